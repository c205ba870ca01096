import { describe, expect, it } from "vitest";
import { eventsQuery, MOST_ROWS, moreOf, tourFilters, tourQuery } from "../../../app/domain/shows/tour-filters";

const read = (query: string) => tourFilters(new URLSearchParams(query));

const SECTION = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

describe("Tour filters", () => {
  it("are read from the URL", () => {
    expect(read("city=Norfolk, VA&month=2026-11&text=+iron+&from=20&rows=40")).toEqual({
      city: "Norfolk, VA",
      month: "2026-11",
      text: "iron",
      category: "",
      past: false,
      from: 20,
      rows: 40,
    });
  });

  it("recognize section ids and the archive", () => {
    expect(read(`category=${SECTION.toUpperCase()}&when=past`)).toMatchObject({ category: SECTION, past: true });
    expect(read("category=road-tour&when=yesterday")).toEqual(read(""));
  });

  it.each(["month=november", "month=2026-13", "from=-1", "rows=0x10", "rows=1e9", "from=9999999", "rows="])(
    "leave out what makes no sense: %s",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  it("never request more rows than one response can have", () => {
    expect(read("rows=5000").rows).toBe(MOST_ROWS);
  });

  it("survive a round trip through the URL", () => {
    const chosen = { city: "Norfolk, VA", month: "2026-11", text: "no man’s & co", from: 100, rows: 40 };
    const filters = { ...chosen, category: SECTION, past: true };
    expect(read(tourQuery(filters))).toEqual(filters);
    expect(tourQuery(read(""))).toBe("");
  });
});

describe("The link to more rows", () => {
  it("extends the page, then leads to the next page, then ends", () => {
    expect(moreOf(read(""), 300)).toMatchObject({ from: 0, rows: 40 });
    expect(moreOf(read("rows=100"), 300)).toMatchObject({ from: 100, rows: 20 });
    expect(moreOf(read("from=280"), 300)).toBeUndefined();
    expect(moreOf(read(""), 20)).toBeUndefined();
  });
});

describe("The catalogue query", () => {
  it("leaves out empty filters", () => {
    expect(eventsQuery(read("month=2026-11"))).toEqual({
      limit: 20,
      offset: 0,
      past: "false",
      city: undefined,
      month: "2026-11",
      text: undefined,
      category: undefined,
    });
    expect(eventsQuery({ past: true, rows: 1 })).toMatchObject({ past: "only", limit: 1 });
  });
});
