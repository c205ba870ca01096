/** The shows and their nights without a browser; the server is in Tokyo, which no page may show. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seedId } from "../../../server/store/seed/ids";
import { eventId } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

let site: Site;
beforeAll(async () => {
  site = await testSite({ TZ: "Asia/Tokyo" });
});
afterAll(() => site.stop());

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const text = (html: string) => html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");
const section = (slug: string) => `/shows/section/${seedId("category", slug)}`;
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe("Addresses of the shows", () => {
  it.each([
    ["/shows", "/shows"],
    ["/shows/pigeon-forge", "/shows/pigeon-forge"],
    ["/pigeon-forge", "/shows/pigeon-forge"],
    ["/tickets-pigeon-forge?month=2030-01", "/shows/pigeon-forge"],
    ["/tickets?city=Norfolk%2C+VA", "/tickets"],
    ["/tour-dates", "/tickets"],
    ["/tickets?when=past&rows=40", "/tickets?when=past"],
  ])("%s is a page whose one address is %s", async (address, canonical) => {
    const page = await fan(site).get(address);
    expect(page.status).toBe(200);
    expect(page.hops).toEqual([]);
    expect(canonicalOf(page.html)).toBe(site.url + canonical);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it("belong to one section each, also in capitals", async () => {
    const page = await fan(site).get(section("road-tour").toUpperCase().replace("/SHOWS/SECTION", "/shows/section"));
    expect(page.status).toBe(200);
    expect(titleOf(page.html)).toMatch(/^Road Tour/);
    expect(canonicalOf(page.html)).toBe(site.url + section("road-tour"));
  });

  it.each([
    ["a hidden section", () => section("archive"), "Page not found: "],
    ["an unknown one", () => `/shows/section/${NOBODY}`, "Page not found: "],
    ["an id of the wrong form", () => "/shows/section/road-tour", "Page Not Found: "],
    ["an unknown night", () => `/events/${NOBODY}`, "Page not found: "],
    ["a night's id of the wrong form", () => "/events/iron-harvest", "Page Not Found: "],
  ])("for %s are 404", async (_, address, message) => {
    const page = await fan(site).get(address());
    expect(page.status).toBe(404);
    expect(page.html).toContain(message + address());
  });
});

describe("Lists of nights", () => {
  const titles = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => title);

  it("of a section contain its nights alone, and its filters stay in it", async () => {
    const forge = section("pigeon-forge");
    const page = await fan(site).get(forge);
    expect(new Set(titles(page.html))).toEqual(new Set(["Pigeon Forge Residency"]));
    expect(page.html.match(/<ul class="week"/g)?.length).toBeGreaterThan(1);
    const found = await fan(site).get(`${forge}?text=night`);
    expect(titles(found.html).length).toBeGreaterThan(5);
    expect(titles(found.html).every((title) => title?.startsWith("Residency Night"))).toBe(true);
    expect(page.html).toContain(`action="${forge}"`);
    expect(text((await fan(site).get(`${forge}?text=iron`)).html)).toContain("Not in your town yet");
  });

  it("are filtered by their category", async () => {
    const page = await fan(site).get(`/tickets?category=${seedId("category", "fan-fest")}`);
    expect(titles(page.html).length).toBeGreaterThan(0);
    expect(titles(page.html).every((title) => title?.startsWith("Fan Fest"))).toBe(true);
  });

  it("have a residency's nights in weeks of seven days, each night a link to its seats", async () => {
    const { html } = await fan(site).get("/tickets");
    const weeks = html.match(/<ul class="week".*?<\/ul>/gs) ?? [];
    expect(weeks.length).toBeGreaterThan(1);
    for (const week of weeks) {
      expect(week.match(/<li/g)).toHaveLength(7);
      const links = [...week.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => address);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(/^\/(tickets\/event|events)\//);
      expect((await fan(site).get(links[0] ?? "")).html).toContain("Residency Night");
    }
  });

  it("page without losing a night, nor showing a week twice", async () => {
    const everyLink = (html: string) =>
      [...html.matchAll(/href="\/(?:tickets\/event|events)\/([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
    const whole = new Set(everyLink((await fan(site).get("/tickets?rows=100")).html));
    const paged = new Set<string>();
    const weeks: string[] = [];
    for (let from = 0; from < 100; from += 7) {
      const { html } = await fan(site).get(`/tickets?from=${from}&rows=7`);
      for (const id of everyLink(html)) paged.add(id);
      weeks.push(...[...html.matchAll(/class="weekrow" id="([^"]+)"/g)].map(([, id = ""]) => id));
    }
    expect(paged).toEqual(whole);
    expect(new Set(weeks).size).toBe(weeks.length);
  });

  it("count for each filter what it would leave", async () => {
    const { html } = await fan(site).get("/tickets?city=Nashville%2C+TN");
    const count = titles(html).length;
    expect(count).toBeGreaterThan(1);
    expect(text(html)).toMatch(new RegExp(` All +${count} `));
    expect(text((await fan(site).get("/tickets")).html)).toMatch(new RegExp(` Nashville, TN +${count} `));
  });

  it("of the past start with the latest and include no upcoming one", async () => {
    const page = await fan(site).get("/tickets?when=past");
    const found = titles(page.html);
    expect(found[0]).toBe("Contract Night");
    expect(found).not.toContain("Iron Harvest");
    expect(page.html).not.toContain('href="/tickets/event/');
  });

  it("of the program can be searched, and the search says what it found", async () => {
    const page = await fan(site).get("/shows?text=supper");
    expect(text(page.html)).toContain("Pigeon Forge Residency");
    expect(text(page.html)).not.toContain("Youth &amp; School Shows");
    expect(text((await fan(site).get("/shows?text=zebra")).html)).toContain("Nothing by that name");
  });
});

describe("The calendar of the residency", () => {
  it("shows the month of the next night, two nights on a Saturday, and links from month to month", async () => {
    const { html } = await fan(site).get("/shows/pigeon-forge");
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell);
    expect(cells.some((cell) => (cell.match(/class="slot/g) ?? []).length > 0)).toBe(true);
    const week = html.match(/<th scope="col" abbr="[A-Za-z]+"/g) ?? [];
    expect(week[0]).toContain("Sunday");
    const months = [...html.matchAll(/href="(\/shows\/pigeon-forge\?month=\d{4}-\d{2})#calendar"/g)];
    for (const [, address = ""] of months) expect((await fan(site).get(address)).status).toBe(200);
  });

  it("has the same address for its month links as for itself", async () => {
    const { html } = await fan(site).get("/pigeon-forge?month=2031-05");
    expect(html).toMatch(/href="\/pigeon-forge\?month=\d{4}-\d{2}#calendar"/);
    expect(text(html)).toContain("The curtain stays down in May 2031.");
  });

  it("starts its weeks as the visitor's language does", async () => {
    const { html } = await fan(site).get("/language?lng=de&from=/shows/pigeon-forge");
    expect(html.match(/<th scope="col" abbr="([^"]+)"/)?.[1]).toBe("Montag");
  });
});

describe("The hour of a night at half past one on the Sunday of a change", () => {
  it.each([
    ["The Missing Hour", /, March \d+, \d{4}/, "EST"],
    ["The Hour Twice", /, November \d+, \d{4}/, "C[SD]T"],
  ])("is the same for %s on page, purchase page and calendar file", async (name, date, offset) => {
    const id = await eventId(site, name);
    const page = await fan(site).get(`/events/${id}`);
    expect(text(page.html)).toMatch(date);
    expect(text(page.html)).toMatch(new RegExp(`1:30 AM ${offset}`));
    expect(text((await fan(site).get(`/tickets/event/${id}`)).html)).toContain("bell 1:30 AM");

    const start = /<time class="date big" dateTime="([^"]+)"/.exec(page.html)?.[1] ?? "";
    const stamp = start.replace(/[-:]|\.\d{3}/g, "");
    const file = await fan(site).once(`/events/${id}.ics`);
    expect(await file.text()).toContain(`DTSTART:${stamp}`);
    expect(page.html).toContain(encodeURIComponent(stamp));
  });
});

describe("A sold-out night", () => {
  it("leads to nights with seats, to its city's other dates and back to the tour", async () => {
    const page = await fan(site).get(`/tickets/event/${await eventId(site, "Saltwater Riot")}`);
    expect(page.status).toBe(200);
    expect(text(page.html)).toContain("Same city");
    const links = [...page.html.matchAll(/class="btn quiet" [^>]*href="(\/tickets\/event\/[^"]+)"/g)];
    expect(links.length).toBeGreaterThan(1);
    for (const [, address = ""] of links) expect((await fan(site).get(address)).html).toMatch(/name="quantity\./);
    const [, city = ""] = /href="(\/tickets\?city=[^"]+)"/.exec(page.html) ?? [];
    expect(text((await fan(site).get(city)).html)).toContain("Tucson, AZ");
  });
});

describe("A sale that opens", () => {
  it("announces its time on both pages, and sells from that instant on to those in its line", async () => {
    const id = await eventId(site, "Winter Count");
    const night = await fan(site).get(`/events/${id}`);
    expect(text(night.html)).toContain("Tickets go on sale");
    expect(night.html).toMatch(new RegExp(`<a class="btn line" href="/events/${id}">Reload this page`));
    expect(night.html).not.toContain('http-equiv="refresh"');
    const seats = await fan(site).get(`/tickets/event/${id}`);
    expect(seats.html).toMatch(new RegExp(`<a class="btn line" href="/tickets/event/${id}">Reload this page`));

    const [, file = ""] = /href="([^"]+\/on-sale\.ics)"/.exec(seats.html) ?? [];
    const calendar = await fan(site).once(file);
    expect(calendar.headers.get("content-type")).toContain("text/calendar");
    expect(await calendar.text()).toContain("SUMMARY:On sale: Winter Count");

    // It opens on a Friday, two days from now at the earliest.
    await site.advance("P9D");
    expect((await fan(site).once(file)).status).toBe(404);
    expect(text((await fan(site).get(`/events/${id}`)).html)).toContain("Choose seats");
    const buyer = fan(site);
    expect((await buyer.get(`/tickets/event/${id}`)).path).toBe(`/line/${id}`);
    await buyer.post(`/line/${id}`, { intent: "join" });
    const entered = () => buyer.post(`/line/${id}`, { intent: "enter" });
    await vi.waitFor(async () => expect((await entered()).html).toMatch(/name="quantity\./), { timeout: 20_000 });
  });
});
