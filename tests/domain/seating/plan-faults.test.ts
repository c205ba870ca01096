import { describe, expect, it } from "vitest";
import { planFaults } from "../../../app/domain/seating/plan-faults";
import type { SeatingPlan } from "../../../app/domain/seating/seating-plan";
import { ringPlan, rowOf, theatrePlan, writtenPlan, ZONES } from "./sample-plans";

const faults = (plan: SeatingPlan, zones = ZONES) =>
  planFaults(plan, zones).map(({ path, says, notice }) => `${path.join(".")} ${notice ? "notice: " : ""}${says}`);
const [side] = ringPlan().generate ?? [];
const generated = (change: object) => ringPlan({ generate: [{ ...side, ...change } as never] });
const section = (code: string, x: number) => ({
  ...{ code, label: code, zone: "floor" },
  rows: [rowOf("C", [{ x }])],
});
const seats = (count: number, flag?: "companion" | "accessible") =>
  Array.from({ length: count }, () => (flag ? { flags: [flag] } : {}));

describe("A plan", () => {
  it("without fault has none", () => {
    expect([...faults(ringPlan()), ...faults(theatrePlan())]).toEqual([]);
  });

  it.each([
    [
      "a section twice",
      ringPlan({ generate: [], sections: [section("A", 0), section("A", 90)] }),
      ["sections.1.code “A” is a section twice"],
    ],
    [
      "a row twice",
      writtenPlan(rowOf("C", ["1"]), rowOf("C", ["1"], 900)),
      ["sections.0.rows.1.label “104-C” is a row twice"],
    ],
    [
      "a seat twice",
      writtenPlan(rowOf("C", ["1", "1"])),
      ["sections.0.rows.0.seats.1.label “104-C-1” is a seat twice"],
    ],
    [
      "seats in each other's place",
      writtenPlan(rowOf("C", [{ x: 0 }, { x: 34 }, { x: 69 }])),
      ["sections.0.rows.0.seats.1 puts 104-C-2 nearer than 35 cm to 104-C-1"],
    ],
    ["an unknown zone", generated({ zone: "moon" }), ["generate.0 “moon” is not a section of the venue"]],
    [
      "a bench that is too long",
      writtenPlan(rowOf("C", seats(100))),
      ["sections.0.rows.0 has 100 seats in 104-C/1 without an aisle: at most 99"],
    ],
    [
      "a companion seat beside nobody",
      writtenPlan(rowOf("C", seats(1, "companion"))),
      ["sections.0.rows.0 has a companion seat in 104-C/1 without an accessible one"],
    ],
    [
      "an accessible seat without a companion's",
      writtenPlan(rowOf("C", seats(1, "accessible"))),
      ["sections.0.rows.0 notice: has an accessible seat in 104-C/1 without a companion seat"],
    ],
    [
      "a mark on no seat",
      ringPlan({ marks: [{ seats: "N-2-5,N-2-99" }] }),
      ["marks.0.seats “N-2-99” is no seat of this plan"],
    ],
    ["an empty section", writtenPlan(), ["sections.0 has neither seats nor an area in section 104"]],
    [
      "a former name that is still in use",
      writtenPlan(rowOf("C", ["1", { label: "2", was: "1" }])),
      ["sections.0.rows.0 “104-C-1” was renamed, but this plan still has that seat"],
    ],
    [
      "a former name of two seats",
      writtenPlan(
        rowOf("C", [
          { label: "3", was: "1" },
          { label: "2", was: "1" },
        ]),
      ),
      ["sections.0.rows.0 “104-C-1” was renamed to two seats"],
    ],
    ["no range", generated({ rows: "5..2" }), ["generate.0.rows is not a range of rows: write it as 2..5 or A..K"]],
    ["more numbers than rows", generated({ rows: "2" }), ["generate.0.seats are more than the 1 rows"]],
  ])("with %s is refused", (_, plan, expected) => {
    expect(faults(plan)).toEqual(expected);
  });

  it("is checked without its venue as far as that goes", () => {
    expect(planFaults(generated({ zone: "moon" }), undefined)).toEqual([]);
  });

  it("may have 600 seats a section on one page, 1,500 at most, and 120,000 in all", () => {
    const sized = (rows: number, perRow: number) =>
      generated({ codes: { north: "N" }, rows: Array.from({ length: rows }, (__, row) => `R${row}`), seats: perRow });
    expect(faults(sized(12, 50))).toEqual([]);
    expect(faults(sized(13, 50))).toEqual([
      "generate.0 notice: has 650 seats in section N: its rows are shown on several pages",
    ]);
    expect(faults(sized(31, 50))).toEqual(["generate.0 has 1550 seats in section N: at most 1500"]);
    const codes = { north: Array.from({ length: 81 }, (__, index) => `N${index}`) };
    const rows = Array.from({ length: 30 }, (__, row) => `R${row}`);
    expect(faults(generated({ codes, rows, seats: 50 })).at(-1)).toBe("sections are 121500 seats: at most 120000");
  });

  it.each([
    [0, { at: [[0, 0]] }, "at has 1 tables for 2 labels in rows"],
    [1, { arc: [40, -40] }, "arc must go from left to right, 360 degrees at most"],
    [1, { arc: [-180, 180], pitch: 5 }, "arc is too long for 500 seats a row"],
    [2, { seats: 501 }, "seats is too much: at most 500 in a row"],
    [2, { rows: [] }, "rows is empty"],
  ])("whose generator %i has %j is refused", (index, change, says) => {
    const { generate = [] } = theatrePlan();
    const plan = theatrePlan({ generate: [{ ...generate[index], ...change } as never] });
    expect(faults(plan)).toContain(`generate.0.${says}`);
  });
});
