/** A seat as tickets, mails and the door name it. Labels stay as in the plan in every language. */

export type SeatFlag = "accessible" | "companion" | "restricted" | "aisle" | "stepFree";

export type SeatWords = {
  /** The seat's public name, such as "104-C-7". */
  placeId: string;
  section: string;
  sectionLabel: string;
  row: string;
  seat: string;
  entrance: string;
  level: string;
  flags: SeatFlag[];
  note?: string;
};
