/** Joining Premium, canceling at the end of the paid period, and undoing the cancellation. */
import type Stripe from "stripe";
import type { CancelReason } from "../../../app/domain/billing/cancel-reasons";
import { endWithoutRenewal } from "../../../app/domain/billing/scheduled-end";
import { PAYMENT_METHOD_TYPE } from "../../../app/domain/limits";
import type { Visitor } from "../../ports";
import type { PremiumPlan } from "../catalogue/pay-per-view";
import type { Customers } from "../customers/stripe-customers";
import type { BillingDeps, BuyOutcome, CheckoutReturn } from "../payments/billing-types";
import { type PurchaseRequest, returnPages, type StartCheckout } from "../payments/purchase-checkout";
import { stripeLocale } from "../payments/stripe-locale";
import { idOf, ignoreIfOver } from "../payments/stripe-objects";
import type { Memberships } from "./memberships";
import type { PremiumPrices } from "./premium-prices";

export function premiumPlanSales(
  deps: BillingDeps,
  customers: Customers,
  { memberships, prices }: { memberships: Memberships; prices: PremiumPrices },
  buy: StartCheckout,
) {
  const { stripe, siteUrl, catalogue, report } = deps;

  return {
    /**
     * Starts the checkout of a plan. A member has nothing to buy, whatever the page showed. Throws if Stripe cannot be
     * reached.
     */
    async subscribe(visitor: Visitor, planId: string, way?: CheckoutReturn): Promise<BuyOutcome> {
      const { user } = visitor;
      const plan = (await catalogue.premiumPlans()).find(({ id }) => id === planId);
      if (!user || !plan) return { outcome: "absent" };
      if ((await memberships.membershipOf(user.userId)).state !== "none") return { outcome: "owned" };
      const price = await priceOf(plan);
      if (!price) return { outcome: "absent" };
      const trial = plan.trialDays > 0 && !(await memberships.wasMember(user.userId)) ? plan.trialDays : undefined;
      const request: PurchaseRequest = {
        userId: user.userId,
        visitorId: null,
        kind: "premium",
        ref: plan.id,
        slot: "premium",
        name: "Premium",
        cents: plan.priceCents,
        currency: plan.currency,
      };
      return customers.withCustomer(visitor, async (customer) => {
        if (!customer) return { outcome: "absent" };
        return buy(request, (row) => ({
          mode: "subscription",
          locale: stripeLocale(visitor.locale),
          customer,
          // Only a card says whether it had a trial before.
          allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
          line_items: [{ price: price.id, quantity: 1 }],
          subscription_data: { metadata: { userId: user.userId }, ...(trial && { trial_period_days: trial }) },
          ...returnPages({ paid: `${siteUrl}/premium?purchase=${row.id}`, canceled: `${siteUrl}/premium` }, way),
        }));
      });
    },

    /** A plan by its own id or by Stripe's price id; the first plan if no name is given. */
    async planOf(name: string | undefined): Promise<PremiumPlan | undefined> {
      const plans = await catalogue.premiumPlans();
      if (name === undefined) return plans[0];
      const ofPlans = await Promise.all(plans.map(priceOf));
      return plans.find(({ id }, at) => id === name || ofPlans[at]?.id === name);
    },

    /**
     * Cancels the membership at the end of the paid period, unless that was done already. Stripe keeps the last reason.
     * `absent`: there is none.
     */
    async cancel(
      { user }: Visitor,
      { reason, comment }: { reason: CancelReason | undefined; comment: string },
    ): Promise<"cancelled" | "absent"> {
      const membership = user && (await currentMembership(user.userId));
      if (!membership) return "absent";
      const { subscriptionId } = membership;
      const said = await released(subscriptionId);
      const canceled = {
        // Canceling again would change the time of the cancellation and send a second mail. A new reason is still stored.
        ...(!endsWithPeriod(said) && { cancel_at_period_end: true }),
        cancellation_details: { ...(reason && { feedback: reason }), ...(comment && { comment }) },
      };
      const update = () =>
        stripe.subscriptions.update(subscriptionId, canceled).catch(async (error: unknown) => {
          // The response may be lost though Stripe has canceled it.
          const now = await stripe.subscriptions.retrieve(subscriptionId).catch(() => undefined);
          if (!now || !endsWithPeriod(now)) throw error;
          report(error, "critical", "canceling Premium");
          return now;
        });
      await memberships.change(subscriptionId, update);
      return "cancelled";
    },

    /** Undoes a cancellation, if there is one, while the membership is live. */
    async resume({ user }: Visitor): Promise<"resumed" | "absent"> {
      const membership = user && (await currentMembership(user.userId));
      if (!membership) return "absent";
      if (membership.state !== "ending") return "resumed";
      const said = await released(membership.subscriptionId);
      // Stripe refuses a call that has both.
      const cleared = said.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" as const };
      const update = () => stripe.subscriptions.update(membership.subscriptionId, cleared);
      await memberships.change(membership.subscriptionId, update);
      return "resumed";
    },

    /** The URL of Stripe's portal, where members change plan and card; undefined for a guest. */
    async portal(visitor: Visitor, returnPath: string): Promise<string | undefined> {
      return customers.withCustomer(visitor, async (customer) => {
        if (!customer) return undefined;
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: `${siteUrl}${returnPath}`,
          locale: stripeLocale(visitor.locale),
        });
        return session.url;
      });
    },
  };

  /**
   * The subscription, released from a schedule that would change its plan later: Stripe lets nobody cancel or resume
   * a subscription that has one.
   */
  async function released(subscriptionId: string): Promise<Stripe.Subscription> {
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const schedule = idOf(said.schedule);
    if (schedule) {
      await stripe.subscriptionSchedules.release(schedule, { preserve_cancel_date: true }).catch(ignoreIfOver);
    }
    return said;
  }

  /** The fan's live membership as Stripe has it now: another tab or Stripe's portal may have just changed it. */
  async function currentMembership(userId: string) {
    const stored = await memberships.membershipOf(userId);
    if (stored.state === "none") return undefined;
    await memberships.look(stored.subscriptionId);
    const current = await memberships.membershipOf(userId);
    return current.state === "none" ? undefined : current;
  }

  /** Stripe's price for a plan. A price that differs from what the page shows is not sold. */
  async function priceOf(plan: PremiumPlan): Promise<Stripe.Price | undefined> {
    const price = (await prices.all()).find(({ recurring }) => recurring?.interval === plan.interval);
    const fits = price?.unit_amount === plan.priceCents && price.currency === plan.currency.toLowerCase();
    if (!fits) report(new Error(`No price of Stripe's fits the plan ${plan.id}`), "critical", "price of Premium");
    return fits ? price : undefined;
  }
}

/** False if the end was set by hand to a date after the paid period: until then, it would renew. */
function endsWithPeriod({ cancel_at_period_end: atPeriodEnd, cancel_at: at, items }: Stripe.Subscription): boolean {
  return endWithoutRenewal(atPeriodEnd, at, items.data[0]?.current_period_end ?? 0) !== undefined;
}
