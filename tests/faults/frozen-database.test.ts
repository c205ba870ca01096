/** PostgreSQL freezes in the middle of a sale: a clear answer in time, and nothing that takes effect afterward. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openUnfilled, type Store } from "../../server/store/connection/open-store";
import { unhurried } from "../../server/store/connection/query-patience";
import { isUnavailable } from "../../server/store/connection/store-unavailable";
import { type PostgresServer, startPostgres } from "../postgres-server";
import { boxOfficeWorld, night, visitor, type World, wish } from "../services/box-office/box-office-world";
import { testOffice } from "../services/box-office/test-office";

const BOUND_MS = 3_000;
const SEATS = 50;
const LIMIT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), "ringside-frozen-"));
// PostgreSQL runs as another user when root runs the tests.
chmodSync(folder, 0o755);
let postgres: PostgresServer;
let store: Store;
let world: World;
beforeAll(async () => {
  const started = await startPostgres({ inFolder: folder });
  if (!started) throw new Error("There is no PostgreSQL to be had");
  postgres = started;
  store = await openUnfilled({ databaseUrl: postgres.url, dataDir: "" });
  world = await boxOfficeWorld(store);
}, LIMIT_MS);
afterAll(async () => {
  postgres?.thaw();
  await world?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const show = () => night(store, world.clock.now(), [{ capacity: SEATS }]);

async function holdsOf(eventId: string): Promise<number> {
  const { rows } = await store.db.execute<{ n: number }>(
    sql`select count(*)::int as n from reservation where event_id = ${eventId}::uuid`,
  );
  return rows[0]?.n ?? -1;
}

/** Freezes PostgreSQL, does the work, thaws it, and waits until it answers and has run the delayed statements. */
async function frozen<T>(work: () => Promise<T>): Promise<T> {
  postgres.freeze();
  try {
    return await work();
  } finally {
    postgres.thaw();
    await expect
      .poll(
        () =>
          store.db.execute(sql`select 1`).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    await wait(1_000);
  }
}

/** The outcome of some work, and how long it took. */
async function timed(work: Promise<unknown>) {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return { error, ms: performance.now() - began };
}

describe("While PostgreSQL is frozen", () => {
  it("a reservation fails within three seconds and never becomes a hold", { timeout: LIMIT_MS }, async () => {
    const { eventId, first } = await show();
    const reserve = () => world.office.reserve(visitor(), wish(eventId, { [first]: 1 }));
    // Opens connections, so that the statements reach PostgreSQL.
    await Promise.all(Array.from({ length: 5 }, () => store.db.execute(sql`select pg_sleep(0.1)`)));
    expect((await reserve()).outcome).toBe("held");
    const outcomes = await frozen(() => Promise.all(Array.from({ length: 5 }, () => timed(reserve()))));
    for (const { error, ms } of outcomes) {
      expect(isUnavailable(error), String(error)).toBe(true);
      expect(ms).toBeLessThan(BOUND_MS);
    }
    expect(await holdsOf(eventId)).toBe(1);
    expect((await reserve()).outcome).toBe("held");
  });

  it("control: without a deadline the same reservation becomes a hold later", { timeout: LIMIT_MS }, async () => {
    const { eventId, first } = await show();
    const office = testOffice({ ...world.deps, store: { ...store, deadline: async () => "infinity" } });
    const asked = await frozen(() => timed(office.reserve(visitor(), wish(eventId, { [first]: 1 }))));
    expect(isUnavailable(asked.error)).toBe(true);
    expect(await holdsOf(eventId)).toBe(1);
  });

  it("a changed database clock costs nobody a seat", { timeout: LIMIT_MS }, async () => {
    const { eventId, first } = await show();
    let set = true;
    const wrong = {
      ...store,
      deadline: async (ms: number) => (set ? "2000-01-01T00:00:00Z" : store.deadline(ms)),
      doubtDeadlines() {
        set = false;
      },
    };
    const office = testOffice({ ...world.deps, store: wrong });
    expect((await office.reserve(visitor(), wish(eventId, { [first]: 1 }))).outcome).toBe("held");
    expect(set).toBe(false);
    expect(await holdsOf(eventId)).toBe(1);
  });

  it("all waiting requests are answered at once, and later ones do not wait at all", {
    timeout: LIMIT_MS,
  }, async () => {
    const query = () => timed(store.db.execute(sql`select 1`));
    await frozen(async () => {
      // More than the pool has connections.
      const waiting = await Promise.all(Array.from({ length: 30 }, query));
      for (const { error, ms } of waiting) {
        expect(isUnavailable(error), String(error)).toBe(true);
        expect(ms).toBeLessThan(BOUND_MS);
      }
      const later = await query();
      expect(isUnavailable(later.error)).toBe(true);
      expect(later.ms).toBeLessThan(50);
    });
  });
});

describe("A slow statement", () => {
  it("is not treated as silence: others continue, and a job may take its time", { timeout: LIMIT_MS }, async () => {
    const slow = unhurried(() => store.db.execute(sql`select pg_sleep(4)`));
    await wait(2_500);
    expect((await timed(store.db.execute(sql`select 1`))).error).toBeUndefined();
    expect((await timed(slow)).error).toBeUndefined();
    const { error, ms } = await timed(store.db.execute(sql`select pg_sleep(4)`));
    expect(isUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(BOUND_MS);
  });
});

describe("A restart", () => {
  it("loses no acknowledged hold, and the pool recovers by itself", { timeout: LIMIT_MS }, async () => {
    const { eventId, first } = await show();
    let acknowledged = 0;
    let refused = 0;
    let going = true;
    const buyer = async () => {
      while (going && acknowledged < SEATS - 10) {
        const outcome = await world.office.reserve(visitor(), wish(eventId, { [first]: 1 })).catch((error) => {
          expect(isUnavailable(error), String(error)).toBe(true);
          refused += 1;
        });
        if (outcome?.outcome === "held") acknowledged += 1;
        await wait(50);
      }
    };
    const buyers = Promise.all([buyer(), buyer(), buyer()]);
    await wait(200);
    await postgres.crash();
    const before = acknowledged;
    await expect.poll(() => acknowledged, { timeout: 10_000 }).toBeGreaterThan(before);
    going = false;
    await buyers;
    expect(refused).toBeGreaterThan(0);
    expect(await holdsOf(eventId)).toBeGreaterThanOrEqual(acknowledged);
  });
});
