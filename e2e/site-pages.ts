/** An address of every page, for journeys that look at all of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "playwright/test";
import { SITE } from "./worlds";

/**
 * `canonical` is absent for pages hidden from search engines; `named` means that a 404 page names the missing path,
 * `plain` that the page is made without React.
 */
export type Row = { path: string; status?: 404; named?: true; plain?: true; canonical?: string };

/** The URL table's paths without parameters, so that a new page is looked at without a row below. */
const standing = [
  ...readFileSync(join(import.meta.dirname, "../app/routes.ts"), "utf8").matchAll(
    /\["[\w-]+", "\/?([^":*]*)", "routes\//g,
  ),
].map(([, path]) => `/${path}`);

/** The office's pages by name, from its tables of pages. Resources such as a CSV are left out. */
export function officeAddresses(): { name: string; path: string }[] {
  const folder = join(import.meta.dirname, "../app/domain/office/pages");
  const tables = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const rows = tables.flatMap((text) => [...text.matchAll(/(\w+): \{\s*path: "([^"]*)",\s*file: "[^"]*\.tsx"/g)]);
  return rows.map(([, name = "", path = ""]) => ({ name, path }));
}

/** The table of section 2 with an example of each kind, taken from the site itself. */
export async function sitePages(request: APIRequestContext): Promise<Row[]> {
  const api = async (path: string) => (await request.get(`${SITE}/api/v1/${path}`)).json();
  const firstOf = async (page: string, pattern: RegExp) =>
    pattern.exec(await (await request.get(SITE + page)).text())?.[1] ?? "none";
  const [event] = (await api("events?limit=1")).events;
  const idOf = async (title: string) => (await api(`events?text=${encodeURIComponent(title)}`)).events[0].id;
  const [soldOut, lined] = [await idOf("Saltwater Riot"), await idOf("Winter Count")];
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
    { path: `/waiting-list/${soldOut}` },
    { path: `/line/${lined}`, plain: true },
    { path: `/line/${lined}/draw`, plain: true },
    { path: "/search?text=iron" },
    { path: `/follow?kind=wrestler&subject=${wrestler.id}` },
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
    { path: "/shop/basket" },
    // Without a subject there is nothing to follow.
    { path: "/follow", status: 404 },
    { path: "/shop/order/00000000-0000-4000-8000-000000000000", status: 404 },
    same("/billing-assistance"),
    same("/privacypolicy"),
    same("/accessibility"),
    { path: "/check-in" },
    none("/no-wrestler-bears-this-name"),
    none("/no/such/page?with=query"),
    none("/events/not-an-id"),
  ];
  return [...rows, ...standing.filter((path) => !rows.some((row) => row.path === path)).map((path) => ({ path }))];
}
