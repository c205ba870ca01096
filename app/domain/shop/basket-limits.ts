/** Limits of a basket and of one checkout of goods. */

/** Pieces of one variant. */
export const MOST_PIECES = 10;

/** Different variants. */
export const MOST_LINES = 20;
