/** Amounts in a currency's smallest unit, and Stripe's text format for them. */

const FRACTIONS = new Map<string, number>();

function fractions(currency: string): number {
  const known = FRACTIONS.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  FRACTIONS.set(currency, digits);
  return digits;
}

/** `17800, "usd"` → `$178.00`. */
export function money(amount: number, currency: string): string {
  const value = amount / 10 ** fractions(currency);
  return new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(value);
}

/**
 * The smallest possible charge, in the smallest unit.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export function minimumCharge(currency: string): number {
  return (
    {
      gbp: 30,
      jpy: 50,
      cad: 50,
      aud: 50,
      mxn: 1000,
      huf: 17500,
      czk: 1500,
      dkk: 250,
      nok: 300,
      sek: 300,
      pln: 200,
      hkd: 400,
    }[currency] ?? 50
  );
}

/** Stripe's largest charge: eight digits. */
export const MAXIMUM_CHARGE = 99_999_999;
