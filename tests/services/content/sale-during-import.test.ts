/** Fans who buy while a file is being imported. On PostgreSQL, where transactions really overlap. */
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Name } from "../../../server/services/content/collections";
import type { ContentDesk } from "../../../server/services/content/desk/content-desk";
import type { ItemRow } from "../../../server/services/content/rows";
import { openStore } from "../../../server/store/connection/open-store";
import type { Store } from "../../../server/store/db";
import { event } from "../../../server/store/schema";
import { migratedDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow } from "../../store";
import { boxOfficeWorld, night, visitor, type World, wish } from "../box-office/box-office-world";

const nothing = async (): Promise<void> => undefined;
/** What happens right before the import locks what it writes, and right after. */
const around = vi.hoisted(() => ({ before: async () => {}, after: async () => {} }));
vi.mock("../../../server/services/content/desk/lock-items", async (original) => {
  const { lockItems } = await original<typeof import("../../../server/services/content/desk/lock-items")>();
  return {
    lockItems: async (...given: Parameters<typeof lockItems>) => {
      const [, , keys] = given;
      if (keys.length === 0) return;
      const { before, after } = around;
      around.before = around.after = async () => {};
      await before();
      await lockItems(...given);
      await after();
    },
  };
});

let database: TestDatabase;
let store: Store;
let world: World;
let importContent: typeof import("../../../server/services/content/import").importContent;
let desk: ContentDesk;

beforeAll(async () => {
  database = await migratedDatabase();
  store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "none", clock: { now: () => frozenNow } });
  world = await boxOfficeWorld(store);
  // Files share a worker's modules, and another one may have loaded the import with the real lock.
  vi.resetModules();
  ({ importContent } = await import("../../../server/services/content/import"));
  const { contentDesk } = await import("../../../server/services/content/desk/content-desk");
  desk = contentDesk({ store, clock: world.clock });
});
afterAll(async () => {
  await world?.close();
  await database?.drop();
});
beforeEach(() => Object.assign(around, { before: nothing, after: nothing }));

async function publicNight() {
  const { eventId, first } = await night(store, world.clock.now(), [{ capacity: 10 }]);
  const item = (await desk.get("events", eventId))?.item ?? {};
  return { eventId, item, hold: () => world.office.reserve(visitor(), wish(eventId, { [first]: 2 })) };
}

/** Imports nights. `reading` is called before they are read for the nth time. */
function importNights(
  items: ItemRow[],
  { prune = false, reading = async (_: number): Promise<void> => undefined } = {},
) {
  let times = 0;
  const source = {
    ...{ faults: [], unreadable: false, collections: ["events" as Name], count: items.length },
    async *items(collection: Name) {
      await reading(++times);
      for (const value of items) yield { collection, value, lineOf: () => 7 };
    },
  };
  const o = { file: "night.json", prune, dryRun: false, actor: "office", now: world.clock.now(), progress: () => {} };
  return importContent(store.db, source, o);
}
const statusOf = async (eventId: string) =>
  (await store.db.select({ status: event.status }).from(event).where(eq(event.id, eventId)))[0]?.status;

/** Resolves when a query is waiting for a lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = sql`select count(*)::int as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rows } = await store.db.execute<{ many: number }>(waiting);
    if ((rows[0]?.many ?? 0) > 0) return;
    await wait(20);
  }
}

const REFUSED = /^Line 7: event status cannot hide the night, 2 tickets are sold or held\. .* Nothing is changed\.$/;

test("A sale between the check of a file and its writing keeps the night public", async () => {
  const { eventId, item, hold } = await publicNight();
  let bought: unknown;
  // The first time, keys are collected; the second time, it is checked.
  const reading = async (time: number) => {
    if (time === 3) bought = (await hold()).outcome;
  };
  await expect(importNights([{ ...item, status: "DRAFT" }], { reading })).rejects.toThrow(REFUSED);
  expect(bought).toBe("held");
  expect(await statusOf(eventId)).toBe("SCHEDULED");
});

test("So does a sale right before the lock", async () => {
  const { eventId, item, hold } = await publicNight();
  around.before = async () => void (await hold());
  await expect(importNights([{ ...item, status: "DRAFT" }])).rejects.toThrow(REFUSED);
  expect(await statusOf(eventId)).toBe("SCHEDULED");
});

test("A fan who comes after the lock waits for the import, and finds the night hidden", async () => {
  const { eventId, item, hold } = await publicNight();
  let late: ReturnType<typeof hold> | undefined;
  around.after = async () => {
    late = hold();
    await somebodyWaits();
  };
  expect((await importNights([{ ...item, status: "DRAFT" }])).faults).toEqual([]);
  expect(await late).toMatchObject({ outcome: "refused" });
  expect(await statusOf(eventId)).toBe("DRAFT");
});

test("A file that doesn't change the night lets fans buy while it is imported", async () => {
  const { item, hold } = await publicNight();
  let bought: unknown;
  const reading = async (time: number) => {
    if (time === 3) bought = (await hold()).outcome;
  };
  expect((await importNights([item], { reading })).tally?.events.unchanged).toBe(1);
  expect(bought).toBe("held");
});

test("A fan who comes while a night is being removed waits, and finds it gone", async () => {
  const { eventId, hold } = await publicNight();
  let late: ReturnType<typeof hold> | undefined;
  around.after = async () => {
    late = hold();
    await somebodyWaits();
  };
  const others = (await store.db.select({ id: event.id }).from(event)).filter(({ id }) => id !== eventId);
  const kept = await Promise.all(others.map(({ id }) => desk.get("events", id)));
  const done = await importNights(
    kept.map((one) => one?.item ?? {}),
    { prune: true },
  );
  expect(done.tally?.events.removed).toBe(1);
  expect(await late).toMatchObject({ outcome: "refused" });
  expect(await statusOf(eventId)).toBeUndefined();
});
