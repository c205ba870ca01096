/** For queries on tickets joined with their order: its payment, and whether the refund rule still covers it. */
import { and, eq, sql } from "drizzle-orm";
import { payment, refund, ticketOrder } from "../../store/schema";

/** The payment of the order. A second one of the same seats was refunded automatically. */
export const ofOrder = and(
  eq(payment.kind, "ticket"),
  eq(payment.ref, sql`${ticketOrder.reservationId}::text`),
  sql`not exists (select 1 from ${refund} where ${refund.paymentId} = ${payment.id} and ${refund.reason} = 'expired')`,
);

/** As in the refund rule: once a ticket of it was used or transferred, only the office refunds the order. */
export const isOrderTouched = sql<boolean>`exists (
  select 1 from ticket as other where other.order_number = ${ticketOrder.orderNumber}
    and (other.status in ('USED', 'TRANSFERRED') or other.holder_email is not null))`;
