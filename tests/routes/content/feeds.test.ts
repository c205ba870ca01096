/** Feeds, calendars and sitemap of the built site, as robots and feed readers fetch them. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { eventId } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { head, oneOfEachKind, pathsInSitemap } from "./found";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const ask = (path: string, init: RequestInit = {}) => site.ask(new Request(site.url + path, init));

describe.each([
  ["/sitemap.xml", "application/xml", 3600],
  ["/robots.txt", "text/plain", 3600],
  ["/news.rss", "application/rss+xml", 300],
  ["/tour-dates.rss", "application/rss+xml", 300],
  ["/tour-dates.ics", "text/calendar", 300],
  ["/og/site/ringside.png", "image/png", 86_400],
])("%s", (path, type, maxAge) => {
  it("may be cached by any cache and sets no cookie", async () => {
    const response = await ask(path, { headers: { cookie: "lng=he", "accept-language": "de" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("cache-control")).toBe(`public, max-age=${maxAge}`);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await (await ask(path)).arrayBuffer()));
  });

  it("is not resent to a client that has it, nor sent for HEAD", async () => {
    const first = await ask(path, { method: "HEAD" });
    expect(first.status).toBe(200);
    expect((await first.arrayBuffer()).byteLength).toBe(0);
    const etag = first.headers.get("etag") ?? "";
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await ask(path, { headers: { "if-none-match": tag } })).status, tag).toBe(304);
    }
    expect((await ask(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

describe("The sitemap", () => {
  it("names existing pages, each by its canonical address", async () => {
    const paths = await pathsInSitemap(site);
    expect(paths.length).toBeGreaterThan(100);
    expect(new Set(paths).size).toBe(paths.length);
    const every = process.env.SOAK ? paths : [...new Set([...paths.slice(0, 11), ...oneOfEachKind(paths)])];
    for (const path of every) {
      const page = await fan(site).get(path);
      expect([path, page.status, page.hops]).toEqual([path, 200, []]);
      expect(head(page.html)).toMatchObject({ canonical: site.url + path, robots: "max-image-preview:large" });
    }
  });

  it("has no alias, no overlay and nothing of a visitor's", async () => {
    const paths = await pathsInSitemap(site);
    const stray = /^\/(pigeon-forge|tickets-pigeon-forge|tour-dates|payperview|profile|tickets\/.*)$|\/auth\//;
    expect(paths.filter((path) => stray.test(path))).toEqual([]);
  });

  it("has no second file while one is enough", async () => {
    expect((await ask("/sitemap.xml?file=1")).status).toBe(200);
    for (const file of ["2", "0", "-1", "1.5", "x"]) {
      expect((await ask(`/sitemap.xml?file=${file}`)).status, file).toBe(404);
    }
  });
});

test("robots.txt names the sitemap and excludes overlays and visitors' own pages", async () => {
  const lines = (await (await ask("/robots.txt")).text()).split("\n");
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const path of ["/*/auth/", "/auth/", "/api/", "/tickets/print", "/tickets/details", "/profile"]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});

test.each(["/news.rss", "/tour-dates.rss"])("%s is RSS whose links work", async (path) => {
  const xml = await (await ask(path)).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = new XMLParser({ ignoreAttributes: false }).parse(xml).rss;
  expect(channel["atom:link"]["@_href"]).toBe(site.url + path);
  expect(channel.item.length).toBeGreaterThan(10);
  const guids = channel.item.map(({ guid }: { guid: Record<string, string> }) => guid["#text"]);
  expect(new Set(guids).size).toBe(guids.length);
  const page = await fan(site).get(channel.item[0].link.replace(site.url, ""));
  expect(page.status).toBe(200);
});

describe("Calendars", () => {
  const nights = (ics: string) => new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");

  it("of the tour contain the upcoming nights that have a date", async () => {
    const ics = await (await ask("/tour-dates.ics")).text();
    const names = nights(ics).map((one) => one.getFirstPropertyValue("summary"));
    expect(names).toEqual(expect.arrayContaining(["Iron Harvest", "School Gym Special", "Last Light"]));
    expect(names).not.toContain("Ember Street");
    expect(names).not.toContain("Contract Night");
  });

  it.each([
    ["Iron Harvest", "CONFIRMED"],
    ["School Gym Special", "CANCELLED"],
  ])("of the night %s say %s", async (title, status) => {
    const id = await eventId(site, title);
    const response = await ask(`/events/${id}.ics`);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const all = nights(await response.text());
    expect(all).toHaveLength(1);
    expect(all[0]?.getFirstPropertyValue("uid")).toBe(id);
    expect(all[0]?.getFirstPropertyValue("status")).toBe(status);
  });

  it("are 404 for a night without a date, an unknown night and a malformed id, in section 2's words", async () => {
    const open = `/events/${await eventId(site, "Ember Street")}.ics`;
    const none = "/events/00000000-0000-4000-8000-000000000000.ics";
    for (const [path, message] of [
      [open, `Page not found: ${open}`],
      [none, `Page not found: ${none}`],
      ["/events/nonsense.ics", "Page Not Found: /events/nonsense.ics"],
    ] as const) {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, message]);
    }
  });

  it("do not shadow the page of a night", async () => {
    const id = await eventId(site, "Iron Harvest");
    const page = await fan(site).get(`/events/${id}`);
    expect(page.html).toContain("<h1");
    expect(page.html).toContain(`href="/events/${id}.ics"`);
  });
});

test("every page's head names the feeds", async () => {
  const { html } = await fan(site).get("/home");
  for (const path of ["/news.rss", "/tour-dates.rss", "/tour-dates.ics"]) {
    expect(html).toMatch(new RegExp(`<link rel="alternate" type="[^"]+" href="${path}"`));
  }
  for (const icon of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/site.webmanifest", "/icon-512.png"]) {
    expect((await ask(icon)).status, icon).toBe(200);
  }
});
