/**
 * Removes characters that calendars, feeds and pictures can't contain. Text pasted from word processors may have some.
 */

/** Word's line break within a paragraph, and its page break, with the spaces around them. */
const BREAKS = / *[\v\f] */g;
/** Control characters except tabs and line breaks, lone surrogates, and noncharacters. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFDD0-\uFDEF\uFFFE\uFFFF]/gu;

export const printable = (text: string): string => text.replace(BREAKS, " ").replace(UNPRINTABLE, "");

/** The same for every string in a JSON value. */
export function printableIn(value: unknown): unknown {
  if (typeof value === "string") return printable(value);
  if (Array.isArray(value)) return value.map(printableIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printableIn(one)]));
}

/** The same, on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s*[\n\r]\s*/g, " ");
