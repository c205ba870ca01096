/** Opening the store: PostgreSQL by its URL, else PGlite in the data directory; migrated, and filled once. */
import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Clock } from "../clock";
import type { Db, Store } from "./db";
import { openEmbedded } from "./embedded";
import { listenTo } from "./listen";
import { migrate } from "./migrate";
import { Pool } from "./pool";
import * as schema from "./schema";
import { seedOnce } from "./seed/seed";

export type { Db, Store } from "./db";

/**
 * A fan who waits for a lock, or for one of the pool's connections, is told to try again, instead of watching a
 * spinner: after three seconds at most, also when she first waited for those before her.
 */
const LOCK_WAIT_MS = 1_300;
const CONNECT_MS = 2_500;
const STATEMENT_MS = 10_000;
/** For a database that has gone silent: a little longer than it would itself take to end the statement. */
const ANSWER_MS = STATEMENT_MS + 2_000;
/** Whatever the database's own defaults are: the statements rely on this isolation, and none is worth compiling. */
const SETTINGS = "-c default_transaction_isolation=read\\ committed -c jit=off";

/**
 * Opens and migrates the store, and fills an empty one with the seed content, dated from `clock`.
 * Throws when PostgreSQL cannot be reached, or when another process has the embedded store open.
 */
export const openStore = ({ clock, ...place }: Place & { clock: Clock }): Promise<Store> =>
  open(place, (db) => bringUp(db, clock));

/** The same, and an empty store stays empty: for operators, who bring their own content. */
export const openUnfilled = (place: Place): Promise<Store> => open(place, (db) => migrate(db, async () => undefined));

type Place = { databaseUrl?: string; dataDir: string };

async function open({ databaseUrl, dataDir }: Place, prepare: (db: Db) => Promise<void>): Promise<Store> {
  const store = databaseUrl ? openPostgresql(databaseUrl) : await openEmbedded(dataDir);
  try {
    await prepare(store.db);
    return store;
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** Migrates and fills an open database. */
export const bringUp = (db: Db, clock: Clock) => migrate(db, (tx) => seedOnce(tx, clock.now()));

function openPostgresql(connectionString: string): Store {
  const pool = new Pool({
    connectionString,
    application_name: "ringside",
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    options: SETTINGS,
    lock_timeout: LOCK_WAIT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  });
  const dialect = new PgDialect();
  const listening = listenTo(connectionString);
  return {
    db: drizzle(pool, { schema }),
    async prepared<Row extends Record<string, unknown>>(statement: SQL) {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      return (await pool.query<Row>({ name: nameOf(text), text, values })).rows;
    },
    watch: listening.watch,
    async close() {
      await listening.close();
      await pool.end();
    },
    kind: "postgresql",
  };
}

/** A name for a statement's text, the same in every process; PostgreSQL cuts names at 63 characters. */
const nameOf = (text: string) => createHash("sha256").update(text).digest("base64url");
