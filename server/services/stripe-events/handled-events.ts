/** Stripe's events that we act on: those to subscribe to, and those looked for in Stripe's list when none was posted. */
import type Stripe from "stripe";

type EventType = Stripe.Event["type"];

export const HANDLED_EVENTS: readonly EventType[] = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.expired",
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
];

/** Stripe's list takes 20 types at most. `charge.refunded` always comes with a `refund.created`. */
export const LISTED_EVENTS: EventType[] = HANDLED_EVENTS.filter((type) => type !== "charge.refunded");

export const isHandled = (type: string): boolean => HANDLED_EVENTS.some((one) => one === type);
