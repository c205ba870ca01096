/** Splits a title into the lines of wood type, in its original case. The style sheet capitalizes it. */
import { breakTitle, measure } from "../art/wood-type";

/** `widthEm` is the longest line in em of the display font: the hero's `--w`. */
export type TitleLines = { lines: string[]; widthEm: number };

export function titleLines(title: string): TitleLines {
  const words = title.split(/\s+/).filter(Boolean);
  const set = breakTitle(title);
  let from = 0;
  const lines = set.map((line) => {
    const count = line.split(" ").length;
    from += count;
    return words.slice(from - count, from).join(" ");
  });
  return { lines, widthEm: Math.round(Math.max(...set.map(measure)) * 100) / 100 };
}
