/** The shop on the real build, as a browser without scripts sees it. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

const HTML_BUDGET = 20_000;

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const get = (path: string) => fan(site).get(path);
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const read = (html: string) =>
  main(html)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const goods = (html: string) => [...main(html).matchAll(/href="\/shop\/([a-z0-9-]+)"/g)].map(([, slug]) => slug);

describe("The shop", () => {
  it("is the shop, though a wrestler bears its name", async () => {
    const { status, html } = await get("/shop");
    expect(status).toBe(200);
    expect(html).toContain("<title>Shop · ");
    expect(html).toContain(`<link rel="canonical" href="${site.url}/shop"`);
    expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET);
  });

  it("lays out twelve, and the rest under the link that its own page shows", async () => {
    const first = await get("/shop");
    expect(goods(first.html)).toHaveLength(12);
    const more = /href="(\/shop\?rows=24)#good-[a-z0-9-]+"/.exec(first.html)?.[1] ?? "";
    expect(goods((await get(more)).html).length).toBeGreaterThan(12);
  });

  it("is filtered by category and words, and says when nothing fits", async () => {
    const category = /href="\/shop\?category=([^"&]+)"/.exec((await get("/shop")).html)?.[1] ?? "";
    const some = goods((await get(`/shop?category=${category}`)).html);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(12);
    expect(goods((await get("/shop?text=mask")).html).length).toBeGreaterThan(0);
    expect(read((await get("/shop?text=zebra")).html)).toContain("Not on the table");
  });

  it("shows a sale's two prices, what is sold out and what is nearly gone", async () => {
    const text = read((await get("/shop?rows=96")).html);
    expect(text).toMatch(/before \$\d+ now \$\d+/);
    expect(text).toContain("Sold out");
    expect(text).toMatch(/[1-5] left/);
  });

  it("has a picture at every address it names", async () => {
    const pictures = [...(await get("/shop?rows=96")).html.matchAll(/src="(\/art\/merch\/[^"]+)"/g)];
    for (const [, src = ""] of pictures) {
      const { status, headers } = await get(src.replaceAll("&amp;", "&"));
      expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    }
    expect(pictures.length).toBeGreaterThan(12);
  });
});

describe("An article", () => {
  it("keeps the chosen variant in its address, and the address without it is canonical", async () => {
    const path = "/shop/iron-harvest-tee";
    expect(read((await get(path)).html)).toContain("Choose Size and Colour");
    const few = await get(`${path}?Size=XXL&Colour=Bone`);
    expect(read(few.html)).toContain("3 left");
    expect(few.html).toContain(`<link rel="canonical" href="${site.url}${path}"`);
    expect(read((await get(`${path}?Size=M`)).html)).toContain("Sold out in this choice.");
  });

  it("is not there for a name that nothing has, nor for one of the wrong form, in two different words", async () => {
    const absent = await get("/shop/time-machine");
    expect([absent.status, absent.html.includes("Page not found: /shop/time-machine")]).toEqual([404, true]);
    const malformed = await get("/shop/Time_Machine");
    expect([malformed.status, malformed.html.includes("Page Not Found: /shop/Time_Machine")]).toEqual([404, true]);
  });
});
