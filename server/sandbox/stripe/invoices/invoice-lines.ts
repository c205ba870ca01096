/** Invoice lines, with Stripe's descriptions. */

import type { StripeAccount } from "../account-state";
import { money } from "../api/currency-amounts";
import type { LineItem } from "../checkout/checkout-lines";
import type { Period, StripeSubscription, SubscriptionItem } from "../subscriptions/subscription-object";
import type { LineDetails } from "./invoice-object";

const nameOf = ({ state }: StripeAccount, product: string) => state.products[product]?.name ?? "";

function lineOf(item: SubscriptionItem, period: Period, amount: number, description: string): LineDetails {
  const { id, metadata, price, quantity, subscription } = item;
  return {
    amount,
    currency: price.currency,
    description,
    period,
    price,
    quantity,
    item: { id, subscription, metadata },
  };
}

/** `1 × Premium (at $9.99 / month)`. */
export function periodLine(account: StripeAccount, item: SubscriptionItem, period: Period): LineDetails {
  const { price, quantity } = item;
  const { interval, interval_count: count } = price.recurring;
  const every = count === 1 ? interval : `every ${count} ${interval}s`;
  const rate = `${money(price.unit_amount, price.currency)} / ${every}`;
  const description = `${quantity} × ${nameOf(account, price.product)} (at ${rate})`;
  return lineOf(item, period, price.unit_amount * quantity, description);
}

function trialLine(account: StripeAccount, item: SubscriptionItem, period: Period): LineDetails {
  return lineOf(item, period, 0, `Trial period for ${nameOf(account, item.price.product)}`);
}

/** The rest of the item's current period, as a credit or a charge. */
export function prorationLine(
  account: StripeAccount,
  item: SubscriptionItem,
  period: Period,
  credit: boolean,
): LineDetails {
  const now = account.now();
  const share = (period.end - now) / (period.end - period.start);
  const amount = Math.round(item.price.unit_amount * item.quantity * share) * (credit ? -1 : 1);
  const day = new Date(now * 1000).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" });
  const name = nameOf(account, item.price.product);
  const what = item.quantity > 1 ? `${item.quantity} × ${name}` : name;
  const description = `${credit ? "Unused" : "Remaining"} time on ${what} after ${day}`;
  return { ...lineOf(item, { start: now, end: period.end }, amount, description), proration: true };
}

/** A one-time purchase in a checkout session. */
export function oneTimeLine(
  { amount_total, currency, description, price, quantity }: LineItem,
  now: number,
): LineDetails {
  return { amount: amount_total, currency, description, period: { start: now, end: now }, price, quantity };
}

/** The lines for the subscription's current period, or for its trial. */
export function dueLines(account: StripeAccount, subscription: StripeSubscription, period: Period): LineDetails[] {
  const line = subscription.status === "trialing" ? trialLine : periodLine;
  return subscription.items.data.map((item) => line(account, item, period));
}
