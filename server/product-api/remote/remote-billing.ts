/**
 * Premium over the remote product API: joining, leaving and status. Stripe's portal and undoing a cancellation aren't
 * offered; fans find them at the other site.
 */
import { LRUCache } from "lru-cache";
import { endWithoutRenewal } from "../../../app/domain/billing/scheduled-end";
import { isUnreachable } from "../../failures/unreachable";
import type { Visitor } from "../../ports";
import type { PremiumSales } from "../../services/billing";
import type { BillingApi, PurchaseRefusal } from "../../services/billing-api/billing-api";
import type { Membership, PurchaseStatus } from "../../services/payments/billing-types";
import type { CheckoutSession, Subscription } from "../contract";

const LIVE = ["trialing", "active", "past_due"];
const FEW = 20;
const MOST_KNOWN = 10_000;

export function remoteBilling(api: BillingApi, siteUrl: string): PremiumSales {
  const page = `${siteUrl}/premium`;
  /**
   * Customers by user id and email, so that each is looked up once instead of on every page. After a change of email
   * the other site learns the new one.
   */
  const customers = new LRUCache<string, string>({ max: MOST_KNOWN });

  /** Newest first, including ended ones. */
  async function subscriptionsOf(visitor: Visitor): Promise<Subscription[]> {
    if (!visitor.user) return [];
    return given(await api.listSubscriptions(visitor, { ...nothing, query: { limit: FEW } }))?.data ?? [];
  }

  return {
    /** Looked up by the fan's verified address, and created if there is none. */
    ensureCustomer: orUnreachable(async (visitor) => {
      if (!visitor.user?.emailVerified) return undefined;
      const { userId, email, name } = visitor.user;
      const key = `${userId} ${email}`;
      const known = customers.get(key);
      if (known) return known;
      const found = given(await api.findCustomer(visitor, { ...nothing, query: { email } }));
      const one = found?.data[0] ?? given(await api.createCustomer(visitor, { ...nothing, body: { email, name } }));
      if (one) customers.set(key, one.id);
      return one?.id;
    }),

    subscribe: orUnreachable(async (visitor, planId) => {
      const body = {
        mode: "subscription" as const,
        ui_mode: "hosted_page" as const,
        line_items: [{ price: planId, quantity: 1 }],
        // Stripe inserts the session's id.
        return_url: `${page}?purchase={CHECKOUT_SESSION_ID}`,
        cancel_url: page,
      };
      const led = await api.createCheckoutSession(visitor, { ...nothing, body });
      if (led && "refused" in led) return { outcome: led.refused === "owned" ? "owned" : "absent" };
      if (!led?.id || !led.url) return { outcome: "absent" };
      const { id, url, client_secret } = led;
      return { outcome: "checkout", url, session: { id, client_secret } };
    }),

    cancel: orUnreachable(async (visitor, { reason, comment }) => {
      const body = reason ? { reason, ...(comment && { comment }) } : { reason: comment || "other" };
      return given(await api.cancelSubscription(visitor, { ...nothing, body })) ? "cancelled" : "absent";
    }),

    async membershipOf(visitor) {
      const live = (await subscriptionsOf(visitor)).find(({ status }) => LIVE.includes(status));
      return live ? membershipIn(live) : { state: "none" };
    },

    wasMember: async (visitor) => (await subscriptionsOf(visitor)).length > 0,

    async returned(visitor, id) {
      if (!visitor.user) return undefined;
      const session = await orUnreachable(api.getCheckoutSession)(visitor, { ...nothing, query: { id } });
      if (session === "unreachable") return "open";
      const found = given(session);
      return found && statusOf(found);
    },
  };
}

/** The parts of a request that a row doesn't use. */
const nothing = { params: undefined, query: undefined, body: undefined };

/** Lets the page say so if the remote couldn't be reached. The failure was already reported. */
function orUnreachable<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
  return (...given: Given): Promise<T | "unreachable"> =>
    work(...given).catch((error: unknown) => {
      if (!isUnreachable(error)) throw error;
      return "unreachable" as const;
    });
}

const given = <T extends object>(answer: T | PurchaseRefusal | undefined): T | undefined =>
  answer && "refused" in answer ? undefined : (answer as T | undefined);

function statusOf({ status, refunded }: CheckoutSession): PurchaseStatus {
  if (status !== "complete") return status === "expired" ? "ended" : "open";
  return refunded ? "refunded" : "paid";
}

/** In the form that the other site uses. */
function membershipIn({ id, status, cancel_at_period_end, cancel_at, trial_end, items }: Subscription): Membership {
  const [item] = items.data;
  const interval = item?.price.recurring?.interval;
  if (!item || (interval !== "month" && interval !== "year")) return { state: "none" };
  const running = { trialing: "trial", past_due: "pastDue" } as const;
  const payment = status === "trialing" && trial_end ? trial_end : item.current_period_end;
  const end = endWithoutRenewal(cancel_at_period_end, cancel_at, payment);
  const state = end ? "ending" : (running[status as keyof typeof running] ?? "active");
  return {
    state,
    subscriptionId: id,
    interval,
    priceCents: item.price.unit_amount ?? 0,
    currency: item.price.currency.toUpperCase(),
    until: new Date((end ?? payment) * 1000).toISOString(),
    // The other site's API has no such field.
    disputed: false,
  };
}
