/** Orders, purchases and entitlements without a payment in our books. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import type { DateSpan } from "./compare-books";

type UnpaidEntitlement = { at: Date; ours: string; cents: number; currency: string };

/** Those that began in the range. Free orders and gifts need no payment. */
export async function unpaidEntitlements(db: Db, { from, until }: DateSpan): Promise<UnpaidEntitlement[]> {
  const inSpan = (column: string) =>
    sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${until.toISOString()}::timestamptz`;
  const paid = (ref: string) => sql`exists (select 1 from payment where payment.ref = ${sql.raw(ref)}::text)`;
  const { rows } = await db.execute<{ at: string; ours: string; cents: number; currency: string }>(sql`
    select created_at as at, 'order ' || order_number as ours, total_cents as cents, currency from ticket_order
    where status = 'PAID' and total_cents > 0 and ${inSpan("created_at")} and not ${paid("reservation_id")}
    union all
    select created_at, kind || ' ' || name, cents, currency from purchase
    where status = 'PAID' and kind <> 'premium' and ${inSpan("created_at")} and not ${paid("purchase.id")}
    union all
    select granted_at, 'night ' || ppv_event.title, ppv_event.price_cents, ppv_event.currency
    from entitlement join ppv_event on ppv_event.id = entitlement.ppv_id
    where source = 'purchase' and revoked_at is null and payment_id is null and ${inSpan("granted_at")}
    order by 1`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
