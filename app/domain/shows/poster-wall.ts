/** The wall of posters for upcoming nights, on the home page and under a night's own page. */
import { asPoster, type NightPoster } from "./night-summaries";
import type { NightView } from "./night-view";

const POSTERS_SHOWN = 5;

/**
 * Posters of `upcoming` nights other than the one with the id `excluded`. One per hall: a run of nights in one hall
 * would otherwise fill the wall.
 */
export function posterWall(upcoming: NightView[], excluded: string | undefined): NightPoster[] {
  const halls = new Set<string>();
  const wall = upcoming.filter(({ id, place }) => {
    if (id === excluded || halls.has(place)) return false;
    halls.add(place);
    return true;
  });
  return wall.slice(0, POSTERS_SHOWN).map(asPoster);
}
