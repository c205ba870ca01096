/** RSS and sitemaps, checked with an independent parser. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { newsRss, tourRss } from "../../../app/domain/feeds/rss-xml";
import {
  ENTRIES_A_FILE,
  STANDING_PAGES,
  sitemap,
  sitemapFiles,
  sitemapIndex,
} from "../../../app/domain/feeds/sitemap-xml";
import { sampleEvent } from "../samples/sample-event";
import { sampleNews } from "../samples/sample-items";

const site = { siteUrl: "https://ringside.example", siteName: "Ring & Side" };
const AWKWARD = '</script> ]]> & <b>bold</b> ]]> "x" \u0007 גל ברק';

function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    htmlEntities: true,
    isArray: (name) => ["item", "url", "sitemap"].includes(name),
  }).parse(xml);
}
const channel = (xml: string) => read(xml).rss.channel;

describe("The news feed", () => {
  it("has title, page, date and text of each story", () => {
    const feed = channel(newsRss([sampleNews()], site));
    expect(feed).toMatchObject({ title: "News · Ring & Side", language: "en", link: "https://ringside.example/home" });
    expect(feed["atom:link"]).toMatchObject({
      "@_rel": "self",
      "@_href": "https://ringside.example/news.rss",
      "@_type": "application/rss+xml",
    });
    expect(feed.item).toEqual([
      expect.objectContaining({
        title: "Vane signs",
        link: "https://ringside.example/news/7c9e6679-7425-40de-944b-e07fc1f90ae7",
        pubDate: "Fri, 20 Nov 2026 18:00:00 GMT",
        description: "With a broken thumb.",
        "content:encoded": "<p>The table did not survive it.</p><p>Nobody was surprised.</p>",
        category: ["news", "Iron Harvest"],
      }),
    ]);
    expect(feed.item[0].guid).toMatchObject({ "@_isPermaLink": "false", "#text": expect.stringMatching(/^urn:uuid:/) });
  });

  it("escapes any text, so that none becomes markup", () => {
    const xml = newsRss([sampleNews({ title: AWKWARD, excerpt: AWKWARD, body: AWKWARD, tags: [AWKWARD] })], site);
    const [item] = channel(xml).item;
    expect(item.title).toBe('</script> ]] > & <b>bold</b> ]] > "x"  גל ברק');
    expect(item.description).toContain("&#60;b&#62;bold");
    expect(item["content:encoded"]).not.toContain("<b>");
  });

  it("is valid without any stories", () => {
    expect(channel(newsRss([], site)).item).toBeUndefined();
  });

  it("is identical for the same stories, so that its ETag stays valid", () => {
    expect(newsRss([sampleNews()], site)).toBe(newsRss([sampleNews()], site));
  });
});

describe("The tour dates feed", () => {
  const titles = (...nights: Parameters<typeof tourRss>[0][number][]) =>
    channel(tourRss(nights, site)).item.map(({ title }: { title: string }) => title);

  it.each([
    [{}, "Iron Harvest · Sat, Nov 28, 7:30 PM EST · Tidewater Hall, Norfolk"],
    [{ status: "CANCELED" }, "Canceled · Iron Harvest · Sat, Nov 28, 7:30 PM EST · Tidewater Hall, Norfolk"],
    [{ postponed: true }, "New date · Iron Harvest · Sat, Nov 28, 7:30 PM EST · Tidewater Hall, Norfolk"],
    [{ postponed: true, config: { scheduleTbd: true } }, "Postponed · Iron Harvest · Tidewater Hall, Norfolk"],
    [{ config: { scheduleTbd: true } }, "Date TBA · Iron Harvest · Tidewater Hall, Norfolk"],
  ] as const)("shows the status of a night: %j", (changes, title) => {
    expect(titles(sampleEvent(changes))).toEqual([title]);
  });

  it("starts with the night changed last, under a new id", () => {
    const changed = sampleEvent({ title: "Changed", modified: "2026-11-01T00:00:00.000Z", revision: 2 });
    expect(titles(sampleEvent(), changed)[0]).toContain("Changed");
    const [first, second] = channel(tourRss([sampleEvent(), changed], site)).item;
    expect(first.guid["#text"]).not.toBe(second.guid["#text"]);
  });
});

describe("A sitemap", () => {
  it("contains absolute URLs", () => {
    const { urlset } = read(
      sitemap([...STANDING_PAGES, { path: "/a?b&c", modified: "2026-10-01T00:00:00.000Z" }], site.siteUrl),
    );
    expect(urlset.url[0]).toEqual({ loc: "https://ringside.example/" });
    expect(urlset.url.at(-1)).toEqual({ loc: "https://ringside.example/a?b&c", lastmod: "2026-10-01T00:00:00.000Z" });
  });

  it("is split when it is too long, and then has an index", () => {
    expect([0, 1, ENTRIES_A_FILE, ENTRIES_A_FILE + 1].map(sitemapFiles)).toEqual([1, 1, 1, 2]);
    const { sitemapindex } = read(sitemapIndex(2, "/sitemap.xml", site.siteUrl));
    expect(sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).toEqual([
      "https://ringside.example/sitemap.xml?file=1",
      "https://ringside.example/sitemap.xml?file=2",
    ]);
  });
});
