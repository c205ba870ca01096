/** Stripe's reasons for a cancellation, in the order in which a form asks for them. */
export const CANCEL_REASONS = [
  "too_expensive",
  "unused",
  "missing_features",
  "switched_service",
  "low_quality",
  "customer_service",
  "too_complex",
  "other",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What a form may say; anything else is no reason. */
export const cancelReason = (said: string): CancelReason | undefined => CANCEL_REASONS.find((one) => one === said);
