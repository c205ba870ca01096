/** What a scanner or a finger hands over at the door: the address in a ticket's QR code, or its number. */

/** How much of the SHA-256 of a code a door list has: nobody makes a code from it. */
export const DIGEST_BYTES = 16;
/** A code that proves itself has 100 characters. */
export const LONGEST_CODE = 128;
const LONGEST_TEXT = 2_000;
const NUMBER = /^[A-Z]{4}-[A-Z]{4}-[A-Z]{2}\d{3}$/;
const PATH = /\/check-in\/([A-Z\d-]{1,40})(?:[?#]|$)/i;

/** `code` is what a scanned address has to prove its number. It is absent if the crew typed the number. */
export type TicketCode = { ticketNumber: string; code: string | undefined };

/** Undefined for what is no ticket of anybody's. Of an address only number and code count, whatever site it names. */
export function ticketCodeIn(text: string): TicketCode | undefined {
  const given = text.trim().slice(0, LONGEST_TEXT);
  const [, inPath] = PATH.exec(given) ?? [];
  const query = given.slice(given.indexOf("?") + 1).split("#", 1)[0];
  if (inPath) return { ticketNumber: inPath.toUpperCase(), code: codeIn(new URLSearchParams(query)) };
  const typed = given.toUpperCase().replace(/\s+/g, "");
  const dashed = typed.replace(/^([A-Z]{4})-?([A-Z]{4})-?([A-Z]{2}\d{3})$/, "$1-$2-$3");
  return NUMBER.test(dashed) ? { ticketNumber: dashed, code: undefined } : undefined;
}

/** The code in the query of a scanned address: `o` proves itself to a phone, `s` only to a list or to the server. */
export const codeIn = (query: URLSearchParams): string =>
  (query.get("o") ?? query.get("s") ?? "").slice(0, LONGEST_CODE);

/** What is hashed for the list. */
export const codeDigestText = (ticketNumber: string, code: string): string => `${ticketNumber}?s=${code}`;
