/** Line items of a checkout session: prices by id or created inline, all in one currency. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { MAXIMUM_CHARGE, minimumCharge, money } from "../api/currency-amounts";
import type { AsJson } from "../api/json-types";
import { id } from "../api/object-ids";
import {
  address,
  currency,
  hash,
  ignoredParams,
  integer,
  list,
  metadata,
  optional,
  type ParamsOf,
  text,
  unsupportedParams,
} from "../api/request-params";
import { type Price, priceObject, recurringParams } from "../merchant/price-resource";
import { productObject } from "../merchant/product-resource";
import { applyCoupon, type Discount } from "./checkout-discount";

export type LineItem = ReturnType<typeof lineItem>;

const shape = {
  metadata: metadata(),
  price: optional(text()),
  price_data: optional(
    hash({
      currency: currency(),
      product: optional(text()),
      product_data: optional(
        hash({
          description: optional(text()),
          images: optional(list(address(), 8)),
          metadata: metadata(),
          name: text(),
          ...ignoredParams("tax_code", "unit_label"),
          ...unsupportedParams("tax_details"),
        }),
      ),
      recurring: optional(recurringParams),
      unit_amount: integer(0, MAXIMUM_CHARGE),
      ...ignoredParams("tax_behavior"),
      ...unsupportedParams("unit_amount_decimal"),
    }),
  ),
  quantity: optional(integer(1, 999_999)),
  ...unsupportedParams("adjustable_quantity", "tax_rates"),
};
type LineParams = ParamsOf<typeof shape>;

/** At most 100 per session. */
export const lineItemsParam = optional(list(hash(shape)));

/** `free`: nothing is due for the item today. */
function lineItem(price: Price, name: string, quantity: number, notes: Record<string, string> | null, free: boolean) {
  const total = free ? 0 : (price.unit_amount ?? 0) * quantity;
  return {
    id: id("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: name,
    metadata: notes,
    price,
    quantity,
  } satisfies AsJson<Stripe.LineItem>;
}

/** Validates, prices and totals the lines. Throws if Stripe would refuse them in this mode. */
export function lineItems(
  account: StripeAccount,
  params: LineParams[] | undefined,
  mode: "payment" | "subscription",
  inTrial: boolean,
  discount?: Discount,
) {
  if (!params || params.length === 0)
    throw invalidRequest(`You must specify \`line_items\` in \`${mode}\` mode.`, {
      code: "parameter_missing",
      param: "line_items",
    });
  const items = params.map((line, index) => toLine(account, line, `line_items[${index}]`, inTrial));
  const prices = items.map((item) => item.price);

  const recurring = prices.some((price) => price.recurring !== null);
  if (mode === "payment" && recurring)
    throw invalidRequest(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  if (mode === "subscription" && !recurring)
    throw invalidRequest("You must provide at least one recurring price in `subscription` mode when using prices.");

  const code = prices[0]?.currency ?? "usd";
  if (prices.some((price) => price.currency !== code))
    throw invalidRequest("All prices on a Checkout Session must be expressed in the same currency.", {
      param: "line_items",
    });
  if (discount) applyCoupon(items, discount.coupon);
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  if (total < minimumCharge(code) && !(inTrial && total === 0))
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least ${money(minimumCharge(code), code)} ${code}`,
      { code: "amount_too_small" },
    );
  if (total > MAXIMUM_CHARGE)
    throw invalidRequest(
      `The Checkout Session's total amount due must be no more than ${money(MAXIMUM_CHARGE, code)}`,
      {
        code: "amount_too_large",
      },
    );
  return { items, subtotal, total, currency: code };
}

function toLine(account: StripeAccount, line: LineParams, path: string, inTrial: boolean): LineItem {
  if ((line.price === undefined) === (line.price_data === undefined))
    throw invalidRequest(`You must specify either \`price\` or \`price_data\` in ${path}.`, { param: path });
  if (line.quantity === undefined)
    throw invalidRequest("Quantity is required. Add `quantity` to `line_items`.", {
      code: "parameter_missing",
      param: `${path}[quantity]`,
    });
  const price = line.price === undefined ? inlinePrice(account, line, path) : knownPrice(account, line.price, path);
  const name = account.state.products[price.product]?.name ?? "";
  const free = inTrial && price.recurring !== null;
  return lineItem(structuredClone(price), name, line.quantity, line.metadata ?? null, free);
}

function knownPrice(account: StripeAccount, priceId: string, path: string): Price {
  const price = account.state.prices[priceId];
  if (!price) throw resourceMissing("price", priceId, `${path}[price]`);
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${path}[price]`,
    });
  return price;
}

/**
 * A price created for one session is not part of the catalogue: it and its product are inactive and cause no events.
 */
function inlinePrice(account: StripeAccount, { price_data: data }: LineParams, path: string): Price {
  if (!data || (data.product === undefined) === (data.product_data === undefined))
    throw invalidRequest(`You must specify either \`product\` or \`product_data\` in ${path}[price_data].`, {
      param: `${path}[price_data]`,
    });
  if (data.product !== undefined && !account.state.products[data.product])
    throw resourceMissing("product", data.product, `${path}[price_data][product]`);
  let productId = data.product;
  if (data.product_data) {
    const product = productObject({ ...data.product_data, active: false }, account.now());
    account.state.products[product.id] = product;
    productId = product.id;
  }
  const price = priceObject({ ...data, active: false, product: productId ?? "" }, account.now());
  account.state.prices[price.id] = price;
  return price;
}
