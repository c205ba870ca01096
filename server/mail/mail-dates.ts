/** Dates of a show in mails: in the show's own zone, since that is where the doors are. */
import { dateFormatter } from "../../app/domain/format/date-formatters";
import { plainSpaces } from "../../app/domain/format/money-format";

/** A date in large digits with short words on one side. */
export type DateBlock = {
  digits: string;
  words: string[];
  /** East Asian languages name the month first. */
  wordsFirst: boolean;
};

const MONTH_FIRST = new Set(["ja", "ko", "zh"]);
/** Their short weekday is a single character, which says nothing beside a number. */
const LONG_WEEKDAY = new Set(["ja", "ko"]);

/** Each part is asked for alone: out of a whole date, "11月" would be a bare "11". */
export function dateBlock(at: Date, timeZone: string, language: string): DateBlock {
  const write = (options: Intl.DateTimeFormatOptions) => dateFormatter(language, timeZone, options).format(at);
  const day = write({ day: "numeric" });
  return {
    digits: language === "en" ? day.padStart(2, "0") : day,
    words: [write({ month: "short" }), write({ weekday: LONG_WEEKDAY.has(language) ? "long" : "short" })],
    wordsFirst: MONTH_FIRST.has(language),
  };
}

/** "Saturday, November 28, 2026 at 7:30 PM EST" */
export function startOf(at: Date, timeZone: string, language: string): string {
  const format = dateFormatter(language, timeZone, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return plainSpaces(format.format(at));
}

/** "Nov 28" */
export const shortDay = (at: Date, timeZone: string, language: string): string =>
  dateFormatter(language, timeZone, { day: "numeric", month: "short" }).format(at);
