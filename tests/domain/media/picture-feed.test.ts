import { describe, expect, it } from "vitest";
import { postsCursor, postsHref, postsView } from "../../../app/domain/media/picture-feed";
import { samplePost } from "../samples/sample-media";

const cursor = (pictures: string) => postsCursor(new URLSearchParams({ pictures }));

describe("The pages of the picture feed", () => {
  it("continue after a cursor, and only well-formed cursors are accepted", () => {
    expect(cursor("1795608000000_post-6")).toBe("1795608000000_post-6");
    expect(["", "yesterday", "1_", "1_<b>", `1_${"x".repeat(99)}`].map(cursor)).toEqual(Array(5).fill(undefined));
  });

  it("link to older posts if there are any, and back to the newest", () => {
    const view = { locale: "en" };
    const first = postsView({ data: [samplePost()], paging: { cursors: { after: "1_a" } } }, undefined, view);
    expect(first).toMatchObject({ older: "/home?pictures=1_a#pictures", behind: false });
    const last = postsView({ data: [], paging: { cursors: {} } }, "1_a", view);
    expect(last).toMatchObject({ older: undefined, behind: true });
    expect(postsHref()).toBe("/home?pictures=newest#pictures");
  });
});
