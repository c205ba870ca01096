/** A fan's subscriptions and what they can subscribe to, read from Stripe. */
import type Stripe from "stripe";
import { cancelReason } from "../../../app/domain/billing/cancel-reasons";
import type { Subscription } from "../../product-api/contract";
import type { CustomerOwner } from "../customers/customer-owner";
import { listOfCustomer } from "../customers/deleted-customer";
import { LIVE_STATUSES, type Memberships } from "../membership/memberships";
import type { premiumPlanSales } from "../membership/premium";
import type { BillingDeps } from "../payments/billing-types";
import { idOf, undefinedIfMissing } from "../payments/stripe-objects";
import type { BillingApi } from "./billing-api";
import { productAnswer, subscriptionAnswer } from "./stripe-answers";

const MOST = 100;

type SubscriptionRows = Pick<
  BillingApi,
  | "querySubscriptions"
  | "listSubscriptions"
  | "getSubscription"
  | "findSubscription"
  | "cancelSubscription"
  | "getBillingProduct"
  | "getCustomerProduct"
>;

export function subscriptionRows(
  { stripe, premiumPrices }: BillingDeps,
  { ownCustomer, byEmail }: CustomerOwner,
  memberships: Memberships,
  { cancel }: Pick<ReturnType<typeof premiumPlanSales>, "cancel">,
): SubscriptionRows {
  /** Newest first, including ended ones. */
  async function list(of: string, wanted: Omit<Stripe.SubscriptionListParams, "customer"> = {}) {
    const all = await listOfCustomer(stripe, of, (customer) =>
      stripe.subscriptions.list({ customer, status: "all", limit: MOST, ...wanted }),
    );
    return all.map(subscriptionAnswer);
  }

  const alive = (all: Subscription[]) => all.find(({ status }) => LIVE_STATUSES.includes(status));

  /** A product that has a Premium price. Other products of the Stripe account are not shown. */
  async function product(id: string) {
    const prices = await Promise.all(
      premiumPrices.map((price) => stripe.prices.retrieve(price, { expand: ["product"] })),
    );
    const its = prices.filter((price) => idOf(price.product) === id);
    const found = its[0]?.product;
    if (!found || typeof found === "string" || found.deleted) return undefined;
    return productAnswer(found, its);
  }

  return {
    async querySubscriptions(visitor, { body: { query } }) {
      const { status, price, limit } = query;
      const customer = await ownCustomer(visitor, query.customer);
      if (customer === undefined) return undefined;
      const all = customer ? await list(customer) : [];
      const fits = (one: Subscription) =>
        (status === "all" || one.status === status) &&
        (price === undefined || one.items.data.some((item) => item.price.id === price));
      return { data: all.filter(fits).slice(0, limit) };
    },

    async listSubscriptions(visitor, { query: { limit } }) {
      const customer = await ownCustomer(visitor);
      return { data: customer ? await list(customer, { limit }) : [] };
    },

    async getSubscription(visitor, { params: { id } }) {
      const customer = await ownCustomer(visitor);
      if (!customer || !id.startsWith("sub_")) return undefined;
      const said = await stripe.subscriptions.retrieve(id).catch(undefinedIfMissing);
      return said && idOf(said.customer) === customer ? subscriptionAnswer(said) : undefined;
    },

    /** The live subscription, else the last one. */
    async findSubscription(visitor, { query: { email } }) {
      const customer = await byEmail(visitor, email);
      const all = customer ? await list(customer) : [];
      return alive(all) ?? all[0];
    },

    async cancelSubscription(visitor, { body: { customer: asked, reason, comment = "" } }) {
      const customer = await ownCustomer(visitor, asked);
      const live = customer ? alive(await list(customer)) : undefined;
      if (!live) return undefined;
      // Our copy may be outdated, so we read it from Stripe before we cancel.
      await memberships.look(live.id);
      const feedback = cancelReason(reason);
      await cancel(visitor, { reason: feedback ?? "other", comment: feedback ? comment : reason });
      return subscriptionAnswer(await stripe.subscriptions.retrieve(live.id));
    },

    getBillingProduct: (_, { params: { id } }) => product(id),

    /** The customer's live subscription to this product. */
    async getCustomerProduct(visitor, { params: { customerId, productId } }) {
      const customer = await ownCustomer(visitor, customerId);
      const sold = customer ? await product(productId) : undefined;
      if (!customer || !sold) return undefined;
      const all = await list(customer);
      const subscription = alive(
        all.filter(({ items }) => items.data.some(({ price }) => price.product === productId)),
      );
      return subscription && { product: sold, subscription };
    },
  };
}
