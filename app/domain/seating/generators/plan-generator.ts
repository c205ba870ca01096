/** The parameters of a plan's generators. Angles are in degrees, lengths in centimetres. */

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
  /** `2..5`, `A..K`, or a list. `skip` leaves out labels of a range. */
  rows: string | string[];
  skip?: string[];
  numbering?: SeatNumbering;
  /** After which seats an aisle follows, counted from the left. A value below 1 is a share of the row. */
  aisles?: number[];
  aisleWidth?: number;
};

/** Straight rows, one behind the other. `at` is the middle of the first row. */
export type BlockGenerator = OneSection &
  RowPattern & {
    kind: "block";
    at: PlanPoint;
    /** The direction in which the seats face: 0 is north, 90 is east. */
    facing?: number;
    /** For all rows, or a list by row. */
    seats: number | number[];
    /** Distance between seats, and between rows. */
    pitch: [seat: number, row: number];
  };

/** Rows on circles around `centre`. */
export type CurveGenerator = OneSection &
  RowPattern & {
    kind: "curve";
    /** By default the middle of the ring or stage. */
    centre?: PlanPoint;
    /** The first row's radius; `step` is what each further row adds. */
    radius: number;
    step: number;
    /** From left to right as seen from the seats: 0 is south of the centre, 90 is east. */
    arc: [from: number, to: number];
    /** By default as many as fit at `pitch`. */
    seats?: number | number[];
    pitch?: number;
  };

/** Straight rows parallel to the sides of the ring, in one or more sections per side. */
export type SideGenerator = RowPattern & {
  kind: "side";
  zone: string;
  level?: string;
  /** `{code}` and `{side}` stand for the section's own. */
  label?: string;
  /** Codes of each side's sections, from left to right. */
  codes: Partial<Record<RingSide, string | string[]>>;
  entrances?: Partial<Record<RingSide, string>>;
  /** Distance from the ring's edge to the first row. */
  gap: number;
  /** Distance between two sections of a side. */
  between?: number;
  seats: number | number[];
  pitch: [seat: number, row: number];
};

/** Round tables. Each is a row. */
export type TableGenerator = OneSection & {
  kind: "table";
  /** The middle of each table. */
  at: PlanPoint[];
  rows: string | string[];
  skip?: string[];
  /** Per table. */
  seats: number;
  radius: number;
};

export type PlanGenerator = BlockGenerator | CurveGenerator | SideGenerator | TableGenerator;
