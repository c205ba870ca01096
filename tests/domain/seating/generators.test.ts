import { describe, expect, it } from "vitest";
import { blockSection } from "../../../app/domain/seating/generators/block";
import { curveSection } from "../../../app/domain/seating/generators/curve";
import { sideSections } from "../../../app/domain/seating/generators/side";
import { tableSection } from "../../../app/domain/seating/generators/tables";
import { rowLabels, seatLabels } from "../../../app/domain/seating/numbering";
import type { PlanFocus, PlanSection } from "../../../app/domain/seating/seating-plan";

const RING: PlanFocus = { kind: "ring", x: 0, y: 0, width: 600, height: 600 };
const block = { kind: "block" as const, code: "B", zone: "floor", rows: "A..B", pitch: [50, 90] as [number, number] };
const seatsOf = ({ rows = [] }: PlanSection) => rows.flatMap(({ seats }) => seats);
const places = (section: PlanSection) => seatsOf(section).map(({ x, y }) => [x, y]);

describe("Labels", () => {
  it.each([
    ["left", "1 2 3 4 5"],
    ["right", "5 4 3 2 1"],
    ["odd-left", "5 3 1 2 4"],
    ["continuous", "11 12 13 14 15"],
  ] as const)("of seats, counted %s: %s", (numbering, labels) => {
    expect(seatLabels(numbering, 5, 10).join(" ")).toBe(labels);
  });

  it.each([
    ["2..5", [], "2 3 4 5"],
    ["G..K", ["I"], "G H J K"],
    ["Y..AB", [], "Y Z AA AB"],
    ["7", [], "7"],
    [["A", "L"], [], "A L"],
  ])("of rows %j without %j: %s", (rows, skip, labels) => {
    expect(rowLabels(rows, skip)?.join(" ")).toBe(labels);
  });

  it.each(["5..2", "A..5", "a..c", "1..9999", "..3", ""])("of rows cannot be %j", (rows) => {
    expect(rowLabels(rows)).toBeUndefined();
  });
});

describe("A block", () => {
  it("stands behind its first row's middle, from left to right as seen from its seats", () => {
    expect(places(blockSection({ ...block, at: [0, 500], seats: 3 }))).toEqual([
      [-50, 500],
      [0, 500],
      [50, 500],
      [-50, 590],
      [0, 590],
      [50, 590],
    ]);
    expect(places(blockSection({ ...block, at: [500, 0], facing: 270, seats: 2, rows: "A" }))).toEqual([
      [500, 25],
      [500, -25],
    ]);
  });

  it("has aisles after given seats, or at a share of each row", () => {
    const after = blockSection({ ...block, at: [0, 0], seats: [4, 6], aisles: [0.5], aisleWidth: 150 });
    expect(seatsOf(after).flatMap(({ flags }, index) => (flags ? [index] : []))).toEqual([1, 6]);
    expect(places(after).slice(0, 4)).toEqual([
      [-125, 0],
      [-75, 0],
      [75, 0],
      [125, 0],
    ]);
  });
});

describe("A curve", () => {
  const curve = { kind: "curve" as const, code: "C", zone: "floor", rows: "A..C", radius: 1000, step: 90 };

  it("keeps the seats of a row equally far from the middle, and as many as fit", () => {
    const section = curveSection({ ...curve, arc: [-30, 30], aisles: [0.5] }, RING);
    for (const [index, row] of (section.rows ?? []).entries()) {
      const radius = 1000 + index * 90;
      expect(row.seats.length).toBe(Math.floor(((Math.PI / 3) * radius - 110) / 52));
      for (const { x, y } of row.seats) expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(1);
      expect(row.seats[0]?.x).toBeLessThan(0);
      expect(row.seats.at(-1)?.x).toBeGreaterThan(0);
    }
  });

  it("spreads a given number of seats over its arc, and its outline is around them", () => {
    const section = curveSection({ ...curve, arc: [80, 100], seats: 4, rows: "A" }, RING);
    expect(places(section).every(([x = 0]) => x > 980)).toBe(true);
    expect(section.outline).toHaveLength(6);
  });
});

describe("The sides of a ring", () => {
  it("face the ring on all four, with the same distances", () => {
    const codes = { north: "N", east: "E", south: "S", west: "W" };
    const side = { kind: "side" as const, zone: "floor", label: "{side} {code}", codes, rows: "2..3", gap: 200 };
    const sections = sideSections({ ...side, seats: 4, pitch: [50, 90] }, RING);
    expect(sections.map(({ label, side: name }) => [label, name])).toEqual([
      ["north N", "north"],
      ["east E", "east"],
      ["south S", "south"],
      ["west W", "west"],
    ]);
    const middles = sections.map(({ rows = [] }) => rows.map(({ seats }) => [seats[0], seats.at(-1)]));
    expect(middles.map(([front = []]) => front.map((seat) => [seat?.x, seat?.y]))).toEqual([
      [
        [75, -500],
        [-75, -500],
      ],
      [
        [500, 75],
        [500, -75],
      ],
      [
        [-75, 500],
        [75, 500],
      ],
      [
        [-500, -75],
        [-500, 75],
      ],
    ]);
  });

  it("may have several sections each, side by side", () => {
    const codes = { south: ["101", "102", "103"] };
    const side = { kind: "side" as const, zone: "floor", codes, rows: "A", gap: 200, between: 100 };
    const sections = sideSections({ ...side, seats: 2, pitch: [50, 90] }, RING);
    expect(sections.map(places)).toEqual([
      [
        [-225, 500],
        [-175, 500],
      ],
      [
        [-25, 500],
        [25, 500],
      ],
      [
        [175, 500],
        [225, 500],
      ],
    ]);
  });
});

it("A table is a row of seats around its middle", () => {
  const at: [number, number][] = [
    [0, 0],
    [500, 0],
  ];
  const section = tableSection({ kind: "table", code: "T", zone: "table", at, rows: "1..2", seats: 4, radius: 100 });
  expect(section.rows?.map(({ label }) => label)).toEqual(["1", "2"]);
  expect(places(section).slice(0, 4)).toEqual([
    [-71, -71],
    [-71, 71],
    [71, 71],
    [71, -71],
  ]);
});
