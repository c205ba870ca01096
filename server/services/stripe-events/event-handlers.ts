/** The handlers that event-table.ts names. An event is only a hint: each handler reads the object from Stripe. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { enqueueMail } from "../../mail/outbox";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import { payment, subscription } from "../../store/schema";
import { idOf, retrieveOrReport } from "../payments/stripe-objects";
import { mailFor } from "./event-mails";
import type { EventOf } from "./event-table";

type CheckoutEvent = EventOf<
  "checkout.session.completed" | "checkout.session.async_payment_succeeded" | "checkout.session.expired"
>;
type PaymentIntentEvent = EventOf<"payment_intent.succeeded" | "payment_intent.canceled">;
type SubscriptionEvent = EventOf<
  | "customer.subscription.created"
  | "customer.subscription.updated"
  | "customer.subscription.deleted"
  | "customer.subscription.paused"
  | "customer.subscription.resumed"
  | "customer.subscription.trial_will_end"
>;
type InvoiceEvent = EventOf<"invoice.paid" | "invoice.payment_failed" | "invoice.payment_action_required">;
type RefundEvent = EventOf<"refund.created" | "refund.updated" | "refund.failed" | "charge.refunded">;
type DisputeEvent = EventOf<"charge.dispute.created" | "charge.dispute.updated" | "charge.dispute.closed">;

/** Each may see an event twice, late or out of order, and has to end in the same state. */
export type EventHandlers = {
  settleTickets(event: CheckoutEvent): Promise<void>;
  settlePurchase(event: CheckoutEvent): Promise<void>;
  settlePaymentIntent(event: PaymentIntentEvent): Promise<void>;
  readMembership(event: SubscriptionEvent | InvoiceEvent): Promise<void>;
  recordRefunds(event: RefundEvent): Promise<void>;
  revokeRefunded(event: RefundEvent): Promise<void>;
  readDispute(event: DisputeEvent): Promise<void>;
  enqueueMail(event: Stripe.Event): Promise<void>;
};

/** What the handlers call. */
export type EventServices = {
  settleTickets(checkoutSessionId: string): Promise<unknown>;
  settlePurchase(checkoutSessionId: string): Promise<unknown>;
  settlePaymentIntent(paymentIntentId: string): Promise<unknown>;
  readMembership(subscriptionId: string): Promise<void>;
  recordRefunds(paymentIntentId: string): Promise<void>;
  revokeRefunded(): Promise<void>;
  readDispute(disputeId: string): Promise<void>;
};

export type EventHandlerDeps = { store: Store; stripe: Stripe; clock: Clock; report: Report };

export function eventHandlers(
  { store: { db }, stripe, clock, report }: EventHandlerDeps,
  does: EventServices,
): EventHandlers {
  /** Once it was read, it is in the store if it is a fan's Premium. */
  const isMembership = async (id: string) => (await db.$count(subscription, eq(subscription.id, id))) > 0;

  return {
    async settleTickets({ data: { object: session } }) {
      if (session.metadata?.reservationId) await does.settleTickets(session.id);
    },

    async settlePurchase({ data: { object: session } }) {
      if (session.metadata?.purchaseId) await does.settlePurchase(session.id);
    },

    /** An intent that a checkout session made has no purchase of its own: its session is settled instead. */
    async settlePaymentIntent({ data: { object: intent } }) {
      if (intent.metadata.purchaseId) await does.settlePaymentIntent(intent.id);
    },

    async readMembership({ data: { object } }) {
      const id = object.object === "invoice" ? idOf(object.parent?.subscription_details?.subscription) : object.id;
      if (id) await does.readMembership(id);
    },

    async recordRefunds({ data: { object } }) {
      const paymentIntentId = idOf(object.payment_intent);
      if (!paymentIntentId) return;
      // Stripe would send an event of another mode again for days if we failed.
      await retrieveOrReport(report, "webhook", async () => {
        await settlePaymentFirst(paymentIntentId);
        await does.recordRefunds(paymentIntentId);
      });
    },

    revokeRefunded: () => does.revokeRefunded(),

    readDispute: ({ data: { object } }) => does.readDispute(object.id),

    async enqueueMail(event) {
      const found = mailFor(event);
      if (!found) return;
      const { subscriptionId, ...mail } = found;
      if (subscriptionId && !(await isMembership(subscriptionId))) return;
      await enqueueMail(db, { ...mail, now: clock.now() });
    },
  };

  /** A refund's event may arrive before the event of the payment that it takes back. */
  async function settlePaymentFirst(paymentIntentId: string): Promise<void> {
    const [known] = await db.select().from(payment).where(eq(payment.paymentIntentId, paymentIntentId));
    if (known) return;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
    const [session] = data;
    if (session?.metadata?.reservationId) await does.settleTickets(session.id);
    else if (session?.metadata?.purchaseId) await does.settlePurchase(session.id);
    if (session) return;
    const { metadata } = await stripe.paymentIntents.retrieve(paymentIntentId);
    if (metadata.purchaseId) await does.settlePaymentIntent(paymentIntentId);
  }
}
