/** A night has one start time: page, calendar, JSON-LD and ticket agree on it, wherever the server is. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonLd } from "../content/found";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "./purchase";

/** Far from every hall, and the zone of one. UTC, where most other tests run as well, is for `npm run soak`. */
const ZONES = ["Asia/Tokyo", "America/New_York", ...(process.env.SOAK === "on" ? ["UTC"] : [])];
const sites = new Map<string, Site>();
const siteIn = (zone: string): Site => sites.get(zone) as Site;

beforeAll(async () => {
  for (const zone of ZONES) sites.set(zone, await testSite({ TZ: zone }));
});
afterAll(() => Promise.all([...sites.values()].map((site) => site.stop())));

type ShownTimes = { page: string | undefined; clock: string | undefined; jsonLd: unknown; ics: string; api: string };

async function shownTimes(site: Site, id: string): Promise<ShownTimes> {
  const { html } = await fan(site).get(`/events/${id}`);
  const ics = await (await site.ask(new Request(`${site.url}/events/${id}.ics`))).text();
  const api = await (await site.ask(new Request(`${site.url}/api/v1/events/${id}`))).json();
  const [night] = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
  if (!night) throw new Error("The calendar has no night");
  return {
    page: /<time[^>]* dateTime="([^"]+)"/.exec(html)?.[1],
    clock: /\b1:30\sAM\b/.exec(html)?.[0] ?? /\b\d{1,2}:\d{2}\s[AP]M\b/.exec(html)?.[0],
    jsonLd: jsonLd(html)?.["@graph"][0]?.startDate,
    ics: new ICAL.Event(night).startDate.toJSDate().toISOString(),
    api: api.event.scheduling.config.startDate,
  };
}

describe.each(ZONES)("With the server in %s", (zone) => {
  it.each([
    ["The Missing Hour", "America/New_York"],
    ["The Hour Twice", "America/Chicago"],
  ])("S24: %s, at half past one on the Sunday of the change, has one start time", async (title, hall) => {
    const site = siteIn(zone);
    const times = await shownTimes(site, await eventId(site, title));
    const instant = new Date(times.api).toISOString();
    expect(times).toMatchObject({ page: instant, ics: instant, clock: "1:30 AM" });
    expect(String(times.jsonLd)).toMatch(/T01:30:00-0[456]:00$/);
    expect(new Date(String(times.jsonLd)).toISOString()).toBe(instant);
    const wall = new Intl.DateTimeFormat("en-US", {
      timeZone: hall,
      hour: "numeric",
      minute: "2-digit",
      weekday: "long",
    });
    expect(wall.format(new Date(instant)).replace(/\s/g, " ")).toMatch(/Sunday.* 1:30 AM|1:30 AM.*Sunday/);
  });

  it("S24: the ticket and the mail for that Sunday show the same time as the page", async () => {
    const site = siteIn(zone);
    const id = await eventId(site, "The Missing Hour");
    await opened(site, id);
    const maya = fan(site);
    await hold(maya, id, "Floor", 1);
    const back = await fillIn(await pay(maya, id), GOOD_CARD);
    const tickets = await maya.get(pathOf(back));
    expect(ticketNumbers(tickets)).toHaveLength(1);
    expect(tickets.html).toMatch(/12:30 AM.*1:30 AM/s);
    const mailed = async () => (await fetch(`${site.sandbox}/mailbox.json?to=fan@example.com`)).text();
    await expect.poll(mailed, { timeout: 10_000 }).toMatch(/1:30 AM E[SD]T/);
  });
});

/** Moves the clock to when seats of the night are on sale. */
async function opened(site: Site, id: string): Promise<void> {
  const { event } = await (await site.ask(new Request(`${site.url}/api/v1/events/${id}`))).json();
  const opens = Date.parse(event.registration.ticketing.salesStart ?? "");
  if (opens) await site.advance(`PT${Math.ceil((opens - Date.now()) / 1000) + 60}S`);
}

it("all of them agree", async () => {
  const times = await Promise.all(
    ZONES.map(async (zone) => shownTimes(siteIn(zone), await eventId(siteIn(zone), "The Hour Twice"))),
  );
  // Each site counts its nights from its own first start, and two starts may be on either side of midnight.
  expect(new Set(times.map((one) => JSON.stringify(one))).size).toBe(1);
});
