/** PostgreSQL ends connections at the worst moment: the process continues, and the pool recovers. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openUnfilled, type Store } from "../../server/store/connection/open-store";
import { isUnavailable } from "../../server/store/connection/store-unavailable";
import { testDatabase } from "../postgres";

/** More than the pool has connections. */
const TIMES = 15;

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Store;
let other: Store;
beforeAll(async () => {
  database = await testDatabase();
  store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
  other = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
});
afterAll(async () => {
  await store.close();
  await other.close();
  await database.drop();
});

const end = (pid: number | undefined) => other.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);

it("a connection lost between two statements of a transaction fails that transaction alone", async () => {
  for (let time = 0; time < TIMES; time++) {
    const lost = await store.db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await end(rows[0]?.pid);
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(lost)).toBe(true);
  }
  expect((await store.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it("connections that cannot begin a transaction are released", async () => {
  for (let time = 0; time < TIMES; time++) {
    // Ended while idle, before the pool has noticed: the next `begin` fails.
    const { rows } = await store.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const ended = end(rows[0]?.pid);
    await Promise.allSettled(
      Array.from({ length: 3 }, () => store.db.transaction(async (tx) => tx.execute(sql`select 1`))),
    );
    await ended;
  }
  const all = Array.from({ length: 10 }, () =>
    store.db.transaction(async (tx) => tx.execute(sql`select pg_sleep(0.05)`)),
  );
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(all.map(() => "fulfilled"));
});
