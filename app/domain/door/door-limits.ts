/** So many letters find a guest: with fewer, the list of names could be read from top to bottom. */
export const LEAST_LETTERS = 3;
