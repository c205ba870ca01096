/** How a poster is laid out. Apart from the drawing, since its words need no more than this. */
import { pick, type Random } from "../seeded-random";

const LAYOUTS = ["burst", "faceoff", "ring", "belt"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The layout of that name, else the one that the first number of `r` says. */
export const layoutOf = (name: string | undefined, r: Random): Layout =>
  LAYOUTS.find((known) => known === name) ?? pick(r, LAYOUTS);
