/** Mails to orders' buyers, and to everyone who received one of their tickets by transfer. */
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { enqueueMail, priorityOf } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { ticket } from "../../../store/schema";
import { instant } from "../reserving/sql-values";

/**
 * Enqueues the mails in the caller's transaction, once per `cause`. `canceled`: the tickets that are being canceled.
 * Holders of tickets that were refunded earlier get no mail.
 */
export async function mailTicketHolders(
  tx: Db,
  o: { template: "event_canceled"; orderNumber: string; canceled: string[]; cause: string; now: Date },
): Promise<void> {
  const { template, orderNumber, now } = o;
  const cause = `${template}:${orderNumber}:${o.cause}`;
  await enqueueMail(tx, { cause, template, ref: orderNumber, now });
  const concerned = or(inArray(ticket.ticketNumber, o.canceled), eq(ticket.status, "USED"));
  const given = await tx
    .select({ number: ticket.ticketNumber })
    .from(ticket)
    .where(and(eq(ticket.orderNumber, orderNumber), isNotNull(ticket.holderEmail), concerned));
  for (const { number } of given) {
    await enqueueMail(tx, { cause: `${cause}:${number}`, template, ref: `${orderNumber}/${number}`, now });
  }
}

/**
 * Enqueues the mails for all orders of a night that are not refunded. It is a single statement, so the transaction that
 * changes the night can include it. Returns the number of orders.
 */
export async function mailHoldersOfNight(
  tx: Db,
  o: { template: "event_moved"; eventId: string; cause: string; now: Date },
): Promise<number> {
  const { template, now } = o;
  const { rows } = await tx.execute<{ orders: number }>(sql`
    with bought as (
      select order_number, ${template}::text || ':' || order_number || ':' || ${o.cause}::text as cause
      from ticket_order where event_id = ${o.eventId}::uuid and status in ('PAID', 'FREE')
    ),
    told as (
      select cause, order_number as ref from bought
      union all
      select cause || ':' || ticket_number, order_number || '/' || ticket_number
      from bought join ticket using (order_number)
      where holder_email is not null and ticket.status in ('VALID', 'USED')
    ),
    enqueued as (
      insert into outbox (id, cause, template, ref, priority, created_at)
      select gen_random_uuid(), cause, ${template}, ref, ${priorityOf(template)}, ${instant(now)} from told
      on conflict (cause) do nothing
    )
    select count(*)::int as orders from bought`);
  return rows[0]?.orders ?? 0;
}
