import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const get = (path: string) => fan(site).get(path);
const stories = (html: string) => [...html.matchAll(/href="\/news\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? "");

/** The design's budget. */
const HTML_BYTES = 20_000;

describe("The home page", () => {
  it("shows every part of the seed within its budget, filtered or not", async () => {
    const { status, html } = await get("/home");
    expect(status).toBe(200);
    for (const words of ["Next shows", "Who’s who", "Since the last bell", "Wear the night"])
      expect(html).toContain(words);
    const all = (await get("/home?feed=all")).html;
    for (const words of ["Highlights", "Since the last bell", "Behind the curtain"]) expect(all).toContain(words);
    for (const path of ["/home", "/home?feed=all", "/home?feed=podcast", "/home?stories=2"])
      expect(gzipSync((await get(path)).html).length, path).toBeLessThan(HTML_BYTES);
  });

  it("has captions for each film, and neither plays nor preloads one", async () => {
    expect((await get("/home")).html.match(/<video /g)).toHaveLength(1);
    const { html } = await get("/home?feed=all");
    const films = html.match(/<video [^>]*>.*?<\/video>/gs) ?? [];
    expect(films).toHaveLength(5);
    for (const film of films) {
      expect(film).toContain('preload="none"');
      expect(film).toMatch(/<track kind="captions" src="[^"]+" srcLang="en"/);
      expect(film).not.toMatch(/autoplay/i);
    }
    const [, captions = ""] = /<track kind="captions" src="([^"]+)"/.exec(html) ?? [];
    expect((await get(captions)).html).toMatch(/^WEBVTT/);
  });

  it("shows one kind, one tag or one page of the stories, whose address is in no head", async () => {
    const all = stories((await get("/home?feed=all")).html);
    const second = stories((await get("/home?stories=2")).html);
    expect(second.filter((id) => all.includes(id))).toEqual([]);
    const { html } = await get("/home?feed=podcast");
    expect(html).toMatch(/aria-current="true"[^>]*>Podcasts/);
    expect(html.match(/<span class="kind">Podcast<\/span>/g)?.length).toBeGreaterThan(1);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/home"/>`);
  });

  it("pages to older pictures and back to the newest", async () => {
    const { html } = await get("/home?feed=all");
    const [, older = ""] = /href="(\/home\?pictures=[^"#]+)#pictures"/.exec(html) ?? [];
    expect((await get(older)).html).toContain('href="/home?pictures=newest#pictures"');
  });

  it.each(["/home?feed=%3Cscript%3E", "/home?stories=999", "/home?pictures=nonsense"])("renders %s", async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).not.toContain("<script>&");
  });
});

describe("The index", () => {
  it("shows the next night alone: one link to its seats and one into the site", async () => {
    const { status, html } = await get("/");
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/home"');
    expect(html.match(/class="btn"/g)).toHaveLength(1);
    expect(html).not.toContain("<header");
    expect(html).toContain(`<link rel="canonical" href="${site.url}/"/>`);
  });
});

describe("A story", () => {
  it("has a page of its own with a title, a canonical address and one heading", async () => {
    const [id = ""] = stories((await get("/home")).html);
    const { status, html } = await get(`/news/${id}`);
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/news/${id}"/>`);
  });

  it("gives a 404 for a malformed id and for an unknown one, each in its own words", async () => {
    const wrong = await get("/news/old-news");
    const unknown = await get("/news/00000000-0000-4000-8000-00000000dead");
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect(wrong.html).toContain("Page Not Found: /news/old-news");
    expect(unknown.html).toContain("Page not found: /news/00000000-0000-4000-8000-00000000dead");
  });

  it("exists for every story of the feed", async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => get(`/home?stories=${n}`)));
    const all = new Set(pages.flatMap(({ html }) => stories(html)));
    expect(all.size).toBe(30);
    const answers = await Promise.all([...all].map((id) => get(`/news/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });
});
