/** Locates the items of a JSON document in its file, byte by byte, so that no file is too large. */
import { createReadStream } from "node:fs";

/** Bytes from `start` up to `end` of the list `name`. `line` counts from 1. */
export type JsonPlace = { name: string; start: number; end: number; line: number };

const [QUOTE, ESCAPE, NEWLINE] = ['"', "\\", "\n"].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(["{", "["].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set(["}", "]"].map((sign) => sign.charCodeAt(0)));

/**
 * The objects in lists of the outermost object. `frame` is the document with a 0 in place of each, so that its form can
 * be checked.
 */
export async function findPlaces(file: string): Promise<{ places: JsonPlace[]; frame: string }> {
  const places: JsonPlace[] = [];
  const frame: number[] = [];
  let at = 0;
  let line = 1;
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let begun: { start: number; line: number } | undefined;
  let word: number[] = [];
  let name = "";

  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      if (byte === NEWLINE) line += 1;
      if (quoted) {
        if (escaped) escaped = false;
        else if (byte === ESCAPE) escaped = true;
        else if (byte === QUOTE) quoted = false;
        if (depth === 1 && quoted) word.push(byte);
      } else if (byte === QUOTE) {
        quoted = true;
        word = [];
      } else if (OPENING.has(byte)) {
        if (depth === 1) name = Buffer.from(word).toString();
        if (depth === 2) begun = { start: at, line };
        depth += 1;
      } else if (CLOSING.has(byte)) {
        depth -= 1;
        if (depth === 2 && begun) {
          places.push({ name, ...begun, end: at + 1 });
          begun = undefined;
          frame.push("0".charCodeAt(0));
          at += 1;
          continue;
        }
      }
      if (!begun) frame.push(byte);
      at += 1;
    }
  }
  return { places, frame: Buffer.from(frame).toString() };
}
