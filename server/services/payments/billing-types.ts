/** What billing is given and what it gives. Types only. */
import type Stripe from "stripe";
import type { Clock } from "../../clock";
import type { Report } from "../../ports";
import type { Product } from "../../product-api/contract";
import type { Store } from "../../store/open";
import type { Metrics } from "../../telemetry/metrics";
import type { PayPerView, PremiumPlan } from "../catalogue/pay-per-view";

export type BillingDeps = {
  store: Store;
  stripe: Stripe;
  clock: Clock;
  /** Origin without a slash at the end. */
  siteUrl: string;
  /** Stripe's ids of the prices of Premium, one for each interval. */
  premiumPrices: string[];
  catalogue: {
    payPerView(id: string): Promise<PayPerView | undefined>;
    payPerViews(): Promise<PayPerView[]>;
    premiumPlans(): Promise<PremiumPlan[]>;
    product(slug: string): Promise<Product | undefined>;
  };
  report: Report;
  metrics?: Metrics | undefined;
};

/**
 * Where a click on "pay" leads; `url` is empty where another site shows the checkout in a page of its own. `owned`: there
 * is nothing left to buy. `absent`: it is not sold, or not now.
 */
export type BuyOutcome =
  | { outcome: "checkout"; url: string; session: Pick<Stripe.Checkout.Session, "id" | "client_secret"> }
  | { outcome: "owned" | "absent" };

/** Where a checkout leads back to in place of our own pages. */
export type CheckoutReturn = {
  paid?: string | undefined;
  canceled?: string | undefined;
  /** Another site shows the checkout in a page of its own, which `paid` is then. */
  embedded?: boolean;
  /** Whether Stripe makes an invoice for what is paid once. */
  invoice?: boolean | undefined;
};

/**
 * What became of a checkout. `open`: Stripe has not said yet. `trialUsed`: its card has had a free trial, so the
 * membership has not begun and nothing was charged.
 */
export type PurchaseStatus = "paid" | "open" | "ended" | "refunded" | "trialUsed";

/**
 * A fan's Premium. `trial`, `active`: all is well. `ending`: she has cancelled, and it lasts until `until`. `pastDue`:
 * a renewal failed, Stripe tries again, and it goes on meanwhile. `none`: she has none, or not any more.
 */
export type Membership =
  | { state: "none" }
  | {
      state: "trial" | "active" | "ending" | "pastDue";
      subscriptionId: string;
      interval: "month" | "year";
      priceCents: number;
      currency: string;
      /** ISO instant of the next payment, or of the end. */
      until: string;
    };
