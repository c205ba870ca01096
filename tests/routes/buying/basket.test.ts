/** The basket on the real build, as a browser without scripts sees it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { fillIn, GOOD_CARD, pathOf, signUp } from "./purchase";

const BASKET = "/shop/basket";
const TEE = "/shop/iron-harvest-tee";
const CHOSEN = { Size: "XXL", Color: "Bone" };
const PROGRAM = "/shop/digital-programme";
const PARCEL = {
  shippingName: "Maya Ostrow",
  shippingLine1: "1 Main St",
  shippingCity: "Mobile",
  shippingState: "AL",
  shippingPostalCode: "36602",
  shippingCountry: "US",
};

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const read = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const hidden = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";

async function filled() {
  const guest = fan(site);
  await guest.post(TEE, { intent: "add", ...CHOSEN });
  await guest.post(PROGRAM, { intent: "add" });
  return { guest, page: await guest.get(BASKET) };
}

describe("The basket", () => {
  it("is empty at first, private to its visitor, and says so when something was added", async () => {
    const guest = fan(site);
    const empty = await guest.get(BASKET);
    expect([empty.status, read(empty.html).includes("Your basket is empty")]).toEqual([200, true]);
    expect(empty.headers.get("cache-control")).toContain("no-store");
    const added = await guest.post(TEE, { intent: "add", ...CHOSEN });
    expect(added.path).toBe(`${TEE}?Size=XXL&Color=Bone&added`);
    expect(read(added.html)).toContain("It’s in your basket.");
    expect(read((await guest.get(BASKET)).html)).toMatch(/Iron Harvest Tee XXL, Bone .*Total \$32\.00 Pay \$32\.00/);
    expect(read((await fan(site).get(BASKET)).html)).toContain("Your basket is empty");
  });

  it("asks for a missing choice, and refuses what it does not know", async () => {
    const guest = fan(site);
    const missing = await guest.post(TEE, { intent: "add", Size: "XXL" });
    expect([missing.status, missing.html.includes('id="missing-Color"')]).toEqual([400, true]);
    expect((await guest.post("/shop/time-machine", { intent: "add" })).status).toBe(404);
    const unknown: Record<string, string>[] = [
      {},
      { intent: "steal" },
      { intent: "change", quantity: "-1" },
      { intent: "change", quantity: "1.5" },
      { intent: "change", quantity: "many" },
    ];
    for (const form of unknown) expect((await guest.post(BASKET, form)).status).toBe(400);
    const foreign: Record<string, string>[] = [
      { intent: "putBack", purchase: "none" },
      { intent: "resume", purchase: "7c9e6679-7425-40de-944b-e07fc1f90ae7" },
      { intent: "change", variant: "none", quantity: "2" },
    ];
    for (const form of foreign) expect((await guest.post(BASKET, form)).path).toBe(BASKET);
    expect((await guest.post(BASKET, { intent: "pay", seen: "" })).status).toBe(409);
  });

  it("changes quantities, says when fewer are left, and removes", async () => {
    const { guest, page } = await filled();
    const variant = hidden(page.html, "variant");
    const fewer = await guest.post(BASKET, { intent: "change", variant, quantity: "7" });
    expect(fewer.path).toBe(BASKET);
    expect(read(fewer.html)).toContain("Only 3 left. That’s what your total counts.");
    expect(read(fewer.html)).toContain("$96.00 $32.00 each");
    const stale = await guest.post(BASKET, { intent: "pay", seen: hidden(page.html, "seen") });
    expect([stale.status, read(stale.html).includes("Your basket changed")]).toEqual([409, true]);
    const remove = new URLSearchParams({ intent: "change", variant, quantity: "7", remove: "yes" });
    const removed = await guest.once(BASKET, { method: "POST", body: remove });
    const without = await guest.get(BASKET);
    expect(read(without.html)).not.toContain("Iron Harvest Tee");
    // Where the focus goes.
    const id = /#(.+)$/.exec(removed.headers.get("location") ?? "")?.[1];
    expect(without.html).toMatch(new RegExp(`<h1[^>]* id="${id}" tabindex="-1"`, "i"));
  });

  it("is paid at once, by a guest, who can go on paying or put everything back", async () => {
    const { guest, page } = await filled();
    const form = { intent: "pay", seen: hidden(page.html, "seen") };
    const pay = await guest.post(BASKET, form);
    expect(pay.path.startsWith(`${site.sandbox}/c/pay/`)).toBe(true);
    const held = await guest.get(BASKET);
    expect(read(held.html)).toMatch(
      /We’re holding Iron Harvest Tee, .* \(\$38\.00\) for you\. Time left: 3\d minutes\./,
    );
    const purchase = hidden(held.html, "purchase");
    expect((await guest.post(BASKET, { intent: "resume", purchase })).path).toBe(pay.path);
    expect((await fan(site).post(BASKET, { intent: "resume", purchase })).path).toBe(BASKET);
    const back = await guest.post(BASKET, { intent: "putBack", purchase });
    expect(back.path).toBe(`${BASKET}?released`);
    expect(read(back.html)).toContain("You weren’t charged.");

    const again = await guest.post(BASKET, form);
    expect(again.path).not.toBe(pay.path);
    const arrival = await guest.get(pathOf(await fillIn(again.path, GOOD_CARD, "guest@example.com", PARCEL)));
    expect(read(arrival.html)).toMatch(/You paid \$38\. We have your order: Iron Harvest Tee, .*XXL, Bone \$32\.00/);
    const order = await guest.get(arrival.path.replace("/paid/shop", "/shop/order"));
    expect(read(order.html)).toMatch(/Iron Harvest Tee .*\$32\.00 .*\$6\.00 .*Maya Ostrow/);
    expect(read((await guest.get(BASKET)).html)).toContain("Your basket is empty");
  });

  it("is kept when its guest signs up", async () => {
    const { guest } = await filled();
    await signUp(guest, "/shop", "basket@example.com");
    const page = await guest.get(BASKET);
    expect(read(page.html)).toMatch(/Iron Harvest Tee .*\$38\.00/);
    expect(read(page.html)).not.toContain("No account needed");
  });

  it("takes what another page offers by one click, and says why if it cannot", async () => {
    const guest = fan(site);
    const variant = async (path: string) => hidden((await guest.get(path)).html, "variant");
    await guest.post(PROGRAM, { intent: "add" });
    const program = await variant(BASKET);
    const taken = await guest.post(BASKET, { intent: "add", slug: "digital-programme", variant: program });
    expect(taken.path).toBe(BASKET);
    expect(read(taken.html)).toContain("$12.00 $6.00 each");

    const undecided = await guest.post(BASKET, { intent: "add", slug: "iron-harvest-tee", variant: "" });
    expect([undecided.status, read(undecided.html).includes("Choose an option.")]).toEqual([400, true]);
    const absent = await guest.post(BASKET, { intent: "add", slug: "iron-harvest-tee", variant: program });
    expect([absent.status, read(absent.html).includes("Not on sale right now.")]).toEqual([409, true]);
    expect(read((await guest.get(BASKET)).html)).not.toContain("Iron Harvest Tee");
  });

  it("says how long to wait to a visitor who adds or buys too much, and keeps what is in the basket", async () => {
    const guest = fan(site);
    for (let n = 0; n < 60; n++) expect((await guest.post(PROGRAM, { intent: "add" })).status).not.toBe(429);
    const { html } = await guest.get(BASKET);
    const line = { slug: "digital-programme", variant: hidden(html, "variant") };
    const refused = [
      await guest.post(PROGRAM, { intent: "add" }),
      await guest.post(PROGRAM, { intent: "buy" }),
      await guest.post(BASKET, { intent: "add", ...line }),
      await guest.post(BASKET, { intent: "pay", seen: hidden(html, "seen") }),
    ];
    for (const page of refused) {
      expect([page.status, page.headers.get("retry-after")]).toEqual([429, "600"]);
      expect(read(page.html)).toContain("Too many tries. Wait ten minutes, then try again.");
      expect(read(page.html)).not.toContain("payment service");
    }
    expect(hidden((await guest.get(BASKET)).html, "seen")).toBe(hidden(html, "seen"));
  });

  it("speaks the visitor's language", async () => {
    const guest = fan(site);
    await guest.post(`/he${TEE}`, { intent: "add", ...CHOSEN });
    expect(read((await guest.get(`/he${BASKET}`)).html)).toContain("סל קניות");
  });
});
