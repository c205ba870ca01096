/** An order of goods as its page shows it. */
import { type AddressParts, addressLines } from "../format/address-lines";
import { amount } from "../format/money-format";
import { dateOf } from "../format/zoned-dates";

/**
 * `open`: Stripe has not said yet. `ended`: it was not paid. `late`: it was, when the last one had gone, so the money
 * goes back, as it does when the office takes an order back (`refunded`). `returned`: the bank sent it back to us.
 */
export type GoodsState = "open" | "ended" | "sending" | "sent" | "refunded" | "returned" | "late";

/** An order of hers, as the service gives it. */
export type GoodsOrder = {
  id: string;
  orderNumber: string;
  slug: string;
  name: string;
  choices: Record<string, string>;
  /** Whether it goes by post. */
  shipping: boolean;
  cents: number;
  currency: string;
  /** What has gone back to her card, and when (ISO); the oldest first. */
  backs: { id: string; cents: number; at: string }[];
  state: GoodsState;
  email: string | null;
  address: AddressParts | null;
  /** ISO instants. */
  createdAt: string;
  sentAt: string | null;
};

export type GoodsOrderView = {
  number: string;
  /** Its own page, and the article's in this very choice. */
  path: string;
  article: string;
  name: string;
  choices: { option: string; value: string }[];
  posted: boolean;
  price: string;
  /** What has gone back to her card, in all and each with its day. */
  back: string;
  backs: { id: string; amount: string; date: string }[];
  bought: string;
  sent: string | undefined;
  state: GoodsState;
  email: string;
  address: string[];
};

/** A bill has no place, so its days are those of one clock for all. */
const ZONE = "UTC";

export function goodsOrderView(order: GoodsOrder, locale: string): GoodsOrderView {
  const { id, slug, choices, currency, address, sentAt } = order;
  const query = new URLSearchParams(choices);
  return {
    number: order.orderNumber,
    path: `/shop/order/${id}`,
    article: `/shop/${slug}${query.size > 0 ? `?${query}` : ""}`,
    name: order.name,
    choices: Object.entries(choices).map(([option, value]) => ({ option, value })),
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
      date: dateOf(new Date(at), ZONE, locale),
    })),
    bought: dateOf(new Date(order.createdAt), ZONE, locale),
    sent: sentAt ? dateOf(new Date(sentAt), ZONE, locale) : undefined,
    state: order.state,
    email: order.email ?? "",
    address: address ? addressLines(address, locale) : [],
  };
}
