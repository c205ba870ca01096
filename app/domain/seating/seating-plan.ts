/** A seating plan in its written form (`seating/1`). docs/seating.md describes the format. */
import type { PlanGenerator } from "./generators/plan-generator";
import type { SeatFlag } from "./seat-words";

export const SEAT_FLAGS = ["accessible", "companion", "restricted", "aisle", "stepFree"] as const satisfies SeatFlag[];

/** Clockwise on the map, with north at the top. */
export const RING_SIDES = ["north", "east", "south", "west"] as const;
export type RingSide = (typeof RING_SIDES)[number];

/** Whole centimetres; x grows to the east, y to the south. */
export type PlanPoint = [x: number, y: number];

/** The ring or the stage. `x` and `y` are its middle. */
export type PlanFocus = { kind: "ring" | "stage"; x: number; y: number; width: number; height: number };

/** `was`: the name in the previous version of the plan. Tickets with that name keep their seat. */
type Renamed = { was?: string };
export type PlanSeat = Renamed & {
  label: string;
  x: number;
  y: number;
  zone?: string;
  /** `aisle`: an aisle follows this seat, in the written order of the row. */
  flags?: SeatFlag[];
  note?: string;
};
/** Seats from left to right, as seen from the seats. */
export type PlanRow = Renamed & { label: string; zone?: string; seats: PlanSeat[] };
/** `zone` is the code of the venue's section that sells it. An `area` has no seats and is sold by number. */
export type PlanSection = Renamed & {
  code: string;
  label: string;
  zone: string;
  entrance?: string;
  level?: string;
  side?: RingSide;
  outline?: PlanPoint[];
  rows?: PlanRow[];
  area?: { outline: PlanPoint[] };
};
/** Changes to single seats, for example of a generator: `104-C-7..12,104-D`. */
export type SeatMark = Renamed & { seats: string; flags?: SeatFlag[]; note?: string; zone?: string; removed?: boolean };

export type SeatingPlan = {
  format: "seating/1";
  slug: string;
  title: string;
  focus: PlanFocus;
  /** The side of the hard camera. */
  camera: RingSide;
  sections?: PlanSection[];
  generate?: PlanGenerator[];
  marks?: SeatMark[];
};
