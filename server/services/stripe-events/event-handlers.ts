/** Stripe's events, as far as they are billing's: each is only a reason to look, and perhaps to write to a fan. */
import type Stripe from "stripe";
import type { BoxOffice } from "../box-office";
import type { Memberships } from "../membership/memberships";
import type { PurchaseSettling } from "../payments/settle-purchase";
import type { Disputes } from "../refunds/disputes";

type Parts = PurchaseSettling & {
  memberships: Memberships;
  disputes: Pick<Disputes, "look">;
  revokeRefunded: () => Promise<void>;
  tell: (event: Stripe.Event) => Promise<boolean>;
  house: Pick<BoxOffice, "sendSoon">;
};

export function hearing({ settle, settleIntent, memberships, disputes, revokeRefunded, tell, house }: Parts) {
  /** Whatever Stripe's event tells of billing is looked at again; false for an event that is not billing's. */
  return async function receive(event: Stripe.Event): Promise<boolean> {
    await tell(event);
    const heard = await hear(event);
    house.sendSoon();
    return heard;
  };

  async function hear(event: Stripe.Event): Promise<boolean> {
    const { type, data } = event;
    switch (type) {
      case "checkout.session.completed":
      case "checkout.session.async_payment_succeeded":
      case "checkout.session.expired":
        if (!data.object.metadata?.purchaseId) return false;
        await settle(data.object.id);
        return true;
      case "payment_intent.succeeded":
      case "payment_intent.canceled":
        // That of a checkout is dealt with as the checkout.
        if (!data.object.metadata.purchaseId) return false;
        await settleIntent(data.object.id);
        return true;
      case "customer.subscription.created":
      case "customer.subscription.updated":
      case "customer.subscription.deleted":
      case "customer.subscription.paused":
      case "customer.subscription.resumed":
      case "customer.subscription.trial_will_end":
        await memberships.look(data.object.id);
        return true;
      case "invoice.paid":
      case "invoice.payment_failed":
      case "invoice.payment_action_required": {
        const of = data.object.parent?.subscription_details?.subscription;
        if (!of) return false;
        await memberships.look(typeof of === "string" ? of : of.id);
        return true;
      }
      case "refund.created":
      case "refund.updated":
      case "refund.failed":
      case "charge.refunded":
        // The books know of it already: the box office keeps them for every payment.
        await revokeRefunded();
        return true;
      case "charge.dispute.created":
      case "charge.dispute.updated":
      case "charge.dispute.closed":
        await disputes.look(data.object.id);
        return true;
      default:
        return false;
    }
  }
}
