/** Initial content of the merchant's account: Premium by month and year, a pay-per-view night, the customer portal. */

import type { StripeAccount } from "./account-state";
import { priceObject } from "./merchant/price-resource";
import { productObject } from "./merchant/product-resource";
import { configurationObject } from "./portal/portal-configuration-resource";

const PRODUCTS = [
  { id: "prod_premium", name: "Premium", description: "Every pay-per-view night and the whole archive." },
  { id: "prod_ppv", name: "Pay-per-view night", description: "One night, live and as a replay." },
];

const month = { interval: "month" } as const;
const year = { interval: "year" } as const;
const usd = { currency: "usd" };

const PRICES = [
  {
    ...usd,
    id: "price_premium_month",
    product: "prod_premium",
    unit_amount: 999,
    recurring: month,
    lookup_key: "premium_month",
  },
  {
    ...usd,
    id: "price_premium_year",
    product: "prod_premium",
    unit_amount: 9990,
    recurring: year,
    lookup_key: "premium_year",
  },
  { ...usd, id: "price_ppv", product: "prod_ppv", unit_amount: 999, lookup_key: "ppv" },
];

/** Ids of the Premium prices, for the site's configuration. */
export const PREMIUM_PRICES = PRICES.filter(({ product }) => product === "prod_premium").map(({ id }) => id);

/** Adds only what is missing, so that state from an older version gets new objects. */
export function seedStripeAccount({ state, now }: StripeAccount) {
  for (const product of PRODUCTS) state.products[product.id] ??= productObject(product, now());
  for (const price of PRICES) state.prices[price.id] ??= priceObject(price, now());
  if (Object.values(state.portalConfigurations).some(({ is_default }) => is_default)) return;
  const products = [{ product: "prod_premium", prices: PREMIUM_PRICES }];
  const portal = configurationObject(products, { isDefault: true, created: now() });
  portal.features.subscription_update.trial_update_behavior = "continue_trial";
  state.portalConfigurations[portal.id] = portal;
}
