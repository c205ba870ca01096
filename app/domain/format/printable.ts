/** Texts without characters that calendars and pictures can't hold. Word processors leave some when text is pasted. */

/** Word's line break within a paragraph, and its page break. */
const BREAKS = /[\v\f]/g;
/** Controls but tabs and ends of lines, halves of a character, and code points that are no characters. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFDD0-\uFDEF\uFFFE\uFFFF]/gu;

export const printable = (text: string): string => text.replace(BREAKS, "\n").replace(UNPRINTABLE, "");

/** The same as one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s*[\n\r]\s*/g, " ");
