/** The labels of generated rows and seats. */
export const SEAT_NUMBERINGS = ["left", "right", "odd-left", "continuous"] as const;
export type SeatNumbering = (typeof SEAT_NUMBERINGS)[number];

const MOST_ROWS = 200;

/**
 * The labels of a row of `count` seats, from left to right. `odd-left` counts from the middle, odd numbers to the left
 * and even ones to the right. `continuous` goes on from the `before` seats of the rows in front.
 */
export function seatLabels(numbering: SeatNumbering, count: number, before: number): string[] {
  const odd = Math.ceil(count / 2);
  const numberAt = (index: number): number => {
    switch (numbering) {
      case "left":
        return index + 1;
      case "right":
        return count - index;
      case "continuous":
        return before + index + 1;
      case "odd-left":
        return index < odd ? 2 * (odd - index) - 1 : 2 * (index - odd + 1);
    }
  };
  return Array.from({ length: count }, (_, index) => String(numberAt(index)));
}

/**
 * Expands `2..5`, `A..K` or `A..AC`, or takes a list, without the labels in `skip`. Undefined if the range is invalid.
 */
export function rowLabels(rows: string | string[], skip: string[] = []): string[] | undefined {
  const all = Array.isArray(rows) ? rows : rangeOf(rows);
  return all?.filter((label) => !skip.includes(label));
}

function rangeOf(text: string): string[] | undefined {
  const [, first = "", last = first] = /^(\d{1,4}|[A-Z]{1,2})(?:\.\.(\d{1,4}|[A-Z]{1,2}))?$/.exec(text) ?? [];
  const digits = /^\d/.test(first);
  if (first === "" || digits !== /^\d/.test(last)) return undefined;
  const [from, to] = digits ? [Number(first), Number(last)] : [lettersToNumber(first), lettersToNumber(last)];
  if (to < from || to - from >= MOST_ROWS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) =>
    digits ? String(from + index) : numberToLetters(from + index),
  );
}

const FIRST_LETTER = "A".charCodeAt(0);
const LETTERS = 26;

/** Like a spreadsheet's columns: A is 1, Z is 26, AA is 27. */
const lettersToNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1, 0);

function numberToLetters(number: number): string {
  const last = String.fromCharCode(FIRST_LETTER + ((number - 1) % LETTERS));
  return number > LETTERS ? numberToLetters(Math.floor((number - 1) / LETTERS)) + last : last;
}
