/** A month as a calendar's table needs it. Days are counted in UTC, where none is 23 or 25 hours long. */
import type { Weekday } from "./calendar-week";

/** Calendars of other years are nobody's business, and an endless row of empty months is a trap for robots. */
const YEARS = { first: 2000, last: 2099 };

/** "2026-12", or nothing for what is no month. */
export function monthKey(text: string | null): string | undefined {
  if (!text || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last ? text : undefined;
}

/** The month so many months after `key`, or before it. */
export function monthsAfter(key: string, count: number): string {
  return new Date(Date.UTC(yearOf(key), monthOf(key) + count, 1)).toISOString().slice(0, "2026-12".length);
}

/** The weeks of a month; cells that belong to its neighbours are empty. */
export function weeksOf(key: string, firstDay: Weekday): (number | undefined)[][] {
  const first = new Date(Date.UTC(yearOf(key), monthOf(key), 1)).getUTCDay() || 7;
  const days = new Date(Date.UTC(yearOf(key), monthOf(key) + 1, 0)).getUTCDate();
  const before = (first - firstDay + 7) % 7;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

const yearOf = (key: string) => Number(key.slice(0, 4));
/** As `Date` counts months, from 0. */
const monthOf = (key: string) => Number(key.slice(5)) - 1;
