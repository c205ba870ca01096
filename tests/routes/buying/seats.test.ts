/** Choosing numbered seats without scripts: from the plan to a hold, and what happens when seats go meanwhile. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, hold } from "./purchase";
import { choose as chooseAt, free, offered, textOf, ticked } from "./section-form";

let site: Site;
let night: string;
let path: string;
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Twelve Go In");
  path = `/tickets/event/${night}`;
});
afterAll(() => site.stop());

const seatsPath = (section: string) => `${path}/seats/${section}`;
const choose = (who: ReturnType<typeof fan>, section: string, places: string[], more: Record<string, string> = {}) =>
  chooseAt(who, seatsPath(section), places, more);

describe("The purchase page of a seated night", () => {
  it("names the seats on hold and leads to others, without one more field", async () => {
    const ada = fan(site);
    const held = await hold(ada, night, "Upper", 2);
    expect(textOf(held.html)).toMatch(
      /Section 2\d\d, row [A-E], seats \d+ and \d+, [\w ]+ door, together Choose other seats/,
    );
    expect(held.html).toContain('href="#plan"');
    expect(held.html).toContain("Pay $50");
  });

  it("has a link for each section with free seats on the map, and the same as a list", async () => {
    const { html } = await fan(site).get(path);
    const [map = ""] = /<svg class="hall".*?<\/svg>/s.exec(html) ?? [];
    const links = (markup: string) =>
      [...markup.matchAll(/href="[^"]*\/seats\/(\w+)"/g)].map(([, code]) => code).sort();
    const list = html.replace(map, "");
    expect(links(map).length).toBeGreaterThan(20);
    expect(links(list)).toEqual(links(map));
    expect(map).toMatch(/aria-label="Section 104, from \$\d+/);
    expect(gzipSync(html).length).toBeLessThan(30_000);
  });

  it("gives a wheelchair place to a fan who picks the tier that has no others, and as many as they ask for", async () => {
    const held = await hold(fan(site), night, "Accessible and companion", 2);
    expect(textOf(held.html)).toMatch(/Platform, row [AB], seats \d+ and \d+/);
  });

  it("says nothing of seats on a night without a plan", async () => {
    const other = await eventId(site, "Iron Harvest");
    const { html } = await fan(site).get(`/tickets/event/${other}`);
    expect(html).not.toMatch(/class="hall"|section-list|wheelchairs/);
    expect((await fan(site).get(`/tickets/event/${other}/seats/104`)).status).toBe(404);
  });
});

describe("A section's page", () => {
  it("says where it is, what it costs, and names each seat", async () => {
    const page = await fan(site).get(seatsPath("104"));
    const text = textOf(page.html);
    expect(text).toMatch(/Section 104 Twelve Go In East side · Lower · Hoop Lane door/);
    expect(page.html).toMatch(/<th scope="row">(<[^>]+>)*Row/);
    expect(page.html).toMatch(/aria-label="row [A-E], seat \d, \$\d+[^"]*"/);
    expect(page.html).toMatch(/restricted view, A roof post hides one corner of the ring/);
    expect(textOf((await fan(site).get(seatsPath("102"))).html)).toContain("North side, faces the camera");
    expect(gzipSync(page.html).length).toBeLessThan(25_000);
  });

  it("holds the seats that were ticked, and shows them ticked when the fan comes back", async () => {
    const ada = fan(site);
    const [one = "", , two = ""] = free(await ada.get(seatsPath("106")));
    const held = await choose(ada, "106", [one, two]);
    expect(held.path).toBe(`${path}#hold`);
    expect(textOf(held.html)).toContain("Section 106, row A");
    expect(ticked(await ada.get(seatsPath("106")))).toEqual([one, two]);
    const elsewhere = await ada.get(seatsPath("107"));
    expect(textOf(elsewhere.html)).toContain("Your seats in other sections");
    expect(ticked(elsewhere)).toEqual([one, two]);
  });

  it("replaces the whole hold by what is ticked", async () => {
    const ada = fan(site);
    const seats = free(await ada.get(seatsPath("107")));
    await choose(ada, "107", seats.slice(0, 3));
    await choose(ada, "107", seats.slice(1, 2));
    expect(ticked(await ada.get(seatsPath("107")))).toEqual(seats.slice(1, 2));
  });

  it("holds the best of the section by number", async () => {
    const ada = fan(site);
    const page = await ada.get(seatsPath("108"));
    const field = /name="(quantity\.[0-9a-f-]+)" min="0" max="20"/.exec(page.html)?.[1] ?? "";
    const held = await ada.post(seatsPath("108"), {
      intent: "best",
      clientKey: hidden(page.html, "clientKey"),
      [field]: "3",
    });
    expect(textOf(held.html)).toMatch(/Section 108, row [A-E], seats \d, \d, and \d, Yard door, together/);
    const many = await ada.post(seatsPath("108"), { intent: "best", [field]: "20" });
    expect([many.status, textOf(many.html)]).toEqual([400, expect.stringMatching(/Limit \d+ tickets per order/)]);
  });

  it("refuses nothing, too many, a companion's seat alone and a seat that isn't there, and keeps the ticks", async () => {
    const ada = fan(site);
    const none = await choose(ada, "109", []);
    expect([none.status, textOf(none.html)]).toEqual([400, expect.stringContaining("Pick at least one seat.")]);
    const seats = free(await ada.get(seatsPath("109"))).slice(0, 21);
    const many = await choose(ada, "109", seats);
    expect([many.status, textOf(many.html)]).toEqual([400, expect.stringMatching(/Limit \d+ tickets per order/)]);
    expect(ticked(many)).toEqual(seats);
    const lone = await choose(ada, "P", ["P-A-1"]);
    expect([lone.status, textOf(lone.html)]).toEqual([400, expect.stringContaining("Companion seats go with")]);
    const gone = await choose(ada, "109", ["109-Z-99"]);
    expect([gone.status, textOf(gone.html)]).toEqual([
      409,
      expect.stringContaining("No longer on the plan: Section 109"),
    ]);
    expect(ticked(gone)).toEqual([]);
  });

  it("that the plan doesn't have is a 404 with a way back; a pit has no seats to choose", async () => {
    const page = await fan(site).get(seatsPath("999"));
    expect([page.status, textOf(page.html)]).toEqual([404, expect.stringContaining("All sections")]);
    expect((await fan(site).get(seatsPath("PIT"))).path).toBe(path);
  });

  it("keeps the numbers of tickets that have no seat", async () => {
    const ada = fan(site);
    await hold(ada, night, "Standing pit", 1);
    const page = await ada.get(seatsPath("110"));
    const name = /<input type="hidden" name="(quantity\.[0-9a-f-]+)" value="1"/.exec(page.html)?.[1] ?? "";
    const held = await choose(ada, "110", free(page).slice(0, 1), { [name]: "1" });
    expect(textOf(held.html)).toContain("These 2 seats are yours");
  });
});

describe("A seat that went while the fan chose", () => {
  /** Somebody else takes the second of three seats in a row. */
  async function beaten(section: string, more: Record<string, string>) {
    const [ada, bea] = [fan(site), fan(site)];
    const seats = free(await ada.get(seatsPath(section))).slice(0, 3);
    await choose(bea, section, seats.slice(1, 2));
    return { ada, seats, page: await choose(ada, section, seats, more) };
  }

  it("is named, the others are held at once, and as many together are offered", async () => {
    const { ada, seats, page } = await beaten("201", { rest: "hold" });
    const [, lost = ""] = seats;
    expect(page.path).toBe(`${seatsPath("201")}?lost=${lost}#lost`);
    const [, row, seat] = lost.split("-");
    expect(textOf(page.html)).toContain(`Someone else just took Section 201, row ${row}, seat ${seat}`);
    expect(textOf(page.html)).toContain("We’re holding your other seats.");
    expect(ticked(page)).toEqual([seats[0], seats[2]]);
    const [nearby = []] = offered(page);
    expect(nearby).toHaveLength(3);
    const taken = await choose(ada, "201", nearby);
    expect(textOf(taken.html)).toContain("These 3 seats are yours");
  });

  it("leaves everything as it was if the fan wants all or none, and the ticks stay", async () => {
    const { ada, seats, page } = await beaten("203", {});
    expect(page.status).toBe(409);
    expect(textOf(page.html)).toContain("still ticked, but not held yet");
    expect(ticked(page)).toEqual([seats[0], seats[2]]);
    expect(textOf((await ada.get(path)).html)).not.toContain("yours until");
  });
});

