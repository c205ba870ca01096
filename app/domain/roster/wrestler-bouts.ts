/** A wrestler's match results and rivals. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { type Worded, wordsOf } from "../format/content-language";
import { zonedDates } from "../format/zoned-dates";
import { type BoutView, boutView, type FighterView } from "../shows/bout-view";

export type WrestlerResult = {
  bout: BoutView;
  /** Undefined for a match without a winner. */
  outcome: "won" | "lost" | undefined;
  night: Worded & { href: string; title: string; city: string; date: string };
};
export type Rival = FighterView & { matches: number };

const isIn = (id: string) => (side: { id: string }[]) => side.some((fighter) => fighter.id === id);

/** At most `most` matches of the past nights, in the order of `past`. Canceled nights don't count. */
export function resultsOf(id: string, past: readonly CatalogueEvent[], locale: string, most: number): WrestlerResult[] {
  const tookPlace = past.filter(({ status }) => status !== "CANCELED");
  return tookPlace
    .flatMap((event) =>
      event.card
        .filter((bout) => bout.sides.some(isIn(id)))
        .sort((a, b) => b.order - a.order)
        .map((bout) => ({
          bout: boutView(bout, true),
          outcome: outcomeOf(bout, id),
          night: nightOf(event, locale),
        })),
    )
    .slice(0, most);
}

function outcomeOf({ winner, sides }: CatalogueEvent["card"][number], id: string): WrestlerResult["outcome"] {
  if (winner === null || !sides[winner]) return undefined;
  return isIn(id)(sides[winner]) ? "won" : "lost";
}

function nightOf(event: CatalogueEvent, locale: string): WrestlerResult["night"] {
  const { startDate, timeZoneId } = event.scheduling.config;
  return {
    href: `/events/${event.id}`,
    ...wordsOf(event),
    title: event.title,
    city: event.location.city,
    date: zonedDates(new Date(startDate), timeZoneId, locale).dayMonth,
  };
}

/** Opponents in past and upcoming matches, most frequent first. Ties keep the order of `nights`. */
export function rivalsOf(id: string, nights: readonly CatalogueEvent[], most: number): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const bout of nights.flatMap(({ card }) => card)) {
    if (!bout.sides.some(isIn(id))) continue;
    const opponents = boutView(bout, false).sides.filter((side) => !isIn(id)(side.fighters));
    for (const fighter of opponents.flatMap((side) => side.fighters)) {
      const known = rivals.get(fighter.id);
      if (known) known.matches++;
      else rivals.set(fighter.id, { ...fighter, matches: 1 });
    }
  }
  return [...rivals.values()].sort((a, b) => b.matches - a.matches).slice(0, most);
}
