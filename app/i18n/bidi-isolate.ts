/** Addresses and numbers inside a sentence: where it runs from right to left, they keep an order of their own. */
import { directionOf } from "./languages";

/** FIRST STRONG ISOLATE and its end. */
const [ISOLATE, END] = ["\u2068", "\u2069"];

export const bidiIsolated = (text: string, language: string): string =>
  directionOf(language) === "rtl" ? ISOLATE + text + END : text;
