/** Billing: Stripe customers, Premium, broadcasts and goods. This file connects the parts in the folders beside it. */
import type { Outbox } from "../mail/outbox";
import type { Visitor } from "../ports";
import { ownBillingApi } from "./billing-api/own-billing-api";
import type { BoxOffice } from "./box-office";
import { broadcastSales } from "./broadcasts/buy-broadcast";
import { watchableBroadcasts } from "./broadcasts/watchable-broadcasts";
import { fanInvoices } from "./customers/fan-invoices";
import { customerForgetting } from "./customers/forget-customer";
import { paymentHistory } from "./customers/payment-history";
import { savedCard } from "./customers/saved-card";
import { stripeCustomers } from "./customers/stripe-customers";
import { baskets } from "./goods/basket";
import { goodsOfHoldChanging } from "./goods/beside-seats/change-goods";
import { goodsSales } from "./goods/buy-goods";
import { goodsClaims } from "./goods/claim-goods";
import { fanGoodsOrders } from "./goods/fan-goods-orders";
import { goodsCheckouts } from "./goods/goods-checkout";
import { membershipReading } from "./membership/memberships";
import { premiumPlanSales } from "./membership/premium";
import { premiumPriceReading } from "./membership/premium-prices";
import { supersededMemberships } from "./membership/superseded-memberships";
import type { BillingDeps } from "./payments/billing-types";
import { fanPurchases } from "./payments/fan-purchases";
import { openPurchases } from "./payments/open-purchases";
import { paymentOrigins } from "./payments/payment-origin";
import { purchaseCheckouts } from "./payments/purchase-checkout";
import { purchaseSettling } from "./payments/settle-purchase";
import { returningUnreachable } from "./payments/stripe-outage";
import { bookComparison } from "./reconciliation/compare-books";
import { stripeListComparison } from "./reconciliation/compare-stripe-lists";
import { foreignPayments } from "./reconciliation/foreign-payments";
import { stripeBalance } from "./reconciliation/stripe-balance";
import type { Refunds } from "./refunds";
import { disputeHandling } from "./refunds/disputes";
import { fanRefunds } from "./refunds/fan-refund";
import { revokingRefunded } from "./refunds/revoke-refunded";

export type { PaymentEntry } from "./customers/payment-history";
export type { SavedCard } from "./customers/saved-card";
export type { Membership } from "./payments/billing-types";
export type Billing = ReturnType<typeof billing>;
/** What a site needs to sell Premium. The product API offers it, so another site can sell for this one. */
export type PremiumSales = Pick<
  Billing,
  "ensureCustomer" | "subscribe" | "cancel" | "membershipOf" | "wasMember" | "returned"
>;

/** The parts of the site that billing works with. */
type BillingParts = {
  boxOffice: Pick<BoxOffice, "cancelOrder" | "settle" | "closeCheckout">;
  refunds: Refunds;
  outbox: Pick<Outbox, "sendSoon">;
  /** Handles the Stripe events that we were never sent. */
  catchUpEvents: () => Promise<void>;
};

