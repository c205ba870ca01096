/** Money of several currencies: each has a sum of its own. */
import { amount } from "./money-format";

/** `currency` in capitals. */
export type MoneySum = { currency: string; cents: number };

/** One sum per currency, in the order in which the currencies come. A sum of nothing is left out. */
export function sumsOf(money: readonly MoneySum[]): MoneySum[] {
  const cents = new Map<string, number>();
  for (const one of money) {
    const currency = one.currency.toUpperCase();
    cents.set(currency, (cents.get(currency) ?? 0) + one.cents);
  }
  return [...cents].flatMap(([currency, sum]) => (sum === 0 ? [] : [{ currency, cents: sum }]));
}

/**
 * English: "$98.00 and CA$24.99". Nothing is "$0.00" in `usual`, the currency that is sold in. A dollar that isn't the
 * American one is named, since several may stand side by side.
 */
export function sumsText(sums: readonly MoneySum[], usual: string): string {
  if (sums.length === 0) return amount(0, usual, "en");
  return new Intl.ListFormat("en").format(sums.map(({ cents, currency }) => amount(cents, currency, "en", "symbol")));
}
