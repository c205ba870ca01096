/** Rows on circles around the ring, the stage or another point. */
import type { PlanFocus, PlanPoint, PlanSection } from "../seating-plan";
import type { CurveGenerator } from "./plan-generator";
import { aisleWidthOf, cutsOf, offsetsOf, rowsOf, SEAT_PITCH_CM, seatsInRow, wholePoint } from "./row-layout";
import { sectionWords } from "./section-words";

const MARGIN_CM = 45;
/** Degrees between two corners of an outline. */
const OUTLINE_STEP = 10;

export function curveSection(curve: CurveGenerator, focus: PlanFocus): PlanSection {
  const { centre = [focus.x, focus.y], radius, step, arc, pitch = SEAT_PITCH_CM } = curve;
  const [from, to] = arc.map((degrees) => (degrees * Math.PI) / 180) as PlanPoint;
  const at = (angle: number, distance: number): PlanPoint =>
    wholePoint(centre[0] + Math.sin(angle) * distance, centre[1] + Math.cos(angle) * distance);
  const lengthOf = (row: number) => (to - from) * (radius + row * step);
  /** The length left for seats in a row of `count`. */
  const roomOf = (row: number, count: number) => lengthOf(row) - cutsOf(curve, count).length * aisleWidthOf(curve);
  const fitting = (row: number) => {
    const count = Math.floor(lengthOf(row) / pitch);
    return Math.max(Math.floor(roomOf(row, count) / pitch), 0);
  };

  const rows = rowsOf(
    curve,
    (row) => (curve.seats === undefined ? fitting(row) : seatsInRow(curve.seats, row)),
    (row, count) =>
      offsetsOf(curve, count, roomOf(row, count) / count).map((across) =>
        at((from + to) / 2 + across / (radius + row * step), radius + row * step),
      ),
  );

  const corners = Math.max(Math.round((arc[1] - arc[0]) / OUTLINE_STEP), 1);
  const angles = Array.from({ length: corners + 1 }, (_, index) => from + ((to - from) * index) / corners);
  const [front, back] = [radius - MARGIN_CM, radius + (rows.length - 1) * step + MARGIN_CM];
  const outline = [...angles.map((angle) => at(angle, front)), ...angles.reverse().map((angle) => at(angle, back))];
  return { outline, ...sectionWords(curve), rows };
}
