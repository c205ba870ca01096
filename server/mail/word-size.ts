/** The size of a mail's one word: as large as its longest part allows, on a screen and on a phone. */

/** Pixels, then hundredths of a phone's width. The longest part has to fit in a font that replaces ours, too. */
const SIZES = [
  { most: 7, px: 118, vw: 23 },
  { most: 9, px: 104, vw: 18 },
  { most: 12, px: 80, vw: 13.5 },
  { most: 16, px: 60, vw: 10 },
  { most: Number.POSITIVE_INFINITY, px: 44, vw: 8 },
];
/** Line height by the share of the line that the letters fill: our capitals have no descenders. */
const LEADINGS = { w: 0.86, tall: 1.12 };

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const OTHER_LETTER = /[\p{sc=Cyrillic}\p{sc=Hebrew}]/u;

/** In capitals of our font. */
const widthOf = (letter: string): number => (EAST_ASIAN.test(letter) ? 1.9 : OTHER_LETTER.test(letter) ? 1.35 : 1);

/** The class and the inline size for a word. */
export function wordSize(word: string): { name: string; px: number; lineHeight: number } {
  const parts = word.split(/\s+/).map((part) => [...part].reduce((sum, letter) => sum + widthOf(letter), 0));
  const index = SIZES.findIndex(({ most }) => Math.max(...parts) <= most);
  const px = SIZES[index]?.px ?? 44;
  const kind = EAST_ASIAN.test(word) || OTHER_LETTER.test(word) ? "tall" : "w";
  return { name: `${kind}${index}`, px, lineHeight: Math.round(px * LEADINGS[kind]) };
}

/** The same sizes for phones. */
export const wordSizes = (): string =>
  Object.entries(LEADINGS)
    .flatMap(([kind, leading]) =>
      SIZES.map(
        ({ vw }, index) =>
          `.${kind}${index}{font-size:${vw}vw!important;line-height:${(vw * leading).toFixed(1)}vw!important}`,
      ),
    )
    .join("");
