/**
 * What Stripe's events have us write to a fan. An event may come twice, late, out of its order or not at all: each mail
 * has one cause, and what it says is read again from Stripe when it is written (services/mails/billing-mails.ts).
 */
import type Stripe from "stripe";
import { enqueueMail } from "../../mail/outbox";
import type { Template } from "../box-office/box-office-types";
import type { BillingDeps } from "../payments/billing-types";

export type EventMail = { cause: string; template: Template; ref: string };

/** Those that a mail may follow from. */
export const MAILED_EVENTS = [
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "customer.subscription.trial_will_end",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "refund.created",
] as const satisfies Stripe.Event["type"][];

/** The mail that an event calls for. */
export function mailFor({ type, data }: Stripe.Event): EventMail | undefined {
  switch (type) {
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.payment_action_required":
      return wishOfInvoice(data.object, type === "invoice.paid");
    case "customer.subscription.trial_will_end": {
      const { id, trial_end: end } = data.object;
      return { cause: `trial:${id}:${end}`, template: "trial_ending", ref: id };
    }
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { id, canceled_at: at, status } = data.object;
      // One that never began has not ended either.
      if (!at || status.startsWith("incomplete")) return undefined;
      // The end of what was cancelled earlier bears the moment of that, and needs no second mail.
      return { cause: `canceled:${id}:${at}`, template: "premium_canceled", ref: `${id}/${at}` };
    }
    case "refund.created":
      return { cause: `paid_back:${data.object.id}`, template: "paid_back", ref: data.object.id };
    default:
      return undefined;
  }
}

function wishOfInvoice(invoice: Stripe.Invoice, paid: boolean): EventMail | undefined {
  const { id, amount_paid: cents, attempt_count: attempt, billing_reason: reason, parent } = invoice;
  if (!id || !parent?.subscription_details) return undefined;
  if (paid) return cents > 0 ? { cause: `paid:${id}`, template: "premium_paid", ref: id } : undefined;
  // While she joins she is at the checkout, and sees it there.
  if (reason === "subscription_create") return undefined;
  return { cause: `failed:${id}:${attempt}`, template: "premium_failed", ref: `${id}/${attempt}` };
}

export function telling({ store: { db }, clock }: BillingDeps) {
  /** Wishes for the mail of an event; true when there is one. */
  return async function tell(event: Stripe.Event): Promise<boolean> {
    const wish = mailFor(event);
    if (wish) await enqueueMail(db, { ...wish, now: clock.now() });
    return wish !== undefined;
  };
}
