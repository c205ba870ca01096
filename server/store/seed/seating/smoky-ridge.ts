/** Smoky Ridge Theatre: tables at the ropes, six curved rows, the raked house and the balcony. */
import type { CurveGenerator } from "../../../../app/domain/seating/generators/plan-generator";
import type { PlanPoint, SeatingPlan } from "../../../../app/domain/seating/seating-plan";

const TABLES = 10;
const TABLE_DEGREES = 16;
const onArc = (radius: number, degrees: number): PlanPoint => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(radius * Math.sin(angle)), Math.round(radius * Math.cos(angle))];
};
/** Ten tables on an arc around the ring. */
const tableDegrees = Array.from({ length: TABLES }, (_, index) => (index - (TABLES - 1) / 2) * TABLE_DEGREES);
const tableEdges = [-80, -60, -40, -20, 0, 20, 40, 60, 80];

const house = (
  code: string,
  label: string,
  entrance: string,
  seats: number[],
  arc: [number, number],
): CurveGenerator => ({
  kind: "curve",
  code,
  label,
  zone: "standard",
  entrance,
  level: "House",
  rows: "G..R",
  skip: ["I", "O"],
  seats,
  radius: 1720,
  step: 95,
  arc,
});
const WINGS = [5, 5, 5, 6, 6, 6, 6, 7, 7, 7];
const MIDDLE = [7, 7, 7, 8, 8, 8, 8, 9, 9, 9];

export const smokyRidge: SeatingPlan = {
  format: "seating/1",
  slug: "smoky-ridge",
  title: "Theatre with tables",
  focus: { kind: "stage", x: 0, y: 0, width: 700, height: 700 },
  camera: "south",
  generate: [
    {
      kind: "table",
      code: "T",
      label: "Ringside tables",
      zone: "table",
      entrance: "Mill door",
      level: "Floor",
      at: tableDegrees.map((degrees) => onArc(780, degrees)),
      outline: [
        ...tableEdges.map((degrees) => onArc(650, degrees)),
        ...tableEdges.toReversed().map((degrees) => onArc(920, degrees)),
      ],
      rows: "1..10",
      seats: 4,
      radius: 75,
    },
    {
      kind: "curve",
      code: "P",
      label: "Premier",
      zone: "premier",
      entrance: "Mill door",
      level: "Floor",
      rows: "A..F",
      seats: [18, 18, 20, 20, 22, 22],
      aisles: [0.5],
      radius: 1060,
      step: 95,
      arc: [-42, 42],
    },
    house("HL", "House left", "Left stairs", WINGS, [-24, -11]),
    house("HC", "House center", "Mill door", MIDDLE, [-9, 9]),
    house("HR", "House right", "Right stairs", WINGS, [11, 24]),
    {
      kind: "curve",
      code: "B",
      label: "Balcony",
      zone: "balcony",
      entrance: "Balcony lift",
      level: "Balcony",
      rows: "A..B",
      seats: 30,
      aisles: [10, 20],
      radius: 2900,
      step: 95,
      arc: [-24, 24],
    },
  ],
  marks: [
    { seats: "T-1-1,T-10-1,P-A-1,P-A-18,HC-G-1,HC-G-7,B-A-1,B-A-30", flags: ["accessible", "stepFree"] },
    { seats: "T-1-2,T-10-2,P-A-2,P-A-17,HC-G-2,HC-G-6,B-A-2,B-A-29", flags: ["companion", "stepFree"] },
    { seats: "HL-R-1,HR-R-7", flags: ["restricted"], note: "The balcony's edge hides the screens" },
  ],
};
