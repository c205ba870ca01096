/**
 * When a canceled subscription ends; undefined if it renews. Takes Stripe's `cancel_at_period_end` and `cancel_at`, and
 * the end of the current period. A cancellation in Stripe's portal sets only `cancel_at`.
 * https://docs.stripe.com/billing/subscriptions/billing-mode/compare
 */
export const scheduledEnd = <Time extends Date | number>(
  atPeriodEnd: boolean,
  at: Time | null | undefined,
  periodEnd: Time,
): Time | undefined => at ?? (atPeriodEnd ? periodEnd : undefined);

/** The same; undefined if it renews before that. `nextPayment`: the end of the current period, or of the trial. */
export function endWithoutRenewal<Time extends Date | number>(
  atPeriodEnd: boolean,
  at: Time | null | undefined,
  nextPayment: Time,
): Time | undefined {
  const end = scheduledEnd(atPeriodEnd, at, nextPayment);
  return end !== undefined && end <= nextPayment ? end : undefined;
}
