/** Texts without characters that calendars, feeds and pictures can't hold. Word processors leave some when text is pasted. */

/** Word's line break within a paragraph, and its page break, with the spaces around them. */
const BREAKS = / *[\v\f] */g;
/** Controls but tabs and ends of lines, halves of a character, and code points that are no characters. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFDD0-\uFDEF\uFFFE\uFFFF]/gu;

export const printable = (text: string): string => text.replace(BREAKS, " ").replace(UNPRINTABLE, "");

/** The same for every text of a value from JSON. */
export function printableIn(value: unknown): unknown {
  if (typeof value === "string") return printable(value);
  if (Array.isArray(value)) return value.map(printableIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printableIn(one)]));
}

/** A text as one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s*[\n\r]\s*/g, " ");
