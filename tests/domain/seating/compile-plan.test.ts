import { describe, expect, it } from "vitest";
import { compilePlan } from "../../../app/domain/seating/compile-plan";
import type { CompiledPlan } from "../../../app/domain/seating/compiled-plan";
import { expandPlan } from "../../../app/domain/seating/expand-plan";
import { positionsOf } from "../../../app/domain/seating/seat-names";
import { ringPlan, rowOf, theatrePlan, writtenPlan } from "./sample-plans";

const bench = (plan: CompiledPlan, key: string) => {
  const found = plan.benches.find((one) => one.key === key);
  if (!found) throw new Error(`No bench ${key}`);
  return found;
};

describe("Benches", () => {
  it("are runs of neighbors of one zone, between aisles", () => {
    const row = rowOf("C", ["1", { flags: ["aisle"] }, "3", { zone: "house" }, { zone: "house" }, "6"]);
    const plan = compilePlan(writtenPlan(row));
    expect(plan.benches.map(({ key, zone, labels, flags }) => [key, zone, labels.join(" "), flags])).toEqual([
      ["104-C/1", "floor", "1 2", { 2: ["aisle"] }],
      ["104-C/2", "floor", "3", { 1: ["aisle"] }],
      ["104-C/3", "house", "4 5", {}],
      ["104-C/4", "floor", "6", {}],
    ]);
  });

  it("say which seats are accessible, companions', restricted", () => {
    const note = { flags: ["restricted" as const, "stepFree" as const], note: "A pillar to the left" };
    const plan = compilePlan(writtenPlan(rowOf("C", [{ flags: ["accessible"] }, { flags: ["companion"] }, note])));
    expect(plan.benches[0]).toMatchObject({
      base: "ac0",
      flags: { 3: ["restricted", "stepFree"] },
      notes: { 3: "A pillar to the left" },
    });
  });

  it("are changed by marks, also where a generator made them", () => {
    const marks = [
      { seats: "N-2-5", flags: ["restricted" as const], note: "Behind the post" },
      { seats: "N-3-1..2,N-4", removed: true },
      { seats: "N-5-1..3", zone: "floor" },
    ];
    const plan = compilePlan(ringPlan({ marks }));
    expect(bench(plan, "N-2/1").flags).toEqual({ 5: ["restricted", "aisle"] });
    expect(bench(plan, "N-3/1").labels).toEqual(["3", "4", "5"]);
    expect(plan.benches.some(({ section, row }) => section === "N" && row === "4")).toBe(false);
    expect([bench(plan, "N-5/1").zone, bench(plan, "N-5/2").zone]).toEqual(["floor", "ringside"]);
  });
});

describe("The rank", () => {
  it("is unique, and better nearer to the ring, nearer to the middle, and facing the camera", () => {
    const plan = compilePlan(ringPlan());
    const ranks = plan.benches.map(({ rank }) => rank).sort((a, b) => a - b);
    expect(ranks).toEqual(plan.benches.map((_, index) => index + 1));
    const order = [...plan.benches].sort((a, b) => a.rank - b.rank).map(({ key }) => key);
    expect(order.slice(0, 8)).toEqual(["N-2/1", "N-2/2", "W-2/1", "W-2/2", "E-2/1", "E-2/2", "S-2/1", "S-2/2"]);
    expect(order.indexOf("S-2/1")).toBeLessThan(order.indexOf("N-3/1"));
  });

  it("prefers the middle of a row to its ends", () => {
    const seats = Array.from({ length: 9 }, (_, index) => ({
      x: (index - 4) * 60,
      flags: index % 3 === 2 ? ["aisle" as const] : [],
    }));
    const plan = compilePlan(writtenPlan(rowOf("C", seats)));
    expect(plan.benches.map(({ key, rank }) => [key, rank])).toEqual([
      ["104-C/1", 2],
      ["104-C/2", 1],
      ["104-C/3", 3],
    ]);
  });

  it("gives each bench the middle of its whole row, whatever is free", () => {
    const plan = compilePlan(ringPlan());
    expect(bench(plan, "N-2/1").mid).toBeGreaterThan(5);
    expect(bench(plan, "N-2/2").mid).toBeLessThan(1);
    expect(bench(plan, "N-2/1").mid - 3).toBeCloseTo(3 - bench(plan, "N-2/2").mid);
    const middle = rowOf("C", [{ x: -100 }, { x: -50 }, { x: 0 }, { x: 50 }]);
    expect(compilePlan(writtenPlan(middle)).benches[0]?.mid).toBe(3);
  });
});

describe("Sections", () => {
  it("have the side that they are on, their rows, and an outline around all seats", () => {
    const plan = compilePlan(ringPlan());
    expect(plan.sections.map(({ side, label, entrance }) => [side, label, entrance])).toEqual([
      ["north", "Ringside north", "Gate 1"],
      ["east", "Ringside east", ""],
      ["south", "Ringside south", ""],
      ["west", "Ringside west", ""],
    ]);
    expect(plan.sections[0]?.rows).toEqual(["2", "3", "4", "5"]);
    for (const { code, outline } of plan.sections) {
      for (const one of plan.benches.filter(({ section }) => section === code)) {
        for (const position of positionsOf(one)) {
          expect(isInside(outline, one.x[position - 1] ?? 0, one.y[position - 1] ?? 0)).toBe(true);
        }
      }
    }
  });

  it("find their side by themselves, and in a theatre have none", () => {
    expect(compilePlan(writtenPlan(rowOf("C", [{ x: -700, y: 0 }]))).sections[0]?.side).toBe("west");
    expect(compilePlan(theatrePlan()).sections.every(({ side }) => side === undefined)).toBe(true);
  });

  it("may be areas, which have no seats", () => {
    const outline: [number, number][] = [
      [0, 900],
      [400, 900],
      [400, 1300],
    ];
    const plan = compilePlan(ringPlan({ sections: [{ code: "PIT", label: "Pit", zone: "floor", area: { outline } }] }));
    expect(plan.sections[0]).toMatchObject({ code: "PIT", area: true, rows: [], outline });
  });
});

it.each([
  ["ring", ringPlan({ marks: [{ seats: "N-2-5", flags: ["restricted"] }] })],
  ["theatre", theatrePlan()],
])("A %s plan with each seat written compiles to the same", (_, plan) => {
  const { benches, sections } = compilePlan(plan);
  const again = compilePlan(expandPlan(plan));
  expect(again.benches).toEqual(benches);
  expect(again.sections.map(({ outline, ...one }) => one)).toEqual(sections.map(({ outline, ...one }) => one));
});

/** The even-odd rule. */
function isInside(outline: [number, number][], x: number, y: number): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
