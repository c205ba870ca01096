/** Stripe's cancellation reasons, in the order of the form. */
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

/** The reason in a form value; undefined for anything else. */
export const cancelReason = (value: string): CancelReason | undefined =>
  CANCEL_REASONS.find((reason) => reason === value);
