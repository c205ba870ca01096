/** Wood type: every line of a title fills the full width, so each line has its own height. */
import { DISPLAY_FONT, OTHER_FONT } from "./display-font";
import { BLACK } from "./inks";
import { esc, round } from "./plates";

/** Advance widths of League Gothic, in thousandths of an em. */
const ADVANCE: Record<string, number> = {
  A: 389,
  B: 364,
  C: 358,
  D: 372,
  E: 327,
  F: 301,
  G: 363,
  H: 380,
  I: 188,
  J: 212,
  K: 375,
  L: 295,
  M: 484,
  N: 395,
  O: 358,
  P: 352,
  Q: 358,
  R: 357,
  S: 338,
  T: 332,
  U: 368,
  V: 362,
  W: 512,
  X: 374,
  Y: 358,
  Z: 316,
  " ": 154,
  ".": 157,
  ",": 151,
  "’": 151,
  "'": 151,
  "&": 423,
  ":": 177,
  "-": 217,
  "–": 394,
  "·": 105,
  "!": 177,
  1: 240,
  7: 307,
};
const OTHER_ADVANCE = 355;
const CAP_HEIGHT_EM = 0.735;

/** Width of a line of capitals in em. */
export function measure(line: string): number {
  return [...line].reduce((sum, ch) => sum + (ADVANCE[ch] ?? OTHER_ADVANCE), 0) / 1000;
}

/** Letters that the display font lacks, and those of them that are as wide as they are tall. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const SQUARE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const OTHER_LETTER_EM = 0.62;
const SQUARE_CAP_EM = 0.9;

/** How a line is printed: its width in em, the height of its letters, its font. */
export function printed(line: string): { em: number; cap: number; font: string } {
  if (!OTHER_LETTER.test(line)) return { em: measure(line), cap: CAP_HEIGHT_EM, font: DISPLAY_FONT };
  const widthOf = (ch: string) =>
    SQUARE_LETTER.test(ch) ? 1 : OTHER_LETTER.test(ch) ? OTHER_LETTER_EM : measure(ch) * 1.3;
  const em = [...line].reduce((sum, ch) => sum + widthOf(ch), 0);
  return { em, cap: SQUARE_LETTER.test(line) ? SQUARE_CAP_EM : CAP_HEIGHT_EM, font: OTHER_FONT };
}

type Measure = { x: number; y: number; width: number; height: number; gap?: number; fill?: string };

/** Lines that fill the width; their total height never exceeds `height`. */
export function woodType(
  lines: readonly string[],
  { x, y, width, height, gap = 12, fill = BLACK }: Measure,
): { svg: string; bottom: number } {
  const set = lines.map((line) => {
    const { em, cap, font } = printed(line);
    return { line, font, size: width / em, height: (width / em) * cap };
  });
  const natural = set.reduce((sum, one) => sum + one.height, 0) + gap * (lines.length - 1);
  const squeeze = Math.min(1, (height - gap * (lines.length - 1)) / (natural - gap * (lines.length - 1)));
  let top = y;
  let svg = "";
  for (const { line, font, size, height: natural } of set) {
    const cap = natural * squeeze;
    svg += `<text transform="translate(${round(x)} ${round(top + cap)}) scale(1 ${Math.round(squeeze * 1000) / 1000})" font-size="${round(size)}" textLength="${round(width)}" lengthAdjust="spacingAndGlyphs" fill="${fill}" ${font}>${esc(line)}</text>`;
    top += cap + gap;
  }
  return { svg, bottom: top - gap };
}

/** A longer line is too thin to be read from across a street. */
const LONGEST_LINE_EM = 8;

/** Splits a title in capitals into one to three lines of similar length; only a very long title gets more. */
export function breakTitle(title: string): string[] {
  const words = title.toUpperCase().replace(/'/g, "’").split(/\s+/);
  const whole = measure(words.join(" "));
  const want = words.length < 2 ? 1 : words.length < 4 ? 2 : Math.max(3, Math.ceil(whole / LONGEST_LINE_EM));
  if (words.length <= want) return words;
  const total = whole / want;
  const lines: string[] = [];
  let line = "";
  for (const w of words) {
    const next = line ? `${line} ${w}` : w;
    if (line && lines.length < want - 1 && measure(next) > total * 1.15) {
      lines.push(line);
      line = w;
    } else line = next;
  }
  lines.push(line);
  return lines;
}
