/** The store's handle as services see it: one type, whether PGlite or PostgreSQL stands behind it. */
import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Changed } from "./listen";
import type * as schema from "./schema";

/** What both drivers give for raw SQL: rows. Instants arrive as PostgreSQL's text there, not as `Date`. */
type Rows<Row> = { rows: Row[] };
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** A connection or a transaction over it: functions that take a `Db` work in both. */
export type Db = PgDatabase<RowsHKT, typeof schema>;

export type Store = {
  db: Db;
  /** Sends one statement outside any transaction; its text is planned once for each connection, not each time. */
  prepared<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
  /**
   * The database's own time `ms` from now, for statements that must not take effect later than that, or "infinity"
   * where none can be held back.
   */
  deadline(ms: number): Promise<string>;
  /** To be called when a deadline passed too early: the database's clock has been set. */
  doubtDeadlines(): void;
  /** Tells soon after content has changed, whoever changed it, until the returned function is called. */
  watch(changed: Changed): () => void;
  /** The pool's connections, and how much waits for one; absent where there is no pool. */
  connections?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
  kind: "pglite" | "postgresql";
};
