/** The size of a mail's one word: as large as its longest part allows, on a screen and on a phone. */

/** Pixels, then hundredths of a phone's width. The longest part has to fit in a font that replaces ours, too. */
const SIZES = [
  { most: 7, px: 118, vw: 23 },
  { most: 9, px: 104, vw: 18 },
  { most: 12, px: 80, vw: 13.5 },
  { most: 16, px: 60, vw: 10 },
  { most: Number.POSITIVE_INFINITY, px: 44, vw: 8 },
];
/** As a share of the line: capitals reach almost the top of it. */
const LEADING = 0.86;

/** Letters of other scripts are wider than those of our font. */
function widthOf(letter: string): number {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter)) return 1.9;
  return /[\p{sc=Cyrillic}\p{sc=Hebrew}]/u.test(letter) ? 1.35 : 1;
}

/** The class and the inline size for a word. */
export function wordSize(word: string): { name: string; px: number; lineHeight: number } {
  const parts = word.split(/\s+/).map((part) => [...part].reduce((sum, letter) => sum + widthOf(letter), 0));
  const index = SIZES.findIndex(({ most }) => Math.max(...parts) <= most);
  const px = SIZES[index]?.px ?? 44;
  return { name: `w${index}`, px, lineHeight: Math.round(px * LEADING) };
}

/** The same sizes for phones. */
export const wordSizes = (): string =>
  SIZES.map(
    ({ vw }, index) => `.w${index}{font-size:${vw}vw!important;line-height:${(vw * LEADING).toFixed(1)}vw!important}`,
  ).join("");
