/** Brings a store's tables up to date with the generated SQL in `migrations/`, which is part of the built server. */
import { sql } from "drizzle-orm";
import type { Db } from "./db";

const files: Record<string, string> = import.meta.glob("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Any number, so long as every starter takes the same one. */
const LOCK = 7_460_013;

/**
 * Runs what is missing, in the order of the file names, then `fill`, all in one transaction: starters on one database
 * wait for each other (Drizzle's own `migrate()` takes no lock and fails there), and a failure leaves nothing behind.
 */
export async function migrate(db: Db, fill: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    // The pool's limits are meant for fans' requests; a starter may wait for the one before it.
    await tx.execute(sql`set local lock_timeout = '120s'`);
    await tx.execute(sql`set local statement_timeout = '120s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    await tx.execute(sql`create table if not exists migration (
      name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await tx.execute<{ name: string }>(sql`select name from migration`);
    const applied = new Set(rows.map((row) => row.name));
    for (const path of Object.keys(files).sort()) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      if (applied.has(name)) continue;
      for (const statement of (files[path] ?? "").split("--> statement-breakpoint")) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into migration (name) values (${name})`);
    }
    await fill(tx);
  });
}
