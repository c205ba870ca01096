/** A goods order as its page shows it. */

import { billDate } from "../billing/bill-date";
import { type AddressParts, addressLines } from "../format/address-lines";
import { amount } from "../format/money-format";

/**
 * `open`: payment not yet confirmed by Stripe. `ended`: never paid. `late`: paid after the last piece was sold, so it
 * is refunded. `refunded`: refunded by the office. `returned`: the bank sent a refund back to us.
 */
export type GoodsState = "open" | "ended" | "sending" | "sent" | "refunded" | "returned" | "late";

/** Pieces of one variant; `refunded` of them were taken back one by one. */
export type GoodsOrderLine = {
  variantId: string;
  slug: string;
  name: string;
  choices: Record<string, string>;
  quantity: number;
  unitCents: number;
  refunded: number;
};

/** A visitor's own order, as the billing service returns it. */
export type GoodsOrder = {
  id: string;
  orderNumber: string;
  /** The order's title: "Copper Tee, Bell Cap + 2". */
  name: string;
  /** At least one. */
  lines: GoodsOrderLine[];
  /** Whether any of it is shipped. */
  shipping: boolean;
  cents: number;
  currency: string;
  /** Refunds, oldest first; `at` is an ISO instant. */
  backs: { id: string; cents: number; at: string }[];
  state: GoodsState;
  email: string | null;
  address: AddressParts | null;
  /** ISO instants. */
  createdAt: string;
  sentAt: string | null;
  /** Carrier and tracking number of the parcel. */
  carrier: string | null;
  tracking: string | null;
  /** Whether Stripe has a receipt of the goods alone. It doesn't if they were paid for together with seats. */
  receipt: boolean;
};

export type GoodsLineView = {
  id: string;
  slug: string;
  /** Path of the product page with the ordered options selected. */
  article: string;
  name: string;
  choices: { option: string; value: string }[];
  quantity: number;
  price: string;
  /** How many pieces were taken back. */
  refunded: number;
};

export type GoodsOrderView = {
  number: string;
  /** Path of the order's page. */
  path: string;
  name: string;
  lines: GoodsLineView[];
  posted: boolean;
  price: string;
  /** Total refunded; `backs` has each refund with its date. */
  back: string;
  backs: { id: string; amount: string; date: string }[];
  bought: string;
  sent: string | undefined;
  /** "USPS 9400 1112"; undefined if the office entered neither. */
  tracking: string | undefined;
  state: GoodsState;
  email: string;
  address: string[];
  receipt: boolean;
};

export const articlePath = (slug: string, choices: Record<string, string>) => {
  const query = new URLSearchParams(choices);
  return `/shop/${slug}${query.size > 0 ? `?${query}` : ""}`;
};

export function goodsOrderView(order: GoodsOrder, locale: string): GoodsOrderView {
  const { id, currency, address, sentAt } = order;
  return {
    number: order.orderNumber,
    path: `/shop/order/${id}`,
    name: order.name,
    lines: order.lines.map((line) => lineView(line, currency, locale)),
    posted: order.shipping,
    price: amount(order.cents, currency, locale),
    back: amount(
      order.backs.reduce((sum, { cents }) => sum + cents, 0),
      currency,
      locale,
    ),
    backs: order.backs.map(({ id, cents, at }) => ({
      id,
      amount: amount(cents, currency, locale),
      date: billDate(at, locale),
    })),
    bought: billDate(order.createdAt, locale),
    sent: sentAt ? billDate(sentAt, locale) : undefined,
    tracking: parcelWords(order),
    state: order.state,
    email: order.email ?? "",
    receipt: order.receipt,
    address: address ? addressLines(address, locale) : [],
  };
}

/** Carrier and tracking number; undefined without either. */
export const parcelWords = ({ carrier, tracking }: Pick<GoodsOrder, "carrier" | "tracking">): string | undefined =>
  [carrier, tracking].filter(Boolean).join(" ") || undefined;

function lineView(line: GoodsOrderLine, currency: string, locale: string): GoodsLineView {
  const { variantId: id, slug, name, choices, quantity, unitCents, refunded } = line;
  return {
    ...{ id, slug, name, quantity, refunded },
    article: articlePath(slug, choices),
    choices: Object.entries(choices).map(([option, value]) => ({ option, value })),
    price: amount(quantity * unitCents, currency, locale),
  };
}
