/**
 * Dates and times as pages show them, always in the night's own time zone and with the UTC offset of that date.
 * Formatted only on the server, because a browser with different language data would not match when hydrating.
 */
import { plainSpaces } from "./money-format";

export type ZonedDates = {
  /** Always two digits, so a column of dates lines up. */
  day: string;
  month: string;
  weekday: string;
  /** "Nov 28". */
  dayMonth: string;
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
export function zonedDates(at: Date, timeZone: string, locale: string): ZonedDates {
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
    dayMonth: write({ day: "numeric", month: "short" }),
    short: write({ weekday: "short", day: "numeric", month: "short" }),
    long: write({ dateStyle: "full" }),
    monthKey: monthKeyOf(at, timeZone),
    monthTitle: write({ month: "long", year: "numeric" }),
    time: plainSpaces(write({ hour: "numeric", minute: "2-digit" })),
    zone: part("timeZoneName", { hour: "numeric", timeZoneName: "short" }),
  };
}

/** "8:14 PM EST": the time of `instant` (ISO) in a zone, with the zone's name. */
export function clockTime(instant: string, timeZone: string, locale: string): string {
  const { time, zone } = zonedDates(new Date(instant), timeZone, locale);
  return `${time} ${zone}`;
}

/** "Fri, Nov 27, 10 AM EST": weekday, date and hour, with the zone named for readers in other zones. */
export function spokenDateTime(at: Date, timeZone: string, locale: string): string {
  const { short, zone } = zonedDates(at, timeZone, locale);
  return `${short}, ${spokenHour(at, timeZone, locale)} ${zone}`;
}

/** "10 AM" or "10:30 AM": on the hour, minutes are left out. */
export function spokenHour(at: Date, timeZone: string, locale: string): string {
  const minutes = formatter("en", timeZone, { minute: "2-digit" }).format(at);
  const hour = formatter(locale, timeZone, { hour: "numeric" }).format(at);
  // Some languages write the hour as a bare number, and "Fri 10" would read as a date.
  const short = Number(minutes) === 0 && !/^\d+$/.test(hour);
  return plainSpaces(short ? hour : formatter(locale, timeZone, { hour: "numeric", minute: "2-digit" }).format(at));
}

/** "Nov 28, 2026", as on an invoice. */
export function dateOf(at: Date, timeZone: string, locale: string): string {
  return formatter(locale, timeZone, { dateStyle: "medium" }).format(at);
}

/** "2026-11" → "November 2026". */
export function monthTitle(key: string, locale: string): string {
  return formatter(locale, "UTC", { month: "long", year: "numeric" }).format(new Date(`${key}-01T00:00:00Z`));
}

/** The day in `timeZone`, "2026-11-28", independent of the server's zone. */
export function dayKey(at: Date, timeZone: string): string {
  const parts = formatter("en-CA", timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}

const monthKeyOf = (at: Date, timeZone: string) => dayKey(at, timeZone).slice(0, "2026-11".length);

// Creating a formatter costs 50 times as much as using it, and a list of 100 nights needs the same dozen.
const formatters = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATTERS = 2000;

function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let format = formatters.get(key);
  if (!format) {
    if (formatters.size >= MOST_FORMATTERS) formatters.clear();
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(key, format);
  }
  return format;
}
