/** Money as people type it: 45, 45.00, $1,250. */
import { minorOf, moneyOf } from "../format/money-format";
import { CURRENCY } from "../limits";

const LONGEST = 20;

/** Minor units; undefined for what is no amount, or has more decimals than the currency. */
export function typedCents(text: string, currency: string): number | undefined {
  const bare = text.replace(/[\p{Sc}\s]/gu, "").replace(new RegExp(`^${currency}|${currency}$`, "i"), "");
  const [, whole, fraction = ""] = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ?? [];
  const decimals = moneyOf(0, currency).amount.split(".")[1]?.length ?? 0;
  if (!whole || bare.length > LONGEST || fraction.length > decimals) return undefined;
  return minorOf(`${whole.replaceAll(",", "")}.${fraction}`, currency);
}

/** The same for content, whose prices are in the site's currency. */
export const centsTyped = (text: string): number | undefined => typedCents(text, CURRENCY);

/** "45" or "45.50": what a field shows, and `centsTyped` reads. */
export const moneyTyped = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
