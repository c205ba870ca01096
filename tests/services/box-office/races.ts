/** Races on a real PostgreSQL: all requests wait at one lock before they start. Controls do it the naive way. */
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Shorter than a statement of the store waits for a lock. */
const LINE_UP_MS = 1_000;
/** Rounds of one request. */
const BUSY_AGAIN = 20;

export const together = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Asks again when the store is busy. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await work();
    } catch (error) {
      if ((error as Error).name !== "Busy" || round === BUSY_AGAIN) throw error;
    }
  }
}

export function races(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 60 });
  pool.on("error", () => undefined);

  const inTransaction = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const done = await work(client);
      await client.query("commit");
      return done;
    } finally {
      client.release();
    }
  };

  return {
    pool,
    /** Starts `work` while `lock` holds its rows, and releases them when `count` sessions are waiting. */
    atOnce: <T>(lock: { text: string; values?: unknown[] }, count: number, work: () => Promise<T>[]): Promise<T[]> =>
      inTransaction(async (client) => {
        await client.query(lock);
        const begun = work();
        // An early failure is thrown to the test later, after the lock is released.
        for (const one of begun) one.catch(() => undefined);
        await lineUp(client, count);
        return begun;
      }).then((begun) => Promise.all(begun)),

    /** The mistake: all `count` clients first read whether they may write, and then those who may do so write. */
    async readThenWrite(
      count: number,
      read: string,
      write: (client: pg.PoolClient, index: number) => Promise<unknown>,
    ) {
      const clients = await together(count, () => pool.connect());
      try {
        const may = await Promise.all(clients.map(async (client) => (await client.query(read)).rows[0]?.may === true));
        await Promise.all(clients.map((client, index) => may[index] && write(client, index)));
      } finally {
        for (const client of clients) client.release();
      }
    },
    inTransaction,
  };
}

/**
 * Resolves when this many sessions are waiting for a lock, or after a timeout; with how many are waiting then. Mails
 * that are being sent don't count.
 */
export async function lineUp(client: pg.PoolClient, count: number): Promise<number> {
  const until = performance.now() + LINE_UP_MS;
  while ((await waiting(client)) < count && performance.now() < until) await wait(10);
  return waiting(client);
}

async function waiting(client: pg.PoolClient): Promise<number> {
  // A transaction keeps the statements that it saw at first.
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query not like 'update "outbox"%'`,
  );
  return rows[0].n;
}
