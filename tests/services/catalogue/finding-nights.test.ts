/** How visitors find a night: by its id, by filters, and page by page. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { event } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { MINUTE_MS } from "../../store";
import { clock, night, query, seededCatalogue, shown, siteUrl, slugs, store } from "./seeded-catalogue";

seededCatalogue();

describe("finding a night", () => {
  test("works by id, also in capitals, and by short code", async () => {
    const one = await night("iron-harvest");
    expect((await shown.event(one.id.toUpperCase()))?.id).toBe(one.id);
    expect((await shown.eventByCode(one.shortCode))?.id).toBe(one.id);
    expect(await shown.event(seedId("event", "nobody"))).toBeUndefined();
  });

  test("works by town, by month, by words, and by all of them", async () => {
    expect(await slugs({ city: "Pigeon Forge" })).toHaveLength(12);
    expect(await slugs({ city: "pigeon forge, tn" })).toHaveLength(12);
    expect(await slugs({ city: "Atlantis" })).toEqual([]);
    expect(await slugs({ month: "2026-03", city: "Norfolk" })).toEqual(["iron-harvest"]);
    expect(await slugs({ text: "no man's" })).toEqual(["no-mans-canvas"]);
    expect(await slugs({ text: "HAGANE toru", city: "London" })).toEqual(["winter-count"]);
    expect(await slugs({ text: "100% or ' --" })).toEqual([]);
  });

  test("works by the month at the venue, not in UTC", async () => {
    // 31 March, 7:30 PM in Tucson is already April in UTC.
    const saltwater = seedId("event", "saltwater-riot");
    const [before] = await store.db.select().from(event).where(eq(event.id, saltwater));
    await store.db
      .update(event)
      .set({ startAt: new Date("2026-04-01T02:30:00Z") })
      .where(eq(event.id, saltwater));
    clock.advance(10 * MINUTE_MS);
    expect(await slugs({ month: "2026-03", city: "Tucson" })).toEqual(["saltwater-riot"]);
    await store.db.update(event).set({ startAt: before?.startAt }).where(eq(event.id, saltwater));
  });

  test("works page by page, in order of dates", async () => {
    const all = await slugs({ limit: 100 });
    const second = await shown.events(query({ limit: 3, offset: 3 }));
    expect(second.events.map((one) => one.slug)).toEqual(all.slice(3, 6));
    expect(second).toMatchObject({ total: all.length, offset: 3, limit: 3 });
    expect((await shown.events(query({ offset: 99 }))).events).toEqual([]);
  });

  test("offers the towns and months of upcoming nights", async () => {
    const towns = await shown.cities();
    expect(towns).toContain("Norfolk, VA");
    expect(towns).toContain("London");
    expect(towns).toEqual([...towns].sort());
    expect(await shown.months()).toEqual(["2026-03", "2026-04", "2026-05", "2026-11", "2027-03"]);
    for (const city of towns) expect((await slugs({ city })).length).toBeGreaterThan(0);
  });

  test("returns links with the site's own address", async () => {
    const one = await night("iron-harvest");
    expect(one.calendarLinks.ics).toBe(`${siteUrl}/events/${one.id}.ics`);
    expect(new URL(one.calendarLinks.google).searchParams.get("dates")).toBe("20260322T233000Z/20260323T021500Z");
    expect(one.eventPageUrl).toEqual({ base: siteUrl, path: `/events/${one.id}` });
  });
});
