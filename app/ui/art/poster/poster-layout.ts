/** The layout of a poster. Separate from the drawing, because the words only need this. */
import { pick, type Random } from "../seeded-random";

const LAYOUTS = ["burst", "faceoff", "ring", "belt"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The layout with that name, otherwise the one that the first number of `r` selects. */
export const layoutOf = (name: string | undefined, r: Random): Layout =>
  LAYOUTS.find((known) => known === name) ?? pick(r, LAYOUTS);
