/** What each page says for measuring, by Google Analytics' ecommerce convention. */
import { expect, it } from "vitest";
import {
  basketMeasured,
  broadcastBought,
  broadcastViewed,
  plansViewed,
  premiumBought,
  ticketsMeasured,
} from "../../../app/domain/measured/measured-event";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";

const night = { id: "b-1", title: "Noche de Cobre", priceCents: 999, currency: "USD" };
const item = { item_id: "b-1", item_name: "Noche de Cobre", item_category: "pay-per-view", price: 9.99 };

const iron = { id: "n-1", title: "Iron Harvest", registration: { ticketing: null } } as unknown as CatalogueEvent;

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

it("seats are bought together with the goods that were paid for with them", () => {
  const lines = [{ definitionId: "d-1", name: "Floor", quantity: 2, unitCents: 4_900 }];
  const tee = { slug: "tee", name: "Tee", choices: {}, quantity: 1, unitCents: 3_200 };
  const sale = { id: "r-1", currency: "USD", totalCents: 9_800, night: iron, lines };
  expect(ticketsMeasured("purchase", sale).ecommerce).toMatchObject({ value: 98, items: [{ item_id: "n-1" }] });
  expect(ticketsMeasured("purchase", { ...sale, goods: { cents: 3_200, lines: [tee] } })).toEqual({
    event: "purchase",
    ecommerce: {
      ...{ currency: "USD", value: 130, transaction_id: "r-1" },
      items: [
        {
          ...{ item_id: "n-1", item_name: "Iron Harvest", item_category: "tickets", item_variant: "Floor" },
          ...{ price: 49, quantity: 2 },
        },
        { item_id: "tee", item_name: "Tee", item_category: "shop", price: 32, quantity: 1 },
      ],
    },
    id: "purchase:r-1",
  });
});
