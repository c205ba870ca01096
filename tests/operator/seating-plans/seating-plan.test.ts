/** Seating plans in content files: what they give a night, and every fault by line and field. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seatClaim, seatingPlan, ticketDefinition } from "../../../server/store/schema";
import { root } from "../../root";
import { type Document, fileOf, type Item } from "../content-world";
import { type HallWorld, hall, hallWorld, plan, row, rowC, rowD } from "./hall-world";

let at: HallWorld;
beforeEach(async () => {
  at = await hallWorld();
});
afterEach(() => at.close());

describe("A seating plan", () => {
  it("gives a night its benches, and its tiers are sold by seat", async () => {
    expect(await at.take(at.file())).toMatchObject({ code: 0, err: "" });
    expect(await at.benches()).toEqual([
      { bench: 1, base: "0000", free: "0000", rank: 1 },
      { bench: 2, base: "0000", free: "0000", rank: 2 },
    ]);
    const [tier] = await at.world.store.db.select().from(ticketDefinition);
    expect(tier?.seated).toBe(true);
    expect(await at.taken(2)).toEqual([101, 102]);
    await at.balance();
  });

  it("is exported as it was written, or seat by seat, and neither changes anything", async () => {
    const generate = [
      {
        kind: "side",
        zone: "floor",
        codes: { north: "N", west: ["W1", "W2"] },
        rows: "2..4",
        seats: [4, 6],
        aisles: [0.5],
        gap: 200,
        pitch: [52, 90],
      },
    ];
    const marks = [{ seats: "N-2-1", flags: ["restricted"], note: "A post" }];
    const written = plan([rowC], { generate, marks });
    expect((await at.take(at.file([], { seatingPlans: [written] }))).err).toBe("");
    const before = await at.benches();
    await at.office.run("content", "export", "all.json");
    const exported: Document = JSON.parse(fileOf(at.office, "all.json"));
    expect(exported.seatingPlans).toEqual([{ id: expect.any(String), ...written }]);
    expect((await at.office.run("content", "import", "all.json", "--prune")).out).not.toMatch(
      /^\w+ +([1-9]|0 +[1-9])/m,
    );

    await at.office.run("content", "export", "seats.json", "--expanded");
    const expanded: Document = JSON.parse(fileOf(at.office, "seats.json"));
    const [whole = {}] = expanded.seatingPlans ?? [];
    expect([whole.generate, whole.marks]).toEqual([undefined, undefined]);
    expect((whole.sections as Item[]).map(({ code }) => code)).toEqual(["S", "N", "W1", "W2"]);
    expect(await at.office.run("content", "import", "seats.json")).toMatchObject({ code: 0, err: "" });
    expect(await at.benches()).toEqual(before);
  });

  it("is described with an example that works", async () => {
    const [, text = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync(`${root}/docs/seating.md`, "utf8")) ?? [];
    expect(await at.take({ venues: [hall], ...JSON.parse(text) })).toMatchObject({ code: 0, err: "" });
    expect((await at.world.store.db.select().from(seatingPlan))[0]?.benches).toHaveLength(2 + 4 * 4 * 2);
  });

  it("is refused with every fault, by line and field", async () => {
    const faulty = at.file([rowC, row("C", ["1", "1", { label: "x y" }], 900)]);
    const document = {
      ...faulty,
      seatingPlans: [
        ...faulty.seatingPlans,
        plan([rowD], { slug: "other", camera: "up", focus: undefined, colour: "red" }),
        plan([{ ...rowD, zone: "moon" }, rowC, rowC], { slug: "third" }),
        plan([], { slug: "fourth", sections: [], generate: [{ kind: "spiral" }] }),
      ],
    };
    const { code, err } = await at.take(document);
    expect(code).toBe(1);
    const lines = fileOf(at.office, "hall.json").split("\n");
    const faults = err.trim().split("\n");
    for (const [at, says] of [
      ['"x y"', "seating plan sections[1].rows[2].seats[3].label is not a label: letters and digits, at most 12"],
      ['"camera": "up"', "seating plan camera must be one of north, east, south, west"],
      ['"slug": "other"', "seating plan focus is missing"],
      ['"colour"', "seating plan colour is not a field of a seating plan"],
      ['"moon"', "seating plan sections[1].rows[1] “moon” is not a section of the venue"],
      ['"spiral"', "seating plan generate[1].kind"],
    ] as const) {
      const fault = faults.find((line) => line.includes(says));
      expect(fault, `${says}\n${err}`).toBeDefined();
      const line = lines.findIndex((text) => text.includes(at)) + 1;
      if (at !== '"slug": "other"') expect(Math.abs(Number(fault?.split(":")[1]) - line), says).toBeLessThan(30);
    }
    expect(err).toContain("“S-C” is a row twice");
    expect(await at.benches()).toEqual([]);
  });

  it("has no CSV", async () => {
    await at.take(at.file());
    expect(await at.office.run("content", "export", "plans.csv", "--only", "seatingPlans")).toMatchObject({
      code: 1,
      err: expect.stringContaining("seatingPlans have no CSV: use a .json file."),
    });
    at.office.write("plans.csv", "slug,title\nx,y\n");
    expect((await at.office.run("content", "import", "plans.csv", "--only", "seatingPlans")).code).toBe(1);
  });

  it("can be removed together with its nights", async () => {
    await at.take(at.file());
    await at.world.store.db.insert(seatClaim).values({ eventId: (await at.onlyNight()).id, seat: 101, why: "blocked" });
    expect((await at.take({ venues: [hall], seatingPlans: [], events: [at.night()] }, "--prune")).code).toBe(1);
    const { code, err } = await at.take({ venues: [hall], seatingPlans: [], events: [] }, "--prune");
    expect([code, err]).toEqual([0, ""]);
    expect([await at.benches(), await at.claims()]).toEqual([[], []]);
  });
});
