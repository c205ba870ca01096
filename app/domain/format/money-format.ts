/** Money as pages show it. Amounts are integer minor units, and a page shows the exact amount charged, unrounded. */

/** A price in a list: "$79", "$34.99". Whole amounts have no decimals. */
export function price(cents: number, currency: string, locale: string): string {
  return formatMoney(cents, currency, locale, {
    trailingZeroDisplay: "stripIfInteger",
    currencyDisplay: "narrowSymbol",
  });
}

/** An amount on a receipt: "$158.00". `symbol` adds the country of a dollar or krone, as in "CA$158.00". */
export function amount(
  cents: number,
  currency: string,
  locale: string,
  currencyDisplay: CurrencyDisplay = "narrowSymbol",
): string {
  return formatMoney(cents, currency, locale, { trailingZeroDisplay: "auto", currencyDisplay });
}

/** The API's decimal string in minor units: "34.99" USD is 3499. Parsed digit by digit, since 0.29 × 100 is not 29. */
export function minorOf(decimal: string, currency: string): number {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const digits = digitsOf(currency);
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0").slice(0, digits));
}

/** Minor units as the API's money: 3499 in USD is "34.99", 500 in JPY is "500". */
export function moneyOf(minor: number, currency: string): { amount: string; currency: string } {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, "0");
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { amount, currency: currency.toUpperCase() };
}

const digits = new Map<string, number>();

/** Decimal places: two for most currencies, none for yen, three for dinars. */
function digitsOf(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    known = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, known);
  }
  return known;
}

/** Creating a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

type CurrencyDisplay = "narrowSymbol" | "symbol";
type MoneyStyle = { trailingZeroDisplay: "auto" | "stripIfInteger"; currencyDisplay: CurrencyDisplay };

function formatMoney(cents: number, currency: string, locale: string, how: MoneyStyle) {
  const key = `${locale} ${currency} ${how.trailingZeroDisplay} ${how.currencyDisplay}`;
  const style = { style: "currency", currency, ...how } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, style);
  formats.set(key, format);
  return plainSpaces(format.format(cents / 10 ** digitsOf(currency)));
}

/** Server and browser put different thin spaces before "PM" or "€". Plain spaces avoid hydration mismatches. */
export const plainSpaces = (text: string): string => text.replace(/[\u202f\u2009]/g, " ");
