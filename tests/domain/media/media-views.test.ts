import { describe, expect, it } from "vitest";
import { languageOf } from "../../../app/domain/format/content-language";
import { highlightView, lengthOf, postView, storyView } from "../../../app/domain/media/media-views";
import { longPublishedDate, publishedDate } from "../../../app/domain/media/publication-dates";
import { sampleFilm, samplePost, sampleStory } from "../samples/sample-media";

const now = new Date("2026-11-20T12:00:00Z");
const at = (iso: string, locale = "en") => publishedDate(iso, { locale, now }).text;

describe("A publication date", () => {
  it.each([
    ["2026-11-20T11:40:00Z", "1 hour ago"],
    ["2026-11-20T02:00:00Z", "10 hours ago"],
    ["2026-11-19T11:00:00Z", "yesterday"],
    ["2026-11-14T11:00:00Z", "6 days ago"],
    ["2026-11-10T11:00:00Z", "Nov 10"],
    ["2025-12-24T11:00:00Z", "December 2025"],
    ["2026-11-21T11:00:00Z", "Nov 21"],
  ])("formats %s as %j", (iso, text) => {
    expect(at(iso)).toBe(text);
  });

  it("is in the reader's language, and complete on a story's page", () => {
    expect(at("2026-11-19T11:00:00Z", "de")).toBe("gestern");
    expect(longPublishedDate("2026-11-19T11:00:00Z", "en").text).toBe("Thursday, November 19, 2026");
    expect(longPublishedDate("2026-11-19T11:00:00Z", "de").text).toBe("Donnerstag, 19. November 2026");
  });
});

describe("Cards", () => {
  it("show a film with its length", () => {
    expect(highlightView(sampleFilm(), { locale: "en", now })).toMatchObject({
      film: "/media/contract.mp4",
      captions: "/media/contract.vtt",
      length: "4:12",
      published: { text: "2 days ago" },
    });
    expect([0, 59.6, 3600, 3725].map(lengthOf)).toEqual(["0:00", "1:00", "1:00:00", "1:02:05"]);
  });

  it("link a story to its page and leave out its body", () => {
    const view = storyView(sampleStory(), { locale: "en", now });
    expect(view).toMatchObject({ href: `/news/${view.id}`, alt: "An empty chair", type: "news" });
    expect(view).not.toHaveProperty("body");
  });

  it("show one picture of a post, or all of a carousel", () => {
    expect(postView(samplePost(), { locale: "en" }).pictures).toHaveLength(1);
    const { pictures, film } = postView(samplePost({ shots: 5 }), { locale: "en" });
    expect(pictures.map(({ alt }) => alt)).toEqual([1, 2, 3, 4, 5].map((n) => `The ring, corner ${n}`));
    expect(film).toBe(false);
    expect(postView(samplePost({ media_type: "VIDEO" }), { locale: "en" }).film).toBe(true);
  });
});

describe("The language of a text", () => {
  it("is the promotion's, unless it is entirely in another script", () => {
    expect(["Calder Vane", "", "123", "Golan גולן"].map(languageOf)).toEqual(["en", "en", "en", "en"]);
    expect(languageOf("الجرس يدقّ مرتين")).toBe("ar");
    expect(languageOf("לילה אחד לפני הגונג.")).toBe("he");
  });
});
