/** The Remix build alone is the whole product: `remix-serve` sells a ticket, webhook and API included. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../routes/buying/purchase";
import { fan, hidden } from "../routes/fan";
import { type World, world } from "./process";

let site: World;

beforeAll(async () => {
  site = await world(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], "/home");
  await site.start();
});

afterAll(() => site.stop());

it("sells a ticket", async () => {
  const maya = fan(site);
  const night = await eventId(site, "Iron Harvest");
  await hold(maya, night, "Floor", 1);
  const back = await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com");
  expect(ticketNumbers(await maya.get(pathOf(back)))).toHaveLength(1);
});

it("fulfills by the webhook alone when the fan never returns", async () => {
  const maya = fan(site);
  const night = await eventId(site, "Iron Harvest");
  await hold(maya, night, "Floor", 1);
  await fillIn(await pay(maya, night), GOOD_CARD, "gone@example.com");
  await expect.poll(() => mails("gone@example.com"), { timeout: 20_000 }).toHaveLength(1);
});

it("answers the product API and refuses a webhook without a signature", async () => {
  const events = await fetch(`${site.url}/api/v1/events`);
  expect(events.status).toBe(200);
  expect((await events.json()).events.length).toBeGreaterThan(5);
  const forged = await fetch(`${site.url}/api/v1/billing/webhook`, { method: "POST", body: "{}" });
  expect(forged.status).toBe(400);
});

it("shows pages in the language of their address, takes their forms, and sends their data", async () => {
  const maya = fan(site);
  const night = await eventId(site, "Iron Harvest");
  const path = `/es/tickets/event/${night}`;
  const { html } = await maya.get(path);
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('href="/es/tickets"');
  const field = /name="(quantity\.[0-9a-f-]+)"/.exec(html)?.[1] ?? "";
  const held = await maya.post(path, { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" });
  expect([held.path, hidden(held.html, "reservationId")]).toEqual([path, expect.stringMatching(/./)]);
  const again = await maya.once(`${path}.data`, {
    method: "POST",
    body: new URLSearchParams({ intent: "cancel", reservationId: hidden(held.html, "reservationId") }),
  });
  expect([again.status, await again.text()]).toEqual([202, expect.stringContaining(`/tickets/event/${night}`)]);
  expect(await (await fetch(`${site.url}/es/shop.data`)).text()).toContain("Camiseta");
  expect((await fetch(`${site.url}/es/nothing/here`)).status).toBe(404);
  const file = await fetch(`${site.url}/es/sitemap.xml`, { redirect: "manual" });
  expect([file.status, file.headers.get("location")]).toEqual([307, "/sitemap.xml"]);
});

it("serves the files that its pages name", async () => {
  const page = await fan(site).get("/tickets");
  const files = [...page.html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
});

it("serves robots.txt, feeds and calendars", async () => {
  const night = await eventId(site, "Iron Harvest");
  for (const [path, type] of [
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/news.rss", "application/rss+xml"],
    ["/tour-dates.ics", "text/calendar"],
    [`/events/${night}.ics`, "text/calendar"],
    [`/og/event/${night}.png`, "image/png"],
  ] as const) {
    const response = await fetch(site.url + path);
    expect([path, response.status, response.headers.get("content-type")?.split(";")[0]]).toEqual([path, 200, type]);
  }
  expect((await fetch(`${site.url}/events/nonsense.ics`)).status).toBe(404);
});

async function mails(to: string): Promise<unknown[]> {
  return (await fetch(`${site.sandbox}/mailbox.json?to=${encodeURIComponent(to)}`)).json();
}
