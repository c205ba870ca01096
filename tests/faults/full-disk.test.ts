/** A store whose disk is full: reads work, writes are refused, and it recovers once there is room. */
import { randomUUID } from "node:crypto";
import { chownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { openUnfilled, type Store } from "../../server/store/connection/open-store";
import { writeProbe } from "../../server/store/connection/store-probe";
import { isUnavailable } from "../../server/store/connection/store-unavailable";
import { attempt } from "../../server/store/schema";
import { testDatabase } from "../postgres";
import { frozenNow } from "../store";
import { smallDisk } from "./world/small-disk";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const probeDisk = smallDisk(1);
probeDisk?.remove();
const canMount = probeDisk !== undefined;

function disk(megabytes: number) {
  const made = smallDisk(megabytes);
  if (!made) throw new Error("There is no small disk");
  cleanups.push(() => made.remove());
  return made;
}

async function embedded(dataDir: string): Promise<Store> {
  const store = await openUnfilled({ dataDir });
  cleanups.push(() => store.close());
  return store;
}

const write = (store: Store) => store.db.insert(attempt).values({ key: randomUUID(), count: 1, resetAt: frozenNow });
const count = (store: Store) => store.db.$count(attempt);
/** Grows the log but no table. */
const log = (store: Store) =>
  store.db.execute(sql`select pg_logical_emit_message(true, 'test', repeat(md5(random()::text), 30000))`);

const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Retries until it works: at once with room on the disk, later where an engine has to be replaced first. */
async function works(work: () => Promise<unknown>): Promise<void> {
  for (let round = 0; ; round++) {
    const error = await failed(work());
    if (!error) return;
    expect(isUnavailable(error)).toBe(true);
    if (round > 120) throw error;
    await wait(500);
  }
}

describe.skipIf(!canMount)("The embedded store", () => {
  it("is read-only while the disk is nearly full, and writable as soon as there is room", async () => {
    const small = disk(160);
    const store = await embedded(small.folder);
    await write(store);
    small.fill(8 * 1024 * 1024);
    const ready = writeProbe(store);
    expect(isUnavailable(await failed(write(store)))).toBe(true);
    expect(isUnavailable(await failed(store.db.transaction(async (tx) => tx.delete(attempt))))).toBe(true);
    expect(isUnavailable(await failed(ready()))).toBe(true);
    expect(await count(store)).toBe(1);
    small.empty();
    await write(store);
    expect(await count(store)).toBe(2);
    await works(ready);
  });

  it("survives a disk that fills within one transaction: nothing hangs, nothing committed is lost", async () => {
    const small = disk(200);
    const store = await embedded(small.folder);
    const changedTables: (string | undefined)[] = [];
    const stop = store.watch((table) => changedTables.push(table));
    await write(store);
    const panic = failed(
      store.db.transaction(async (tx) => {
        small.fill(1024 * 1024);
        for (let row = 0; row < 40; row++) await log({ ...store, db: tx } as Store);
      }),
    );
    const waiting = Array.from({ length: 5 }, () => failed(count(store)));
    expect(isUnavailable(await panic)).toBe(true);
    for (const error of await Promise.all(waiting)) expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(await failed(count(store)))).toBe(true);
    small.empty();
    await works(() => write(store));
    expect(await count(store)).toBe(2);
    await store.db.execute(sql`notify content, 'event'`);
    expect(changedTables).toEqual([undefined, "event"]);
    stop();
  });
});

describe.skipIf(!canMount)("PostgreSQL on a full disk", () => {
  it("is not ready, says so as an unavailable store, and is ready again once there is room", async () => {
    const small = disk(40);
    const folder = join(small.folder, "space");
    mkdirSync(folder);
    const database = await testDatabase();
    const admin = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
    const { rows } = await admin.db.execute<{ dir: string }>(sql`select current_setting('data_directory') as dir`);
    const owner = statSync(rows[0]?.dir ?? "");
    chownSync(folder, owner.uid, owner.gid);
    const [space, name] = [`space_${randomUUID().slice(0, 8)}`, new URL(database.url).pathname.slice(1)];
    await admin.db.execute(sql.raw(`create tablespace ${space} location '${folder}'`));
    await admin.close();
    const other = await testDatabase();
    const server = await openUnfilled({ databaseUrl: other.url, dataDir: "" });
    await server.db.execute(sql.raw(`alter database ${name} set tablespace ${space}`));
    cleanups.push(async () => {
      await server.db.execute(sql.raw(`drop database if exists ${name} with (force)`));
      await server.db.execute(sql.raw(`drop tablespace ${space}`));
      await server.close();
      await other.drop();
    });

    const store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
    cleanups.push(() => store.close());
    const ready = writeProbe(store);
    await ready();
    await write(store);
    small.fill(0);
    const fill = async () => {
      for (let row = 0; row < 5_000; row++) await write(store);
    };
    expect(isUnavailable(await failed(fill()))).toBe(true);
    expect(isUnavailable(await failed(writeProbe(store)()))).toBe(true);
    expect(await count(store)).toBeGreaterThan(0);
    small.empty();
    await write(store);
    await works(ready);
  });
});

describe("A read-only PostgreSQL", () => {
  it("is not ready but can be read", async () => {
    const database = await testDatabase();
    cleanups.push(() => database.drop());
    const store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
    cleanups.push(() => store.close());
    await write(store);
    const name = new URL(database.url).pathname.slice(1);
    await store.db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
    await store.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await failed(store.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    expect(isUnavailable(await failed(write(store)))).toBe(true);
    expect(isUnavailable(await failed(writeProbe(store)()))).toBe(true);
    expect(await count(store)).toBe(1);
  });
});

describe("The probe", () => {
  it("asks once a second however many callers there are, and does not wait for a store that hangs", async () => {
    let asked = 0;
    const db = {
      insert() {
        asked += 1;
        return { values: () => ({ onConflictDoUpdate: () => new Promise(() => undefined) }) };
      },
    };
    const ready = writeProbe({ db } as never);
    const answers = await Promise.all(Array.from({ length: 500 }, () => failed(ready())));
    for (const error of answers) expect(isUnavailable(error)).toBe(true);
    await failed(ready());
    expect(asked).toBe(1);
  });
});
