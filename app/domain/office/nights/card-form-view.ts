/** The form of a night's card: bouts with their sides, and the wrestlers on each side. */

export type BoutForm = {
  order: string;
  title: string;
  stipulation: string;
  championship: string;
  /** Index of the winning side; empty while undecided. */
  winner: string;
  sides: { id: string; name: string }[][];
};

export type CardFormView = {
  bouts: BoutForm[];
  /** The card when the form was opened, as JSON. */
  was: string;
  problems: string[];
};

/** Bouts and sides are numbered from 0 in field names. */
export const boutField = (bout: number, field: string): string => `bout.${bout}.${field}`;
export const sideField = (bout: number, side: number, field: "stays" | "add"): string =>
  `bout.${bout}.side.${side}.${field}`;
