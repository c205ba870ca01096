import { describe, expect, it } from "vitest";
import {
  feedFilter,
  feedHref,
  feedQuery,
  feedView,
  STORIES_A_PAGE,
  showsAllMedia,
} from "../../../app/domain/media/media-feed";
import { sampleStory } from "../samples/sample-media";

const read = (query: string) => feedFilter(new URLSearchParams(query));

describe("The feed filter", () => {
  it.each([
    ["", { page: 1 }],
    ["feed=podcast", { type: "podcast", page: 1 }],
    ["feed=Iron+Harvest&stories=3", { tag: "Iron Harvest", page: 3 }],
    ["feed=%20%20", { page: 1 }],
    ["feed=all", { page: 1 }],
    ["stories=0", { page: 1 }],
    ["stories=-4", { page: 1 }],
    ["stories=9999", { page: 1000 }],
    ["stories=two", { page: 1 }],
  ])("is parsed from %j, ignoring invalid values", (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it("cuts overlong values", () => {
    expect(read(`feed=${"x".repeat(500)}`).tag).toHaveLength(40);
  });

  it("survives a round trip through the URL", () => {
    for (const query of ["?feed=all", "?feed=photo", "?feed=Iron+Harvest&stories=2"])
      expect(feedHref(read(query))).toBe(`/home${query}#feed`);
  });
});

describe("The whole feed", () => {
  it.each([
    ["", false],
    ["ref=mail", false],
    ["feed=all", true],
    ["stories=2", true],
    ["pictures=newest", true],
  ])("with the query %j is asked for: %s", (query, all) => {
    expect(showsAllMedia(new URLSearchParams(query))).toBe(all);
  });
});

describe("The feed", () => {
  it("queries one page of a type or a tag", () => {
    expect(feedQuery({ type: "news", page: 3 })).toMatchObject({ type: "news", offset: 10, limit: STORIES_A_PAGE });
    expect(feedQuery({ tag: "Norfolk", page: 1 })).toMatchObject({ text: "Norfolk", type: undefined, offset: 0 });
  });

  it("has at least one page", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const pages = (total: number) =>
      feedView({ page: 1 }, { dataItems: [sampleStory()], total }, { locale: "en", now }).pages;
    expect([0, 5, 6, 30].map(pages)).toEqual([1, 1, 2, 6]);
  });
});
