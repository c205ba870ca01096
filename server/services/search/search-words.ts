/**
 * Splits text into the words that a search compares, the same for content and for queries. We do it ourselves because
 * PostgreSQL's parser depends on the database's locale, and PGlite has no extension that removes accents.
 */

/** Marks that people leave out: accents, Hebrew vowels and cantillation, Arabic vowels and the stretching of words. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const APOSTROPHES = /['’‘`´ʼ]/g;

/** Letters that Unicode doesn't decompose, and forms that are the same letter to their readers. */
const LETTERS: Partial<Record<string, string>> = {
  ...{ ß: "ss", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" },
  ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
  ...{ ى: "ي", ة: "ه" },
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Scripts without spaces between words, or with short words attached to others. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hebrew}\p{sc=Arabic}ー]+/u;
/** Compiled once instead of for each word. */
const DENSE_RUN = new RegExp(`(${DENSE.source})`, "u");
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const UMLAUTS = /[äöü]/g;
const LONGEST_WORD = 40;

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(APOSTROPHES, "");

/** A word of a spaced script, or a run of a dense one. */
type Piece = { text: string; dense: boolean };

function* piecesOf(text: string): Generator<Piece> {
  for (const [word] of text.matchAll(WORDS)) {
    for (const part of word.split(DENSE_RUN)) {
      if (part) yield { text: part, dense: DENSE.test(part) };
    }
  }
}

/** All neighbors of a run: "東京都" is found by "東京", "京都", and by its first or last character. */
function pairs(run: string): string[] {
  const letters = [...run];
  return letters.slice(0, -1).map((letter, i) => letter + letters[i + 1]);
}

/** The words under which a text is found. */
export function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const { text: piece, dense } of piecesOf(folded(text))) {
    if (!dense) found.add(piece.slice(0, LONGEST_WORD));
    else for (const each of [...pairs(piece), [...piece].at(-1) ?? ""]) found.add(each);
  }
  // "Muenchen" is how many type "München".
  const spelledOut = text.normalize("NFC").toLowerCase();
  for (const [word] of spelledOut.matchAll(WORDS)) {
    if (/[äöü]/.test(word)) found.add(folded(word.replace(UMLAUTS, (letter) => `${letter}e`)).slice(0, LONGEST_WORD));
  }
  return found;
}

/** One condition of a query: all of `words`, the last of them as the beginning of a word if `begins`. */
export type Term = { word: string; begins: boolean };

const MOST_TERMS = 12;

/** What a record has to contain to be found by `query`. A letter alone is a whole word, or it would find everything. */
export function termsOf(query: string): Term[] {
  const terms = new Map<string, Term>();
  for (const { text, dense } of piecesOf(folded(query))) {
    const letters = [...text];
    if (!dense) terms.set(text, { word: text.slice(0, LONGEST_WORD), begins: letters.length > 1 });
    else if (letters.length === 1) terms.set(text, { word: text, begins: true });
    else for (const pair of pairs(text)) terms.set(pair, { word: pair, begins: false });
  }
  return [...terms.values()].slice(0, MOST_TERMS);
}
