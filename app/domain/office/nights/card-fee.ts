/** What a payment by card costs and a refund doesn't give back. */

/** https://stripe.com/pricing: 2.9 % and 30 cents for a domestic card, kept when the payment is refunded. */
const PERCENT = 2.9;
const CENTS_A_PAYMENT = 30;

/** An estimate in cents: cards from abroad cost more, and an account may have prices of its own. */
export const feesKept = (cents: number, payments: number): number =>
  Math.round((cents * PERCENT) / 100) + payments * CENTS_A_PAYMENT;
