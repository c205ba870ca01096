/** Editors who save at the same moment: nobody's field is lost. On PostgreSQL, where transactions really overlap. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ContentDesk } from "../../../server/services/content/desk/content-desk";
import { openStore } from "../../../server/store/connection/open-store";
import type { Store } from "../../../server/store/db";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow, movableClock } from "../../store";

const lock = vi.hoisted(() => ({ on: true }));
vi.mock("../../../server/services/content/desk/lock-items", async (original) => {
  const { lockItems } = await original<typeof import("../../../server/services/content/desk/lock-items")>();
  return { lockItems: async (...given: Parameters<typeof lockItems>) => (lock.on ? lockItems(...given) : undefined) };
});

const clock = movableClock();
const FIELDS = ["nickname", "hometown", "division", "finisher", "bio"] as const;
let database: TestDatabase;
let store: Store;
let desk: ContentDesk;

beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
  // Files share a worker's modules, and another one may have loaded the desk with the real lock.
  vi.resetModules();
  const { contentDesk } = await import("../../../server/services/content/desk/content-desk");
  desk = contentDesk({ store, clock });
});
afterAll(async () => {
  await store?.close();
  await database?.drop();
});

/** Each editor opens the same item, changes a field of their own, and all save at once. How many fields survive. */
async function allAtOnce(round: number): Promise<number> {
  const { items } = await desk.list("wrestlers");
  const key = items[round]?.key ?? "";
  const item = (await desk.get("wrestlers", key))?.item ?? {};
  // Nobody can finish before everybody has begun: the last thing that each writes is in this table. What they wait for
  // is either that, or whoever does.
  const saves = await store.db.transaction(async (tx) => {
    await tx.execute(sql`lock table audit in share mode`);
    const begun = FIELDS.map((field) =>
      desk.save("wrestlers", key, { ...item, [field]: `${field} ${round}` }, { actor: field, base: item }),
    );
    for (const one of begun) one.catch(() => undefined);
    const waiting = sql`select count(*)::int as editors from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    // In a transaction, the server would always give its first answer.
    while ((await store.db.execute<{ editors: number }>(waiting)).rows[0]?.editors !== FIELDS.length) await wait(20);
    return { begun };
  });
  await Promise.all(saves.begun);
  const now = (await desk.get("wrestlers", key))?.item ?? {};
  return FIELDS.filter((field) => now[field] === `${field} ${round}`).length;
}

test("Five editors who change five fields at once all keep theirs", async () => {
  for (let round = 0; round < 2; round++) expect(await allAtOnce(round)).toBe(FIELDS.length);
});

test("Without the lock, some of them are overwritten", async () => {
  lock.on = false;
  const kept: number[] = [];
  for (let round = 2; round < 5; round++) kept.push(await allAtOnce(round));
  lock.on = true;
  expect(Math.min(...kept)).toBeLessThan(FIELDS.length);
});
