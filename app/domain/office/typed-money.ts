/** Money as people type it: 45, 45.00, $1,250. */

/** Cents, or undefined if it could mean something else. Commas only separate thousands. */
export function centsTyped(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = "", fraction = ""] = plain.replaceAll(",", "").split(".");
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** "45" or "45.50": what a field shows, and `centsTyped` reads. */
export const moneyTyped = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
