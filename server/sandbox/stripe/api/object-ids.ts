/** Ids in Stripe's format: a prefix for the type, then letters and digits. */
import { randomInt } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Types whose ids have 14 characters after the prefix; all others have 24. */
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
  "sub_sched",
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

/**
 * `id("cus")` → `cus_NffrFeUfNV2Hib`. Lengths match Stripe's, so that tests find database columns that are too short.
 */
export function id(prefix: (typeof SHORT)[number] | (typeof LONG)[number]): string {
  return `${prefix}_${SHORT.some((short) => short === prefix) ? letters(14) : `1${letters(23)}`}`;
}

export function sessionId(): string {
  return `cs_test_a1${letters(56)}`;
}

/** The client secret of a PaymentIntent or SetupIntent. A client that has it may confirm the intent. */
export function clientSecret(intentId: string): string {
  return `${intentId}_secret_${letters(25)}`;
}
