/** Every page of the URL table and every alias, as a guest and as a fan: what it answers, and that nothing is wrong with it. */
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { expectSignedIn, freshPeople, signIn } from "../authenticator";
import { faults, SCHEMES } from "../axe";
import { fan } from "../people";
import { complaints } from "../steps";
import { SITE } from "../worlds";

const NARROW = { width: 320, height: 700 };

/** `canonical` is left out where a page is kept from search engines. */
type Row = { path: string; status?: 404; canonical?: string };

test.beforeEach(freshPeople);

/** The table of section 2 with an example of each kind, taken from the site itself. */
async function table(request: APIRequestContext): Promise<Row[]> {
  const api = async (path: string) => (await request.get(`${SITE}/api/v1/${path}`)).json();
  const firstOf = async (page: string, pattern: RegExp) =>
    pattern.exec(await (await request.get(SITE + page)).text())?.[1] ?? "none";
  const [event] = (await api("events?limit=1")).events;
  const [wrestler] = (await api("wrestlers?limit=1")).dataItems;
  const [category] = (await api("events/category/search?limit=1")).dataItems;
  const [story] = (await api("media/feed?limit=1")).dataItems;
  const [product] = (await api("products?limit=1")).products;
  const ppv = await firstOf("/pay-per-view", /href="\/pay-per-view\/event\/([0-9a-f-]{36})"/);
  const same = (path: string): Row => ({ path, canonical: path });
  return [
    same("/"),
    same("/home"),
    same(`/events/${event.id}`),
    same("/shows"),
    same("/shows/pigeon-forge"),
    { path: "/pigeon-forge", canonical: "/shows/pigeon-forge" },
    { path: "/tickets-pigeon-forge", canonical: "/shows/pigeon-forge" },
    same(`/shows/section/${category.id}`),
    same("/tickets"),
    { path: "/tour-dates", canonical: "/tickets" },
    { path: `/tickets/event/${event.id}` },
    { path: `/tickets/details/${event.id}`, status: 404 },
    { path: "/tickets/print", status: 404 },
    { path: "/tickets/lost" },
    same("/wrestlers"),
    { path: `/${wrestler.data.slug}`, canonical: `/wrestlers/${wrestler.id}` },
    same(`/wrestlers/${wrestler.id}`),
    same(`/news/${story.id}`),
    same("/pay-per-view"),
    { path: "/payperview", canonical: "/pay-per-view" },
    same(`/pay-per-view/event/${ppv}`),
    same("/premium"),
    { path: "/profile" },
    same("/shop"),
    same(`/shop/${product.slug}`),
    same("/billing-assistance"),
    same("/privacypolicy"),
    { path: "/check-in" },
    { path: "/no-wrestler-bears-this-name", status: 404 },
    { path: "/no/such/page?with=query", status: 404 },
    { path: "/events/not-an-id", status: 404 },
  ];
}

/** All that may be wrong with a page that anybody may see. */
async function look(page: Page, row: Row, heard: string[]): Promise<void> {
  heard.length = 0;
  const answer = await page.goto(row.path);
  expect.soft(answer?.status(), "status").toBe(row.status ?? 200);
  await page.waitForLoadState("load");
  expect.soft(await page.title(), "title").toMatch(/\S · Ringside$/);
  await expect.soft(page.getByRole("heading", { level: 1 }), "one h1").toHaveCount(1);
  if (row.canonical) {
    expect.soft(await page.locator("link[rel=canonical]").getAttribute("href"), "canonical").toBe(SITE + row.canonical);
  }
  if (row.status === 404) await expect.soft(page.getByText(`${row.path}`, { exact: false }).first()).toBeVisible();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), "width").toBeLessThanOrEqual(320);
  const nameless = await page.evaluate(() =>
    [...document.images].filter((image) => image.getAttribute("alt") === null).map((image) => image.outerHTML),
  );
  expect.soft(nameless, "pictures without a text").toEqual([]);
  // axe is a script itself, and the markup is the same without.
  const scripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  for (const scheme of scripts ? SCHEMES : []) expect.soft(await faults(page, scheme), `axe, ${scheme}`).toEqual([]);
  // A page that is not there is reported by the browser itself.
  expect
    .soft(
      heard.filter((line) => !/status of 404/.test(line)),
      "console",
    )
    .toEqual([]);
}

for (const visitor of ["a guest", "a fan"] as const) {
  test(`${visitor} finds every page as it should be`, async ({ page, request }) => {
    test.setTimeout(240_000);
    if (visitor === "a fan") {
      await signIn(page, fan);
      await expectSignedIn(page, fan.name);
    }
    await page.setViewportSize(NARROW);
    const heard = complaints(page);
    for (const row of await table(request)) await test.step(row.path, () => look(page, row, heard));
  });
}

test("from right to left, too, nothing is too wide", async ({ page, request, context }) => {
  test.setTimeout(120_000);
  await context.addCookies([{ name: "lng", value: "he", url: SITE }]);
  await page.setViewportSize(NARROW);
  for (const { path } of await table(request)) {
    await page.goto(path);
    expect.soft(await page.evaluate(() => document.documentElement.dir), path).toBe("rtl");
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
