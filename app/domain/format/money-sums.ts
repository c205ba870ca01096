/** Sums of money in several currencies. */
import { amount } from "./money-format";

/** `currency` is in upper case. */
export type MoneySum = { currency: string; cents: number };

/** One sum per currency, in order of first appearance. Sums of zero are left out. */
export function sumsOf(money: readonly MoneySum[]): MoneySum[] {
  const cents = new Map<string, number>();
  for (const one of money) {
    const currency = one.currency.toUpperCase();
    cents.set(currency, (cents.get(currency) ?? 0) + one.cents);
  }
  return [...cents].flatMap(([currency, sum]) => (sum === 0 ? [] : [{ currency, cents: sum }]));
}

/**
 * English: "$98.00 and CA$24.99". Without sums, "$0.00" in `usual`, the currency that we sell in. Other dollars than
 * the US dollar are named, because several may stand side by side.
 */
export function sumsText(sums: readonly MoneySum[], usual: string): string {
  if (sums.length === 0) return amount(0, usual, "en");
  return new Intl.ListFormat("en").format(sums.map(({ cents, currency }) => amount(cents, currency, "en", "symbol")));
}
