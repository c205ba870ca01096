/** The fees of a card payment, which a refund doesn't return. */

/** https://stripe.com/pricing: 2.9 % and 30 cents for a domestic card, kept when the payment is refunded. */
const PERCENT = 2.9;
const CENTS_A_PAYMENT = 30;

/** An estimate in cents: foreign cards cost more, and an account may have its own prices. */
export const feesKept = (cents: number, payments: number): number =>
  Math.round((cents * PERCENT) / 100) + payments * CENTS_A_PAYMENT;
