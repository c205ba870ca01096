/** One fan with the same night open in two tabs: one page may be outdated, and nothing on hold gets lost. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, hold } from "./purchase";
import { choose, free, offered, submit, textOf, ticked } from "./section-form";

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
/** Opens two sections before anything is held, and ticks two seats in each. */
async function twoTabs(one: string, other: string) {
  const ada = fan(site);
  const [a, b] = [await ada.get(seatsPath(one)), await ada.get(seatsPath(other))];
  return { ada, a: { page: a, seats: free(a).slice(0, 2) }, b: { page: b, seats: free(b).slice(0, 2) } };
}
const held = async (who: ReturnType<typeof fan>, section: string) => ticked(await who.get(seatsPath(section))).sort();

describe("Seats that were held in another tab since", () => {
  it("stay on hold beside those of this one", async () => {
    const { ada, a, b } = await twoTabs("101", "102");
    await submit(ada, a.page, a.seats);
    const page = await submit(ada, b.page, b.seats);
    expect(textOf(page.html)).toContain("These 4 seats are yours");
    expect(await held(ada, "101")).toEqual([...a.seats, ...b.seats].sort());
    // Sent once more, it changes nothing.
    await submit(ada, b.page, b.seats);
    expect(await held(ada, "101")).toEqual([...a.seats, ...b.seats].sort());
  });

  it("stay on hold beside the best of a section by number, in that section, too", async () => {
    const { ada, a, b } = await twoTabs("103", "103");
    await submit(ada, a.page, a.seats);
    const field = /name="(quantity\.[0-9a-f-]+)" min="0" max="20"/.exec(b.page.html)?.[1] ?? "";
    const page = await submit(ada, b.page, [], { intent: "best", [field]: "2" });
    expect(textOf(page.html)).toContain("These 4 seats are yours");
    expect(await held(ada, "103")).toEqual(expect.arrayContaining(a.seats));
  });

  it("are released when the fan unticks them on a page that shows them", async () => {
    const { ada, a, b } = await twoTabs("104", "105");
    await submit(ada, a.page, a.seats);
    const again = await ada.get(seatsPath("105"));
    expect(ticked(again)).toEqual(a.seats);
    await submit(ada, again, b.seats);
    expect(await held(ada, "105")).toEqual(b.seats);
  });

  it("count toward the limit of an order, which releases nothing", async () => {
    const { ada, a, b } = await twoTabs("107", "108");
    await submit(ada, a.page, a.seats);
    const limit = Number(/Limit (\d+) tickets per order/.exec(textOf((await ada.get(path)).html))?.[1]);
    const refused = await submit(ada, b.page, free(b.page).slice(0, limit - 1));
    expect([refused.status, textOf(refused.html)]).toEqual([400, expect.stringContaining(`Limit ${limit} tickets`)]);
    expect(await held(ada, "107")).toEqual(a.seats);
  });

  it("are no reason to keep more of a tier without seats than the last tab asked for", async () => {
    const { ada, b } = await twoTabs("109", "110");
    await hold(ada, night, "Standing pit", 2);
    const page = await submit(ada, b.page, b.seats);
    expect(textOf(page.html)).toContain("These 4 seats are yours");
    expect(textOf(page.html)).toContain("2 × Standing pit");
  });

  it("change nothing if the form names places that don't exist", async () => {
    const { ada, a } = await twoTabs("111", "111");
    const page = await submit(ada, a.page, a.seats, { held: "999-A-1,,<b>" });
    expect(textOf(page.html)).toContain("These 2 seats are yours");
  });
});

