/** Order and ticket numbers, made to be read aloud, and the signature in a ticket's QR code. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** Without I, O, 0, 1 and L, which people confuse. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";
const LETTERS_AND_DIGITS = `${LETTERS}23456789`;

/** 22 characters of base64url are 132 bits: more than the secret has, short enough for a small QR. */
const SIGNATURE_LENGTH = 22;

const random = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/** `7KQ2-M4XP` */
export const newOrderNumber = () => `${random(LETTERS_AND_DIGITS, 4)}-${random(LETTERS_AND_DIGITS, 4)}`;

/** The tickets of one order: `KXWT-PQRM-HD001`, `…-HD002` and so on. */
export function newTicketNumbers(count: number): string[] {
  const series = `${random(LETTERS, 4)}-${random(LETTERS, 4)}-${random(LETTERS, 2)}`;
  return Array.from({ length: count }, (_, index) => `${series}${String(index + 1).padStart(3, "0")}`);
}

/** A ticket's own secret: 128 bits, hex. */
export const newTicketSecret = () => randomBytes(16).toString("hex");

/** The `s` parameter in the QR code's URL: a shortened HMAC-SHA256 of the number under the ticket's own secret. */
export function ticketSignature(secret: string, ticketNumber: string): string {
  return createHmac("sha256", Buffer.from(secret, "hex"))
    .update(ticketNumber)
    .digest("base64url")
    .slice(0, SIGNATURE_LENGTH);
}

/** Compares in constant time. */
export function isTicketSignature(secret: string, ticketNumber: string, signature: string): boolean {
  const expected = Buffer.from(ticketSignature(secret, ticketNumber));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
