/** Changes price or quantity in the middle of a period, and credits or charges the difference. */

import type { StripeAccount } from "../account-state";
import { prorationLine } from "../invoices/invoice-lines";
import { billNow, startCycle } from "./subscription-lifecycle";
import {
  periodOf,
  type RecurringPrice,
  recurringOf,
  reprice,
  type StoredSubscription,
  type SubscriptionItem,
} from "./subscription-object";

type Proration = "always_invoice" | "create_prorations" | "none";
export type ItemChanges = {
  changed: { item: SubscriptionItem; price: RecurringPrice; quantity: number }[];
  added: SubscriptionItem[];
  removed: SubscriptionItem[];
};

/**
 * Changes items. A trial costs nothing, so there is nothing to credit. A different interval starts a new cycle at
 * once. Otherwise the difference goes on the next invoice, or is billed now (`always_invoice`).
 * https://docs.stripe.com/billing/subscriptions/prorations
 */
export function changeItems(
  account: StripeAccount,
  stored: StoredSubscription,
  { changed, added, removed }: ItemChanges,
  proration: Proration,
  offSession: boolean,
) {
  const { subscription } = stored;
  const { items } = subscription;
  const real = changed.filter(({ item, price, quantity }) => item.price.id !== price.id || item.quantity !== quantity);
  const repriced = real.map(({ item }) => item);
  if (repriced.length + added.length + removed.length === 0) return;

  const billed = subscription.status !== "trialing" && subscription.status !== "paused";
  const period = periodOf(subscription);
  const lines = (own: SubscriptionItem[], credit: boolean) =>
    billed && proration !== "none" ? own.map((item) => prorationLine(account, item, period, credit)) : [];

  const former = recurringOf(subscription);
  const credits = lines([...repriced, ...removed], true);
  for (const { item, price, quantity } of real) reprice(item, price, quantity);
  items.data = [...items.data.filter((item) => !removed.includes(item)), ...added];
  const { interval, interval_count } = recurringOf(subscription);
  const otherInterval = interval !== former.interval || interval_count !== former.interval_count;
  if (!billed) return;
  if (otherInterval) return startCycle(account, stored, "subscription_update", credits, offSession);

  const differences = [...credits, ...lines([...repriced, ...added], false)];
  if (proration === "always_invoice")
    billNow(account, stored, [...stored.pending.splice(0), ...differences], offSession);
  else stored.pending.push(...differences);
}
