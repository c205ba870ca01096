/** Isolates addresses and numbers inside a right-to-left sentence, so that they keep their own order. */
import { directionOf } from "../languages";

/** Unicode's FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [ISOLATE, END] = ["\u2068", "\u2069"];

export const bidiIsolated = (text: string, language: string): string =>
  directionOf(language) === "rtl" ? ISOLATE + text + END : text;