describe("The purchase page of a hold that another tab has replaced", () => {
  /** The page of a hold of two seats, which has been one of four since. */
  async function stale(one: string, other: string) {
    const { ada, a, b } = await twoTabs(one, other);
    const page = await submit(ada, a.page, a.seats);
    await submit(ada, await ada.get(seatsPath(other)), [...a.seats, ...b.seats]);
    const fields = Object.fromEntries(
      [...page.html.matchAll(/name="(quantity\.[0-9a-f-]+)"[^>]*value="(\d+)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    return {
      ada,
      seats: [...a.seats, ...b.seats],
      fields: { ...fields, reservationId: hidden(page.html, "reservationId") },
    };
  }

  it("does not pay for what it did not show, and shows what is on hold", async () => {
    const { ada, seats, fields } = await stale("201", "202");
    expect(fields.reservationId).not.toBe("");
    const page = await ada.post(path, { ...fields, intent: "pay" });
    expect(page.path).toBe(`${path}?changed`);
    expect(textOf(page.html)).toMatch(/Your seats were changed\. Your total is now \$\d+/);
    expect(textOf(page.html)).toContain("These 4 seats are yours");
    expect(await held(ada, "201")).toEqual(seats.sort());
    const paid = await ada.post(path, { intent: "pay", reservationId: hidden(page.html, "reservationId") });
    expect(paid.path).toContain("/c/pay/");
  });

  it("does not release what it did not show", async () => {
    const { ada, seats, fields } = await stale("203", "204");
    const page = await ada.post(path, { intent: "cancel", reservationId: fields.reservationId });
    expect(textOf(page.html)).toContain("These 4 seats are yours");
    expect(await held(ada, "203")).toEqual(seats.sort());
    const released = await ada.post(path, { intent: "cancel", reservationId: hidden(page.html, "reservationId") });
    expect(textOf(released.html)).toContain("Your seats were released.");
  });
});

describe("A seat of another section that went meanwhile", () => {
  /** Seats in two sections; after the hold has expired, somebody else gets one of them. */
  async function beaten(one: string, other: string) {
    const { ada, a } = await twoTabs(one, other);
    await submit(ada, a.page, a.seats);
    const page = await ada.get(seatsPath(other));
    await site.advance("PT21M");
    const bea = fan(site);
    await submit(bea, await bea.get(seatsPath(one)), a.seats.slice(0, 1));
    return { ada, page, lost: a.seats[0] ?? "", left: a.seats[1] ?? "" };
  }
  const words = (place: string) => {
    const [section, row, seat] = place.split("-");
    return `Someone else just took Section ${section}, row ${row}, seat ${seat}`;
  };

  it("is named when the best of this section are held without it", async () => {
    const { ada, page, lost, left } = await beaten("205", "206");
    const field = /name="(quantity\.[0-9a-f-]+)" min="0" max="20"/.exec(page.html)?.[1] ?? "";
    const after = await submit(ada, page, [lost, left], { intent: "best", [field]: "2" });
    expect(textOf(after.html)).toContain(words(lost));
    expect(textOf(after.html)).toContain("We’re holding your other seats.");
    expect(await held(ada, "206")).toEqual(expect.arrayContaining([left]));
    expect(await held(ada, "206")).toHaveLength(3);
    // Two of that section side by side instead, with everything that is on hold elsewhere.
    const [instead = []] = offered(after);
    expect(instead).toHaveLength(4);
    expect(instead.filter((place) => place.startsWith("205-"))).toHaveLength(2);
  });

  it("is named when ticked seats are held without it, or none at all", async () => {
    const { ada, page, lost, left } = await beaten("207", "208");
    const [here = ""] = free(page).filter((place) => place.startsWith("208-"));
    const none = await choose(ada, seatsPath("208"), [lost, left, here]);
    expect([none.status, textOf(none.html)]).toEqual([409, expect.stringContaining(words(lost))]);
    expect(textOf(none.html)).toContain("Your other seats are still ticked");
    const some = await submit(ada, page, [lost, left, here]);
    expect(textOf(some.html)).toContain(words(lost));
    expect(await held(ada, "208")).toEqual([left, here].sort());
    const bare = await choose(fan(site), seatsPath("208"), [lost], { rest: "hold" });
    expect([bare.status, textOf(bare.html)]).toEqual([409, expect.stringContaining(words(lost))]);
    expect(textOf(bare.html)).not.toMatch(/your other seats/i);
  });
});
