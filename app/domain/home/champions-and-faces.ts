/** Who of the roster stands on the home page: whoever holds a belt, and a row of other faces. */
import type { WrestlerItem } from "../../../server/product-api/contract";
import type { FighterView } from "../shows/bout-view";

/** `belts` are the titles held now. */
export type ChampionView = FighterView & { belts: string[] };

const CHAMPIONS_SHOWN = 5;
const FACES_SHOWN = 8;

export const championViews = (champions: WrestlerItem[]): ChampionView[] =>
  champions.slice(0, CHAMPIONS_SHOWN).map((item) => ({
    ...faceView(item),
    belts: item.data.titles.filter(({ to }) => !to).map(({ name }) => name),
  }));

/** Faces that the page does not show as champions already. */
export function faceViews(roster: WrestlerItem[], champions: WrestlerItem[]): FighterView[] {
  const shown = new Set(champions.slice(0, CHAMPIONS_SHOWN).map(({ id }) => id));
  return roster
    .filter(({ id }) => !shown.has(id))
    .slice(0, FACES_SHOWN)
    .map(faceView);
}

function faceView({ data }: WrestlerItem): FighterView {
  const { seed, build, look, ink } = data.portrait;
  return { id: data._id, name: data.ringName, portrait: { seed, build, look, ink } };
}
