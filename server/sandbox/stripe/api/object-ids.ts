/** Ids as Stripe makes them: a prefix that tells the kind, then letters and digits. */
import { randomInt } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Kinds whose ids have 14 letters; those of all others have 24. */
const SHORT = ["cus", "prod", "req", "si"] as const;
const LONG = [
  "price",
  "pi",
  "pm",
  "ch",
  "re",
  "evt",
  "li",
  "sub",
  "in",
  "il",
  "ii",
  "inpay",
  "seti",
  "du",
  "txn",
  "bps",
  "bpc",
  "promo",
] as const;

export function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** `id("cus")` → `cus_NffrFeUfNV2Hib`. Lengths are the original's, so that a column too short is found here. */
export function id(prefix: (typeof SHORT)[number] | (typeof LONG)[number]): string {
  return `${prefix}_${SHORT.some((short) => short === prefix) ? letters(14) : `1${letters(23)}`}`;
}

export function sessionId(): string {
  return `cs_test_a1${letters(56)}`;
}

/** The client secret of a PaymentIntent or SetupIntent: whoever has it may confirm. */
export function clientSecret(intentId: string): string {
  return `${intentId}_secret_${letters(25)}`;
}
