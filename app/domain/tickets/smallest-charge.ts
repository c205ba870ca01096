/** The smallest amount that Stripe charges. Anything less must be free. */

/**
 * In the smallest unit of each currency; all others take 50.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const SMALLEST_CHARGES: Readonly<Record<string, number>> = {
  GBP: 30,
  MXN: 1_000,
  HUF: 17_500,
  CZK: 1_500,
  DKK: 250,
  NOK: 300,
  SEK: 300,
  PLN: 200,
  HKD: 400,
};
export const USUAL_SMALLEST_CHARGE = 50;

export const smallestCharge = (currency: string): number =>
  SMALLEST_CHARGES[currency.toUpperCase()] ?? USUAL_SMALLEST_CHARGE;

/** Whether a single piece at this price couldn't be paid for. */
export const isBelowCharge = (cents: number, currency: string): boolean =>
  cents > 0 && cents < smallestCharge(currency);
