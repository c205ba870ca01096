import { describe, expect, it } from "vitest";
import { linkOf, storyPageView } from "../../../app/domain/media/news-story";
import { mediaId, sampleStory } from "../samples/sample-media";

const now = new Date("2026-11-20T12:00:00Z");
const feed = [
  sampleStory({ _id: mediaId(10), title: "Newest", tags: ["Titles"] }),
  sampleStory({ _id: mediaId(11), title: "Middle", tags: ["Norfolk"] }),
  sampleStory({ _id: mediaId(12), title: "Oldest", tags: ["Norfolk"], type: "photo" }),
  sampleStory({ _id: mediaId(13), title: "Of nothing like it", tags: [], type: "podcast" }),
];
const page = (n: number) => storyPageView(feed[n] ?? sampleStory(), feed, { locale: "en", now });

describe("The page of a story", () => {
  it("splits the text into paragraphs", () => {
    const story = sampleStory({ body: "One.\n\n  Two,\nstill two. \n\n\n" });
    expect(storyPageView(story, [], { locale: "en", now }).paragraphs).toEqual(["One.", "Two,\nstill two."]);
  });

  it("links to the previous and next story, if any", () => {
    expect([page(0).newer, page(0).older?.title]).toEqual([undefined, "Middle"]);
    expect([page(1).newer?.title, page(1).older?.title]).toEqual(["Newest", "Oldest"]);
    expect(page(3).older).toBeUndefined();
  });

  it("has no such links for a story that is not in the feed", () => {
    const { newer, older } = storyPageView(sampleStory({ _id: mediaId(99) }), feed, { locale: "en", now });
    expect([newer, older]).toEqual([undefined, undefined]);
  });

  it("ranks related stories by tags, then type, and never includes itself", () => {
    expect(page(1).related.map(({ title }) => title)).toEqual(["Oldest", "Newest"]);
    expect(page(3).related).toEqual([]);
  });
});

describe("The link of a story", () => {
  it.each([
    ["https://podcasts.example/12", { host: "podcasts.example", plays: undefined }],
    ["https://files.example/12.mp3?x=1", { host: "files.example", plays: "audio" }],
    ["/films/12.webm", { host: undefined, plays: "video" }],
    ["/pay-per-view", { host: undefined, plays: undefined }],
  ])("%s is classified as page or file, local or external", (link, view) => {
    expect(linkOf(link)).toEqual({ href: link, ...view });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//elsewhere.example", "/\\elsewhere.example", "nonsense"])(
    "%s leads nowhere",
    (link) => {
      expect(linkOf(link)).toBeUndefined();
    },
  );
});
