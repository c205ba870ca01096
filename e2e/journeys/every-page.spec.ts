/** Every page of the URL table and every alias, on the narrowest phone and from right to left. */
import { type APIRequestContext, expect, test } from "playwright/test";
import { freshPeople } from "../authenticator";
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
