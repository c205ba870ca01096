/** What the rows of all generators have in common: their labels and the distances of their seats. */
import { rowLabels, seatLabels } from "../numbering";
import type { PlanPoint, PlanRow } from "../seating-plan";
import type { RowPattern } from "./plan-generator";

/** Between the middles of two seats, unless the curve has its own pitch. */
export const SEAT_PITCH_CM = 52;
const AISLE_CM = 110;

export const aisleWidthOf = ({ aisleWidth }: RowPattern): number => aisleWidth ?? AISLE_CM;

/** For each aisle of a row of `count` seats, how many seats are to the left of it. */
export function cutsOf({ aisles = [] }: RowPattern, count: number): number[] {
  const cuts = aisles.map((after) => (after < 1 ? Math.round(count * after) : after));
  return [...new Set(cuts)].filter((after) => after > 0 && after < count).sort((a, b) => a - b);
}

/** Distances of the seats from the middle of their row, from left to right. */
export function offsetsOf(pattern: RowPattern, count: number, pitch: number): number[] {
  const cuts = cutsOf(pattern, count);
  const wide = aisleWidthOf(pattern) - pitch;
  const from = (index: number) => index * pitch + cuts.filter((after) => after <= index).length * Math.max(wide, 0);
  const middle = from(count - 1) / 2;
  return Array.from({ length: count }, (_, index) => from(index) - middle);
}

/** `seats` is a number for all rows, or a list by row whose last number counts for the remaining rows. */
export const seatsInRow = (seats: number | number[], row: number): number =>
  typeof seats === "number" ? seats : (seats[row] ?? seats.at(-1) ?? 0);

/** Rows from front to back. `countOf` gives a row's number of seats, `placesOf` their positions. */
export function rowsOf(
  pattern: RowPattern,
  countOf: (row: number) => number,
  placesOf: (row: number, count: number) => PlanPoint[],
): PlanRow[] {
  let before = 0;
  return (rowLabels(pattern.rows, pattern.skip) ?? []).map((label, row) => {
    const count = countOf(row);
    const labels = seatLabels(pattern.numbering ?? "left", count, before);
    const cuts = cutsOf(pattern, count);
    before += count;
    const seats = placesOf(row, count).map(([x, y], index) => ({
      label: labels[index] ?? "",
      x,
      y,
      ...(cuts.includes(index + 1) && { flags: ["aisle" as const] }),
    }));
    return { label, seats };
  });
}

/** The point `across` to the right of `at` and `back` behind it, as seen by someone there who looks to `facing`. */
export function placed([x, y]: PlanPoint, facing: number, across: number, back: number): PlanPoint {
  const turn = (facing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return wholePoint(x + across * cos - back * sin, y + across * sin + back * cos);
}

/** In whole centimetres, without negative zeros. */
export const wholePoint = (x: number, y: number): PlanPoint => [Math.round(x) + 0, Math.round(y) + 0];
