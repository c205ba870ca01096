/** The store as services see it: one type, whether PGlite or PostgreSQL is behind it. */
import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Changed } from "./connection/content-changes";
import type * as schema from "./schema";

/** What both drivers return for raw SQL: rows in which instants are PostgreSQL's text, not `Date`. */
type RawRows<Row> = { rows: Row[] };
interface RowsHKT extends PgQueryResultHKT {
  type: RawRows<this["row"]>;
}

/** A connection, or a transaction on one. Functions that take a `Db` work with both. */
export type Db = PgDatabase<RowsHKT, typeof schema>;

export type Store = {
  db: Db;
  /** Sends one statement outside any transaction. PostgreSQL plans it once per connection. */
  prepared<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
  /**
   * The database's time `ms` from now, for statements that must not take effect later, or "infinity" if statements
   * can't be delayed.
   */
  deadline(ms: number): Promise<string>;
  /** Call if a deadline passed too early: the database's clock was set. */
  doubtDeadlines(): void;
  /** Calls `changed` soon after anybody changed content, until the returned function is called. */
  watch(changed: Changed): () => void;
  /** The pool's connections, and how many callers wait for one. Absent without a pool. */
  connections?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
  kind: "pglite" | "postgresql";
  /** Where it is, for an operator: without user and password. */
  place: string;
};
