/** The line items of a checkout session: prices by id or made on the spot, all in one currency. */
import type { Stripe } from "stripe";
import { invalid, missing } from "../api/api-error";
import { MAXIMUM_CHARGE, minimumCharge, money } from "../api/currency-amounts";
import type { Wire } from "../api/json-types";
import { id } from "../api/object-ids";
import {
  address,
  currency,
  hash,
  ignoring,
  integer,
  list,
  metadata,
  optional,
  type Params,
  refusing,
  text,
} from "../api/request-params";
import { type Price, priceObject, recurringParams } from "../merchant/price-resource";
import { productObject } from "../merchant/product-resource";
import type { Ledger } from "../stripe-account";
import { type Discount, takeOff } from "./checkout-discount";

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
          ...ignoring("tax_code", "unit_label"),
          ...refusing("tax_details"),
        }),
      ),
      recurring: optional(recurringParams),
      unit_amount: integer(0, MAXIMUM_CHARGE),
      ...ignoring("tax_behavior"),
      ...refusing("unit_amount_decimal"),
    }),
  ),
  quantity: optional(integer(1, 999_999)),
  ...refusing("adjustable_quantity", "tax_rates"),
};
type LineParams = Params<typeof shape>;

/** At most 100 in a session. */
export const lineItemsParam = optional(list(hash(shape)));

/** `free`: nothing is due for it today. */
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
  } satisfies Wire<Stripe.LineItem>;
}

/** Reads, prices and adds up the lines; refuses what Stripe would refuse for this mode. */
export function lineItems(
  ledger: Ledger,
  params: LineParams[] | undefined,
  mode: "payment" | "subscription",
  inTrial: boolean,
  discount?: Discount,
) {
  if (!params || params.length === 0)
    throw invalid(`You must specify \`line_items\` in \`${mode}\` mode.`, {
      code: "parameter_missing",
      param: "line_items",
    });
  const items = params.map((line, index) => toLine(ledger, line, `line_items[${index}]`, inTrial));
  const prices = items.map((item) => item.price);

  const recurring = prices.some((price) => price.recurring !== null);
  if (mode === "payment" && recurring)
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  if (mode === "subscription" && !recurring)
    throw invalid("You must provide at least one recurring price in `subscription` mode when using prices.");

  const code = prices[0]?.currency ?? "usd";
  if (prices.some((price) => price.currency !== code))
    throw invalid("All prices on a Checkout Session must be expressed in the same currency.", { param: "line_items" });
  if (discount) takeOff(items, discount.coupon);
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  if (total < minimumCharge(code) && !(inTrial && total === 0))
    throw invalid(
      `The Checkout Session's total amount due must add up to at least ${money(minimumCharge(code), code)} ${code}`,
      { code: "amount_too_small" },
    );
  if (total > MAXIMUM_CHARGE)
    throw invalid(`The Checkout Session's total amount due must be no more than ${money(MAXIMUM_CHARGE, code)}`, {
      code: "amount_too_large",
    });
  return { items, subtotal, total, currency: code };
}

function toLine(ledger: Ledger, line: LineParams, path: string, inTrial: boolean): LineItem {
  if ((line.price === undefined) === (line.price_data === undefined))
    throw invalid(`You must specify either \`price\` or \`price_data\` in ${path}.`, { param: path });
  if (line.quantity === undefined)
    throw invalid("Quantity is required. Add `quantity` to `line_items`.", {
      code: "parameter_missing",
      param: `${path}[quantity]`,
    });
  const price = line.price === undefined ? inlinePrice(ledger, line, path) : knownPrice(ledger, line.price, path);
  const name = ledger.state.products[price.product]?.name ?? "";
  const free = inTrial && price.recurring !== null;
  return lineItem(structuredClone(price), name, line.quantity, line.metadata ?? null, free);
}

function knownPrice(ledger: Ledger, priceId: string, path: string): Price {
  const price = ledger.state.prices[priceId];
  if (!price) throw missing("price", priceId, `${path}[price]`);
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${path}[price]`,
    });
  return price;
}

/** A price made for one session belongs to no catalogue: it and its product are inactive, and cause no events. */
function inlinePrice(ledger: Ledger, { price_data: data }: LineParams, path: string): Price {
  if (!data || (data.product === undefined) === (data.product_data === undefined))
    throw invalid(`You must specify either \`product\` or \`product_data\` in ${path}[price_data].`, {
      param: `${path}[price_data]`,
    });
  if (data.product !== undefined && !ledger.state.products[data.product])
    throw missing("product", data.product, `${path}[price_data][product]`);
  let productId = data.product;
  if (data.product_data) {
    const product = productObject({ ...data.product_data, active: false }, ledger.now());
    ledger.state.products[product.id] = product;
    productId = product.id;
  }
  const price = priceObject({ ...data, active: false, product: productId ?? "" }, ledger.now());
  ledger.state.prices[price.id] = price;
  return price;
}
