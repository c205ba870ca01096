/** The layout of a poster. Separate from the drawing, because the words only need this. */
import { POSTER_LAYOUTS, type PosterLayout } from "../../../domain/pictures/drawing-names";
import { pick, type Random } from "../seeded-random";

/** The layout with that name, otherwise the one that the first number of `r` selects. */
export const layoutOf = (name: string | undefined, r: Random): PosterLayout =>
  POSTER_LAYOUTS.find((known) => known === name) ?? pick(r, POSTER_LAYOUTS);
