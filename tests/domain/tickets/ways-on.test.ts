import { describe, expect, it } from "vitest";
import { nightView } from "../../../app/domain/shows/night-view";
import { waysOn } from "../../../app/domain/tickets/ways-on";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { sampleEvent } from "../samples/sample-event";
import { sampleTier } from "../samples/sample-show";

const view = { locale: "en", now: new Date("2026-11-20T12:00:00Z") };
const soldOut = sampleEvent({ ticketing: { soldOut: true } });
const tucson = { city: "Tucson", region: "AZ" };
const stranger = { id: "00000000-0000-4000-8000-00000000ffff", slug: "x", ringName: "X", portrait: { seed: "x" } };
const strangers = [{ ...soldOut.card[0], sides: [[stranger], [stranger]] }] as typeof soldOut.card;

const ways = (program: Partial<Parameters<typeof waysOn>[1]> = {}, event = soldOut) =>
  waysOn(nightView(event, view), { coming: [], broadcasts: [], definitions: [], ...program }, view);
const reasons = (coming: (typeof soldOut)[]) =>
  ways({ coming: [soldOut, ...coming] }).nights.map(({ row, reason }) => [row.id, reason?.kind]);
const broadcast = (state: PayPerView["state"]) =>
  ({ id: "b", event: soldOut, state, priceCents: 999, currency: "usd" }) as PayPerView;

describe("The ways on from a night that can't be bought", () => {
  it("are a night in the same city, one with a star of its main event and the next one, no night twice", () => {
    const next = sampleEvent({ id: "next", location: tucson, card: strangers });
    const star = sampleEvent({ id: "star", location: tucson });
    const near = sampleEvent({ id: "near", card: strangers });
    expect(reasons([next, star, near])).toEqual([
      ["near", "sameCity"],
      ["star", "sameCast"],
      ["next", "next"],
    ]);
    expect(reasons([star, next])).toEqual([
      ["star", "sameCast"],
      ["next", undefined],
    ]);
    expect(reasons([near])).toEqual([["near", "sameCity"]]);
  });

  it("name the star both cards have", () => {
    const [found] = ways({ coming: [sampleEvent({ id: "star", location: tucson })] }).nights;
    expect(found?.reason).toEqual({ kind: "sameCast", name: "Calder Vane" });
  });

  it.each([
    ["sold out", { ticketing: { soldOut: true } }],
    ["not on sale yet", { ticketing: { salesStart: "2026-11-27T15:00:00Z" } }],
    ["canceled", { registration: { ...soldOut.registration, status: "CLOSED" } }],
  ] as const)("include no night that is %s", (_, changes) => {
    expect(reasons([sampleEvent({ id: "other", ...changes } as Parameters<typeof sampleEvent>[0])])).toEqual([]);
  });

  it("are its broadcast, with a price while it is sold, unless the night is canceled", () => {
    expect(ways({ broadcasts: [broadcast("onSale")] }).watch).toEqual({
      href: "/pay-per-view/event/b",
      price: "$9.99",
    });
    expect(ways({ broadcasts: [broadcast("announced")] }).watch?.price).toBeUndefined();
    expect(ways({ broadcasts: [broadcast("closed")] }).watch).toBeUndefined();
    expect(ways({ broadcasts: [broadcast("onSale")] }, sampleEvent({ status: "CANCELED" })).watch).toBeUndefined();
  });

  it("are the city's dates only if it has another one", () => {
    expect(ways({ coming: [soldOut, sampleEvent({ id: "other", ticketing: { soldOut: true } })] }).city).toEqual({
      name: "Norfolk, VA",
      href: "/tickets?city=Norfolk%2C+VA",
    });
    expect(ways({ coming: [soldOut, sampleEvent({ id: "off", status: "CANCELED" })] }).city).toBeUndefined();
  });

  it("are the opening of a sale that visitors may know of", () => {
    const later = sampleTier({ saleStatus: "SALE_SCHEDULED" });
    expect(ways({ definitions: [later] }).calendar).toBe(`/events/${soldOut.id}/on-sale.ics`);
    const secret = { ...later, salePeriod: { ...later.salePeriod, hideNotOnSale: true } };
    expect(ways({ definitions: [secret] }).calendar).toBeUndefined();
  });
});
