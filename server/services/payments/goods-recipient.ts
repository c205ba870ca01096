/** Where goods go, as entered on Stripe's page. */
import type Stripe from "stripe";
import type { GoodsRecipient } from "../goods/piece-stock";

export function recipientOf({ customer_details, collected_information }: Stripe.Checkout.Session): GoodsRecipient {
  const { name, address } = collected_information?.shipping_details ?? {};
  const { line1, line2, city, state, postal_code: postalCode, country } = address ?? {};
  const parts = { name, line1, line2, city, state, postalCode, country };
  const said = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  return { email: customer_details?.email ?? null, address: address ? said : null };
}
