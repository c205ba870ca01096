/** What the generators of a plan are given. Angles are degrees, lengths are centimetres. */

import type { SeatNumbering } from "../numbering";
import type { PlanPoint, RingSide } from "../seating-plan";

type OneSection = {
  code: string;
  label?: string;
  zone: string;
  entrance?: string;
  level?: string;
  outline?: PlanPoint[];
};

/** How the rows of a generated section are labeled and divided. */
export type RowPattern = {
  /** `2..5`, `A..K`, or a list; `skip` leaves out labels of a range. */
  rows: string | string[];
  skip?: string[];
  numbering?: SeatNumbering;
  /** After which seats an aisle follows, counted from the left; below 1 it is a share of the row. */
  aisles?: number[];
  aisleWidth?: number;
};

/** Straight rows one behind the other. `at` is the middle of the first row. */
export type BlockGenerator = OneSection &
  RowPattern & {
    kind: "block";
    at: PlanPoint;
    /** Where the seats look: 0 is north, 90 is east. */
    facing?: number;
    /** In each row, or by row. */
    seats: number | number[];
    /** Between seats, and between rows. */
    pitch: [seat: number, row: number];
  };

/** Rows on circles around `centre`. */
export type CurveGenerator = OneSection &
  RowPattern & {
    kind: "curve";
    /** The middle of ring or stage by default. */
    centre?: PlanPoint;
    /** The first row's, and what each row adds to it. */
    radius: number;
    step: number;
    /** From left to right as seen from the seats: 0 is south of the centre, 90 is east. */
    arc: [from: number, to: number];
    /** Without it as many as fit `pitch` apart. */
    seats?: number | number[];
    pitch?: number;
  };

/** Straight rows parallel to the sides of the ring, in one or more sections a side. */
export type SideGenerator = RowPattern & {
  kind: "side";
  zone: string;
  level?: string;
  /** `{code}` and `{side}` stand for the section's own. */
  label?: string;
  /** The codes of a side's sections from left to right. */
  codes: Partial<Record<RingSide, string | string[]>>;
  entrances?: Partial<Record<RingSide, string>>;
  /** From the ring's edge to the first row. */
  gap: number;
  /** Between two sections of a side. */
  between?: number;
  seats: number | number[];
  pitch: [seat: number, row: number];
};

/** Round tables: a row is a table. */
export type TableGenerator = OneSection & {
  kind: "table";
  /** The tables' middles. */
  at: PlanPoint[];
  rows: string | string[];
  skip?: string[];
  /** At each table. */
  seats: number;
  radius: number;
};

export type PlanGenerator = BlockGenerator | CurveGenerator | SideGenerator | TableGenerator;
