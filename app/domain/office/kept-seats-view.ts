/** Seats of one section that the office keeps for the same reason. */

export type KeptSeats = {
  key: string;
  why: "blocked" | "killed" | "guest";
  note: string;
  until: string;
  count: number;
  /** As the office writes them. */
  places: string[];
};
