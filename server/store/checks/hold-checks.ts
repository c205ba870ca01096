/** Checks holds that aren't paid yet. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db";

/** Each selects `entity` and `says` for every row that breaks the rule. */
export const holdChecks = {
  oneHoldPerFan: sql`
    select min(id::text), format('%s holds of one fan for one night: %s', count(*), string_agg(id::text, ', '))
    from reservation where status = 'PENDING'
    group by event_id, coalesce(user_id, visitor_id) having count(*) > 1`,

  // Without it we never ask Stripe about the checkout, and the seats stay held forever.
  checkoutHasEnd: sql`
    select id::text, format('in checkout %s, whose end is not noted', checkout_session_id)
    from reservation
    where status = 'PENDING' and checkout_session_id is not null and checkout_expires is null`,
} satisfies Record<string, SQL>;

/** Half an hour of silence from Stripe, plus an hour in which the job must have run. */
const OVERDUE_MS = 90 * 60_000;

/** Holds whose checkout ended long ago but that still keep their seats: the job isn't running, or it fails. */
export async function overdueCheckouts(db: Db, now: Date): Promise<{ rule: string; entity: string; says: string }[]> {
  const before = new Date(now.getTime() - OVERDUE_MS).toISOString();
  const { rows } = await db.execute<{ entity: string; says: string }>(sql`
    select id::text as entity, format('in checkout %s, which ended at %s', checkout_session_id, expires) as says
    from reservation
    where status = 'PENDING' and checkout_session_id is not null and expires < ${before}::timestamptz
    order by id`);
  return rows.map((row) => ({ rule: "checkoutOverdue", ...row }));
}
