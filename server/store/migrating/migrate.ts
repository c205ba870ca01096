/** Migrates a store's tables, while other processes may be selling from it. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { patiently } from "../connection/query-patience";
import { sqlState } from "../connection/store-unavailable";
import type { Db } from "../db";
import { type Migration, migrations } from "./migration-files";
import { SchemaError, schemaState } from "./schema-state";

/** Any number, as long as every process uses the same one. */
const LOCK = 7_460_013;
const OTHERS_MS = 120_000;
/**
 * While a statement waits for a table's lock, all later queries of that table wait behind it, and those time out after
 * little more than a second (open-store.ts).
 */
const TABLE_MS = 500;
const TRIES = 40;
const PAUSE_MS = 2_500;
const LOCK_NOT_AVAILABLE = "55P03";

type MigrateOptions = {
  /** Runs in the same transaction, after the migrations. */
  fill?: (tx: Db) => Promise<void>;
  known?: Migration[];
};

/**
 * Runs missing migrations, then `fill`, in one transaction. Processes that start together wait for each other
 * (Drizzle's own `migrate()` takes no lock and fails then), and a failure leaves nothing behind. If a table is in use,
 * it gives up after half a second and retries for two minutes. Returns the names of the migrations it ran.
 */
export async function migrate(db: Db, { fill, known = migrations }: MigrateOptions = {}): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await inOneGo(db, async (tx) => {
        const ran = await runMissing(tx, known);
        await fill?.(tx);
        return ran;
      });
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/** Runs `work` in a transaction that can't overlap with a migration or another starting process. */
export const whileNobodyMigrates = (db: Db, work: (tx: Db) => Promise<void>): Promise<void> => inOneGo(db, work);

/** A separate transaction in which statements may take as long as they need. */
const inOneGo = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  patiently(() =>
    db.transaction(async (tx) => {
      await alone(tx);
      return work(tx);
    }),
  );

async function alone(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(OTHERS_MS))}`);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new SchemaError(
      "Another process has been migrating this database for two minutes. Try again when it is done.",
    );
  }
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(TABLE_MS))}`);
}

async function runMissing(tx: Db, known: Migration[]): Promise<string[]> {
  const { missing } = await schemaState(tx, known);
  // A role that may not create tables can still start on a complete schema.
  if (missing.length === 0) return [];
  await tx.execute(sql`create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now())`);
  for (const { name, statements } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migration (name) values (${name})`);
  }
  return missing.map(({ name }) => name);
}
