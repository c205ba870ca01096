/** Goods beside held seats on the real build, as a browser without scripts sees them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay } from "./purchase";

const PARCEL = {
  shippingName: "Maya Ostrow",
  shippingLine1: "1 Main St",
  shippingCity: "Mobile",
  shippingState: "AL",
  shippingPostalCode: "36602",
  shippingCountry: "US",
};

const SOLD_OUT = "That just sold out. Your seats are still held.";
const FULL = "There’s no room for more in this order. Remove something first.";
const MOST_FANS = 15;

let site: Site;
let night: string;
let path: string;
beforeAll(async () => {
  // Purchases are measured only where there is a tag manager.
  site = await testSite({ GTM_ID: "GTM-RING1" });
  night = await eventId(site, "Iron Harvest");
  path = `/tickets/event/${night}`;
});
afterAll(() => site.stop());

const read = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const offerOf = (html: string) => /<section[^>]*aria-labelledby="add-ons"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
const payButton = (html: string) => /Pay \$[\d.,]+/.exec(read(html))?.[0];

/** A fan with one seat on hold, and the form of the last offer. */
async function holding() {
  const guest = fan(site);
  const { html } = await hold(guest, night, "Upper", 1);
  const form =
    offerOf(html)
      .split("<form")
      .findLast((one) => one.includes('value="addGoods"')) ?? "";
  const reservationId = hidden(form, "reservationId");
  const variant = /<option value="([^"]+)"/.exec(form)?.[1] ?? hidden(form, "variant");
  const add = (changes: Record<string, string> = {}) =>
    guest.post(path, { intent: "addGoods", reservationId, slug: hidden(form, "slug"), variant, ...changes });
  return { guest, html, reservationId, variant, add };
}

describe("Goods beside held seats", () => {
  it("are added, counted in the button that pays, and taken out again", async () => {
    const { guest, html, reservationId, variant, add } = await holding();
    expect(offerOf(html)).toContain("You pay for it with your seats, in one payment.");
    const seats = payButton(html);
    const shown = `pieces.${variant}`;
    expect(hidden(offerOf(html), shown)).toBe("0");
    const added = await add({ [shown]: "0" });
    expect(added.path.split("#")[0]).toBe(path);
    expect(payButton(added.html)).not.toBe(seats);
    expect(offerOf(added.html)).toContain('value="takeGoods"');
    // The form of the page without it, once more.
    expect(payButton((await add({ [shown]: "0" })).html)).toBe(payButton(added.html));
    expect(hidden(offerOf(added.html), shown)).toBe("1");
    expect(read(added.html)).toContain("This seat is yours until");
    const out = await guest.post(path, { intent: "takeGoods", reservationId, variant });
    expect(payButton(out.html)).toBe(seats);
  });

  it("are paid for on one page of Stripe's, and the page after it shows both", async () => {
    const { guest, add } = await holding();
    guest.cookies.set("consent", "granted");
    const sum = payButton((await add()).html)?.replace("Pay ", "") ?? "";
    const address = await pay(guest, night);
    const stripe = await (await fetch(address)).text();
    expect(stripe).toContain(sum);
    const back = await fillIn(address, GOOD_CARD, "both@example.com", PARCEL);
    const paid = await guest.get(pathOf(back));
    expect(read(paid.html)).toContain(`You paid ${sum}`);
    const measured = /\\"purchase\\"[\s\S]*?\\"value\\",([\d.]+)/.exec(paid.html)?.[1];
    expect(Number(measured)).toBe(Number(sum.slice(1)));
    const order = /href="(\/shop\/order\/[0-9a-f-]+)"/.exec(paid.html)?.[1] ?? "";
    const shown = await guest.get(order);
    expect([shown.status, read(shown.html).includes("1 Main St")]).toEqual([200, true]);
    expect(shown.html).not.toContain(`${order}/receipt`);
  });

  it("that another tab added are shown before they are paid for", async () => {
    const { guest, html, reservationId, variant, add } = await holding();
    const payAt = (page: string) =>
      guest.post(path, { intent: "pay", reservationId: hidden(page, "reservationId"), seen: hidden(page, "seen") });
    const seats = payButton(html);
    await add();
    const stale = await payAt(html);
    expect([stale.path, payButton(stale.html) === seats]).toEqual([`${path}?changed`, false]);
    expect(read(stale.html)).toContain(`Your total is now ${payButton(stale.html)?.replace("Pay ", "")}`);
    await guest.post(path, { intent: "takeGoods", reservationId, variant });
    expect((await payAt(stale.html)).path).toBe(`${path}?changed`);
    expect((await payAt(html)).path).toContain("/c/pay/");
  });

  it("that come too late for seats that were paid for lead to the tickets", async () => {
    const { guest, add } = await holding();
    await fillIn(await pay(guest, night), GOOD_CARD, "late@example.com");
    const late = await add();
    expect(late.path).toMatch(/^\/paid\/tickets\//);
    expect(read(late.html)).toContain("You paid");
  });

  it("that come too late for released seats are refused in words", async () => {
    const { guest, reservationId, add } = await holding();
    await guest.post(path, { intent: "cancel", reservationId });
    const late = await add();
    expect([late.status, read(late.html)]).toEqual([409, expect.stringContaining("Your hold ran out.")]);
  });

  it("of a basket are added with one click", async () => {
    const { guest, reservationId } = await holding();
    await guest.post("/shop/digital-programme", { intent: "add" });
    const page = await guest.get(path);
    expect(offerOf(page.html)).toContain("Add my basket");
    const seats = payButton(page.html);
    const along = await guest.post(path, { intent: "addBasket", reservationId });
    expect(payButton(along.html)).not.toBe(seats);
    expect(offerOf(along.html)).not.toContain("Add my basket");
  });

  it("that are unknown, or of nobody's hold, are refused, and the seats stay", async () => {
    const { guest, add } = await holding();
    const unknown = await add({ slug: "no-such-thing" });
    expect([unknown.status, read(unknown.html).includes("Not on sale right now.")]).toEqual([409, true]);
    const empty = await add({ variant: "" });
    expect([empty.status, read(empty.html).includes("Choose an option.")]).toEqual([400, true]);
    const stranger = await add({ reservationId: crypto.randomUUID() });
    expect(stranger.path).toBe(`${path}?changed`);
    expect((await guest.post(path, { intent: "addSeats" })).status).toBe(400);
    expect(read((await guest.get(path)).html)).toContain("This seat is yours until");
  });

  it("that sell out in mid-choice keep the seats, and the page says so", async () => {
    const said = new Set<string>();
    for (let fans = 0; fans < MOST_FANS && !said.has(SOLD_OUT); fans++) {
      const { guest, add } = await holding();
      let page = await add();
      while (page.status === 200) page = await add();
      expect(page.status).toBe(409);
      for (const note of [SOLD_OUT, FULL]) if (read(page.html).includes(note)) said.add(note);
      const { html } = await guest.get(path);
      expect(read(html)).toContain("This seat is yours until");
      if (fans === 0) expect(offerOf(html)).toContain('value="takeGoods"');
    }
    expect(said).toContain(SOLD_OUT);
  });
});
