/** Another price or quantity in the middle of a period, and what is paid or given back for what is left of it. */
import type { Ledger } from "../ledger";
import { billNow, startCycle } from "./lifecycle";
import { prorationLine } from "./lines";
import {
  periodOf,
  type RecurringPrice,
  recurringOf,
  reprice,
  type StoredSubscription,
  type SubscriptionItem,
} from "./subscription";

export type Proration = "always_invoice" | "create_prorations" | "none";
export type ItemChange = { item: SubscriptionItem; price: RecurringPrice; quantity: number };

/**
 * Changes items. A trial costs nothing, so there is nothing to give back; another interval begins a new cycle at once;
 * else the difference waits for the next invoice, or is billed now (`always_invoice`).
 * https://docs.stripe.com/billing/subscriptions/prorations
 */
export function changeItems(
  ledger: Ledger,
  stored: StoredSubscription,
  changes: ItemChange[],
  proration: Proration,
  offSession: boolean,
) {
  const { subscription } = stored;
  const real = changes.filter(({ item, price, quantity }) => item.price.id !== price.id || item.quantity !== quantity);
  const billed = subscription.status !== "trialing" && subscription.status !== "paused";
  const period = periodOf(subscription);
  const lines = (credit: boolean) =>
    billed && proration !== "none" ? real.map(({ item }) => prorationLine(ledger, item, period, credit)) : [];

  const former = recurringOf(subscription);
  const credits = lines(true);
  for (const { item, price, quantity } of real) reprice(item, price, quantity);
  const { interval, interval_count } = recurringOf(subscription);
  const otherInterval = interval !== former.interval || interval_count !== former.interval_count;
  if (real.length === 0 || !billed) return;
  if (otherInterval) return startCycle(ledger, stored, "subscription_update", credits, offSession);

  const differences = [...credits, ...lines(false)];
  if (proration === "always_invoice")
    billNow(ledger, stored, [...stored.pending.splice(0), ...differences], offSession);
  else stored.pending.push(...differences);
}
