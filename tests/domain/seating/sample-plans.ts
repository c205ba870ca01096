/** Small plans for tests: a ring with seats on all sides, a theatre, and rows that are written seat by seat. */
import type { PlanRow, PlanSeat, SeatingPlan } from "../../../app/domain/seating/seating-plan";

const RING = { kind: "ring" as const, x: 0, y: 0, width: 610, height: 610 };

export const ringPlan = (change: Partial<SeatingPlan> = {}): SeatingPlan => ({
  format: "seating/1",
  slug: "in-the-round",
  title: "In the round",
  focus: RING,
  camera: "south",
  generate: [
    {
      kind: "side",
      zone: "ringside",
      label: "Ringside {side}",
      codes: { north: "N", east: "E", south: "S", west: "W" },
      entrances: { north: "Gate 1" },
      rows: "2..5",
      seats: [10, 10, 12, 12],
      aisles: [0.5],
      gap: 220,
      pitch: [52, 90],
    },
  ],
  ...change,
});

export const theatrePlan = (change: Partial<SeatingPlan> = {}): SeatingPlan => ({
  format: "seating/1",
  slug: "theatre",
  title: "Theatre",
  focus: { kind: "stage", x: 0, y: 0, width: 900, height: 400 },
  camera: "south",
  generate: [
    {
      kind: "table",
      code: "T",
      zone: "table",
      at: [
        [-200, 400],
        [200, 400],
      ],
      rows: "1..2",
      seats: 4,
      radius: 80,
    },
    { kind: "curve", code: "P", zone: "premier", radius: 800, step: 95, arc: [-40, 40], rows: "A..C", aisles: [0.5] },
    { kind: "block", code: "H", zone: "house", at: [0, 1300], rows: "A..K", skip: ["I"], seats: 20, pitch: [52, 90] },
  ],
  ...change,
});

export const ZONES = new Set(["ringside", "table", "premier", "house", "floor"]);

/** A row of seats half a meter apart, each a label or a whole seat. */
export const rowOf = (label: string, seats: (string | Partial<PlanSeat>)[], y = 500): PlanRow => ({
  label,
  seats: seats.map((seat, index) => ({
    x: index * 50,
    y,
    label: String(index + 1),
    ...(typeof seat === "string" ? { label: seat } : seat),
  })),
});

/** One section "104" with these rows. */
export const writtenPlan = (...rows: PlanRow[]): SeatingPlan =>
  ringPlan({ generate: undefined, sections: [{ code: "104", label: "Section 104", zone: "floor", rows }] });
