/** Seats keep their numbers while a plan changes: claims and tickets are stored by number. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledFrom, compilePlan } from "../../../app/domain/seating/compile-plan";
import { seatMoves } from "../../../app/domain/seating/seat-moves";
import { seatNamed, seatsOfText, wordsOfSeat } from "../../../app/domain/seating/seat-names";
import type { PlanRow, SeatingPlan } from "../../../app/domain/seating/seating-plan";
import { ringPlan, rowOf, writtenPlan } from "./sample-plans";

const changed = (before: SeatingPlan, after: SeatingPlan) => {
  const { benches } = compilePlan(before);
  const plan = compilePlan(after, benches);
  return { plan, ...seatMoves(after, plan, benches) };
};
const one = (...seats: Parameters<typeof rowOf>[1]) => writtenPlan(rowOf("C", seats));

it("A plan is the same from its stored benches, also after changes", () => {
  for (const plan of [ringPlan(), one("1", "3", "4")]) {
    const first = compilePlan(plan, compilePlan(one("1", "2", "3")).benches);
    expect(compiledFrom(plan, first.benches)).toEqual(compilePlan(plan, first.benches));
  }
});

describe("A changed plan", () => {
  it("keeps the numbers when flags, places and zones change", () => {
    const after = one({ x: 1, flags: ["accessible"] }, { flags: ["companion"] }, { zone: "house" });
    const { moved, gone } = changed(
      one("1", "2", "3"),
      one({ x: 1, flags: ["accessible"] }, { flags: ["companion"] }, "3"),
    );
    expect([moved.size, gone.size]).toEqual([0, 0]);
    expect(changed(one("1", "2", "3"), after).moved).toEqual(new Map([[103, 201]]));
  });

  it("leaves a gap where a seat is gone, and appends at the end", () => {
    const { plan, moved, gone } = changed(one("1", "2", "3"), one("1", "3", "4"));
    expect(plan.benches[0]).toMatchObject({ bench: 1, base: "0 00", labels: ["1", "", "3", "4"] });
    expect([moved.size, [...gone]]).toEqual([0, [[102, "104-C-2"]]]);
    expect(seatNamed(plan, "104-C-4")).toEqual({ bench: 1, position: 4, seat: 104 });
    expect([seatNamed(plan, "104-C-"), wordsOfSeat(plan, 102)]).toEqual([undefined, undefined]);
  });

  it("never gives the number of a last seat that is gone to another seat: late money may still ask for it", () => {
    const former = compilePlan(one("1", "2", "3"));
    const shorter = compilePlan(one("1", "2"), former.benches);
    expect(shorter.benches[0]).toMatchObject({ bench: 1, base: "00 ", labels: ["1", "2", ""] });
    const longer = compilePlan(one("1", "2", "4"), shorter.benches);
    expect(seatNamed(longer, "104-C-4")?.seat).toBe(104);
    expect(wordsOfSeat(longer, 103)).toBeUndefined();
  });

  it("gives a bench a new number when seats are inserted, and says where the others went", () => {
    const { plan, moved, gone } = changed(one("1", "3"), one("1", "2", "3"));
    expect(plan.benches[0]?.bench).toBe(2);
    expect([...moved]).toEqual([
      [101, 201],
      [102, 203],
    ]);
    expect(gone.size).toBe(0);
  });

  it("follows a seat, a row and a section that were renamed", () => {
    expect(changed(one("1", "2"), one("1", { label: "9", was: "2" })).gone.size).toBe(0);
    const renamed = writtenPlan({ ...rowOf("D", ["1", "2"]), was: "C" });
    const moves = changed(one("1", "2"), renamed);
    expect([moves.moved.size, moves.gone.size]).toEqual([0, 0]);
    const [section] = renamed.sections ?? [];
    if (!section) throw new Error("no section");
    const whole = changed(one("1", "2"), { ...renamed, sections: [{ ...section, code: "105", was: "104" }] });
    expect([whole.moved.size, whole.gone.size]).toEqual([0, 0]);
    expect(changed(one("1", "2"), one("1", "9")).gone).toEqual(new Map([[102, "104-C-2"]]));
  });

  it("never gives a number again that is in use somewhere", () => {
    const { benches } = compilePlan(one("1"));
    expect(compilePlan(one("7"), benches, 40).benches[0]?.bench).toBe(41);
  });

  it("keeps the rest as it is, whatever changes, and comes to rest at once", () => {
    const labels = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
    const cuts = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    const row = fc.tuple(labels, cuts).map(
      ([names, aisles]): PlanRow =>
        rowOf(
          "C",
          names.map((label, index) => ({ label: String(label), flags: aisles[index] ? ["aisle"] : [] })),
        ),
    );
    fc.assert(
      fc.property(row, row, row, (...rows) => {
        let former = compilePlan(writtenPlan(rows[0]));
        for (const next of rows.slice(1)) {
          const after = writtenPlan(next);
          const plan = compilePlan(after, former.benches);
          const { moved, gone } = seatMoves(after, plan, former.benches);
          const numbers = plan.benches.map(({ bench }) => bench);
          expect(new Set(numbers).size).toBe(numbers.length);
          for (const { seat, id } of seatsIn(former)) {
            const now = seatNamed(plan, id)?.seat;
            expect(gone.has(seat) ? undefined : (moved.get(seat) ?? seat)).toBe(now);
          }
          expect(
            seatsIn(plan)
              .map(({ id }) => id)
              .sort(),
          ).toEqual(next.seats.map(({ label }) => `104-C-${label}`).sort());
          expect(compilePlan(after, plan.benches)).toEqual(plan);
          former = plan;
        }
      }),
    );
  });
});

const seatsIn = (plan: ReturnType<typeof compilePlan>) =>
  seatsOfText(plan, "104").seats.map((seat) => ({ seat, id: wordsOfSeat(plan, seat)?.placeId ?? "" }));

describe("A seat's name", () => {
  const plan = compilePlan(ringPlan({ marks: [{ seats: "N-2-5", flags: ["restricted"], note: "Behind the post" }] }));

  it("says section, row, seat, and what a ticket has to say", () => {
    expect(wordsOfSeat(plan, seatNamed(plan, "N-2-5")?.seat ?? 0)).toEqual({
      placeId: "N-2-5",
      section: "N",
      sectionLabel: "Ringside north",
      row: "2",
      seat: "5",
      entrance: "Gate 1",
      level: "",
      flags: ["restricted", "aisle"],
      note: "Behind the post",
    });
  });

  it.each(["", "N", "N-2", "N-2-", "N-2-99", "X-2-1", "N-2-1-1", "N--1"])("is not %j", (name) => {
    expect(seatNamed(plan, name)).toBeUndefined();
  });

  it.each([
    ["N-2-1", ["N-2-1"], []],
    ["N-2-4..7", ["N-2-4", "N-2-5", "N-2-6", "N-2-7"], []],
    ["N-2-2..1, N-2-1", ["N-2-1", "N-2-2"], []],
    ["N-2-1,N-2-0,X,N-9-1..2,N-2-1..2..3", ["N-2-1"], ["N-2-0", "X", "N-9-1..2", "N-2-1..2..3"]],
  ])("in %j", (text, names, unknown) => {
    const named = seatsOfText(plan, text);
    expect(named.seats.map((seat) => wordsOfSeat(plan, seat)?.placeId)).toEqual(names);
    expect(named.unknown).toEqual(unknown);
  });

  it("may be a row's or a section's", () => {
    expect(seatsOfText(plan, "N-2").seats).toHaveLength(10);
    expect(seatsOfText(plan, "N").seats).toHaveLength(44);
  });
});
