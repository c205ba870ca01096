/** The fewest letters that find a guest. With fewer, someone could list every name. */
export const LEAST_LETTERS = 3;
