/** Every page of the URL table and every alias on the narrowest phone: as a guest, as a fan, and from right to left. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { expectSignedIn, freshPeople, signIn } from "../authenticator";
import { faults, type Scheme } from "../axe";
import { mounted } from "../mounted";
import { fan } from "../people";
import { pageErrors, reportBlocked } from "../steps";
import { SITE } from "../worlds";

const NARROW = { width: 320, height: 700 };

/** `canonical` is absent for pages hidden from search engines; `named` means that a 404 page names the missing path. */
type Row = { path: string; status?: 404; named?: true; canonical?: string };

/** The URL table's paths without parameters, so that a new page is looked at without a row below. */
const standing = [
  ...readFileSync(join(import.meta.dirname, "../../app/routes.ts"), "utf8").matchAll(
    /\["[\w-]+", "\/?([^":*]*)", "routes\//g,
  ),
].map(([, path]) => `/${path}`);

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
  const none = (path: string): Row => ({ path, status: 404, named: true });
  const rows = [
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
    { path: "/tickets/print" },
    { path: "/tickets/lost" },
    same("/wrestlers"),
    { path: `/${wrestler.data.slug}`, canonical: `/wrestlers/${wrestler.id}` },
    same(`/wrestlers/${wrestler.id}`),
    same(`/news/${story.id}`),
    same("/pay-per-view"),
    { path: "/payperview", canonical: "/pay-per-view" },
    same(`/pay-per-view/event/${ppv}`),
    { path: `/watch/${ppv}`, canonical: `/pay-per-view/event/${ppv}` },
    same("/premium"),
    { path: "/profile" },
    { path: "/profile/orders" },
    { path: "/profile/billing" },
    { path: "/profile/security" },
    { path: "/profile/details" },
    { path: "/profile/privacy" },
    { path: "/profile/privacy/data" },
    same("/shop"),
    same(`/shop/${product.slug}`),
    { path: "/shop/order/00000000-0000-4000-8000-000000000000", status: 404 },
    same("/billing-assistance"),
    same("/privacypolicy"),
    { path: "/check-in" },
    none("/no-wrestler-bears-this-name"),
    none("/no/such/page?with=query"),
    none("/events/not-an-id"),
  ];
  return [...rows, ...standing.filter((path) => !rows.some((row) => row.path === path)).map((path) => ({ path }))];
}

/** Everything that can be wrong with any page. axe is a script itself, and the markup is the same without scripts. */
async function look(page: Page, row: Row, scheme: Scheme | undefined): Promise<void> {
  const answer = await page.goto(row.path);
  expect.soft(answer?.status(), "status").toBe(row.status ?? 200);
  expect.soft(await page.title(), "title").toMatch(/\S · Ringside$/);
  await expect.soft(page.getByRole("heading", { level: 1 }), "one h1").toHaveCount(1);
  if (row.canonical) {
    expect.soft(await page.locator("link[rel=canonical]").getAttribute("href"), "canonical").toBe(SITE + row.canonical);
  }
  if (row.named) await expect.soft(page.getByText(row.path).first(), "the path").toBeVisible();
  if (scheme) {
    await mounted(page);
    expect.soft(await faults(page, scheme), "axe").toEqual([]);
  }
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), "width").toBeLessThanOrEqual(320);
  const nameless = await page
    .locator("img:not([alt])")
    .evaluateAll((images) => images.map(({ outerHTML }) => outerHTML));
  expect.soft(nameless, "pictures without a text").toEqual([]);
}

// Each page is checked in the light and the dark scheme, once for each visitor.
for (const [visitor, scheme] of [
  ["a guest", "light"],
  ["a fan", "dark"],
] as const) {
  test(`every page is sound for ${visitor}`, async ({ page, request, javaScriptEnabled }) => {
    test.setTimeout(180_000);
    if (visitor === "a fan") {
      await signIn(page, fan);
      await expectSignedIn(page, fan.name);
    }
    await page.setViewportSize(NARROW);
    const errors = pageErrors(page);
    await reportBlocked(page);
    for (const row of await table(request)) {
      await test.step(row.path, () => look(page, row, javaScriptEnabled ? scheme : undefined));
      // The browser itself logs a 404.
      expect
        .soft(
          errors.splice(0).filter((line) => !row.status || !/status of 404/.test(line)),
          row.path,
        )
        .toEqual([]);
    }
  });
}

test("no page is too wide from right to left", async ({ page, request, context }) => {
  test.setTimeout(120_000);
  await context.addCookies([{ name: "lng", value: "he", url: SITE }]);
  await page.setViewportSize(NARROW);
  for (const { path } of await table(request)) {
    await page.goto(path);
    expect.soft(await page.evaluate(() => document.documentElement.dir), path).toBe("rtl");
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
