/** The rows of Stripe's page. */
import type Stripe from "stripe";

/** `cents` is the price of one. */
export type PaymentItem = { name: string; description?: string; cents: number; quantity: number };

export const lineItems = (currency: string, items: PaymentItem[]): Stripe.Checkout.SessionCreateParams.LineItem[] =>
  items.map(({ cents, quantity, ...about }) => ({
    quantity,
    price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: about },
  }));
