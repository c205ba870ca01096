/** Ids as Stripe makes them: a prefix that tells the kind, then letters and digits. */
import { randomInt } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** `id("cus")` → `cus_NffrFeUfNV2Hib`. Lengths are the original's, so that a column too short is found here. */
export function id(prefix: "cus" | "prod" | "price" | "pi" | "pm" | "ch" | "re" | "evt" | "req" | "li"): string {
  const short = prefix === "cus" || prefix === "prod" || prefix === "req";
  return `${prefix}_${short ? letters(14) : `1${letters(23)}`}`;
}

export function sessionId(): string {
  return `cs_test_a1${letters(56)}`;
}

/** A PaymentIntent's client secret: whoever has it may confirm the payment. */
export function clientSecret(intentId: string): string {
  return `${intentId}_secret_${letters(25)}`;
}
