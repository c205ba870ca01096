/** A wrestler's matches: what became of the past ones, and who was across the ring. */
import type { Event } from "../../../server/product-api/contract";
import { eventDates } from "../format/zoned-dates";
import { type BoutView, boutView, type FighterView } from "../shows/bout-view";

export type Result = {
  bout: BoutView;
  /** Nothing is told of a match without a winner. */
  outcome: "won" | "lost" | undefined;
  night: { href: string; title: string; city: string; date: string };
};
export type Rival = FighterView & { matches: number };

const isIn = (id: string) => (side: { id: string }[]) => side.some((fighter) => fighter.id === id);

/** The newest matches of past nights, in the order of `past`; a cancelled night had none. */
export function resultsOf(id: string, past: readonly Event[], locale: string, most: number): Result[] {
  const held = past.filter(({ status }) => status !== "CANCELED");
  return held
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

function outcomeOf({ winner, sides }: Event["card"][number], id: string): Result["outcome"] {
  if (winner === null || !sides[winner]) return undefined;
  return isIn(id)(sides[winner]) ? "won" : "lost";
}

function nightOf(event: Event, locale: string): Result["night"] {
  const { startDate, timeZoneId } = event.scheduling.config;
  return {
    href: `/events/${event.id}`,
    title: event.title,
    city: event.location.city,
    date: eventDates(new Date(startDate), timeZoneId, locale).dayMonth,
  };
}

/** Who stood or will stand across the ring, most often first; of equals whoever comes first in `nights`. */
export function rivalsOf(id: string, nights: readonly Event[], most: number): Rival[] {
  const met = new Map<string, Rival>();
  for (const bout of nights.flatMap(({ card }) => card)) {
    if (!bout.sides.some(isIn(id))) continue;
    const across = boutView(bout, false).sides.filter((side) => !isIn(id)(side.fighters));
    for (const fighter of across.flatMap((side) => side.fighters)) {
      const known = met.get(fighter.id);
      if (known) known.matches++;
      else met.set(fighter.id, { ...fighter, matches: 1 });
    }
  }
  return [...met.values()].sort((a, b) => b.matches - a.matches).slice(0, most);
}
