/**
 * Dates and times as pages show them, always in the night's own time zone and with the UTC offset of that date.
 * Formatted only on the server, because a browser with different language data would not match when hydrating.
 */
import { dateFormatter } from "./date-formatters";
import { plainSpaces } from "./money-format";
import { remember, remembered } from "./remembered";

/** A date taken apart for the date block: a large number with the words beside it. */
export type DateParts = {
  /** "28"; two digits in English, where a column of them lines up. */
  day: string;
  /** What the language writes right after the number: "." in German, "日" in Japanese. */
  unit: string;
  /** "Nov", "11月", "בנוב׳". */
  month: string;
  weekday: string;
  /** The words come before the number in this language. */
  wordsFirst: boolean;
};

export type ZonedDates = {
  parts: DateParts;
  /** "Nov 28". */
  dayMonth: string;
  /** The same in characters that the display face has. Languages with another script get digits: "28.11". */
  onPoster: string;
  /** "Sat, Nov 28". */
  short: string;
  /** "Saturday, November 28, 2026". */
  long: string;
  /** Month in that zone: "2026-11". */
  monthKey: string;
  /** "November 2026". */
  monthTitle: string;
  /** "7:30 PM". */
  time: string;
  /** "EST", for visitors in other zones. */
  zone: string;
};

/** Every form of one instant in one zone. Throws RangeError for an unknown zone. */
export const zonedDates = (at: Date, timeZone: string, locale: string): ZonedDates =>
  remembered(everyForm, `${locale} ${timeZone} ${minuteOf(at)}`, () => formsOf(at, timeZone, locale));

function formsOf(at: Date, timeZone: string, locale: string): ZonedDates {
  const write = (options: Intl.DateTimeFormatOptions) => dateFormatter(locale, timeZone, options).format(at);
  const dayMonth = write({ day: "numeric", month: "short" });

  return {
    parts: dateParts(at, timeZone, locale),
    dayMonth,
    onPoster: FOREIGN_LETTER.test(dayMonth) ? write({ day: "numeric", month: "numeric" }) : dayMonth,
    short: write({ weekday: "short", day: "numeric", month: "short" }),
    long: write({ dateStyle: "full" }),
    monthKey: monthKeyOf(at, timeZone),
    monthTitle: write({ month: "long", year: "numeric" }),
    time: plainSpaces(write({ hour: "numeric", minute: "2-digit" })),
    zone: partOf(
      dateFormatter(locale, timeZone, { hour: "numeric", timeZoneName: "short" }).formatToParts(at),
      "timeZoneName",
    ),
  };
}

/**
 * The parts of a date in the language's own order, with the characters that touch the day or the month in the written
 * date. Anything separated by a space ("3 de nov.") belongs to the sentence, not to the part.
 */
function dateParts(at: Date, timeZone: string, locale: string): DateParts {
  const written = dateFormatter(locale, timeZone, { day: "numeric", month: "short" }).formatToParts(at);
  const indexOf = (type: "day" | "month") => written.findIndex((part) => part.type === type);
  const literal = (index: number) => (written[index]?.type === "literal" ? (written[index]?.value ?? "") : "");
  const attachedBefore = (text: string) => (/\s/.test(text) ? (/\S*$/.exec(text)?.[0] ?? "") : "");
  const attachedAfter = (text: string) => /^\S*/.exec(text)?.[0] ?? "";

  const day = indexOf("day");
  const month = indexOf("month");
  const number = written[day]?.value ?? "";
  const weekday = (form: "short" | "long") => dateFormatter(locale, timeZone, { weekday: form }).format(at);
  const isMonthFirst = month < day;
  return {
    day: locale.startsWith("en") ? number.padStart(2, "0") : number,
    unit: attachedAfter(literal(day + 1)),
    month: attachedBefore(literal(month - 1)) + (written[month]?.value ?? "") + attachedAfter(literal(month + 1)),
    // A single character ("日") would read as a unit beside a number.
    weekday: weekday("short").length > 1 ? weekday("short") : weekday("long"),
    // English keeps the number first in the block, although it writes "Nov 28".
    wordsFirst: isMonthFirst && !locale.startsWith("en"),
  };
}

const partOf = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value ?? "";

/** A letter outside the Latin script. */
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** "8:14 PM EST": the time of `instant` (ISO) in a zone, with the zone's name. */
export function clockTime(instant: string, timeZone: string, locale: string): string {
  const { time, zone } = zonedDates(new Date(instant), timeZone, locale);
  return `${time} ${onOneLine(zone)}`;
}

/** "GMT-6" with a word joiner, because Japanese lines break after the hyphen. The fonts have no non-breaking hyphen. */
const onOneLine = (zone: string) => zone.replace("-", "-\u2060");

/** "Fri, Nov 27, 10 AM EST": weekday, date and hour, with the zone named for readers in other zones. */
export function spokenDateTime(at: Date, timeZone: string, locale: string): string {
  const { short, zone } = zonedDates(at, timeZone, locale);
  return `${short}, ${spokenHour(at, timeZone, locale)} ${onOneLine(zone)}`;
}

/** "10 AM" or "10:30 AM": on the hour, minutes are left out. */
export function spokenHour(at: Date, timeZone: string, locale: string): string {
  const minutes = dateFormatter("en", timeZone, { minute: "2-digit" }).format(at);
  const hour = dateFormatter(locale, timeZone, { hour: "numeric" }).format(at);
  // Some languages write the hour as a bare number, and "Fri 10" would read as a date.
  const short = Number(minutes) === 0 && !/^\d+$/.test(hour);
  return plainSpaces(short ? hour : dateFormatter(locale, timeZone, { hour: "numeric", minute: "2-digit" }).format(at));
}

/** "Nov 28, 2026", as on an invoice. */
export function dateOf(at: Date, timeZone: string, locale: string): string {
  return dateFormatter(locale, timeZone, { dateStyle: "medium" }).format(at);
}

/** "2026-11" → "November 2026". */
export function monthTitle(key: string, locale: string): string {
  return dateFormatter(locale, "UTC", { month: "long", year: "numeric" }).format(new Date(`${key}-01T00:00:00Z`));
}

/** The day in `timeZone`, "2026-11-28", independent of the server's zone. */
export const dayKey = (at: Date, timeZone: string): string =>
  remembered(days, `${timeZone} ${minuteOf(at)}`, () => dayOf(at, timeZone));

/**
 * No form shows seconds, so all instants of a minute share a cache entry. The ends of fans' holds differ by
 * milliseconds.
 */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

function dayOf(at: Date, timeZone: string): string {
  const parts = dateFormatter("en-CA", timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(
    at,
  );
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}

const monthKeyOf = (at: Date, timeZone: string) => dayKey(at, timeZone).slice(0, "2026-11".length);

// Cached, because a list of nights repeats the same dates for each visitor, and all forms of one take 40 microseconds.
const everyForm = remember<ZonedDates>(20_000);
const days = remember<string>(20_000);