describe("A section that sold out while the fan chose", () => {
  it("holds nothing, names what went, and shows nothing to tick afterwards", async () => {
    const [ada, bea] = [fan(site), fan(site)];
    const seats = free(await ada.get(seatsPath("FW")));
    expect(seats).toHaveLength(4);
    await choose(bea, "FW", seats);
    const page = await choose(ada, "FW", seats.slice(0, 2), { rest: "hold" });
    expect(page.status).toBe(409);
    expect(textOf(page.html)).toContain("Someone else just took Front row west, row 1, seats");
    expect(textOf(page.html)).not.toContain("Your other seats");
    expect(ticked(page)).toEqual([]);
    expect(textOf((await ada.get(path)).html)).not.toContain("yours until");
    // Seats are shown as of at most a second ago.
    await site.advance("PT2S");
    expect(free(await ada.get(seatsPath("FW")))).toEqual([]);
  });
});

describe("A hold that ran out", () => {
  it("leaves the section open to choose again", async () => {
    const late = fan(site);
    const seats = free(await late.get(seatsPath("205"))).slice(0, 2);
    await choose(late, "205", seats);
    await site.advance("PT21M");
    const page = await late.get(seatsPath("205"));
    expect(textOf(page.html)).toContain("Your hold ran out");
    expect(ticked(page)).toEqual([]);
    expect(free(page)).toEqual(expect.arrayContaining(seats));
  });
});
