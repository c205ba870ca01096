import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Product, ProductsQuery } from "../../../server/product-api/contract";
import { type Catalogue, catalogue } from "../../../server/services/catalogue";
import type { Store } from "../../../server/store/db";
import { movableClock } from "../../store";
import { day, id, worldStore } from "./catalogue-world";

const siteUrl = "https://ringside.example";
let store: Store;
let clock: ReturnType<typeof movableClock>;
let shown: Catalogue;

beforeAll(async () => {
  store = await worldStore();
});
afterAll(() => store.close());
beforeEach(() => {
  clock = movableClock();
  shown = catalogue({ store, clock, siteUrl });
});

describe("the shop", () => {
  const slugs = async (over: Partial<ProductsQuery> = {}) => {
    const page = await shown.products({ ...ProductsQuery.parse({}), ...over });
    for (const one of page.products) expect(Product.parse(one)).toEqual(one);
    return page.products.map((one) => one.slug);
  };

  test("lists visible products in the operator's order, by category and by search", async () => {
    expect(await slugs()).toEqual(["gift-card", "tee", "belt"]);
    expect(await slugs({ category: "belts" })).toEqual(["belt"]);
    expect(await slugs({ text: "GIFT" })).toEqual(["gift-card"]);
    expect(await shown.productCategories()).toEqual(["Gifts", "Tees", "Belts"]);
    expect(await shown.product("secret")).toBeUndefined();
  });

  test("shows the stock only if five or fewer are left, and marks what is sold out", async () => {
    const tee = await shown.product("tee");
    expect(tee?.variants.map((one) => [one.choices.Size, one.stock])).toEqual([
      ["L", { inStock: false, fewLeft: 0 }],
      ["M", { inStock: true, fewLeft: 5 }],
      ["S", { inStock: true, fewLeft: null }],
    ]);
    expect(tee?.stock).toEqual({ trackInventory: true, inStock: true, inventoryStatus: "PARTIALLY_OUT_OF_STOCK" });
    expect(tee?.productOptions).toEqual([
      {
        name: "Size",
        choices: [
          { value: "S", inStock: true },
          { value: "M", inStock: true },
          { value: "L", inStock: false },
        ],
      },
    ]);
    expect((await shown.product("belt"))?.stock).toMatchObject({ inStock: false, inventoryStatus: "OUT_OF_STOCK" });
    const card = await shown.product("gift-card");
    expect(card).toMatchObject({ productType: "digital", stock: { trackInventory: false, inStock: true } });
  });

  test("shows the price that is charged, in cents and formatted", async () => {
    expect(await shown.product("tee")).toMatchObject({
      priceCents: 2900,
      discountedCents: 1950,
      priceData: { price: 29, discountedPrice: 19.5, formatted: { price: "$29", discountedPrice: "$19.50" } },
    });
    expect((await shown.product("belt"))?.priceData).toMatchObject({ price: 29, discountedPrice: 29 });
  });
});

describe("broadcasts", () => {
  afterEach(() => void vi.unstubAllEnvs());

  test("have the state that follows from their dates, and never reveal the stream's key", async () => {
    const broadcasts = await shown.payPerViews();
    expect(broadcasts.map((one) => [one.title, one.state])).toEqual([
      ["live", "live"],
      ["on sale", "onSale"],
      ["announced", "announced"],
      ["called off", "closed"],
      ["replay", "replay"],
      ["for ever", "replay"],
      ["closed", "closed"],
    ]);
    expect(JSON.stringify(broadcasts)).not.toContain("secret of");
  });

  test.each(["UTC", "Asia/Tokyo", "America/New_York"])(
    "S26: change their state at the exact moment, with the server in %s",
    async (zone) => {
      vi.stubEnv("TZ", zone);
      const [sale, start] = [day(1), day(5)];
      const stateAt = async (at: Date) => {
        clock.set(at);
        return (await shown.payPerView(id("announced").toUpperCase()))?.state;
      };
      expect(await stateAt(new Date(sale.getTime() - 1))).toBe("announced");
      expect(await stateAt(sale)).toBe("onSale");
      expect(await stateAt(start)).toBe("live");
      expect(await stateAt(new Date(start.getTime() + 3 * 3_600_000))).toBe("replay");
      clock.set(day(7));
      expect((await shown.payPerView(id("replay")))?.state).toBe("closed");
      expect(await shown.payPerView(id("nobody"))).toBeUndefined();
    },
  );

  test("include their night, unless it is hidden", async () => {
    expect((await shown.payPerView(id("on sale")))?.event?.title).toBe("Tōru’s Night");
    expect((await shown.payPerView(id("replay")))?.event).toBeUndefined();
    expect(await shown.payPerView(id("live"))).toMatchObject({ replayUntil: null, maxConcurrent: 2 });
  });

  test("are listed beside the plans of Premium, in the operator's order", async () => {
    expect(await shown.premiumPlans()).toEqual([
      { id: "monthly", interval: "month", priceCents: 999, currency: "USD", trialDays: 7 },
      { id: "yearly", interval: "year", priceCents: 9990, currency: "USD", trialDays: 7 },
    ]);
  });
});
