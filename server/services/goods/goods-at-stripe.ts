/** Goods on Stripe's page: one row for each line, and where they may be sent. */
import type Stripe from "stripe";
import type { goodsLine } from "../../store/schema";
import type { PaymentItem } from "../payments/payment-items";
import { articleOf } from "./goods-lines";

type ItemLine = Pick<typeof goodsLine.$inferSelect, "name" | "choices" | "unitCents" | "quantity">;

/** Countries that we ship to, by ISO 3166 alpha-2. */
const SENT_TO = [
  "US",
  "CA",
  "MX",
  "GB",
  "IE",
  "FR",
  "DE",
  "NL",
  "ES",
  "PT",
  "IT",
  "PL",
  "SE",
  "NO",
  "JP",
  "AU",
] as const;

export const goodsItems = (lines: ItemLine[]): PaymentItem[] =>
  lines.map((line) => ({ name: articleOf(line), cents: line.unitCents, quantity: line.quantity }));

/** Stripe asks for an address if any of the goods is sent by post. */
export const shippingOf = (
  lines: { shipping: boolean }[],
): Pick<Stripe.Checkout.SessionCreateParams, "shipping_address_collection"> =>
  lines.some(({ shipping }) => shipping) ? { shipping_address_collection: { allowed_countries: [...SENT_TO] } } : {};
