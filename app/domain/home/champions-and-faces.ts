/** The people on the home page: the current champions and a row of other wrestlers. */
import type { WrestlerItem } from "../../../server/product-api/contract";
import { heldTitles } from "../roster/title-reigns";
import type { FighterView } from "../shows/bout-view";
import { fighterView } from "../shows/bout-view";

/** `belts` are the titles currently held. */
export type ChampionView = FighterView & { belts: string[] };

const CHAMPIONS_SHOWN = 5;
const FACES_SHOWN = 8;

export const championViews = (champions: WrestlerItem[]): ChampionView[] =>
  champions.slice(0, CHAMPIONS_SHOWN).map((item) => ({
    ...fighterView(item.data),
    belts: heldTitles(item.data.titles),
  }));

/** Wrestlers other than the champions shown above them. */
export function faceViews(roster: WrestlerItem[], champions: WrestlerItem[]): FighterView[] {
  const shown = new Set(champions.slice(0, CHAMPIONS_SHOWN).map(({ id }) => id));
  return roster
    .filter(({ id }) => !shown.has(id))
    .slice(0, FACES_SHOWN)
    .map(({ data }) => fighterView(data));
}
