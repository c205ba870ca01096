/** What is left to refund of a payment: its amount minus all refunds, also those made at Stripe or by the bank. */
import { type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { refund } from "../../store/schema";
import type { PaymentRow } from "./refund-types";

/** For queries: cents of a payment that were refunded, or that we owe. */
export const refundedCents = (paymentId: SQLWrapper) =>
  sql<number>`(select coalesce(sum(back.cents), 0)::int from ${refund} back where back.payment_id = ${paymentId})`;

/** For queries over all payments: whether there are any refunds. PostgreSQL then begins with those, which are few. */
export const hasRefunds = (paymentId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from ${refund} back where back.payment_id = ${paymentId})`;

/** For queries: whether nothing is left to refund of a payment. */
export const isRefundedInFull = (paid: { id: SQLWrapper; cents: SQLWrapper }) =>
  sql<boolean>`${paid.cents} <= ${refundedCents(paid.id)}`;

/** In cents. Only certain under a lock that all refunds of this payment take. */
export async function leftToRefund(tx: Db, { id, cents }: Pick<PaymentRow, "id" | "cents">): Promise<number> {
  const { rows } = await tx.execute<{ back: number }>(sql`select ${refundedCents(sql`${id}::uuid`)} as back`);
  return Math.max(0, cents - (rows[0]?.back ?? 0));
}
