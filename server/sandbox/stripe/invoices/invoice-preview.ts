/** A preview of the next invoice, for `invoice.upcoming` and `POST /v1/invoices/create_preview`. */
import type { StripeAccount } from "../account-state";
import { customerOf, nextPeriod } from "../subscriptions/subscription-lifecycle";
import { periodOf, type StoredSubscription } from "../subscriptions/subscription-object";
import { periodLine } from "./invoice-lines";
import { invoiceObject } from "./invoice-object";

export function upcomingInvoice(account: StripeAccount, { subscription, pending }: StoredSubscription) {
  const current = periodOf(subscription);
  const next = nextPeriod(subscription, current.end);
  const lines = [...pending, ...subscription.items.data.map((item) => periodLine(account, item, next))];
  const customer = customerOf(account, subscription);
  return invoiceObject(
    {
      customer,
      currency: subscription.currency,
      lines,
      reason: "upcoming",
      subscription,
      period: current,
      finalizesAt: current.end,
    },
    current.end,
  );
}
