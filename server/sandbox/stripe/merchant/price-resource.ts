/** Prices of products, one-time or recurring; found by id or by lookup key. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { MAXIMUM_CHARGE } from "../api/currency-amounts";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import {
  currency,
  flag,
  hash,
  ignoredParams,
  integer,
  list,
  metadata,
  oneOf,
  optional,
  text,
  unsupportedParams,
} from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";
import { addProduct } from "./product-resource";

export type Price = ReturnType<typeof priceObject>;
type Interval = "day" | "week" | "month" | "year";

type PriceDetails = {
  id?: string;
  active?: boolean | undefined;
  currency: string;
  lookup_key?: string | undefined;
  metadata?: Record<string, string> | null | undefined;
  nickname?: string | undefined;
  product: string;
  recurring?: { interval: Interval; interval_count?: number | undefined } | undefined;
  unit_amount: number;
};

export function priceObject(details: PriceDetails, created: number) {
  const { recurring } = details;
  return {
    id: details.id ?? id("price"),
    object: "price",
    active: details.active ?? true,
    billing_scheme: "per_unit",
    created,
    currency: details.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: details.lookup_key ?? null,
    metadata: details.metadata ?? {},
    nickname: details.nickname ?? null,
    product: details.product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed" as const,
        }
      : null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? ("recurring" as const) : ("one_time" as const),
    unit_amount: details.unit_amount,
    unit_amount_decimal: String(details.unit_amount),
  } satisfies AsJson<Stripe.Price>;
}

function addPrice(account: StripeAccount, details: PriceDetails): Price {
  const price = priceObject(details, account.now());
  account.state.prices[price.id] = price;
  account.emit("price.created", price);
  return price;
}

export const recurringParams = hash({
  interval: oneOf("day", "month", "week", "year"),
  interval_count: optional(integer(1)),
  ...unsupportedParams("meter", "trial_period_days", "usage_type"),
});

const creatable = {
  active: optional(flag()),
  currency: currency(),
  lookup_key: optional(text(200)),
  metadata: metadata(),
  nickname: optional(text()),
  product: optional(text()),
  product_data: optional(
    hash({
      name: text(250),
      metadata: metadata(),
      ...ignoredParams("active", "id", "statement_descriptor", "tax_code", "unit_label"),
    }),
  ),
  recurring: optional(recurringParams),
  transfer_lookup_key: optional(flag()),
  unit_amount: integer(0, MAXIMUM_CHARGE),
  ...ignoredParams("tax_behavior", "billing_scheme"),
  ...unsupportedParams(
    "currency_options",
    "custom_unit_amount",
    "tiers",
    "tiers_mode",
    "transform_quantity",
    "unit_amount_decimal",
  ),
};

/** A price's amount can't change; a different amount needs a new price. */
const changeable = {
  active: optional(flag()),
  lookup_key: optional(text(200)),
  metadata: metadata(),
  nickname: optional(text()),
  transfer_lookup_key: optional(flag()),
  ...ignoredParams("tax_behavior"),
  ...unsupportedParams("currency_options"),
};

export function prices(account: StripeAccount): ApiRoute[] {
  const all = () => Object.values(account.state.prices);
  /** A lookup key belongs to one price; another price can take it over only with `transfer_lookup_key`. */
  const claim = (key: string | undefined, transfer: boolean | undefined, own?: string) => {
    const owner = all().find((price) => price.lookup_key !== null && price.lookup_key === key && price.id !== own);
    if (owner && !transfer)
      throw invalidRequest(`A price (\`${owner.id}\`) already uses that lookup key.`, { param: "lookup_key" });
    if (owner) owner.lookup_key = null;
  };
  return [
    route("post", "/v1/prices", creatable, ({ product, product_data: data, ...details }) => {
      if ((product === undefined) === (data === undefined))
        throw invalidRequest("You must specify either `product` or `product_data` when creating a price.");
      if (product !== undefined && !account.state.products[product])
        throw resourceMissing("product", product, "product");
      claim(details.lookup_key, details.transfer_lookup_key);
      return addPrice(account, { ...details, product: product ?? addProduct(account, { name: "", ...data }).id });
    }),
    route("get", "/v1/prices/:id", {}, (_, priceId) => {
      const price = account.state.prices[priceId];
      if (!price) throw resourceMissing("price", priceId);
      return price;
    }),
    route("post", "/v1/prices/:id", changeable, (params, priceId) => {
      const price = account.state.prices[priceId];
      if (!price) throw resourceMissing("price", priceId);
      claim(params.lookup_key, params.transfer_lookup_key, priceId);
      changeAndEmit(account, "price.updated", price, () => {
        if (params.active !== undefined) price.active = params.active;
        if (params.lookup_key !== undefined) price.lookup_key = params.lookup_key;
        if (params.nickname !== undefined) price.nickname = params.nickname;
        price.metadata = mergeMetadata(price.metadata, params.metadata);
      });
      return price;
    }),
    route(
      "get",
      "/v1/prices",
      {
        ...pagingParams,
        active: optional(flag()),
        created: optional(timeRange()),
        currency: optional(currency()),
        lookup_keys: optional(list(text(), 10)),
        product: optional(text()),
        type: optional(oneOf("one_time", "recurring")),
      },
      (params) => {
        const { active, lookup_keys: keys, product, type } = params;
        const chosen = all().filter(
          (price) =>
            (active === undefined || price.active === active) &&
            (params.currency === undefined || price.currency === params.currency) &&
            (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
            (product === undefined || price.product === product) &&
            (type === undefined || price.type === type) &&
            createdIn(price.created, params.created),
        );
        return listPage("price", "/v1/prices", chosen, params);
      },
    ),
  ];
}
