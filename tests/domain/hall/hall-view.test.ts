/** The plan of a hall, a section's rows, keys and totals, as the pages show them. */
import { describe, expect, it } from "vitest";
import { hallPlanView, sectionsByTier } from "../../../app/domain/hall/hall-plan-view";
import { pickedTotal, seatPrices } from "../../../app/domain/hall/picked-total";
import { seatAfterKey } from "../../../app/domain/hall/seat-keys";
import { sectionSheet } from "../../../app/domain/hall/section-sheet";
import type { TierView } from "../../../app/domain/tickets/tier-view";
import { textsOf } from "../../../app/i18n/texts";
import { bench, FOCUS, KIDS, mapSection, section, UPPER } from "../samples/sample-section";

const tier = (id: string, number: number, priceCents: number, sale: TierView["sale"] = "open"): TierView => ({
  ...{ id, number, name: `Tier ${number}`, description: "", policy: "", price: "", priceCents, tint: `#${number}` },
  ...{ sale, opens: undefined, left: undefined, held: 0, max: 8 },
});
const tiers = [tier(UPPER, 2, 2500), tier(KIDS, 3, 1000)];
const texts = (await textsOf("en")).t;
const planOf = (sections: Parameters<typeof mapSection>[0][], shown = tiers) =>
  hallPlanView(
    { title: "In the round", camera: "south", focus: FOCUS, sections: sections.map((one) => mapSection(one)) },
    shown,
    { currency: "USD", locale: "en", texts },
  );

describe("The plan", () => {
  it("has each section with its lowest price, what is left and its color", () => {
    expect(planOf([{ free: "few", left: 3, accessible: true }]).sections[0]).toMatchObject({
      ...{ code: "104", state: "few", left: 3, note: "3 left", area: false },
      details: "from $10, Wheelchair places",
      tier: { id: UPPER, number: 2, tint: "#2" },
      points: "-15,40 15,40 15,60 -15,60",
    });
  });

  it("shows no number left for a full section, and says which sections are not on sale", () => {
    expect(planOf([{ free: "none", left: 0 }]).sections[0]).toMatchObject({
      ...{ state: "none", left: undefined, note: "Sold out" },
    });
    expect(planOf([{}], [tier(UPPER, 2, 2500, "later")]).sections[0]?.state).toBe("off");
    expect(planOf([{ free: "none" }], [tier(UPPER, 2, 2500, "soldOut")]).sections[0]?.state).toBe("none");
  });

  it("leaves out sections that no tier sells, but keeps their room", () => {
    const plan = planOf([{}, { code: "X", definitionIds: [], outline: [[900, 0]] }]);
    expect(plan.sections.map(({ code }) => code)).toEqual(["104"]);
    expect(plan.box[0] + plan.box[2]).toBeGreaterThan(90);
  });

  it("names a section only where its name can be read", () => {
    const thin: [number, number][] = [
      [0, 0],
      [400, 0],
      [400, 90],
    ];
    const [a, b] = planOf([{}, { code: "FN", outline: thin }]).sections;
    expect([a?.name.height, b?.name.height]).toEqual([18, undefined]);
  });

  it("names an arc inside of it", () => {
    const arc: [number, number][] = [
      ...([
        [-600, 0],
        [0, 500],
        [600, 0],
        [900, 0],
        [0, 900],
        [-900, 0],
      ] as [number, number][]),
    ];
    const [section] = planOf([{ code: "T", outline: arc }]).sections;
    expect(section?.name).toEqual({ x: 0, y: 70, height: 34 });
  });

  it("is listed tier by tier, in the order of the tiers", () => {
    const plan = planOf([{ code: "K", definitionIds: [KIDS] }, {}, { code: "105" }]);
    expect(sectionsByTier(plan.sections).map(({ sections }) => sections.map(({ code }) => code))).toEqual([
      ["104", "105"],
      ["K"],
    ]);
  });
});

describe("The rows of a section", () => {
  it("are centered, with a column for each aisle", () => {
    const { columns, rows } = sectionSheet(section());
    expect(columns).toBe(7);
    expect(rows.map(({ label, lead }) => [label, lead])).toEqual([
      ["C", 0],
      ["D", 0],
    ]);
    expect(sectionSheet(section(bench("00"))).rows[0]?.lead).toBe(2);
  });

  it("keep restricted views with their reasons, and seats on the aisle", () => {
    const flagged = bench("000", { flags: { 1: ["restricted"], 3: ["aisle"] }, notes: { 1: "A post" } });
    expect(sectionSheet(section(flagged)).rows[0]?.benches[0]).toMatchObject({
      restricted: { 0: "A post" },
      aisle: [2],
    });
  });
});

describe("The keys of the table", () => {
  const rows = [[10, 20, 30], [], [12, 33], [10], [10], [10], [10, 40]];
  it.each([
    ["ArrowRight", { row: 0, index: 0 }, { row: 0, index: 1 }],
    ["ArrowRight", { row: 0, index: 2 }, undefined],
    ["ArrowLeft", { row: 0, index: 0 }, undefined],
    ["ArrowLeft", { row: 0, index: 2 }, { row: 0, index: 1 }],
    ["ArrowDown", { row: 0, index: 2 }, { row: 2, index: 1 }],
    ["ArrowUp", { row: 2, index: 0 }, { row: 0, index: 0 }],
    ["ArrowUp", { row: 0, index: 0 }, undefined],
    ["Home", { row: 0, index: 2 }, { row: 0, index: 0 }],
    ["End", { row: 0, index: 0 }, { row: 0, index: 2 }],
    ["PageDown", { row: 0, index: 2 }, { row: 6, index: 1 }],
    ["PageUp", { row: 6, index: 1 }, { row: 0, index: 2 }],
    ["Enter", { row: 0, index: 0 }, undefined],
  ])("%s at %j leads to %j", (key, at, to) => {
    expect(seatAfterKey(rows, at, key)).toEqual(to);
  });
});

describe("The total", () => {
  const prices = seatPrices("104", sectionSheet(section()), tiers);
  const kids = { id: KIDS, name: "Kids", held: 1, elsewhere: 0, more: -1500 };
  it("is the main tier's price of each seat, and less for each child", () => {
    expect(pickedTotal(["104-C-1", "104-D-6"], prices, [], {})).toBe(5000);
    expect(pickedTotal(["104-C-1", "104-C-2"], prices, [kids], {})).toBe(3500);
    expect(pickedTotal(["104-C-1", "104-C-2"], prices, [kids], { [KIDS]: "2" })).toBe(2000);
    expect(pickedTotal(["104-C-1"], prices, [kids], { [KIDS]: "" })).toBe(2500);
  });

  it("counts children's seats elsewhere, whose price is known already, once", () => {
    expect(pickedTotal(["104-C-1"], prices, [{ ...kids, elsewhere: 1 }], { [KIDS]: "1" })).toBe(2500);
  });
});
