/** Titles of a wrestler, held and former, with the length of each reign. */
import { monthTitle } from "../format/zoned-dates";

/** Days of the calendar, "2025-01-26"; without `to` the title is held. */
export type Title = { name: string; from: string; to?: string | undefined };
export type Reign = {
  name: string;
  held: boolean;
  days: number;
  /** "January 2025". */
  from: string;
  to: string | undefined;
};

const DAY_MS = 86_400_000;

/** Held titles first, then the latest. A reign that began today lasts a day. */
export function reignsOf(titles: readonly Title[], { locale, now }: { locale: string; now: Date }): Reign[] {
  const rank = ({ to, from }: Title) => `${to ? 0 : 1}${from}`;
  return [...titles]
    .sort((a, b) => (rank(a) < rank(b) ? 1 : -1))
    .map(({ name, from, to }) => ({
      name,
      held: !to,
      days: Math.max(1, Math.floor(((to ? Date.parse(to) : now.getTime()) - Date.parse(from)) / DAY_MS)),
      from: monthOf(from, locale),
      to: to && monthOf(to, locale),
    }));
}

const monthOf = (day: string, locale: string) => monthTitle(day.slice(0, "2025-01".length), locale);
