/** Billing's rows of the product API, for the site that keeps the books. Stripe's errors become `Unreachable`. */

import type { broadcastSales } from "../broadcasts/buy-broadcast";
import { customerOwner, isVerifiedEmail } from "../customers/customer-owner";
import { listOfCustomer } from "../customers/deleted-customer";
import type { Customers } from "../customers/stripe-customers";
import type { goodsSales } from "../goods/buy-goods";
import type { Memberships } from "../membership/memberships";
import type { premiumPlanSales } from "../membership/premium";
import type { BillingDeps } from "../payments/billing-types";
import type { PurchaseCheckouts } from "../payments/purchase-checkout";
import type { PurchaseSettling } from "../payments/settle-purchase";
import { throwingUnreachable } from "../payments/stripe-outage";
import type { BillingApi } from "./billing-api";
import { checkoutSessionRows } from "./checkout-sessions";
import { paymentIntentRows } from "./payment-intents";
import { customerAnswer, invoiceAnswer } from "./stripe-answers";
import { subscriptionRows } from "./subscription-answers";

type BillingApiParts = Pick<ReturnType<typeof broadcastSales>, "admission" | "buyBroadcast"> & {
  customers: Customers;
  memberships: Memberships;
  premium: Pick<ReturnType<typeof premiumPlanSales>, "subscribe" | "planOf" | "cancel">;
  buyVariants: ReturnType<typeof goodsSales>["buyVariants"];
  slots: Omit<PurchaseCheckouts, "buy">;
  settled: PurchaseSettling;
};

export function ownBillingApi(deps: BillingDeps, parts: BillingApiParts): BillingApi {
  const { stripe } = deps;
  const { customers, memberships, premium } = parts;
  const owner = customerOwner(customers);

  async function customer(id: string | undefined) {
    const said = id ? await stripe.customers.retrieve(id) : undefined;
    return said && !said.deleted ? customerAnswer(said) : undefined;
  }

  const rows: BillingApi = {
    ...subscriptionRows(deps, owner, memberships, premium),
    ...paymentIntentRows(deps, { ...parts, owner }),
    ...checkoutSessionRows(deps, { ...parts, owner }),

    /** T10: finds or creates the customer, one per account, and gives it the name and description of the request. */
    async createCustomer(visitor, { body: { email, name, description } }) {
      if (!visitor.user || !isVerifiedEmail(visitor.user, email)) return undefined;
      const changed = { ...(name && { name }), ...(description && { description }) };
      // Stripe refuses even an empty update of a deleted customer, where it would still return it.
      return customers.withCustomer(visitor, async (id) =>
        id ? customerAnswer(await stripe.customers.update(id, changed)) : undefined,
      );
    },

    async findCustomer(visitor, { query: { email } }) {
      const found = await customer(await owner.byEmail(visitor, email));
      return { data: found ? [found] : [] };
    },

    async listInvoices(visitor, { query: { customer: asked, limit } }) {
      const mine = await owner.ownCustomer(visitor, asked);
      if (mine === undefined) return undefined;
      const list = (customer: string) => stripe.invoices.list({ customer, limit });
      const all = mine ? await listOfCustomer(stripe, mine, list) : [];
      return { data: all.flatMap(invoiceAnswer) };
    },
  };

  const orUnreachable = throwingUnreachable(deps, "billing");
  const all = Object.entries(rows).map(([name, row]) => [name, orUnreachable(row as BillingHandler)]);
  return Object.fromEntries(all) as BillingApi;
}

type BillingHandler = (...given: unknown[]) => Promise<unknown>;
