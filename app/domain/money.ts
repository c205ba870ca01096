/** Money as a page writes it. Amounts are integer minor units; pages show what is charged, never a rounded figure. */

/** A price in a list: "$79", "$34.99". Whole amounts lose their zeros. */
export function price(cents: number, currency: string, locale: string): string {
  return write(cents, currency, locale, "stripIfInteger");
}

/** A line of a bill: "$158.00". */
export function amount(cents: number, currency: string, locale: string): string {
  return write(cents, currency, locale, "auto");
}

/** Integer cents of the API's decimal string: "34.99" is 3499. Read as digits, since 0.29 × 100 is not 29. */
export function centsOf(decimal: string): number {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2));
}

function write(cents: number, currency: string, locale: string, trailingZeroDisplay: "auto" | "stripIfInteger") {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay,
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return plainSpaces(format.format(cents / 10 ** maximumFractionDigits));
}

/** Server and browser disagree on which thin space stands before "PM" or "€": one space for both keeps hydration quiet. */
export const plainSpaces = (text: string): string => text.replace(/[\u202f\u2009]/g, " ");
