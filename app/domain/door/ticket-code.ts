/** What is scanned or typed at the door: the URL in a ticket's QR code, or the ticket's number. */

/** How many bytes of a code's SHA-256 a door list contains. A code can't be recovered from them. */
export const DIGEST_BYTES = 16;
/** A signed code has 100 characters. */
export const LONGEST_CODE = 128;
const LONGEST_TEXT = 2_000;
const NUMBER = /^[A-Z]{4}-[A-Z]{4}-[A-Z]{2}\d{3}$/;
const PATH = /\/check-in\/([A-Z\d-]{1,40})(?:[?#]|$)/i;

/** `code` proves the number of a scanned URL. It is undefined if the crew typed the number. */
export type TicketCode = { ticketNumber: string; code: string | undefined };

/** Undefined if the text isn't a ticket. Only the URL's number and code matter, not its host. */
export function ticketCodeIn(text: string): TicketCode | undefined {
  const given = text.trim().slice(0, LONGEST_TEXT);
  const [, inPath] = PATH.exec(given) ?? [];
  const query = given.slice(given.indexOf("?") + 1).split("#", 1)[0];
  if (inPath) return { ticketNumber: inPath.toUpperCase(), code: codeIn(new URLSearchParams(query)) };
  const typed = given.toUpperCase().replace(/\s+/g, "");
  const dashed = typed.replace(/^([A-Z]{4})-?([A-Z]{4})-?([A-Z]{2}\d{3})$/, "$1-$2-$3");
  return NUMBER.test(dashed) ? { ticketNumber: dashed, code: undefined } : undefined;
}

/** The code in a scanned URL: `o` is a signed code, `s` a plain one. */
export const codeIn = (query: URLSearchParams): string =>
  (query.get("o") ?? query.get("s") ?? "").slice(0, LONGEST_CODE);

/** The text that is hashed for the list. */
export const codeDigestText = (ticketNumber: string, code: string): string => `${ticketNumber}?s=${code}`;
