/** Money as people type it: 45, 45.00, $1,250. */
import { minorOf, moneyOf } from "../format/money-format";

const LONGEST = 20;

/** Minor units; undefined for what is no amount, or has more decimals than the currency. */
export function typedCents(text: string, currency: string): number | undefined {
  const bare = text.replace(/[\p{Sc}\s]/gu, "").replace(new RegExp(`^${currency}|${currency}$`, "i"), "");
  const [, whole, fraction = ""] = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ?? [];
  const decimals = moneyOf(0, currency).amount.split(".")[1]?.length ?? 0;
  if (!whole || bare.length > LONGEST || fraction.length > decimals) return undefined;
  return minorOf(`${whole.replaceAll(",", "")}.${fraction}`, currency);
}
