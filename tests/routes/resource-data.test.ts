/** Single fetch requests `{path}.data` for pages only. A resource would be read into a string, whatever its size. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, builtRoutes } from "./built-routes";
import { type Site, testSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const resources = (await builtRoutes()).filter(({ isResource }) => isResource);

test("there are resources", () => {
  expect(resources.map(({ pattern }) => pattern)).toContain("/watch/:ppvId/:file");
  expect(resources.length).toBeGreaterThan(15);
});

test.each(resources.map((route) => [addressOf(route), route] as const))("%s.data is not found", async (address) => {
  for (const method of ["GET", "POST", "PUT"]) {
    for (const query of ["", "?_routes=root"]) {
      const headers = { origin: site.url };
      const response = await site.ask(new Request(`${site.url}${address}.data${query}`, { method, headers }));
      expect([method, response.status, await response.text()]).toEqual([method, 404, "No page has this data."]);
    }
  }
});

test("a page's single-fetch data is found, and the older `_data` is not", async () => {
  const status = async (path: string) => (await site.ask(new Request(site.url + path))).status;
  expect(await status("/home.data")).toBe(200);
  for (const id of ["home", "root", "x", "billing-guard", ""]) expect(await status(`/home?_data=${id}`)).toBe(404);
});
