/** Shopping is measured only with consent, once, and never before a page may run the tag manager. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { goodsBought } from "../../app/domain/measured/measured-event";
import { measure, measureWaiting } from "../../app/framework/measure";

type Layer = Record<string, unknown>[];
let layer: Layer | undefined;

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

/** A browser's page, with or without the tag manager. */
function page({ consent, tagged }: { consent: "granted" | "denied" | undefined; tagged: boolean }) {
  layer = tagged ? [] : undefined;
  vi.stubGlobal("document", { cookie: consent ? `lng=en; consent=${consent}` : "lng=en" });
  vi.stubGlobal("window", { dataLayer: layer });
}

const purchase = (id: string) =>
  goodsBought({
    ...{ id, currency: "usd", cents: 3_800 },
    lines: [
      { slug: "iron-harvest-tee", name: "Tee", choices: { Size: "M" }, quantity: 1, unitCents: 3_200 },
      { slug: "digital-programme", name: "Programme", choices: {}, quantity: 1, unitCents: 600 },
    ],
  });
const events = () => (layer ?? []).flatMap(({ event }) => event ?? []);

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
  return () => vi.unstubAllGlobals();
});

describe("A purchase", () => {
  it("is measured once, however often its page is loaded", () => {
    for (let n = 0; n < 3; n++) {
      page({ consent: "granted", tagged: true });
      measure(purchase("p-1"));
      expect(events()).toEqual(n === 0 ? ["purchase"] : []);
    }
    measure(purchase("p-2"));
    expect(events()).toEqual(["purchase"]);
  });

  it("waits for a page with the tag manager, and is pushed there once", () => {
    page({ consent: "granted", tagged: false });
    measure(purchase("p-3"));
    measure(purchase("p-3"));
    page({ consent: "granted", tagged: true });
    measureWaiting();
    expect(layer).toEqual([{ ecommerce: null }, expect.objectContaining({ event: "purchase" })]);
    measureWaiting();
    expect(events()).toEqual(["purchase"]);
  });

  it.each(["denied", undefined] as const)("is neither pushed nor kept with consent %s", (consent) => {
    for (const tagged of [false, true]) {
      page({ consent, tagged });
      measure(purchase("p-4"));
    }
    expect(events()).toEqual([]);
    page({ consent: "granted", tagged: true });
    measureWaiting();
    expect(events()).toEqual([]);
  });

  it("that was kept is not pushed after consent was withdrawn", () => {
    page({ consent: "granted", tagged: false });
    measure(purchase("p-5"));
    page({ consent: "denied", tagged: true });
    measureWaiting();
    expect(events()).toEqual([]);
  });
});

it("names the goods, the amount and the order, and nothing about the buyer", () => {
  page({ consent: "granted", tagged: true });
  measure(purchase("p-6"));
  expect(layer?.[1]).toEqual({
    event: "purchase",
    ecommerce: {
      ...{ currency: "USD", value: 38, transaction_id: "p-6" },
      items: [
        {
          ...{ item_id: "iron-harvest-tee", item_name: "Tee", item_category: "shop", item_variant: "M" },
          ...{ price: 32, quantity: 1 },
        },
        { item_id: "digital-programme", item_name: "Programme", item_category: "shop", price: 6, quantity: 1 },
      ],
    },
  });
});
