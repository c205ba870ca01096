import { afterAll, beforeAll, expect, test } from "vitest";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

test("the latest build is reported, matches the pages and is never cached", async () => {
  const response = await fan(site).once("/builds/latest.json");
  const build = await response.json();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Object.keys(build)).toEqual(["id", "timestamp"]);
  expect(Date.parse(build.timestamp)).toBeLessThan(Date.now());
  expect((await fan(site).get("/home")).html).toContain(`/assets/manifest-${build.id}.js`);
});

test("its metadata may be cached forever, and no other build's is known", async () => {
  const build = await (await fan(site).once("/builds/latest.json")).json();
  const meta = await fan(site).once(`/builds/meta/${build.id}.json`);
  expect(meta.headers.get("cache-control")).toContain("immutable");
  expect(await meta.json()).toEqual(build);
  for (const other of ["/builds/meta/00000000.json", `/builds/meta/${build.id}`]) {
    expect((await fan(site).once(other)).status, other).toBe(404);
  }
});

test("a script of another build is a plain 404", async () => {
  const response = await fan(site).once("/assets/home-00000000.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toContain("text/plain");
});

test("a client that saves data gets the page without a script", async () => {
  const page = await fan(site).get("/home", { "save-data": "on" });
  expect(page.html.replace(/<script type="application\/ld\+json">/g, "")).not.toMatch(
    /<script|modulepreload|data-late/,
  );
  expect(page.html).toContain("</footer>");
  expect(page.headers.get("vary")).toContain("Save-Data");
  const pictures = (html: string) => html.match(/<img /g)?.length ?? 0;
  expect(pictures(page.html)).toBeGreaterThan(0);
  expect(pictures(page.html)).toBeLessThanOrEqual(6);
  expect(pictures((await fan(site).get("/home")).html)).toBeGreaterThan(10);
  expect((await fan(site).get("/nowhere/x", { "save-data": "on" })).html).toContain('class="bill');
  expect((await fan(site).get("/home", { "save-data": "off" })).html).toContain("<script");
});

test("a 404 page is complete without scripts", async () => {
  const { html } = await fan(site).get("/nowhere/x");
  expect(html).toContain('class="bill');
  expect(html).not.toContain('<template id="B:');
});
