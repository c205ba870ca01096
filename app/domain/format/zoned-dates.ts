/**
 * An event's dates as a page writes them: always in the event's own zone, with the offset of that very date, and only on
 * the server, so that a browser with other language data cannot disagree.
 */
import { plainSpaces } from "./money-format";

export type EventDates = {
  /** Two digits, so that a column of dates aligns. */
  day: string;
  month: string;
  weekday: string;
  /** "28 Nov". */
  dayMonth: string;
  /** "Sat 28 Nov". */
  short: string;
  /** "Saturday, November 28, 2026". */
  long: string;
  /** Local month, "2026-11". */
  monthKey: string;
  /** "November 2026". */
  monthTitle: string;
  /** "7:30 PM". */
  time: string;
  /** "EST": for whoever is elsewhere. */
  zone: string;
};

/** All strings of one instant in one zone. Throws RangeError for an unknown zone. */
export function eventDates(at: Date, timeZone: string, locale: string): EventDates {
  const write = (options: Intl.DateTimeFormatOptions) => formatter(locale, timeZone, options).format(at);
  const part = (type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions) =>
    formatter(locale, timeZone, options)
      .formatToParts(at)
      .find((found) => found.type === type)?.value ?? "";

  const day = part("day", { day: "2-digit", month: "short" });
  const month = part("month", { day: "2-digit", month: "short" });
  const weekday = part("weekday", { weekday: "short", day: "numeric", month: "short" });
  return {
    day: day.padStart(2, "0"),
    month,
    weekday,
    dayMonth: locale.startsWith("en") ? `${Number(day)} ${month}` : write({ day: "numeric", month: "short" }),
    short: locale.startsWith("en")
      ? `${weekday} ${Number(day)} ${month}`
      : write({ weekday: "short", day: "numeric", month: "short" }),
    long: write({ dateStyle: "full" }),
    monthKey: monthKeyOf(at, timeZone),
    monthTitle: write({ month: "long", year: "numeric" }),
    time: plainSpaces(write({ hour: "numeric", minute: "2-digit" })),
    zone: part("timeZoneName", { hour: "numeric", timeZoneName: "short" }),
  };
}

/** "10 AM", "10:30 AM": an hour as it is spoken. */
export function spokenHour(at: Date, timeZone: string, locale: string): string {
  const minutes = formatter("en", timeZone, { minute: "2-digit" }).format(at);
  const hour = formatter(locale, timeZone, { hour: "numeric" }).format(at);
  // Where a language writes the hour as a bare number, "Fri 10" would be read as a day.
  const short = Number(minutes) === 0 && !/^\d+$/.test(hour);
  return plainSpaces(short ? hour : formatter(locale, timeZone, { hour: "numeric", minute: "2-digit" }).format(at));
}

/** "Nov 28, 2026": a day of a bill. */
export function dateOf(at: Date, timeZone: string, locale: string): string {
  return formatter(locale, timeZone, { dateStyle: "medium" }).format(at);
}

/** The title of a local month, "2026-11" → "November 2026". */
export function monthTitle(key: string, locale: string): string {
  return formatter(locale, "UTC", { month: "long", year: "numeric" }).format(new Date(`${key}-01T00:00:00Z`));
}

/** The local day, "2026-11-28", whatever the server's own zone is. */
export function dayKey(at: Date, timeZone: string): string {
  const parts = formatter("en-CA", timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}

const monthKeyOf = (at: Date, timeZone: string) => dayKey(at, timeZone).slice(0, "2026-11".length);

// Making a formatter costs 50 times what using it does, and a list of 100 nights needs the same dozen.
const made = new Map<string, Intl.DateTimeFormat>();
const MOST_KEPT = 2000;

function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let format = made.get(key);
  if (!format) {
    if (made.size >= MOST_KEPT) made.clear();
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(key, format);
  }
  return format;
}
