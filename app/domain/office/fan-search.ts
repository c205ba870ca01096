/** Limits of the office's search for fans. */

/** Fewer letters would match nearly everybody. */
export const FEWEST_LETTERS = 3;
export const MOST_FANS = 50;
