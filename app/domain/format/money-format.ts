/** Money as a page writes it. Amounts are integer minor units; pages show what is charged, never a rounded figure. */

/** A price in a list: "$79", "$34.99". Whole amounts lose their zeros. */
export function price(cents: number, currency: string, locale: string): string {
  return write(cents, currency, locale, "stripIfInteger");
}

/** A line of a bill: "$158.00". */
export function amount(cents: number, currency: string, locale: string): string {
  return write(cents, currency, locale, "auto");
}

/** Minor units of the API's decimal string: "34.99" USD is 3499. Read as digits, since 0.29 × 100 is not 29. */
export function minorOf(decimal: string, currency: string): number {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const digits = digitsOf(currency);
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0").slice(0, digits));
}

/** The API's money: 3499 minor units of USD are "34.99", 500 of JPY are "500". */
export function moneyOf(minor: number, currency: string): { amount: string; currency: string } {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, "0");
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { amount, currency: currency.toUpperCase() };
}

const digits = new Map<string, number>();

/** Digits behind the point: two for most currencies, none for yen, three for dinars. */
function digitsOf(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    known = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, known);
  }
  return known;
}

/** Making a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

function write(cents: number, currency: string, locale: string, trailingZeroDisplay: "auto" | "stripIfInteger") {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol", trailingZeroDisplay } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, style);
  formats.set(key, format);
  return plainSpaces(format.format(cents / 10 ** digitsOf(currency)));
}

/** Server and browser disagree on which thin space stands before "PM" or "€": one space for both keeps hydration quiet. */
export const plainSpaces = (text: string): string => text.replace(/[\u202f\u2009]/g, " ");
