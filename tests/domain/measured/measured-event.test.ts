/** What each page says for measuring, by Google Analytics' ecommerce convention. */
import { expect, it } from "vitest";
import {
  basketMeasured,
  broadcastBought,
  broadcastViewed,
  plansViewed,
  premiumBought,
} from "../../../app/domain/measured/measured-event";

const night = { id: "b-1", title: "Noche de Cobre", priceCents: 999, currency: "USD" };
const item = { item_id: "b-1", item_name: "Noche de Cobre", item_category: "pay-per-view", price: 9.99 };

it("a broadcast is viewed at its price, and bought for what was paid", () => {
  const bought = { id: "p-1", currency: "usd", cents: 999, fullName: "Maya Ortiz", email: "maya@example.com" };
  expect(broadcastViewed(night)).toEqual({
    event: "view_item",
    ecommerce: { currency: "USD", value: 9.99, items: [item] },
  });
  expect(broadcastBought(bought, night)).toEqual({
    event: "purchase",
    ecommerce: { currency: "USD", value: 9.99, transaction_id: "p-1", items: [{ ...item, quantity: 1 }] },
    id: "purchase:p-1",
  });
});

it("Premium is viewed with all of its plans, and a trial is a purchase of 0", () => {
  const plans = [
    { id: "monthly", priceCents: 999, currency: "USD" },
    { id: "yearly", priceCents: 9_990, currency: "USD" },
  ];
  expect(plansViewed([])).toBeUndefined();
  expect(plansViewed(plans)?.ecommerce.items.map(({ item_id, price }) => [item_id, price])).toEqual([
    ["premium-monthly", 9.99],
    ["premium-yearly", 99.9],
  ]);
  const trial = premiumBought({ id: "p-2", currency: "usd", cents: 0 }, "yearly");
  expect(trial).toMatchObject({
    event: "purchase",
    ecommerce: { value: 0, transaction_id: "p-2" },
    id: "purchase:p-2",
  });
});

it("a basket begins its checkout once for what is in it", () => {
  const line = { slug: "tee", name: "Tee", choices: { Size: "M", Color: "Bone" }, quantity: 2, unitCents: 3_200 };
  expect(basketMeasured("digest", { currency: "USD", cents: 6_400 }, [line])).toEqual({
    event: "begin_checkout",
    ecommerce: {
      ...{ currency: "USD", value: 64 },
      items: [
        {
          ...{ item_id: "tee", item_name: "Tee", item_category: "shop", item_variant: "M, Bone" },
          ...{ price: 32, quantity: 2 },
        },
      ],
    },
    id: "begin_checkout:digest",
  });
});
