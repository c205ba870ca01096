/** Which seats of a section are suggested, by number and as replacements for lost ones. */
import { describe, expect, it } from "vitest";
import { bestSeats, freeSeats, seatsInstead } from "../../../app/domain/hall/best-seats";
import { bench, FOCUS, section, UPPER } from "../samples/sample-section";

const best = (count: number, of = section(), more: { gone?: string[]; mine?: string[] } = {}) =>
  bestSeats({ section: of, tier: UPPER, count, focus: FOCUS, ...more });

describe("The best seats of a section", () => {
  it("are in the middle of the row that is nearest to the ring", () => {
    expect(best(2)).toEqual(["104-C-3", "104-C-4"]);
  });

  it("leave no lone seat if that costs less than a row", () => {
    expect(best(3, section(bench("000001")))).toEqual(["104-C-3", "104-C-4", "104-C-5"]);
    expect(best(4, section(bench("000001")))).toEqual(["104-C-2", "104-C-3", "104-C-4", "104-C-5"]);
    expect(best(2, section(bench("110001"), [bench("00", { y: 500 })]))).toEqual(["104-D-1", "104-D-2"]);
  });

  it("are side by side in a worse row rather than apart in a better one", () => {
    expect(best(3, section(bench("001001")))).toEqual(["104-D-1", "104-D-2", "104-D-3"]);
  });

  it("are in as few groups as possible, and leave no fan alone if that can be avoided", () => {
    expect(best(4, section(bench("111111")))).toEqual(["104-D-2", "104-D-3", "104-D-4", "104-D-5"]);
    expect(best(3, section(bench("110011"), [bench("110", { y: 540 })]))).toHaveLength(3);
  });

  it("are undefined if the section has fewer", () => {
    expect(best(13)).toBeUndefined();
    expect(best(12)).toHaveLength(12);
  });

  it("never are wheelchair places, companions' seats, gaps or another tier's", () => {
    expect(best(1, section(bench("ac 1"), [bench("00", { definitionIds: ["other"] })]))).toBeUndefined();
  });

  it("may be the fan's own, but not those that were just lost", () => {
    expect(best(2, section(bench("111111"), []), { mine: ["104-C-1", "104-C-2"] })).toEqual(["104-C-1", "104-C-2"]);
    expect(best(2, section(), { gone: ["104-C-3"] })).toEqual(["104-C-1", "104-C-2"]);
  });

  it("can be counted", () => {
    expect(freeSeats({ section: section(bench("0a1c00"), []), tier: UPPER, mine: ["104-C-3"] })).toBe(4);
  });
});

describe("Replacements for lost seats", () => {
  const instead = (gone: string[], wished: string[], of = section(), mine: string[] = []) =>
    seatsInstead({ section: of, tier: UPPER, count: wished.length, gone, wished, mine }).map(({ places }) => places);

  it("are as many, side by side, the nearest first, and share no seat", () => {
    expect(instead(["104-C-3"], ["104-C-2", "104-C-3"])).toEqual([
      ["104-C-1", "104-C-2"],
      ["104-D-2", "104-D-3"],
      ["104-C-4", "104-C-5"],
    ]);
  });

  it("may contain those that are held already", () => {
    expect(instead(["104-C-3"], ["104-C-2", "104-C-3"], section(bench("011111"), []), ["104-C-2"])).toEqual([
      ["104-C-1", "104-C-2"],
    ]);
  });

  it("are none if that many are nowhere side by side, or the section is another one", () => {
    expect(instead(["104-C-3"], ["104-C-2", "104-C-3"], section(bench("010101"), []))).toEqual([]);
    expect(instead(["200-A-1"], ["200-A-1"])).toEqual([]);
  });
});
