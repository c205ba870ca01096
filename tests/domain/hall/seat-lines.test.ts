/** Which tier sells a seat that was picked by name. */
import { describe, expect, it } from "vitest";
import { seatConflict, without } from "../../../app/domain/hall/seat-conflict";
import { seatLines, sectionOf, zonesOf } from "../../../app/domain/hall/seat-lines";
import { placesInText, placesOf } from "../../../app/domain/hall/seats-fields";
import { wheelchairPlaces } from "../../../app/domain/hall/wheelchair-places";
import { bench, definitions, KIDS, section, UPPER } from "../samples/sample-section";

const SEATS = ["104-C-1", "104-C-2", "104-C-3"];

describe("The lines of seats", () => {
  it("are of the zone's first tier in the office's order", () => {
    expect(seatLines(SEATS, [section()], definitions, {})).toEqual({
      lines: [{ ticketDefinitionId: UPPER, quantity: 3, places: SEATS }],
      problems: [],
    });
  });

  it("give as many as was said to a further tier", () => {
    expect(seatLines(SEATS, [section()], definitions, { [KIDS]: 2 }).lines).toEqual([
      { ticketDefinitionId: KIDS, quantity: 2, places: ["104-C-2", "104-C-3"] },
      { ticketDefinitionId: UPPER, quantity: 1, places: ["104-C-1"] },
    ]);
    expect(seatLines(SEATS, [section()], definitions, { [KIDS]: 3 }).lines).toEqual([
      { ticketDefinitionId: KIDS, quantity: 3, places: SEATS },
    ]);
  });

  it("refuse more of a further tier than there are seats, by its name", () => {
    expect(seatLines(SEATS, [section()], definitions, { [KIDS]: 4 }).problems).toEqual([
      { definitionId: KIDS, code: "moreThanSeats", n: 3 },
    ]);
  });

  it("refuse a seat that the plan doesn't have, and one that nobody sells now", () => {
    expect(seatLines(["104-C-9"], [section()], definitions, {}).problems).toEqual([
      { code: "placeUnknown", places: ["104-C-9"] },
    ]);
    const over = definitions.map((one) => ({ ...one, saleStatus: "SALE_ENDED" as const }));
    expect(seatLines(["104-C-1"], [section()], over, {}).problems).toEqual([
      { code: "notOnSale", places: ["104-C-1"] },
    ]);
  });

  it("name each zone's tiers once", () => {
    expect(zonesOf([section()], definitions).map((zone) => zone.map(({ id }) => id))).toEqual([[UPPER, KIDS]]);
  });

  it("know a seat's section by its longest code", () => {
    expect(sectionOf("104-B-C-7", ["104", "104-B", "10"])).toBe("104-B");
    expect(sectionOf("999-C-7", ["104"])).toBeUndefined();
  });
});

describe("Named places of a form", () => {
  it("are read once each, and nothing but places", () => {
    const long = "x".repeat(65);
    expect(
      placesOf([
        ["place", "a"],
        ["place", "a"],
        ["place", ""],
        ["other", "b"],
        ["place", long],
      ]),
    ).toEqual(["a"]);
    expect(placesInText("a,,b")).toEqual(["a", "b"]);
    expect(placesInText(null)).toEqual([]);
  });
});

describe("Seats that went", () => {
  it("are named with as many others as were wanted", () => {
    const conflict = seatConflict(section(), { lost: ["104-C-2", "9-9"], wished: ["104-C-1", "104-C-2"], mine: [] });
    expect(conflict?.lost).toEqual(["104-C-2"]);
    expect(conflict?.seats[0]).toMatchObject({ sectionLabel: "Section 104", rowLabel: "C", seatLabel: "2" });
    expect(conflict?.instead.map(({ places }) => places.length)).toEqual([2, 2, 2]);
    expect(conflict?.instead[0]?.seats[0]).toMatchObject({ rowLabel: "C", entrance: "Gate 2" });
  });

  it("are no conflict if the section doesn't have them", () => {
    expect(seatConflict(section(), { lost: ["200-A-1"], wished: [], mine: [] })).toBeUndefined();
  });

  it("are taken in what was read before they went", () => {
    const shown = without(section(bench("00 0")), ["104-C-2", "104-C-3"]);
    expect(shown.rows[0]?.benches[0]?.state).toBe("01 0");
  });
});

describe("Wheelchair places", () => {
  const tiers = [
    { id: "p", seated: true, accessible: true },
    { id: "u", seated: true, accessible: false },
    { id: "old", seated: false, accessible: true },
  ];
  it.each([
    ["2", { u: 3 }, 2],
    ["", { u: 3 }, undefined],
    [undefined, { p: 2 }, 1],
    ["3", { p: 4 }, 3],
    ["x", { p: 2 }, 1],
    ["99", { u: 1 }, 20],
    [undefined, { old: 1 }, undefined],
  ])("typed %s with %j are %s", (typed, quantities, expected) => {
    expect(wheelchairPlaces(typed, quantities as Record<string, number>, tiers)).toBe(expected);
  });
});
