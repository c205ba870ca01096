/**
 * A guard for tests: while it stands, a transaction that writes to any table must also write a row of the audit trail,
 * or its commit fails.
 */
import { sql } from "drizzle-orm";
import type { Store } from "../../../server/store/db";

/** Tables written without a deed of a person: effects of deeds, leases, counters, and the audit trail itself. */
const ALLOWED = [
  "audit",
  "outbox",
  "order_key",
  "goods_key",
  "flow_lease",
  "attempt",
  "stripe_cursor",
  "balance_entry",
  "processed_event",
  "job_run",
  "staff_member",
];

/** Its row is the request and needs an audit row; later updates with Stripe's answer don't. */
const CONFIRMED = "refund";

export async function auditGuard({ db }: Pick<Store, "db">) {
  // In a schema of its own, so that writes to it need no audit row.
  await db.execute(sql`create schema guard`);
  await db.execute(sql`create table guard.stands (yes boolean not null)`);
  await db.execute(sql`insert into guard.stands values (false)`);
  await db.execute(sql`
    create function note_audit() returns trigger language plpgsql as $$
    begin
      perform set_config('guard.audited', txid_current()::text, true);
      return null;
    end $$`);
  await db.execute(sql`
    create function demand_audit() returns trigger language plpgsql as $$
    begin
      if (select yes from guard.stands)
        and coalesce(current_setting('guard.audited', true), '') <> txid_current()::text then
        raise exception '% of % without an audit row', tg_op, tg_table_name;
      end if;
      return null;
    end $$`);
  await db.execute(sql`
    create trigger note_audit after insert on audit for each row execute function note_audit()`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows.filter((row) => !ALLOWED.includes(row.name))) {
    await db.execute(sql`
      create constraint trigger demand_audit after insert ${sql.raw(name === CONFIRMED ? "" : "or update")} or delete on ${sql.identifier(name)}
      deferrable initially deferred for each row execute function demand_audit()`);
  }
  const stand = (yes: boolean) => db.execute(sql`update guard.stands set yes = ${yes}`);

  return {
    /** Runs a deed under the guard. */
    async during<T>(deed: () => Promise<T>): Promise<T> {
      await stand(true);
      try {
        return await deed();
      } finally {
        await stand(false);
      }
    },
  };
}
