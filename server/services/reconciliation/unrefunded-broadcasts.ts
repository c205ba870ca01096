/** Payments for broadcasts of canceled nights that have not gone back in full. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { refundedCents } from "../refunds/left-to-refund";

type UnrefundedBroadcast = { at: Date; cents: number; currency: string; stripe: string; ours: string };

/** Of any age, since we owe all of this money: canceling the night again refunds it. */
export async function unrefundedBroadcasts(db: Db): Promise<UnrefundedBroadcast[]> {
  const back = refundedCents(sql`payment.id`);
  const { rows } = await db.execute<Omit<UnrefundedBroadcast, "at"> & { at: string }>(sql`
    select payment.created_at as at, payment.cents - ${back} as cents, payment.currency,
      coalesce(payment.payment_intent_id, '') as stripe, purchase.name || ' ' || purchase.id as ours
    from event
    join ppv_event on ppv_event.event_id = event.id
    join purchase on purchase.kind = 'ppv' and purchase.ref = ppv_event.id::text
    join payment on payment.kind = 'ppv' and payment.ref = purchase.id::text
    where event.status = 'CANCELED' and payment.cents > ${back}
    order by 1`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
