/**
 * The preview picture of a shared link: text in display type on black, art on the right, ropes at the bottom. 1200 ×
 * 630.
 */
import { OG_HEIGHT, OG_WIDTH } from "../../domain/structured-data/og-image";
import { BLACK, inkFor, PAPER } from "./inks";
import { esc, round } from "./plates";
import { measure } from "./wood-type";

export type LinkPicture = {
  /** SVG of one of our pictures. */
  art: string;
  /** Width of the art on the right. */
  artWidth?: number;
  title: string;
  /** Above the title. */
  kicker?: string | undefined;
  /** Large, in ink: a date, a price, a nickname. */
  fact?: string | undefined;
  /** Below the fact, in the text font: city, venue, division. */
  note?: string | undefined;
  /** "Canceled", "Postponed". */
  stamp?: string | undefined;
  /** Whether the fact is struck through. */
  struck?: boolean;
  ink: { seed: string; name?: string | undefined };
};

const HOT = "#ff5a1f";
const MARGIN = 60;
/** The last line of the title is right above the fact. */
const TITLE = { bottom: 402, height: 286, largest: 190, smallest: 30 };
const FACT_SIZE = 76;
const NOTE_SIZE = 28;
const SMALLEST_NOTE = 20;
/** Scripts that our display font lacks are set in Heebo, whose letters are wider. */
const FACES = `font-family="League Gothic, Heebo"`;
const OTHER_LETTERS = /[^ -\u024f\u2010-\u2026]/u;
const OTHER_LETTER_EM = 0.6;
const LONGEST_TITLE = 320;

export function linkPicture(picture: LinkPicture, siteName: string): string {
  const { art, artWidth = 480, kicker, fact, note, stamp } = picture;
  const ink = inkFor(picture.ink.seed, picture.ink.name);
  const width = OG_WIDTH - artWidth - MARGIN * 2;
  const placed = art.replace(
    "<svg ",
    `<svg x="${OG_WIDTH - artWidth}" y="0" width="${artWidth}" height="${OG_HEIGHT}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_WIDTH}" height="${OG_HEIGHT}" viewBox="0 0 ${OG_WIDTH} ${OG_HEIGHT}">` +
    `<rect width="${OG_WIDTH}" height="${OG_HEIGHT}" fill="${BLACK}"/>${placed}` +
    line(siteName.toUpperCase(), { y: 92, size: 46, width: kicker ? width * 0.45 : width, fill: PAPER }) +
    (kicker ? kickerLine(kicker, width) : "") +
    title(picture.title, width) +
    (fact
      ? line(fact.toUpperCase(), { y: 500, size: FACT_SIZE, width, fill: ink.a, struck: picture.struck ?? false })
      : "") +
    (note ? noteLine(note, width) : "") +
    (stamp ? stampOn(stamp) : "") +
    ropes() +
    "</svg>"
  );
}

/** The title in the number of lines that allows the largest size; it is cut if no size fits. */
function title(words: string, width: number): string {
  const text = [...words].slice(0, LONGEST_TITLE).join("").toUpperCase().replaceAll("'", "’");
  const leading = hasOtherLetters(text) ? 1.05 : 0.9;
  let size = TITLE.largest;
  let lines = wrapped(text, width / size);
  while (size > TITLE.smallest && lines.length * size * leading > TITLE.height) {
    size -= 2;
    lines = wrapped(text, width / size);
  }
  return lines
    .map((one, i) => {
      const y = TITLE.bottom - (lines.length - 1 - i) * size * leading;
      return `<text x="${MARGIN}" y="${round(y)}" font-size="${size}" fill="${PAPER}" ${FACES}>${esc(one)}</text>`;
    })
    .join("");
}

/** Lines of at most `most` em; wider words are broken. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const piece of pieces(word, most)) {
      const longer = line ? `${line} ${piece}` : piece;
      if (line && widthOf(longer) > most) {
        lines.push(line);
        line = piece;
      } else line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

function pieces(word: string, most: number): string[] {
  if (widthOf(word) <= most) return [word];
  const all: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece && widthOf(piece + letter) > most) {
      all.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...all, piece];
}

const hasOtherLetters = (text: string) => OTHER_LETTERS.test(text);

/** Width in em. Characters that our display font lacks are wider. */
function widthOf(text: string): number {
  const other = text.match(new RegExp(OTHER_LETTERS, "gu"))?.length ?? 0;
  const signs = text.match(/[<>()@#%=+*/"[\]{}|~_?]/g)?.length ?? 0;
  return measure(text) + other * (OTHER_LETTER_EM - 0.355) + signs * 0.12;
}

type TextLine = { y: number; size: number; width: number; fill: string; struck?: boolean };

/** One line that shrinks until it fits. */
function line(text: string, { y, size, width, fill, struck = false }: TextLine): string {
  const fits = Math.min(size, width / widthOf(text));
  const stroke = struck
    ? `<path d="M${MARGIN} ${round(y - fits * 0.34)}h${round(widthOf(text) * fits)}" stroke="${fill}" stroke-width="6"/>`
    : "";
  return `<text x="${MARGIN}" y="${y}" font-size="${round(fits)}" fill="${fill}" ${FACES}>${esc(text)}</text>${stroke}`;
}

function kickerLine(kicker: string, width: number): string {
  const text = kicker.toUpperCase();
  const fits = Math.min(36, (width * 0.5) / widthOf(text));
  return `<text x="${MARGIN + width}" y="92" text-anchor="end" font-size="${round(fits)}" fill="${HOT}" ${FACES}>${esc(text)}</text>`;
}

/** The text font averages half an em per letter. A note that would become illegibly small is truncated. */
function noteLine(note: string, width: number): string {
  const letters = [...note];
  const most = Math.floor(width / (SMALLEST_NOTE * 0.56));
  const text = letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : note;
  const fits = Math.min(NOTE_SIZE, width / ([...text].length * 0.56));
  return `<text x="${MARGIN}" y="550" font-size="${round(fits)}" font-weight="700" fill="#c9c3b8" font-family="Archivo, Heebo">${esc(text)}</text>`;
}

function stampOn(stamp: string): string {
  const text = stamp.toUpperCase();
  const width = widthOf(text) * 84 + 56;
  return (
    `<g transform="translate(${OG_WIDTH - 290} 480) rotate(-9)"><rect x="${round(-width / 2)}" y="-66" width="${round(width)}" height="116" fill="${BLACK}" stroke="${HOT}" stroke-width="8"/>` +
    `<text y="22" text-anchor="middle" font-size="84" fill="${HOT}" ${FACES}>${esc(text)}</text></g>`
  );
}

const ropes = (): string =>
  `<path d="M0 578H${OG_WIDTH}V${OG_HEIGHT}H0Z" fill="${BLACK}"/>${[PAPER, HOT, PAPER]
    .map((color, i) => `<path d="M0 ${592 + i * 13}H${OG_WIDTH}" stroke="${color}" stroke-width="6"/>`)
    .join("")}`;
