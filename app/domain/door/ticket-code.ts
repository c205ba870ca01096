/** What a scanner or a finger hands over at the door: the address in a ticket's QR code, or its number. */

/** How much of the SHA-256 of a code a door list has: nobody makes a code from it. */
export const DIGEST_BYTES = 16;
const LONGEST_CODE = 64;
const LONGEST_TEXT = 2_000;
const NUMBER = /^[A-Z]{4}-[A-Z]{4}-[A-Z]{2}\d{3}$/;
const PATH = /\/check-in\/([A-Z\d-]{1,40})(?:[?#]|$)/i;

/** `code` is the signature in a scanned address. It is absent if the crew typed the number. */
export type TicketCode = { ticketNumber: string; code: string | undefined };

/** Undefined for what is no ticket of anybody's. Of an address only number and code count, whatever site it names. */
export function ticketCodeIn(text: string): TicketCode | undefined {
  const given = text.trim().slice(0, LONGEST_TEXT);
  const [, inPath] = PATH.exec(given) ?? [];
  const code = /[?&]s=([\w-]+)/.exec(given)?.[1]?.slice(0, LONGEST_CODE);
  if (inPath) return { ticketNumber: inPath.toUpperCase(), code: code ?? "" };
  const typed = given.toUpperCase().replace(/\s+/g, "");
  const dashed = typed.replace(/^([A-Z]{4})-?([A-Z]{4})-?([A-Z]{2}\d{3})$/, "$1-$2-$3");
  return NUMBER.test(dashed) ? { ticketNumber: dashed, code: undefined } : undefined;
}

/** What is hashed for the list. */
export const codeDigestText = (ticketNumber: string, code: string): string => `${ticketNumber}?s=${code}`;
