/** The copy of the catalogue that the process keeps, and how old it may get. */
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../../server/services/catalogue";
import { openStore } from "../../../server/store/connection/open-store";
import { event } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { filledDatabase } from "../../filled-stores";
import { MINUTE_MS, testStore } from "../../store";
import { clock, night, query, seededCatalogue, siteUrl, store } from "./seeded-catalogue";

seededCatalogue();

describe("the snapshot in the process", () => {
  test("is served while it is fresh, and reloaded in the background when it is stale", async () => {
    const rename = (title: string) =>
      store.db
        .update(event)
        .set({ title })
        .where(eq(event.id, seedId("event", "cold-iron")));
    const title = async () => (await night("cold-iron")).title;
    expect(await title()).toBe("Cold Iron");
    await rename("Colder Iron");
    clock.advance(29_000);
    expect(await title()).toBe("Cold Iron");
    clock.advance(2_000);
    expect(await title()).toBe("Cold Iron");
    await expect.poll(title).toBe("Colder Iron");
    // A reload that began before the next change has to finish first.
    await wait(300);
    await rename("Cold Iron");
    clock.advance(6 * MINUTE_MS);
    expect(await title()).toBe("Cold Iron");
  });

  test("is the same over PostgreSQL and PGlite", async () => {
    const database = await filledDatabase(clock.now());
    const real = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
    const fresh = await testStore();
    try {
      const [one, other] = [real, fresh].map((each) => catalogue({ store: each, clock, siteUrl }));
      expect(await one?.events(query({ past: "true", limit: 100 }))).toEqual(
        await other?.events(query({ past: "true", limit: 100 })),
      );
      const ironHarvest = seedId("event", "iron-harvest");
      expect(await one?.definitions(ironHarvest)).toEqual(await other?.definitions(ironHarvest));
    } finally {
      await Promise.all([real.close(), fresh.close()]);
      await database.drop();
    }
  });

  test("is served for a while when the store cannot be reached", async () => {
    const away = await testStore();
    const sturdy = catalogue({ store: away, clock, siteUrl, staleMinutes: 20 });
    const readAt = clock.now();
    expect(await sturdy.nextNight()).toBeDefined();
    expect(await sturdy.staleSince()).toBeUndefined();
    await away.close();
    for (const minutes of [1, 10]) {
      clock.advance(minutes * MINUTE_MS);
      expect(await sturdy.nextNight()).toBeDefined();
      // A reader doesn't wait for a reload, so its failure is known a moment later.
      await expect.poll(() => sturdy.staleSince()).toEqual(readAt);
    }
    clock.advance(10 * MINUTE_MS);
    await expect(sturdy.nextNight()).rejects.toThrow();
  });
});
