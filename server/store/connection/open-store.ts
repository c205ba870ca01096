/** Opens the store: PostgreSQL if there is a URL, otherwise PGlite in the data directory. */
import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Clock } from "../../process/clock";
import type { BeginCall } from "../../telemetry/calls";
import type { Db, Store } from "../db";
import { migrate, whileNobodyMigrates } from "../migrating/migrate";
import { demandSchema, SchemaError } from "../migrating/schema-state";
import * as schema from "../schema";
import { seedOnce } from "../seed/seed";
import { ConnectionPool } from "./connection-pool";
import { listenTo } from "./content-changes";
import { databaseClock } from "./database-clock";
import { placeOf } from "./database-place";
import { hasEmbedded, openEmbedded } from "./embedded-store";
import { STATEMENT_MS } from "./query-patience";
import { listenForSilence, SILENCE_LIMITS } from "./silent-server";
import { type OnWaiting, untilOpen } from "./wait-for-store";

export type { Db, Store } from "../db";

/** A request waiting for a lock fails early enough to be answered within three seconds. */
const LOCK_WAIT_MS = 1_300;
const CONNECT_MS = 2_500;
/** Overrides the database's defaults: our statements rely on this isolation, and compiling them never pays. */
const SETTINGS = "-c default_transaction_isolation=read\\ committed -c jit=off";

type StorePlace = { databaseUrl?: string | undefined; dataDir: string; beginCall?: BeginCall };
type OpenOptions = StorePlace & {
  clock: Clock;
  /** "demo" fills a store that never had content with the invented season, dated from `clock`. */
  seed: "demo" | "none";
  /** False leaves the schema unchanged. */
  migrate?: boolean;
  waiting?: OnWaiting | undefined;
};

/**
 * Opens the store for a site: migrates the schema unless `migrate` is false, and seeds it if asked. With `waiting`,
 * which gets the reason, it waits for a PostgreSQL that can't be reached yet; otherwise it throws. Also throws if
 * another process has the embedded store open, and a SchemaError if the schema is too old and must not be changed.
 */
export const openStore = ({
  clock,
  seed,
  migrate: mayMigrate = true,
  waiting,
  ...place
}: OpenOptions): Promise<Store> => {
  const prepare = async (db: Db) => {
    const fill = async (tx: Db) => void (seed === "demo" && (await seedOnce(tx, clock.now())));
    if (mayMigrate) return void (await migrate(db, { fill }));
    await demandSchema(db);
    if (seed === "demo") await whileNobodyMigrates(db, fill);
  };
  return open(place, prepare, waiting);
};

/** Opens the store and migrates it, without seeding. */
export const openUnfilled = (place: StorePlace): Promise<Store> => open(place, async (db) => void (await migrate(db)));

/**
 * Opens the store for a command without changing its schema. With `current`, the schema has to be one that this version
 * can use. Without `create`, a missing embedded store isn't created but reported as a SchemaError.
 */
export async function openAsIs({
  create,
  current = false,
  ...place
}: StorePlace & { create: boolean; current?: boolean }): Promise<Store> {
  if (!create && !place.databaseUrl && !hasEmbedded(place.dataDir)) {
    throw new SchemaError(
      `There is no store in ${place.dataDir} yet. Start the site, or run \`npm run db -- migrate\`.`,
    );
  }
  return open(place, async (db) => (current ? demandSchema(db) : void (await db.execute(TIME))));
}

async function open(
  { databaseUrl, dataDir, beginCall }: StorePlace,
  prepare: (db: Db) => Promise<void>,
  waiting?: OnWaiting,
): Promise<Store> {
  const store = databaseUrl ? openPostgresql(databaseUrl, beginCall) : await openEmbedded(dataDir);
  const prepared = () => prepare(store.db);
  try {
    await (databaseUrl ? untilOpen(prepared, databaseUrl, waiting) : prepared());
    return store;
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

function openPostgresql(connectionString: string, beginCall?: BeginCall): Store {
  const time = databaseClock(async () => timeIn(await pool.query<Time>(TIME)));
  const listening = listenTo(connectionString);
  const silence = listenForSilence({
    ask: () => askAnew(connectionString),
    returned() {
      time.forget();
      listening.renew();
    },
  });
  const pool = new ConnectionPool(
    {
      connectionString,
      application_name: "ringside",
      max: 10,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      options: SETTINGS,
      lock_timeout: LOCK_WAIT_MS,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: STATEMENT_MS,
    },
    silence,
    beginCall,
  );
  const dialect = new PgDialect();
  return {
    db: drizzle(pool, { schema }),
    async prepared<Row extends Record<string, unknown>>(statement: SQL) {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      return (await pool.query<Row>({ name: nameOf(text), text, values })).rows;
    },
    deadline: async (ms) => (await time.in(ms)).toISOString(),
    doubtDeadlines: time.forget,
    watch: listening.watch,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      silence.stop();
      await listening.close();
      await pool.end();
    },
    kind: "postgresql",
    place: `PostgreSQL at ${placeOf(connectionString)}`,
  };
}

type Time = { now: Date };
const TIME = "select clock_timestamp() as now";
const timeIn = ({ rows }: { rows: Time[] }): Date => rows[0]?.now ?? new Date(Number.NaN);

/** Asks over a new connection: one from the pool may be broken although the server is fine. */
async function askAnew(connectionString: string): Promise<void> {
  const ms = SILENCE_LIMITS.askMs;
  const client = new pg.Client({
    connectionString,
    application_name: "ringside probe",
    connectionTimeoutMillis: ms,
    query_timeout: ms,
  });
  // Some failures are only reported here, not by `connect` or `query`.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(TIME);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** A name for a statement's text, the same in every process. PostgreSQL cuts names at 63 characters. */
const nameOf = (text: string) => createHash("sha256").update(text).digest("base64url");
