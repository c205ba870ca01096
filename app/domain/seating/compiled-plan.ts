/** A seating plan as the store and the pages use it. */
import type { SeatFlag } from "./seat-words";
import type { PlanFocus, PlanPoint, RingSide } from "./seating-plan";

/** A seat's number is `bench * 100 + position`. Positions count from 1. */
export const BENCH_SPAN = 100;
export const LONGEST_BENCH = BENCH_SPAN - 1;

/** Flags that aren't part of `base`. */
export type ViewFlag = Exclude<SeatFlag, "accessible" | "companion">;

/** An unbroken run of seats in a row. */
export type CompiledBench = {
  bench: number;
  /** `104-C/1`: section, row, and the bench's number in the row. */
  key: string;
  section: string;
  row: string;
  /** Code of the venue's section that sells it. */
  zone: string;
  /** Smaller is better, unique in the plan. */
  rank: number;
  /** The position nearest to the middle of the ring or stage. May be a fraction, or outside of the bench. */
  mid: number;
  /** One character per position: `0` seat, `a` accessible, `c` companion, space for a gap where a seat was removed. */
  base: string;
  labels: string[];
  x: number[];
  y: number[];
  /** By position. */
  flags: Record<number, ViewFlag[]>;
  notes: Record<number, string>;
};

export type CompiledSection = {
  code: string;
  label: string;
  entrance: string;
  level: string;
  zone: string;
  /** Only in halls with a ring. */
  side?: RingSide;
  outline: PlanPoint[];
  rows: string[];
  /** Sold by number, without seats. */
  area: boolean;
};

export type CompiledPlan = {
  slug: string;
  title: string;
  focus: PlanFocus;
  camera: RingSide;
  sections: CompiledSection[];
  benches: CompiledBench[];
};
