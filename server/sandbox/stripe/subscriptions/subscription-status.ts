/** What payments, failures and ends do to a subscription's status. */

import type { Invoice } from "../invoices/invoice-object";
import { stopCollecting } from "../invoices/invoice-status";
import type { Ledger } from "../stripe-account";
import { changing } from "../webhooks/updated-events";
import { type EndReason, isOver, type Status, type StoredSubscription, type Subscription } from "./subscription-object";

export function subscriptionOf(ledger: Ledger, { parent }: Invoice): StoredSubscription | undefined {
  return ledger.state.subscriptions[parent?.subscription_details.subscription ?? ""];
}

export function setStatus(ledger: Ledger, subscription: Subscription, status: Status) {
  changing(ledger, "customer.subscription.updated", subscription, () => {
    subscription.status = status;
  });
}

/** The first invoice begins a subscription; later ones make good what was overdue, if they are the latest. */
export function afterPaid(ledger: Ledger, invoice: Invoice) {
  const subscription = subscriptionOf(ledger, invoice)?.subscription;
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (["incomplete", "past_due", "unpaid"].includes(subscription.status)) setStatus(ledger, subscription, "active");
}

/** `last`: nobody will try again. A first invoice that fails leaves its subscription incomplete. */
export function afterFailed(ledger: Ledger, invoice: Invoice, last: boolean) {
  const stored = subscriptionOf(ledger, invoice);
  if (!stored || isOver(stored.subscription) || invoice.billing_reason === "subscription_create") return;
  if (!last) {
    if (["active", "trialing"].includes(stored.subscription.status)) setStatus(ledger, stored.subscription, "past_due");
    return;
  }
  const { afterRetries } = ledger.state;
  if (afterRetries === "cancel") end(ledger, stored, "payment_failed");
  else setStatus(ledger, stored.subscription, afterRetries);
}

/** Ends it now. Invoices that are open stay open, and nobody collects them any more. */
export function end(ledger: Ledger, { subscription }: StoredSubscription, reason: EndReason | null) {
  subscription.status = "canceled";
  subscription.ended_at = ledger.now();
  subscription.canceled_at ??= ledger.now();
  subscription.cancellation_details.reason ??= reason;
  for (const { invoice } of Object.values(ledger.state.invoices)) {
    const unsettled = invoice.status === "draft" || invoice.status === "open";
    if (unsettled && invoice.parent?.subscription_details.subscription === subscription.id) stopCollecting(invoice);
  }
  ledger.emit("customer.subscription.deleted", subscription);
}
