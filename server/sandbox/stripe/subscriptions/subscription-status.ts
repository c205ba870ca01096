/** How payments, failures and cancellation change a subscription's status. */

import type { StripeAccount } from "../account-state";
import type { StripeInvoice } from "../invoices/invoice-object";
import { stopCollecting } from "../invoices/invoice-status";
import { changeAndEmit } from "../webhooks/updated-events";
import {
  type EndReason,
  isOver,
  type StoredSubscription,
  type StripeSubscription,
  type SubscriptionStatus,
} from "./subscription-object";

export function subscriptionOf(account: StripeAccount, { parent }: StripeInvoice): StoredSubscription | undefined {
  return account.state.subscriptions[parent?.subscription_details.subscription ?? ""];
}

export function setStatus(account: StripeAccount, subscription: StripeSubscription, status: SubscriptionStatus) {
  changeAndEmit(account, "customer.subscription.updated", subscription, () => {
    subscription.status = status;
  });
}

/** The first invoice activates a subscription; later ones clear an overdue status if they are the latest. */
export function afterPaid(account: StripeAccount, invoice: StripeInvoice) {
  const subscription = subscriptionOf(account, invoice)?.subscription;
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (["incomplete", "past_due", "unpaid"].includes(subscription.status)) setStatus(account, subscription, "active");
}

/** `last`: no further attempt will be made. If the first invoice fails, the subscription stays incomplete. */
export function afterFailed(account: StripeAccount, invoice: StripeInvoice, last: boolean) {
  const stored = subscriptionOf(account, invoice);
  if (!stored || isOver(stored.subscription) || invoice.billing_reason === "subscription_create") return;
  if (!last) {
    if (["active", "trialing"].includes(stored.subscription.status))
      setStatus(account, stored.subscription, "past_due");
    return;
  }
  const { afterRetries } = account.state;
  if (afterRetries === "cancel") endSubscription(account, stored, "payment_failed");
  else setStatus(account, stored.subscription, afterRetries);
}

/** Ends the subscription now. Open invoices stay open but are no longer collected automatically. */
export function endSubscription(
  account: StripeAccount,
  { subscription }: StoredSubscription,
  reason: EndReason | null,
) {
  subscription.status = "canceled";
  subscription.ended_at = account.now();
  subscription.canceled_at ??= account.now();
  subscription.cancellation_details.reason ??= reason;
  for (const { invoice } of Object.values(account.state.invoices)) {
    const unsettled = invoice.status === "draft" || invoice.status === "open";
    if (unsettled && invoice.parent?.subscription_details.subscription === subscription.id) stopCollecting(invoice);
  }
  account.emit("customer.subscription.deleted", subscription);
}
