/** What of the coming nights the home page shows where. */
import type { FighterView } from "./bout-view";
import type { EventView } from "./event-view";

const NIGHTS_SHOWN = 5;
const POSTERS_SHOWN = 5;
const FACES_SHOWN = 5;

/** `coming` in order of date. */
export function homeContent(next: EventView | undefined, coming: EventView[]) {
  return {
    nights: coming.slice(0, NIGHTS_SHOWN).map(asRow),
    wall: wallOf(coming, next?.id),
    roster: roster(coming, next?.cast ?? []).slice(0, FACES_SHOWN),
  };
}

/** Posters beside the night `but`: one a hall, since a run of nights in one hall would fill the wall with itself. */
export function wallOf(coming: EventView[], but: string | undefined): EventView[] {
  const halls = new Set<string>();
  const wall = coming.filter(({ id, place }) => {
    if (id === but || halls.has(place)) return false;
    halls.add(place);
    return true;
  });
  return wall.slice(0, POSTERS_SHOWN).map(asRow);
}

/** A night as a row or a poster needs it: page data goes along with every page, so the rest stays behind. */
export const asRow = (night: EventView): EventView => ({
  ...night,
  card: [],
  description: "",
  about: "",
  address: "",
  mapUrl: undefined,
  accessibilityNote: "",
  parkingNote: "",
});

/** Whoever stands on the cards, each once, main events first; without those whose faces the page has already. */
function roster(nights: EventView[], shown: FighterView[]): FighterView[] {
  const seen = new Set(shown.map((fighter) => fighter.id));
  const found: FighterView[] = [];
  const byPlace = nights.flatMap((night) => night.card).sort((a, b) => b.order - a.order);
  for (const fighter of byPlace.flatMap((bout) => bout.sides.flatMap((side) => side.fighters))) {
    if (seen.has(fighter.id)) continue;
    seen.add(fighter.id);
    found.push(fighter);
  }
  return found;
}
