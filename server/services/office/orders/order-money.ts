/** An order's money. A second payment of the same order went back by itself and counts for nothing. */
import type { PaymentRow, RefundRow } from "../../refunds/refund-types";

type OrderMoney = { payments: PaymentRow[]; refunds: RefundRow[] };

export function moneyIn({ payments, refunds }: OrderMoney) {
  const surplus = new Set(refunds.filter(({ reason }) => reason === "expired").map(({ paymentId }) => paymentId));
  const paid = payments.find(({ id }) => !surplus.has(id));
  const sum = (rows: { cents: number }[]) => rows.reduce((cents, row) => cents + row.cents, 0);
  const backCents = sum(refunds.filter(({ paymentId }) => paymentId === paid?.id));
  const paidCents = paid?.cents ?? 0;
  return { paid, paidCents, backCents, leftCents: Math.max(0, paidCents - backCents) };
}
