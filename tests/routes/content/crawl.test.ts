/** Every link of the site works: starting at the home page, everything that a guest can reach is requested once. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, testSite } from "../site";

/** Filters and pages of lists combine without end, so each path is requested with a few queries only. */
const QUERIES_OF_A_PATH = 6;
/** Resources other than pages: pictures, feeds and calendars have their own tests. */
const NOT_PAGES = /^\/(art|og|api|assets|oauth|highlights)\//;

let site: Site;
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "silent" });
});
afterAll(() => site.stop());

it("finds no dead link and no missing anchor", async () => {
  const dead: string[] = [];
  const asked = new Map<string, Set<string>>();
  const queries = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [
    { address: "/", from: "" },
    { address: "/home", from: "" },
  ];
  const anchors: { page: string; id: string; from: string }[] = [];

  async function visit({ address, from }: { address: string; from: string }) {
    const answer = await fetch(site.url + address, { redirect: "manual" });
    const html = await answer.text();
    if (answer.status >= 400) dead.push(`${address} (${answer.status}) on ${from}`);
    asked.set(address, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")));
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), site.url + address);
      if (url.origin !== site.url || NOT_PAGES.test(url.pathname)) continue;
      const next = url.pathname + url.search;
      if (url.hash) anchors.push({ page: next, id: decodeURIComponent(url.hash.slice(1)), from: address });
      if (asked.has(next) || /\/auth\/\w/.test(url.pathname)) continue;
      if (url.search) {
        const count = (queries.get(url.pathname) ?? 0) + 1;
        queries.set(url.pathname, count);
        if (count > QUERIES_OF_A_PATH) continue;
      }
      asked.set(next, new Set());
      waiting.push({ address: next, from: address });
    }
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const some = [next, ...waiting.splice(0, 3)];
    await Promise.all(some.map(visit));
  }
  expect(dead).toEqual([]);
  const toNothing = anchors.filter(({ page, id }) => asked.get(page)?.size && !asked.get(page)?.has(id));
  expect(toNothing.map(({ page, id, from }) => `${page}#${id} on ${from}`)).toEqual([]);
  expect(asked.size).toBeGreaterThan(150);
}, 240_000);
