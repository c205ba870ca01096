import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../server/store/db";
import { event, mediaItem, productVariant, wrestler } from "../../server/store/schema";
import { nights } from "../../server/store/seed/events";
import { highlights } from "../../server/store/seed/highlights";
import { seedId } from "../../server/store/seed/ids";
import { instagramItems } from "../../server/store/seed/instagram";
import { mediaItems } from "../../server/store/seed/media-items";
import { payPerViews } from "../../server/store/seed/pay-per-views";
import { premiumPlans } from "../../server/store/seed/premium";
import { products, productVariants } from "../../server/store/seed/products";
import { categories, shows } from "../../server/store/seed/shows";
import { venueSections, venues } from "../../server/store/seed/venues";
import { wrestlers } from "../../server/store/seed/wrestlers";
import { DAY_MS, frozenNow as now, testStore } from "../store";
import { AWKWARD_TITLE, awkwardNight, awkwardWrestler, insertAwkward } from "./awkward";

const all = nights(now);
const people = wrestlers(now);
const shown = all.map(({ event }) => event).filter(({ status }) => status !== "DRAFT");
const definitions = all.flatMap((night) => night.definitions);
const night = (slug: string) => {
  const found = all.find(({ event }) => event.slug === slug);
  if (!found) throw new Error(`no night ${slug}`);
  return found;
};

describe("ids, slugs and references", () => {
  test("are unique in each set", () => {
    const sets = [categories, shows, venues, people, shown, products, products.map(({ slug }) => ({ id: slug }))];
    const rest = [venueSections, definitions, productVariants, highlights(now), mediaItems(now), instagramItems(now)];
    for (const rows of [...sets, ...rest, payPerViews(now, all), premiumPlans]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    for (const rows of [categories, shows, people, shown]) {
      expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
      for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(shown.map(({ shortCode }) => shortCode)).size).toBe(shown.length);
    expect(new Set(productVariants.map(({ sku }) => sku)).size).toBe(productVariants.length);
  });

  test("resolve, on every card, too", () => {
    const idsOf = (...sets: { id: string }[][]) => new Set(sets.flat().map(({ id }) => id));
    const [roster, halls, parts, kinds] = [idsOf(people), idsOf(venues), idsOf(venueSections), idsOf(categories)];
    const [brands, evenings] = [idsOf(shows), idsOf(shown)];
    for (const { event } of all) {
      expect(halls).toContain(event.venueId);
      expect(brands).toContain(event.showId);
      for (const id of event.categoryIds) expect(kinds).toContain(id);
      for (const id of event.card.flatMap((bout) => bout.participants.flat())) expect(roster).toContain(id);
    }
    for (const { sectionId } of definitions) expect(parts).toContain(sectionId);
    for (const { eventId } of [...payPerViews(now, all), ...highlights(now)]) expect(evenings).toContain(eventId);
    for (const id of highlights(now).flatMap((one) => one.wrestlerIds)) expect(roster).toContain(id);
    for (const one of shows) expect(kinds).toContain(one.categoryId);
  });

  test("are the same for the same day of seeding, and nothing stays behind when the day moves on", () => {
    expect(nights(now)).toEqual(all);
    const later = new Date(now.getTime() + 7 * DAY_MS);
    const moved = nights(later).find(({ event }) => event.slug === "iron-harvest")?.event.startAt;
    expect(moved?.getTime()).toBe(night("iron-harvest").event.startAt.getTime() + 7 * DAY_MS);
    const newest = Math.max(...mediaItems(later).map(({ publishedAt }) => publishedAt.getTime()));
    expect(later.getTime() - newest).toBeLessThan(DAY_MS);
  });
});

describe("the shows", () => {
  test("are in six categories, the last of them hidden", () => {
    expect(categories.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
      ["Road Tour", false],
      ["Pigeon Forge Residency", false],
      ["Pay-Per-View Nights", false],
      ["Fan Fest", false],
      ["Youth & School Shows", false],
      ["Archive", true],
    ]);
    for (const { name } of categories) expect(name.length).toBeLessThanOrEqual(30);
  });

  test("are four, and the residency has a hall, a runtime, an age note and answers", () => {
    expect(shows).toHaveLength(4);
    const residency = shows.find(({ isResidency }) => isResidency);
    expect(residency).toMatchObject({ slug: "pigeon-forge", venueId: seedId("venue", "smoky-ridge-theatre") });
    expect(residency?.faq?.length).toBeGreaterThanOrEqual(3);
    for (const { ageNote, runtimeMinutes, art } of shows)
      expect([ageNote, runtimeMinutes, art?.seed].every(Boolean)).toBe(true);
  });

  test("are played in five time zones of the United States, in Arizona and in London", () => {
    const zones = new Set(venues.map(({ timeZoneId }) => timeZoneId));
    const wanted = ["New_York", "Chicago", "Denver", "Los_Angeles", "Puerto_Rico", "Phoenix"];
    for (const zone of [...wanted.map((one) => `America/${one}`), "Europe/London"]) expect(zones).toContain(zone);
    const zoneIn = (city: string) => venues.find((one) => one.city === city)?.timeZoneId;
    expect([zoneIn("Pigeon Forge"), zoneIn("Nashville")]).toEqual(["America/New_York", "America/Chicago"]);
  });
});

describe("a store", () => {
  let store: Store;
  beforeAll(async () => {
    store = await testStore();
  });
  afterAll(() => store.close());

  test("is seeded with all of it and accepts names that are markup besides", async () => {
    await insertAwkward(store.db);
    const counts = await Promise.all([event, wrestler, mediaItem, productVariant].map((one) => store.db.$count(one)));
    expect(counts).toEqual([all.length + 1, 41, 30, productVariants.length]);
    const stored = await store.db.select().from(wrestler);
    expect(stored.find(({ id }) => id === awkwardWrestler.id)).toMatchObject(awkwardWrestler);
    expect([AWKWARD_TITLE.length, awkwardNight().title]).toEqual([120, AWKWARD_TITLE]);
  });
});
