/** Billing's part in deleting an account: closes checkouts, ends memberships and forgets the customer at Stripe. */
import { and, eq } from "drizzle-orm";
import { purchase, subscription } from "../../store/schema";
import { ENDED_STATUSES, type Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import type { PurchaseCheckouts } from "../payments/purchase-checkout";
import { ignoreIfOver } from "../payments/stripe-objects";
import type { Customers } from "./stripe-customers";

export function customerForgetting(
  { store: { db }, stripe }: BillingDeps,
  customers: Customers,
  memberships: Memberships,
  { close, giveUp }: Pick<PurchaseCheckouts, "close" | "giveUp">,
) {
  return {
    /** Closes the fan's open checkouts. One that is already paid is settled. Throws if Stripe cannot be reached. */
    async closeCheckouts(userId: string): Promise<void> {
      const open = and(eq(purchase.userId, userId), eq(purchase.status, "OPEN"));
      for (const row of await db.select().from(purchase).where(open)) {
        await close(row);
        await giveUp(row);
      }
    },

    /**
     * Cancels the fan's memberships at once and forgets the customer; Stripe keeps the invoices. Call it after the
     * store has replaced the fan's id with `userId`, and repeat it until it succeeds. Throws if Stripe can't be
     * reached.
     */
    async forgetCustomer(userId: string): Promise<void> {
      for (const { id, status } of await db.select().from(subscription).where(eq(subscription.userId, userId))) {
        await stripe.subscriptions.update(id, { metadata: { userId } }).catch(ignoreIfOver);
        // Not only live ones: Stripe drafts invoices for an unpaid one too, and a paused one can be resumed.
        if (ENDED_STATUSES.includes(status)) continue;
        await stripe.subscriptions.cancel(id).catch(ignoreIfOver);
        await memberships.look(id);
      }
      const customer = await customers.customerOf(userId);
      if (customer) await customers.forget(customer).catch(ignoreIfOver);
    },
  };
}
