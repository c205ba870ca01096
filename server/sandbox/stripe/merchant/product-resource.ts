/** Products: what is sold; prices are separate objects. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import {
  address,
  clearable,
  flag,
  ignoredParams,
  list,
  metadata,
  optional,
  text,
  unsupportedParams,
} from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";

export type StripeProduct = ReturnType<typeof productObject>;

type ProductDetails = {
  id?: string | undefined;
  name: string;
  active?: boolean | undefined;
  description?: string | undefined;
  images?: string[] | undefined;
  metadata?: Record<string, string> | null | undefined;
  url?: string | undefined;
};

export function productObject(details: ProductDetails, created: number) {
  return {
    id: details.id ?? id("prod"),
    object: "product",
    active: details.active ?? true,
    created,
    default_price: null as string | null,
    description: details.description ?? null,
    images: details.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: details.metadata ?? {},
    name: details.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: details.url ?? null,
  } satisfies AsJson<Stripe.Product>;
}

export function addProduct(account: StripeAccount, details: ProductDetails): StripeProduct {
  const product = productObject(details, account.now());
  account.state.products[product.id] = product;
  account.emit("product.created", product);
  return product;
}

const IGNORED = [
  "marketing_features",
  "package_dimensions",
  "shippable",
  "statement_descriptor",
  "tax_code",
  "unit_label",
] as const;

const creatable = {
  id: optional(text(255)),
  name: text(250),
  active: optional(flag()),
  description: optional(text()),
  images: optional(list(address(), 8)),
  metadata: metadata(),
  url: optional(address()),
  ...ignoredParams(...IGNORED, "type"),
  ...unsupportedParams("default_price_data", "tax_details"),
};

const changeable = {
  active: optional(flag()),
  default_price: optional(text()),
  description: clearable(text()),
  images: clearable(list(address(), 8)),
  metadata: metadata(),
  name: optional(text(250)),
  url: clearable(address()),
  ...ignoredParams(...IGNORED),
  ...unsupportedParams("tax_details"),
};

export function products(account: StripeAccount): ApiRoute[] {
  return [
    route("post", "/v1/products", creatable, (params) => {
      if (params.id !== undefined && account.state.products[params.id])
        throw invalidRequest("Product already exists.", { code: "resource_already_exists", param: "id" });
      return addProduct(account, params);
    }),
    route("get", "/v1/products/:id", {}, (_, productId) => {
      const product = account.state.products[productId];
      if (!product) throw resourceMissing("product", productId);
      return product;
    }),
    route("post", "/v1/products/:id", changeable, ({ metadata: notes, images, ...params }, productId) => {
      const product = account.state.products[productId];
      if (!product) throw resourceMissing("product", productId);
      if (params.default_price !== undefined && account.state.prices[params.default_price]?.product !== productId)
        throw resourceMissing("price", params.default_price, "default_price");
      changeAndEmit(account, "product.updated", product, () => {
        const given = Object.entries(params).filter(([, value]) => value !== undefined);
        Object.assign(product, Object.fromEntries(given));
        if (images !== undefined) product.images = images ?? [];
        product.metadata = mergeMetadata(product.metadata, notes);
        product.updated = account.now();
      });
      return product;
    }),
    route(
      "get",
      "/v1/products",
      { ...pagingParams, active: optional(flag()), created: optional(timeRange()), ids: optional(list(text())) },
      ({ active, created, ids, ...cursor }) => {
        const chosen = Object.values(account.state.products).filter(
          (product) =>
            (active === undefined || product.active === active) &&
            (ids === undefined || ids.includes(product.id)) &&
            createdIn(product.created, created),
        );
        return listPage("product", "/v1/products", chosen, cursor);
      },
    ),
  ];
}
