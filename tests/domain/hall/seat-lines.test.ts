/** Which tier sells a seat that was picked by name. */
import { describe, expect, it } from "vitest";
import { seatConflict, without } from "../../../app/domain/hall/seat-conflict";
import { placeParts, seatLines, zonesOf } from "../../../app/domain/hall/seat-lines";
import { placesInText, placesOf } from "../../../app/domain/hall/seats-fields";
import { wheelchairPlaces } from "../../../app/domain/hall/wheelchair-places";
import type { SeatSection } from "../../../server/product-api/contract";
import { bench, definitions, KIDS, mapSection, section, UPPER } from "../samples/sample-section";

const SEATS = ["104-C-1", "104-C-2", "104-C-3"];

describe("The lines of seats", () => {
  it("are of the zone's first tier in the office's order", () => {
    expect(seatLines(SEATS, [section()], definitions, {})).toEqual({
      lines: [{ ticketDefinitionId: UPPER, quantity: 3, places: SEATS }],
      problems: [],
    });
  });

  it("give a further tier as many seats as the fan entered", () => {
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

  it("name a seat by section, row and label; a section's code may have hyphens", () => {
    expect(placeParts("104-B-C-7")).toEqual({ section: "104-B", row: "C", seat: "7" });
    for (const text of ["", "C-7", "104-C-", "a b-C-7", "104-C-7<", `104-C-${"7".repeat(13)}`]) {
      expect(placeParts(text), text).toBeUndefined();
    }
  });

  it("have no seat where the plan has lost one", () => {
    const lines = seatLines(["104-C-", "104-C-2"], [section(bench("0 0"))], definitions, {});
    expect(lines.problems).toEqual([{ code: "placeUnknown", places: ["104-C-", "104-C-2"] }]);
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
  const other: SeatSection = {
    ...section(),
    section: mapSection({ code: "105", label: "Section 105", entrance: "Gate 3" }),
  };
  const kept = (places: string[]) => ({ wished: places, mine: [] });

  it("are named with as many others as were wanted", () => {
    const lost = ["104-C-2", "9-9"];
    const conflict = seatConflict([section()], "104", { ...kept(["104-C-1", "104-C-2"]), lost });
    expect(conflict).toMatchObject({ lost, missing: [], others: true, kept: [], section: undefined });
    expect(conflict?.taken).toMatchObject([{ sectionLabel: "Section 104", rowLabel: "C", seatLabel: "2" }]);
    expect(conflict?.instead.map(({ places }) => places.length)).toEqual([2, 2, 2]);
    expect(conflict?.instead[0]?.seats[0]).toMatchObject({ rowLabel: "C", entrance: "Gate 2" });
  });

  it("are named apart if the plan doesn't have them anymore, with seats of their row instead", () => {
    const row = bench("0 0000");
    const conflict = seatConflict([section(row)], "104", { ...kept(["104-C-2"]), lost: ["104-C-2", "107-A-1"] });
    expect(conflict?.taken).toEqual([]);
    expect(conflict?.missing).toEqual([
      { sectionLabel: "Section 104", rowLabel: "C", seatLabel: "2", entrance: "Gate 2" },
      { sectionLabel: "107", rowLabel: "A", seatLabel: "1", entrance: "" },
    ]);
    expect(conflict?.others).toBe(false);
    expect(conflict?.instead[0]?.seats[0]).toMatchObject({ rowLabel: "C" });
  });

  it("of another section are named, too, and replaced in that one beside everything that the fan keeps", () => {
    const wished = ["104-C-1", "105-C-3", "105-C-4", "106-A-1"];
    const conflict = seatConflict([section(), other], "104", { ...kept(wished), lost: ["105-C-3"] });
    expect(conflict).toMatchObject({ section: "Section 105", kept: ["104-C-1", "106-A-1"], others: true });
    expect(conflict?.taken).toMatchObject([{ sectionLabel: "Section 105", seatLabel: "3", entrance: "Gate 3" }]);
    expect(conflict?.instead[0]?.places).toHaveLength(2);
    expect(conflict?.instead.flatMap(({ places }) => places).every((place) => place.startsWith("105-"))).toBe(true);
  });

  it("are no conflict if none of them reads like a seat", () => {
    expect(seatConflict([section()], "104", { ...kept([]), lost: ["9-9", "buy now-A-1"] })).toBeUndefined();
  });

  it("are marked as taken in a section that was read before they were lost", () => {
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
