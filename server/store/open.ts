/** Opening the store: PostgreSQL by its URL, else PGlite in the data directory. */
import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Clock } from "../clock";
import type { BeginCall } from "../telemetry/calls";
import type { Db, Store } from "./db";
import { hasEmbedded, openEmbedded } from "./embedded";
import { listenTo } from "./listen";
import { migrate, whileNobodyMigrates } from "./migrate";
import { Pool } from "./pool";
import * as schema from "./schema";
import { demandSchema, SchemaError } from "./schema-state";
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
const LIMITS = { query_timeout: STATEMENT_MS + 2_000 };
/** Migrations and operators' commands lift the database's own limits for a transaction; the driver's cannot be lifted. */
const PATIENT = {};
type Limits = { query_timeout?: number };
/** Whatever the database's own defaults are: the statements rely on this isolation, and none is worth compiling. */
const SETTINGS = "-c default_transaction_isolation=read\\ committed -c jit=off";

type Place = { databaseUrl?: string | undefined; dataDir: string; beginCall?: BeginCall };
export type OpenOptions = Place & {
  clock: Clock;
  /** "demo" fills a store that has never had content with the invented season, dated from `clock`. */
  seed: "demo" | "none";
  /** False leaves the schema as it is. */
  migrate?: boolean;
};

/**
 * Opens the store for a site: brings its schema up to date, unless `migrate` is false, and fills it if asked to.
 * Throws when PostgreSQL cannot be reached, when another process has the embedded store open, and a SchemaError when
 * the schema is too old and may not be changed.
 */
export const openStore = ({ clock, seed, migrate: mayMigrate = true, ...place }: OpenOptions): Promise<Store> =>
  open(place, async (db) => {
    const fill = async (tx: Db) => void (seed === "demo" && (await seedOnce(tx, clock.now())));
    if (mayMigrate) return void (await migrate(db, { fill }));
    await demandSchema(db);
    if (seed === "demo") await whileNobodyMigrates(db, fill);
  });

/** Opens the store and brings its schema up to date, and leaves it without content. */
export const openUnfilled = (place: Place): Promise<Store> => open(place, async (db) => void (await migrate(db)));

/**
 * Opens the store for a command and leaves its schema as it is. Without `create`, an embedded store that does not exist
 * is not made: a SchemaError says so.
 */
export async function openAsIs({ create, ...place }: Place & { create: boolean }): Promise<Store> {
  if (!create && !place.databaseUrl && !hasEmbedded(place.dataDir)) {
    throw new SchemaError(
      `There is no store in ${place.dataDir} yet. Start the site, or run \`npm run db -- migrate\`.`,
    );
  }
  return open(place, async () => undefined, PATIENT);
}

async function open(
  { databaseUrl, dataDir, beginCall }: Place,
  prepare: (db: Db) => Promise<void>,
  limits: Limits = LIMITS,
): Promise<Store> {
  if (!databaseUrl) return prepared(await openEmbedded(dataDir), prepare);
  const preparing = openPostgresql(databaseUrl, PATIENT);
  await prepared(preparing, prepare);
  if (limits === PATIENT) return preparing;
  await preparing.close();
  return openPostgresql(databaseUrl, limits, beginCall);
}

/** The store after `prepare`; closed when that fails. */
async function prepared(store: Store, prepare: (db: Db) => Promise<void>): Promise<Store> {
  try {
    await prepare(store.db);
    return store;
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

function openPostgresql(connectionString: string, limits: Limits, beginCall?: BeginCall): Store {
  const settings = {
    connectionString,
    application_name: "ringside",
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: SETTINGS,
    lock_timeout: LOCK_WAIT_MS,
    statement_timeout: STATEMENT_MS,
    ...limits,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  };
  const pool = new Pool(settings, beginCall);
  const dialect = new PgDialect();
  const listening = listenTo(connectionString);
  return {
    db: drizzle(pool, { schema }),
    async prepared<Row extends Record<string, unknown>>(statement: SQL) {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      return (await pool.query<Row>({ name: nameOf(text), text, values })).rows;
    },
    watch: listening.watch,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listening.close();
      await pool.end();
    },
    kind: "postgresql",
  };
}

/** A name for a statement's text, the same in every process; PostgreSQL cuts names at 63 characters. */
const nameOf = (text: string) => createHash("sha256").update(text).digest("base64url");
