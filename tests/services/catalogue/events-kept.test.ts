/** An event's answer is kept until something about it changes. It must never differ from a new one. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent } from "../../../server/services/catalogue/catalogue-content";
import { catalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { readDefinitions } from "../../../server/services/catalogue/read-definitions";
import type { Store } from "../../../server/store/db";
import { frozenNow } from "../../store";
import { worldStore } from "./catalogue-world";

let store: Store;
beforeAll(async () => {
  store = await worldStore();
});
afterAll(() => store.close());

test("a kept event is the same as a new one at every time, forward and back", async () => {
  const { programme } = await readContent(store.db, frozenNow);
  const siteUrl = "https://ringside.example";
  const all = await readDefinitions(
    store.db,
    frozenNow,
    programme.nights.map(({ event }) => event.id),
  );
  let compared = 0;
  for (const night of programme.nights) {
    const definitions = all.filter(({ eventId }) => eventId === night.event.id);
    const { startAt, endAt } = night.event;
    const changes = [startAt, endAt, ...definitions.flatMap(({ saleStart, saleEnd }) => [saleStart, saleEnd])];
    const times = changes.flatMap((at) => [at.getTime() - 1, at.getTime(), at.getTime() + 1]);
    for (const time of [...times, ...[...times].reverse(), ...[...times].sort()]) {
      const asOf = { programme, now: new Date(time), siteUrl };
      const fresh = catalogueEvent({ ...night }, definitions, asOf);
      expect(catalogueEvent(night, definitions, asOf)).toEqual(fresh);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test("new seat numbers make a new event, and the same ones do not", async () => {
  const { programme } = await readContent(store.db, frozenNow);
  const all = await readDefinitions(
    store.db,
    frozenNow,
    programme.nights.map(({ event }) => event.id),
  );
  const night = programme.nights.find(({ event }) => all.some((one) => one.eventId === event.id && one.left > 0));
  if (!night) throw new Error("No night has seats");
  const definitions = all.filter(({ eventId }) => eventId === night.event.id);
  const asOf = { programme, now: frozenNow, siteUrl: "https://ringside.example" };
  const first = catalogueEvent(night, definitions, asOf);
  expect(catalogueEvent(night, definitions, { ...asOf, now: new Date(frozenNow.getTime() + 1) })).toBe(first);
  const soldOut = definitions.map((one) => ({ ...one, left: 0 }));
  expect(catalogueEvent(night, soldOut, asOf).registration.ticketing?.soldOut).toBe(true);
});
