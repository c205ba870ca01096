/** Single fetch requests `{path}.data` for pages only. A resource would be read into a string, whatever its size. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOfficeRoute } from "../../app/domain/office/office-pages";
import { staffSignedIn } from "../access/staff";
import { addressOf, builtRoutes } from "./built-routes";
import { type Site, testSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const all = (await builtRoutes()).filter(({ isResource }) => isResource);
const resources = all.filter(({ id }) => !isOfficeRoute(id));
const ofOffice = all.filter(({ id }) => isOfficeRoute(id));

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

// For everybody else, tests/access/office.test.ts compares them with addresses that lead nowhere.
test("the office's files have none for its staff either", async () => {
  const oona = await staffSignedIn(site, "owner");
  expect(ofOffice.length).toBeGreaterThan(3);
  for (const route of ofOffice) {
    const response = await oona.once(`${addressOf(route)}.data`);
    expect([route.id, response.status, await response.text()]).toEqual([route.id, 404, "No page has this data."]);
  }
});

test("a page's single-fetch data is found, and the older `_data` is not", async () => {
  const status = async (path: string) => (await site.ask(new Request(site.url + path))).status;
  expect(await status("/home.data")).toBe(200);
  for (const id of ["home", "root", "x", "billing-guard", ""]) expect(await status(`/home?_data=${id}`)).toBe(404);
});
