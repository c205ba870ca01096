/** Money as people type it: 45, 45.00, $1,250. */
import { minorOf, moneyOf } from "../format/money-format";
import { CURRENCY } from "../limits";

const LONGEST = 20;

/** Minor units; undefined if the text isn't an amount, has too many decimals, or has another currency's sign. */
export function typedCents(text: string, currency: string): number | undefined {
  const bare = withoutSign(text.replace(/\s/g, ""), currency);
  const [, whole, fraction = ""] = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ?? [];
  const decimals = moneyOf(0, currency).amount.split(".")[1]?.length ?? 0;
  if (!whole || bare.length > LONGEST || fraction.length > decimals) return undefined;
  return minorOf(`${whole.replaceAll(",", "")}.${fraction}`, currency);
}

/** Removes the currency's code or sign from the beginning or the end. */
function withoutSign(text: string, currency: string): string {
  for (const sign of [currency, ...SHOWN_AS.map((shown) => signOf(currency, shown))]) {
    const [typed, known] = [text.toUpperCase(), sign.toUpperCase()];
    if (typed.startsWith(known)) return text.slice(sign.length);
    if (typed.endsWith(known)) return text.slice(0, -sign.length);
  }
  return text;
}

/** "CA$" and "$" for Canadian dollars. */
const SHOWN_AS = ["symbol", "narrowSymbol"] as const;
const signOf = (currency: string, currencyDisplay: (typeof SHOWN_AS)[number]): string =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === "currency" ? value : []))
    .join("");

/** The same in the site's currency, which all content uses. */
export const centsTyped = (text: string): number | undefined => typedCents(text, CURRENCY);

/** "45" or "45.50": the text of a field, which `centsTyped` parses. */
export const moneyTyped = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
