import { describe, expect, it } from "vitest";
import { MOST_ROWS, moreOf, tourFilters, tourQuery } from "../../app/domain/tour-filters";

const read = (query: string) => tourFilters(new URLSearchParams(query));

describe("The filters of the tour dates", () => {
  it("are what the address says", () => {
    expect(read("city=Norfolk, VA&month=2026-11&text=+iron+&from=20&rows=40")).toEqual({
      city: "Norfolk, VA",
      month: "2026-11",
      text: "iron",
      from: 20,
      rows: 40,
    });
  });

  it.each(["month=november", "month=2026-13", "from=-1", "rows=0x10", "rows=1e9", "from=9999999", "rows="])(
    "leave out what makes no sense: %s",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  it("never ask for more rows than one answer holds", () => {
    expect(read("rows=5000").rows).toBe(MOST_ROWS);
  });

  it("survive the way through an address", () => {
    const filters = { city: "Norfolk, VA", month: "2026-11", text: "no man’s & co", from: 100, rows: 40 };
    expect(read(tourQuery(filters))).toEqual(filters);
    expect(tourQuery(read(""))).toBe("");
  });
});

describe("The rest of the list", () => {
  it("is a longer page, then the next page, then nothing", () => {
    expect(moreOf(read(""), 300)).toMatchObject({ from: 0, rows: 40 });
    expect(moreOf(read("rows=100"), 300)).toMatchObject({ from: 100, rows: 20 });
    expect(moreOf(read("from=280"), 300)).toBeUndefined();
    expect(moreOf(read(""), 20)).toBeUndefined();
  });
});
