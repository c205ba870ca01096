/** Of canceled nights: tickets that are still valid, and payments for broadcasts that have not gone back in full. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { refundedCents } from "../refunds/left-to-refund";

type Unrefunded = { at: Date; cents: number; currency: string; stripe: string; ours: string };

const back = refundedCents(sql`payment.id`);

/** Of any age, since we owe all of this money: canceling the night again refunds it. */
export async function unrefundedBroadcasts(db: Db): Promise<Unrefunded[]> {
  return select(
    db,
    sql`
    select payment.created_at as at, payment.cents - ${back} as cents, payment.currency,
      coalesce(payment.payment_intent_id, '') as stripe, purchase.name || ' ' || purchase.id as ours
    from event
    join ppv_event on ppv_event.event_id = event.id
    join purchase on purchase.kind = 'ppv' and purchase.ref = ppv_event.id::text
    join payment on payment.kind = 'ppv' and payment.ref = purchase.id::text
    where event.status = 'CANCELED' and payment.cents > ${back}
    order by 1`,
  );
}

/** Likewise. While the night is being called off, its job takes them back. */
export async function ordersOfCanceledNights(db: Db): Promise<Unrefunded[]> {
  return select(
    db,
    sql`
    select ticket_order.created_at as at, coalesce(payment.cents - ${back}, 0) as cents, ticket_order.currency,
      coalesce(payment.payment_intent_id, '') as stripe, 'order ' || ticket_order.order_number as ours
    from event join ticket_order on ticket_order.event_id = event.id
    left join payment on payment.kind = 'ticket' and payment.ref = ticket_order.reservation_id::text
    where event.status = 'CANCELED' and ticket_order.status in ('PAID', 'FREE')
      and not exists (
        select 1 from office_job where office_job.entity = event.id::text and office_job.finished_at is null)
    order by 1`,
  );
}

async function select(db: Db, query: SQL): Promise<Unrefunded[]> {
  const { rows } = await db.execute<Omit<Unrefunded, "at"> & { at: string }>(query);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
