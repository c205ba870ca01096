/** Month arithmetic for the calendar table. It counts days in UTC, where every day has 24 hours. */
import type { Weekday } from "./calendar-week";

/** Other years have no calendar page, or crawlers would follow empty months forever. */
const YEARS = { first: 2000, last: 2099 };

/** `text` if it is a month such as "2026-12" within `YEARS`. */
export function monthKey(text: string | null): string | undefined {
  if (!text || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last ? text : undefined;
}

/** The month `count` months after `key`; a negative count goes back. */
export function monthsAfter(key: string, count: number): string {
  return new Date(Date.UTC(yearOf(key), monthOf(key) + count, 1)).toISOString().slice(0, "2026-12".length);
}

/** The weeks of a month. Cells that belong to the previous or next month are undefined. */
export function weeksOf(key: string, firstDay: Weekday): (number | undefined)[][] {
  const first = new Date(Date.UTC(yearOf(key), monthOf(key), 1)).getUTCDay() || 7;
  const days = new Date(Date.UTC(yearOf(key), monthOf(key) + 1, 0)).getUTCDate();
  const before = (first - firstDay + 7) % 7;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

const yearOf = (key: string) => Number(key.slice(0, 4));
/** Zero-based, as in `Date`. */
const monthOf = (key: string) => Number(key.slice(5)) - 1;
