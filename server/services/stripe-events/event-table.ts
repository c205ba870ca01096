/**
 * Stripe's events and who handles each. This table decides what the webhook endpoint subscribes to, what we look for in
 * Stripe's list of events, and what the README lists; the type checker refuses a handler that cannot read its event.
 */
import type Stripe from "stripe";
import type { EventHandlers } from "./event-handlers";

export type EventType = Stripe.Event["type"];
export type EventOf<T extends EventType> = Extract<Stripe.Event, { type: T }>;
type HandlerOf<T extends EventType> = {
  [Name in keyof EventHandlers]: EventOf<T> extends Parameters<EventHandlers[Name]>[0] ? Name : never;
}[keyof EventHandlers];

/**
 * Handlers run in this order. Money comes first, then the mail about it, then what the money bought. A mail about a
 * membership waits for its reading, which finds out whether it is ours.
 */
export const STRIPE_EVENTS = {
  "checkout.session.completed": ["settleTickets", "settlePurchase"],
  "checkout.session.async_payment_succeeded": ["settleTickets", "settlePurchase"],
  "checkout.session.expired": ["settleTickets", "settlePurchase"],
  "payment_intent.succeeded": ["settlePaymentIntent"],
  "payment_intent.canceled": ["settlePaymentIntent"],
  "customer.subscription.created": ["readMembership"],
  "customer.subscription.updated": ["readMembership", "enqueueMail"],
  "customer.subscription.deleted": ["readMembership", "enqueueMail"],
  "customer.subscription.paused": ["readMembership"],
  "customer.subscription.resumed": ["readMembership"],
  "customer.subscription.trial_will_end": ["readMembership", "enqueueMail"],
  "invoice.paid": ["readMembership", "enqueueMail"],
  "invoice.payment_failed": ["readMembership", "enqueueMail"],
  "invoice.payment_action_required": ["readMembership", "enqueueMail"],
  "refund.created": ["recordRefunds", "enqueueMail", "revokeRefunded"],
  "refund.updated": ["recordRefunds", "revokeRefunded"],
  "refund.failed": ["recordRefunds", "revokeRefunded"],
  "charge.refunded": ["recordRefunds", "revokeRefunded"],
  "charge.dispute.created": ["readDispute"],
  "charge.dispute.updated": ["readDispute"],
  "charge.dispute.closed": ["readDispute"],
} as const satisfies { [T in EventType]?: readonly HandlerOf<T>[] };

/** What the webhook endpoint has to subscribe to. */
export const HANDLED_EVENTS = Object.keys(STRIPE_EVENTS) as EventType[];

/** Events left out when we read Stripe's list, which takes 20 types at most. Each comes with one that we look for. */
export const UNLISTED_EVENTS: Partial<Record<EventType, EventType>> = { "charge.refunded": "refund.created" };

export const LISTED_EVENTS: EventType[] = HANDLED_EVENTS.filter((type) => !(type in UNLISTED_EVENTS));

export const isHandled = (type: string): boolean => Object.hasOwn(STRIPE_EVENTS, type);

/** The names of an event's handlers, in order; none for a type that we do not handle. */
export const handlersOf = (type: string): readonly (keyof EventHandlers)[] =>
  isHandled(type) ? STRIPE_EVENTS[type as keyof typeof STRIPE_EVENTS] : [];
