/** The shop on the real build, as a browser without scripts sees it. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { fillIn, GOOD_CARD, pathOf, signUp } from "./purchase";

const HTML_BUDGET = 20_000;

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const get = (path: string) => fan(site).get(path);
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const read = (html: string) =>
  main(html)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const goods = (html: string) =>
  [...main(html).matchAll(/href="\/shop\/(?!basket")([a-z0-9-]+)"/g)].map(([, slug]) => slug);

describe("The shop", () => {
  it("is at its own address though a wrestler has that name", async () => {
    const { status, html } = await get("/shop");
    expect(status).toBe(200);
    expect(html).toContain("<title>Shop · ");
    expect(html).toContain(`<link rel="canonical" href="${site.url}/shop"`);
    expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET);
  });

  it("shows twelve, and the rest behind the link on its own page", async () => {
    const first = await get("/shop");
    expect(goods(first.html)).toHaveLength(12);
    const more = /href="(\/shop\?rows=24)#good-[a-z0-9-]+"/.exec(first.html)?.[1] ?? "";
    expect(goods((await get(more)).html).length).toBeGreaterThan(12);
  });

  it("is filtered by category and words, and says when nothing fits", async () => {
    const category = /href="\/shop\?category=([^"&]+)"/.exec((await get("/shop")).html)?.[1] ?? "";
    const some = goods((await get(`/shop?category=${category}`)).html);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(12);
    expect(goods((await get("/shop?text=mask")).html).length).toBeGreaterThan(0);
    expect(read((await get("/shop?text=zebra")).html)).toContain("Not on the stand");
  });

  it("shows a sale's two prices, what is sold out and what is nearly gone", async () => {
    const text = read((await get("/shop?rows=96")).html);
    expect(text).toMatch(/was \$\d+ now \$\d+/);
    expect(text).toContain("Sold out");
    expect(text).toMatch(/[1-5] left/);
  });

  it("has a picture at every address it names", async () => {
    const pictures = [...(await get("/shop?rows=96")).html.matchAll(/src="(\/art\/merch\/[^"]+)"/g)];
    for (const [, src = ""] of pictures) {
      const { status, headers } = await get(src.replaceAll("&amp;", "&"));
      expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    }
    expect(pictures.length).toBeGreaterThan(12);
  });
});

describe("A product", () => {
  it("keeps the chosen variant in its address, and the address without it is canonical", async () => {
    const path = "/shop/iron-harvest-tee";
    expect(read((await get(path)).html)).toContain("Choose Size and Color");
    const few = await get(`${path}?Size=XXL&Color=Bone`);
    expect(read(few.html)).toContain("3 left");
    expect(few.html).toContain(`<link rel="canonical" href="${site.url}${path}"`);
    expect(read((await get(`${path}?Size=M`)).html)).toContain("This option is sold out.");
  });

  it("gives a 404 for an unknown name and for a malformed one, in different words", async () => {
    const absent = await get("/shop/time-machine");
    expect([absent.status, absent.html.includes("Page not found: /shop/time-machine")]).toEqual([404, true]);
    const malformed = await get("/shop/Time_Machine");
    expect([malformed.status, malformed.html.includes("Page Not Found: /shop/Time_Machine")]).toEqual([404, true]);
  });
});

describe("Buying a product", () => {
  const TEE = "/shop/iron-harvest-tee";
  const PARCEL = {
    shippingName: "Maya Ostrow",
    shippingLine1: "1 Main St",
    shippingCity: "Mobile",
    shippingState: "AL",
    shippingPostalCode: "36602",
    shippingCountry: "US",
  };
  let fans = 0;
  /** Signs up on top of a page; the fan then stays on that page. */
  async function newFan(page = "/shop") {
    const who = fan(site);
    const at = await signUp(who, page, `shop-${++fans}@example.com`);
    return { who, at };
  }
  const checked = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*checked=""[^>]*value="([^"]+)"/g)].map(([, value]) => value);

  it("needs no account: a guest pays, and sees the order in this browser only", async () => {
    const guest = fan(site);
    const pay = await guest.post(TEE, { intent: "buy", Size: "L", Color: "Black" });
    expect(pay.path.startsWith(`${site.sandbox}/c/pay/`)).toBe(true);
    const arrival = await guest.get(pathOf(await fillIn(pay.path, GOOD_CARD, "guest@example.com", PARCEL)));
    expect(read(arrival.html)).toContain("We have your order: Iron Harvest Tee.");
    const order = arrival.path.replace("/paid/shop", "/shop/order");
    expect(read((await guest.get(order)).html)).toContain("Getting it ready");
    expect((await guest.get(`${order}/receipt`)).path.startsWith(`${site.sandbox}/i/`)).toBe(true);
    expect([(await fan(site).get(order)).status, (await fan(site).get(`${order}/receipt`)).status]).toEqual([404, 404]);
    expect((await fan(site).get(`${order}?key=guessed`)).status).toBe(404);
  });

  it("asks beside the option for a missing choice and keeps the others", async () => {
    const { who } = await newFan();
    const { status, html } = await who.post(TEE, { intent: "buy", Size: "XXL", Color: "Plaid" });
    expect(status).toBe(400);
    expect(checked(html)).toEqual(["XXL"]);
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="missing-Color"/);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect((await who.post("/shop/time-machine", { intent: "buy" })).status).toBe(404);
  });

  it("reserves one, lets the fan continue or release it, and sells it to the given address", async () => {
    const { who } = await newFan();
    const chosen = { Size: "XXL", Color: "Bone" };
    const page = `${TEE}?Size=XXL&Color=Bone`;
    const first = await who.post(TEE, { intent: "buy", ...chosen });
    expect(first.path.startsWith(`${site.sandbox}/c/pay/`)).toBe(true);
    const held = await who.get(page);
    expect(read(held.html)).toContain("We’re holding this for you");
    expect((await who.post(TEE, { intent: "buy", ...chosen })).path).toBe(first.path);

    const putBack = /name="putBack" value="([^"]+)"/.exec(held.html)?.[1] ?? "";
    const released = await who.post(TEE, { putBack, ...chosen });
    expect(released.path).toBe(`${page}&released`);
    expect(read(released.html)).toContain("back on the stand");
    expect(read((await get(page)).html)).toContain("3 left");

    const again = await who.post(TEE, { intent: "buy", ...chosen });
    expect(again.path).not.toBe(first.path);
    expect(await fillIn(again.path, GOOD_CARD)).toBeUndefined();
    const arrival = await who.get(pathOf(await fillIn(again.path, GOOD_CARD, undefined, PARCEL)));
    expect(arrival.path).toMatch(/^\/paid\/shop\/[0-9a-f-]{36}$/);
    expect(read(arrival.html)).toMatch(
      /You paid \$32\. We have your order: Iron Harvest Tee\. .*Ships to .*Maya Ostrow, 1 Main St, .*See your order/,
    );
    const order = arrival.path.replace("/paid/shop", "/shop/order");
    const seen = await who.get(order);
    expect(read(seen.html)).toMatch(
      /Getting it ready .*Iron Harvest Tee .*XXL .*Bone .*\$32\.00 .*Maya Ostrow .*United States/,
    );
    expect(seen.headers.get("cache-control")).toContain("no-store");
    expect((await who.get(`${order}/receipt`)).path.startsWith(`${site.sandbox}/i/`)).toBe(true);
    // A guest's page is cached for two seconds.
    await expect.poll(async () => read((await get(page)).html), { timeout: 10_000 }).toContain("2 left");

    // Foreign and absent look the same; a guest is shown every way to an order, whatever the id.
    const { who: other } = await newFan();
    for (const path of [order, order.replace(/.{8}$/, "00000000")]) {
      const [othersPage, guests] = [await other.get(path), await fan(site).get(path)];
      expect([othersPage.status, othersPage.html.includes(`Page not found: ${path}`)]).toEqual([404, true]);
      expect(guests.status).toBe(404);
      expect(read(guests.html)).toMatch(
        /Your order Sign in with the account .* Bought without an account\? Open the link in your email\. Sign in/,
      );
      expect(main(guests.html)).toContain('href="/billing-assistance#letter"');
      expect((await other.get(`${path}/receipt`)).status).toBe(404);
    }
  });

  it("tells a fan that the last one was sold between page and click, and keeps the choice", async () => {
    const slug = "/shop/ninth-wave-tee";
    const buyers = [await newFan(), await newFan(), await newFan()];
    const outcomes = await Promise.all(buyers.map(({ who }) => who.post(slug, { intent: "buy", Size: "XS" })));
    const late = outcomes.filter(({ status }) => status === 409);
    expect(late).toHaveLength(1);
    expect(read(late[0]?.html ?? "")).toContain("That option just sold out.");
    expect(read(late[0]?.html ?? "")).toMatch(/XS \(\s*sold out\s*\)/);
    expect(checked(late[0]?.html ?? "")).toEqual(["XS"]);
    await site.advance("PT35M");
    await expect.poll(async () => read((await get(`${slug}?Size=XS`)).html), { timeout: 20_000 }).toContain("2 left");
  });

  it("asks for no address where nothing is shipped", async () => {
    const { who } = await newFan();
    const pay = await who.post("/shop/digital-programme", { intent: "buy" });
    const arrival = await who.get(pathOf(await fillIn(pay.path, GOOD_CARD)));
    expect(read(arrival.html)).toContain("Emailed to shop-");
    expect(read(arrival.html)).not.toContain("send it back");
    expect(read((await who.get(arrival.path.replace("/paid/shop", "/shop/order"))).html)).toContain("Emailed to shop-");
  });
});
