/** The range of days on a money page, read from the URL. */
import { dayKey } from "../../format/zoned-dates";

export type MoneyDays = {
  /** As 2026-05-02. */
  from: string;
  to: string;
  /** True if the URL has invalid days. */
  bad: boolean;
};

const DAY_MS = 86_400_000;

/** The last `days` days of `timeZone`, unless the URL has others. */
export function daysIn(query: URLSearchParams, now: Date, days: number, timeZone: string): MoneyDays {
  const today = dayKey(now, timeZone);
  const usual = { from: dayText(new Date(midnightUtc(today) - (days - 1) * DAY_MS)), to: today };
  const [from, to] = [query.get("from") || usual.from, query.get("to") || usual.to];
  const bad = !isDay(from) || !isDay(to) || from > to;
  return { ...(bad ? usual : { from, to }), bad };
}

/** Days of the calendar are counted in UTC, where each has 24 hours. */
const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayText = (at: Date) => at.toISOString().slice(0, 10);

function isDay(text: string): boolean {
  const at = new Date(midnightUtc(text));
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && dayText(at) === text;
}
