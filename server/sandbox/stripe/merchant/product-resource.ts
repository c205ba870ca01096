/** Products: what is sold, without its price. */
import type { Stripe } from "stripe";
import { invalid, missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import type { Wire } from "../api/json-types";
import { createdIn, page, paging, range } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import { address, clearable, flag, ignoring, list, metadata, optional, refusing, text } from "../api/request-params";
import type { Ledger } from "../stripe-account";
import { changing } from "../webhooks/updated-events";

export type Product = ReturnType<typeof productObject>;

export type ProductDetails = {
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
  } satisfies Wire<Stripe.Product>;
}

export function addProduct(ledger: Ledger, details: ProductDetails): Product {
  const product = productObject(details, ledger.now());
  ledger.state.products[product.id] = product;
  ledger.emit("product.created", product);
  return product;
}

const creatable = {
  id: optional(text(255)),
  name: text(250),
  active: optional(flag()),
  description: optional(text()),
  images: optional(list(address(), 8)),
  metadata: metadata(),
  url: optional(address()),
  ...ignoring(
    "marketing_features",
    "package_dimensions",
    "shippable",
    "statement_descriptor",
    "tax_code",
    "type",
    "unit_label",
  ),
  ...refusing("default_price_data", "tax_details"),
};

const changeable = {
  active: optional(flag()),
  default_price: optional(text()),
  description: clearable(text()),
  images: clearable(list(address(), 8)),
  metadata: metadata(),
  name: optional(text(250)),
  url: clearable(address()),
  ...ignoring(
    "marketing_features",
    "package_dimensions",
    "shippable",
    "statement_descriptor",
    "tax_code",
    "unit_label",
  ),
  ...refusing("tax_details"),
};

export function products(ledger: Ledger): Route[] {
  return [
    route("post", "/v1/products", creatable, (params) => {
      if (params.id !== undefined && ledger.state.products[params.id])
        throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
      return addProduct(ledger, params);
    }),
    route("get", "/v1/products/:id", {}, (_, productId) => {
      const product = ledger.state.products[productId];
      if (!product) throw missing("product", productId);
      return product;
    }),
    route("post", "/v1/products/:id", changeable, ({ metadata: notes, images, ...params }, productId) => {
      const product = ledger.state.products[productId];
      if (!product) throw missing("product", productId);
      if (params.default_price !== undefined && ledger.state.prices[params.default_price]?.product !== productId)
        throw missing("price", params.default_price, "default_price");
      changing(ledger, "product.updated", product, () => {
        const given = Object.entries(params).filter(([, value]) => value !== undefined);
        Object.assign(product, Object.fromEntries(given));
        if (images !== undefined) product.images = images ?? [];
        product.metadata = mergeMetadata(product.metadata, notes);
        product.updated = ledger.now();
      });
      return product;
    }),
    route(
      "get",
      "/v1/products",
      { ...paging, active: optional(flag()), created: optional(range()), ids: optional(list(text())) },
      ({ active, created, ids, ...cursor }) => {
        const chosen = Object.values(ledger.state.products).filter(
          (product) =>
            (active === undefined || product.active === active) &&
            (ids === undefined || ids.includes(product.id)) &&
            createdIn(product.created, created),
        );
        return page("product", "/v1/products", chosen, cursor);
      },
    ),
  ];
}
