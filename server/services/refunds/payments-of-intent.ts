/**
 * One payment at Stripe is a row of our books, or two: one for seats, and one for the goods beside them. Refunds of
 * ours name their row. What a bank or an operator takes back at Stripe names only the payment, and comes off the seats'
 * row first, up to what is left of it.
 */
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { payment } from "../../store/schema";
import type { PaymentRow } from "./refund-types";

/** Locked, in their order: whoever refunds one of them waits. */
export const lockPaymentsOf = (tx: Db, paymentIntentId: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payment)
    .where(eq(payment.paymentIntentId, paymentIntentId))
    .orderBy(sql`${payment.kind} <> 'ticket'`, payment.id)
    .for("update");

/** How much of `cents` comes off each row, of which `left` is left. */
export function sharesOf(cents: number, left: number[]): number[] {
  let rest = Math.max(0, cents);
  return left.map((most) => {
    const share = Math.min(rest, Math.max(0, most));
    rest -= share;
    return share;
  });
}
