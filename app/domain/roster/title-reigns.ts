/** A wrestler's current and former titles, with the length of each reign. */
import type { RenderContext } from "../format/render-context";
import { monthTitle } from "../format/zoned-dates";

/** `from` and `to` are dates such as "2025-01-26". Without `to`, the wrestler still holds the title. */
type ChampionshipTitle = { name: string; from: string; to?: string | undefined };
export type Reign = {
  name: string;
  held: boolean;
  days: number;
  /** "January 2025". */
  from: string;
  to: string | undefined;
};

const DAY_MS = 86_400_000;

/** Names of the titles currently held. */
export const heldTitles = (titles: readonly ChampionshipTitle[]): string[] =>
  titles.filter(({ to }) => !to).map(({ name }) => name);

/** Held titles first, then the most recent. A reign that began today counts as one day. */
export function reignsOf(titles: readonly ChampionshipTitle[], { locale, now }: RenderContext): Reign[] {
  const rank = ({ to, from }: ChampionshipTitle) => `${to ? 0 : 1}${from}`;
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
