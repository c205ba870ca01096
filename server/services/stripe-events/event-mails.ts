/**
 * Which mail a Stripe event calls for. Events may be repeated, late, out of order or missing, so each mail has a unique
 * cause, and its contents are read from Stripe when it is written (services/mails/billing-mails.ts).
 */
import type Stripe from "stripe";
import type { MailTemplate } from "../../mail/outbox";
import { idOf } from "../payments/stripe-objects";

/** `subscriptionId`: the mail is about this subscription, which may be another program's. */
type EventMail = { cause: string; template: MailTemplate; ref: string; subscriptionId?: string | undefined };

/** The mail that an event calls for, if any. */
export function mailFor({ type, data }: Stripe.Event): EventMail | undefined {
  switch (type) {
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.payment_action_required":
      return mailForInvoice(data.object, type === "invoice.paid");
    case "customer.subscription.trial_will_end": {
      const { id, trial_end: end } = data.object;
      return { cause: `trial:${id}:${end}`, template: "trial_ending", ref: id, subscriptionId: id };
    }
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { id, canceled_at: at, status } = data.object;
      const before = data.previous_attributes?.canceled_at;
      if (before && !at)
        return { cause: `kept:${id}:${before}`, template: "premium_kept", ref: id, subscriptionId: id };
      // A subscription that never began was not canceled either.
      if (!at || status.startsWith("incomplete")) return undefined;
      // A second cancellation changes `canceled_at`. The fan already got the mail about the first.
      if (before) return undefined;
      // When a canceled subscription ends, `canceled_at` is unchanged, so the cause is the same and no second mail is
      // sent.
      return { cause: `canceled:${id}:${at}`, template: "premium_canceled", ref: `${id}/${at}`, subscriptionId: id };
    }
    case "refund.created":
      return { cause: `paid_back:${data.object.id}`, template: "paid_back", ref: data.object.id };
    default:
      return undefined;
  }
}

function mailForInvoice(invoice: Stripe.Invoice, paid: boolean): EventMail | undefined {
  const { id, amount_paid: cents, attempt_count: attempt, billing_reason: reason, parent } = invoice;
  const subscriptionId = idOf(parent?.subscription_details?.subscription);
  if (!id || !subscriptionId) return undefined;
  if (paid) return cents > 0 ? { cause: `paid:${id}`, template: "premium_paid", ref: id, subscriptionId } : undefined;
  // A fan who is joining sees the failure on the checkout page.
  if (reason === "subscription_create") return undefined;
  return { cause: `failed:${id}:${attempt}`, template: "premium_failed", ref: `${id}/${attempt}`, subscriptionId };
}
