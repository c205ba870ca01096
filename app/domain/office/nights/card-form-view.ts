/** The form of a night's card: bouts with their sides, and who stands on each. */

export type BoutForm = {
  order: string;
  title: string;
  stipulation: string;
  championship: string;
  /** The side that won, from 0; empty while it is open. */
  winner: string;
  sides: { id: string; name: string }[][];
};

export type CardFormView = {
  bouts: BoutForm[];
  /** The card as the form was opened, as JSON. */
  was: string;
  problems: string[];
};

/** Bouts and sides are numbered from 0 in field names. */
export const boutField = (bout: number, field: string): string => `bout.${bout}.${field}`;
export const sideField = (bout: number, side: number, field: "stays" | "add"): string =>
  `bout.${bout}.side.${side}.${field}`;
