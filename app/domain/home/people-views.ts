/** The people on the home page: the current champions, then other wrestlers. */
import type { WrestlerItem } from "../../../server/product-api/contract";
import { heldTitles } from "../roster/title-reigns";
import type { FighterView } from "../shows/bout-view";
import { fighterView } from "../shows/bout-view";

/** `belts` are the titles currently held. */
export type PersonView = FighterView & { belts: string[] };

const PEOPLE_SHOWN = 6;

/** Champions first, without duplicates. */
export function peopleViews(champions: WrestlerItem[], roster: WrestlerItem[]): PersonView[] {
  const all = new Map([...champions, ...roster].map((item) => [item.id, item]));
  return [...all.values()]
    .slice(0, PEOPLE_SHOWN)
    .map(({ data }) => ({ ...fighterView(data), belts: heldTitles(data.titles) }));
}
