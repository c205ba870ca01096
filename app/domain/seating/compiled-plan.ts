/** A plan as the store and the pages use it. */
import type { SeatFlag } from "./seat-words";
import type { PlanFocus, PlanPoint, RingSide } from "./seating-plan";

/** `seat` numbers are `bench * 100 + position`, positions count from 1. */
export const BENCH_SPAN = 100;
export const LONGEST_BENCH = BENCH_SPAN - 1;

/** Flags that are not part of `base`. */
export type ViewFlag = Exclude<SeatFlag, "accessible" | "companion">;

/** An unbroken run of seats of a row. */
export type CompiledBench = {
  bench: number;
  /** `104-C/1`: section, row, and which bench of the row it is. */
  key: string;
  section: string;
  row: string;
  /** Code of a venue section. */
  zone: string;
  /** Smaller is better, unique in the plan. */
  rank: number;
  /** The position nearest to the middle of ring or stage. May be a fraction, and outside the bench. */
  mid: number;
  /** By position: `0` seat, `a` accessible, `c` companion, space a gap where a seat used to be. */
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
  /** Of a ring. */
  side?: RingSide;
  outline: PlanPoint[];
  rows: string[];
  /** Sold by number: it has no seats. */
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