export function billing(deps: BillingDeps, { boxOffice, refunds, outbox, catchUpEvents }: BillingParts) {
  const orUnreachable = returningUnreachable(deps);
  const customers = stripeCustomers(deps);
  const prices = premiumPriceReading(deps);
  const memberships = membershipReading(deps, customers, prices);
  const settled = purchaseSettling(deps, memberships, refunds);
  const { settle } = settled;
  const purchases = purchaseCheckouts(deps, settled);
  const { buy } = purchases;
  const revokeRefunded = revokingRefunded(deps);
  const originOf = paymentOrigins(deps, settled, boxOffice);
  const disputes = disputeHandling(deps, { memberships, originOf, revokeRefunded, refunds });

  const foreign = foreignPayments(deps, originOf, memberships);

  const premium = premiumPlanSales(deps, customers, { memberships, prices }, buy);
  const { admission, buyBroadcast } = broadcastSales(deps, customers, memberships, buy);
  const invoicing = fanInvoices(deps, customers);

  const openGoods = goodsCheckouts(deps, customers, purchases);
  const { buyGoods, buyVariants, heldPieces, putBack, resumeGoods } = goodsSales(deps, openGoods, purchases);
  const { payBasket, ...basket } = baskets(deps, openGoods);
  const besideSeats = goodsOfHoldChanging(deps, boxOffice.closeCheckout, putBack);
  const { goodsReceipt, ...goodsOrders } = fanGoodsOrders(deps, orUnreachable(settle));

  const parts = { customers, memberships, premium, admission, buyBroadcast, buyVariants, slots: purchases, settled };

  const balance = stripeBalance(deps);

  const regularly = {
    "open purchases": openPurchases(deps, settled, purchases),
    "events that were missed": catchUpEvents,
    "comparison with Stripe": stripeListComparison(deps, { memberships, disputes, refunds }),
    "refunded purchases": () => revokeRefunded(),
    "fees of Stripe": balance.readBalance,
    "addresses of customers": customers.updateEmails,
    "memberships that were replaced": () => supersededMemberships(deps, memberships).endSuperseded(),
  };

  return {
    /** Billing's rows of the product API. */
    api: ownBillingApi(deps, parts),
    ensureCustomer: orUnreachable(customers.ensureCustomer),
    followEmail: customers.followEmail,
    subscribe: orUnreachable(premium.subscribe),
    cancel: orUnreachable(premium.cancel),
    resume: orUnreachable(premium.resume),
    portal: orUnreachable(premium.portal),
    buyBroadcast: orUnreachable(buyBroadcast),
    admission,
    ...watchableBroadcasts(deps),
    ...customerForgetting(deps, customers, memberships, purchases),
    buyGoods: orUnreachable(buyGoods),
    heldPieces,
    putBack: orUnreachable(putBack),
    resumeGoods: orUnreachable(resumeGoods),
    ...basket,
    payBasket: orUnreachable(payBasket),
    addToHold: orUnreachable(besideSeats.addToHold),
    takeFromHold: orUnreachable(besideSeats.takeFromHold),
    addBasketToHold: orUnreachable(besideSeats.addBasketToHold),
    claimGoods: goodsClaims(deps),
    ...goodsOrders,
    goodsReceipt: orUnreachable(goodsReceipt),
    invoices: orUnreachable(invoicing.invoices),
    payments: paymentHistory(deps, customers, invoicing),
    card: orUnreachable(savedCard(deps, customers, memberships)),
    giveBack: fanRefunds(deps, { boxOffice, refunds, revokeRefunded }),
    membershipOf: async ({ user }: Visitor) =>
      user ? memberships.membershipOf(user.userId) : ({ state: "none" } as const),
    /** Whether the fan has had a membership before, and so gets no free trial. */
    wasMember: async ({ user }: Visitor) => user !== undefined && memberships.wasMember(user.userId),
    /** Call it every minute or so, from any number of processes. A part that fails does not stop the others. */
    async reconcile(stopped?: AbortSignal): Promise<void> {
      for (const [about, work] of Object.entries(regularly)) {
        if (stopped?.aborted) return;
        await work(stopped).catch((error: unknown) => deps.report(error, "critical", about));
      }
      outbox.sendSoon();
    },

    compareBooks: bookComparison(deps, { memberships, disputes, originOf, revokeRefunded, foreign, refunds }),
    /** What the handlers of Stripe's events call. */
    eventServices: {
      settlePurchase: settle,
      settlePaymentIntent: settled.settleIntent,
      readMembership: memberships.look,
      revokeRefunded: () => revokeRefunded(),
      readDispute: disputes.look,
    },
    acknowledgeForeign: foreign.acknowledge,
    disputes: disputes.list,
    payouts: balance.payouts,
    payoutEntries: balance.payoutEntries,

    ...fanPurchases(deps, { memberships, settle: orUnreachable(settle), sendSoon: outbox.sendSoon }),
  };
}
