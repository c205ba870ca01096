/** An order's money. A duplicate payment is refunded automatically and doesn't count. */

type PaidBy = { id: string; cents: number };
type SentBack = { paymentId: string; cents: number; reason: string };

export function moneyIn<P extends PaidBy>({ payments, refunds }: { payments: P[]; refunds: SentBack[] }) {
  const surplus = new Set(refunds.filter(({ reason }) => reason === "expired").map(({ paymentId }) => paymentId));
  const paid = payments.find(({ id }) => !surplus.has(id));
  const backCents = refunds
    .filter(({ paymentId }) => paymentId === paid?.id)
    .reduce((sum, { cents }) => sum + cents, 0);
  const paidCents = paid?.cents ?? 0;
  return { paid, paidCents, backCents, leftCents: Math.max(0, paidCents - backCents) };
}
