/** Seats of one section that the office keeps for the same reason. */

export type KeptSeats = {
  key: string;
  why: "blocked" | "killed" | "guest";
  note: string;
  until: string;
  count: number;
  /** In the office's short form: `104-C-7..9`. */
  places: string[];
};
