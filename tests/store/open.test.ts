import { fork } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../server/store/connection/open-store";
import { attempt, audit, event } from "../../server/store/schema";
import { seedContent } from "../../server/store/seed/seed";
import { compiled } from "../compiled";
import { testDatabase } from "../postgres";
import { embeddedStore, frozenNow, movableClock } from "../store";

const clock = movableClock();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

function directory() {
  const dataDir = mkdtempSync(join(tmpdir(), "ringside-store-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** With the season only on PostgreSQL: it makes no difference to what a directory is tested for. */
async function opened(options: { databaseUrl?: string; dataDir: string }): Promise<Store> {
  const store = await openStore({ ...options, seed: options.databaseUrl ? "demo" : "none", clock });
  cleanups.push(() => store.close().catch(() => undefined));
  return store;
}

async function database() {
  const fresh = await testDatabase();
  cleanups.push(fresh.drop);
  return fresh.url;
}

const tables = async (store: Store) => {
  const { rows } = await store.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
};
const note = { key: "kept", count: 1, resetAt: frozenNow };

describe("the embedded store", () => {
  test("keeps its rows when it is opened again", async () => {
    const dataDir = directory();
    const first = await opened({ dataDir });
    await first.db.insert(attempt).values(note);
    await first.close();
    const second = await opened({ dataDir });
    expect(await second.db.select().from(attempt)).toEqual([note]);
  });

  test("refuses to open one directory twice and names the directory", async () => {
    const dataDir = directory();
    await opened({ dataDir });
    await expect(opened({ dataDir })).rejects.toThrow(join(dataDir, "store"));
  });

  test("refuses another process, and keeps acknowledged rows when its own process is killed", async () => {
    const dataDir = directory();
    const other = fork(await compiled("tests/store/open-and-write.ts"), [dataDir], { stdio: "inherit" });
    cleanups.push(() => other.kill("SIGKILL"));
    await new Promise((written) => other.once("message", written));
    await expect(opened({ dataDir })).rejects.toThrow(`process ${other.pid}`);

    const ended = new Promise((done) => other.once("exit", done));
    other.kill("SIGKILL");
    await ended;
    const store = await opened({ dataDir });
    expect((await store.db.select().from(attempt)).map((row) => row.key)).toEqual(["written by another"]);
  });

  test("takes over the lock of a dead process, even if its number is in use again", async () => {
    const dataDir = directory();
    writeFileSync(join(dataDir, "store.lock"), `${process.pid} 1`);
    await opened({ dataDir });
  });

  test("starts over when its first start died halfway", async () => {
    const dataDir = directory();
    const half = await opened({ dataDir });
    await half.close();
    rmSync(join(dataDir, "store"), { recursive: true });
    writeFileSync(join(dataDir, "store.new"), "half");
    await opened({ dataDir });
    expect(existsSync(join(dataDir, "store.new"))).toBe(false);
  });
});

describe("Content", () => {
  const opening = (databaseUrl: string, seed: "demo" | "none", migrate = true) =>
    openStore({ databaseUrl, dataDir: "", clock, seed, migrate });
  /** Opens, looks, closes: as a start of the site does. */
  async function eventsAfterStart(databaseUrl: string, seed: "demo" | "none", look = async (_: Store) => {}) {
    const store = await opening(databaseUrl, seed);
    try {
      await look(store);
      return await store.db.$count(event);
    } finally {
      await store.close();
    }
  }
  const everything = sql.raw(
    "event_category, venue, show, wrestler, event, premium_plan, product, redirect, media_item, highlight, instagram_item",
  );

  test("is only put into a store that was asked for it", async () => {
    const databaseUrl = await database();
    expect(await eventsAfterStart(databaseUrl, "none")).toBe(0);
    expect(await eventsAfterStart(databaseUrl, "none")).toBe(0);
    expect(await eventsAfterStart(databaseUrl, "demo")).toBeGreaterThan(40);
  });

  test("comes once: a seeded store stays empty after all of it was deleted", async () => {
    const databaseUrl = await database();
    await eventsAfterStart(
      databaseUrl,
      "demo",
      async ({ db }) => void (await db.execute(sql`truncate ${everything} cascade`)),
    );
    expect(await eventsAfterStart(databaseUrl, "demo")).toBe(0);
    const store = await opening(databaseUrl, "demo");
    cleanups.push(store.close);
    const trail = await store.db.select().from(audit);
    expect(trail).toMatchObject([{ actor: "site", action: "content.seeded", detail: { season: "demo" } }]);
  });

  test("of the operator's own keeps the invented season away, also when only a part of it is left", async () => {
    const databaseUrl = await database();
    await eventsAfterStart(databaseUrl, "none", async ({ db }) => {
      await db.execute(sql`insert into redirect (path, target, external) values ('/old', '/shows', false)`);
    });
    expect(await eventsAfterStart(databaseUrl, "demo")).toBe(0);

    // Seeded by an older version that left no record of it, and then emptied by an import with --prune.
    const older = await database();
    await eventsAfterStart(older, "none", async ({ db }) => {
      await seedContent(db, frozenNow);
      await db.execute(sql`truncate event cascade`);
    });
    expect(await eventsAfterStart(older, "demo")).toBe(0);
  });
});

describe("PostgreSQL", () => {
  test("gets the same tables as the embedded store, and both are seeded once", async () => {
    const databaseUrl = await database();
    const embedded = await embeddedStore();
    cleanups.push(embedded.close);
    const first = await opened({ databaseUrl, dataDir: "" });
    const again = await opened({ databaseUrl, dataDir: "" });
    expect(await tables(first)).toEqual(await tables(embedded));
    const events = await embedded.db.$count(event);
    expect(events).toBeGreaterThanOrEqual(14);
    expect(await again.db.$count(event)).toBe(events);
  });

  test("is migrated and seeded once by four processes that start at the same time", async () => {
    const databaseUrl = await database();
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened({ databaseUrl, dataDir: "" })));
    const counts = await Promise.all(stores.map((store) => store.db.$count(event)));
    expect(new Set(counts).size).toBe(1);
  });

  test("gives up waiting for a lock within a few seconds", async () => {
    const databaseUrl = await database();
    const store = await opened({ databaseUrl, dataDir: "" });
    await store.db.insert(attempt).values(note);
    await store.db.transaction(async (holding) => {
      await holding.execute(sql`select 1 from attempt for update`);
      const from = Date.now();
      await expect(store.db.execute(sql`update attempt set count = 2`)).rejects.toMatchObject({
        cause: { code: "55P03" },
      });
      expect(Date.now() - from).toBeLessThan(5_000);
    });
  });
});
