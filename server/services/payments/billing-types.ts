/** What billing needs and what it returns. Types only. */
import type Stripe from "stripe";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Product } from "../../product-api/contract";
import type { Store } from "../../store/connection/open-store";
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
    productOfVariant(variantId: string): Promise<Product | undefined>;
  };
  report: Report;
  metrics?: Metrics | undefined;
};

/**
 * The result of a click on "pay". `url` is empty if another site embeds the checkout in its own page. `owned`: the fan
 * has it already. `absent`: it is not for sale, or not now.
 */
export type BuyOutcome =
  | { outcome: "checkout"; url: string; session: Pick<Stripe.Checkout.Session, "id" | "client_secret"> }
  | { outcome: "owned" | "absent" };

/** Where a checkout returns to, instead of our own pages. */
export type CheckoutReturn = {
  paid?: string | undefined;
  canceled?: string | undefined;
  /** Another site embeds the checkout in its own page; `paid` is that page. */
  embedded?: boolean;
  /** Whether Stripe makes an invoice for a one-time payment. */
  invoice?: boolean | undefined;
};

/**
 * The status of a checkout. `open`: Stripe has not said yet. `trialUsed`: the card has had a free trial before, so the
 * membership did not begin and nothing was charged.
 */
export type PurchaseStatus = "paid" | "open" | "ended" | "refunded" | "trialUsed";

/**
 * A fan's Premium. `ending`: canceled, but valid until `until`. `pastDue`: a renewal failed and Stripe retries it; the
 * membership stays valid. `none`: no membership, or it has ended.
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
      /** A payment of it is disputed: it grants nothing until the bank decides. */
      disputed: boolean;
    };
