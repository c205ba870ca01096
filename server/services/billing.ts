/** Billing: customers, Premium, and nights to watch at home. One file per part in billing/; here they are put together. */
import { and, eq } from "drizzle-orm";
import { isGuid } from "../../app/domain/guid";
import { isStripes } from "../clients/stripe";
import type { Visitor } from "../ports";
import { purchase } from "../store/schema";
import { ownBillingApi } from "./billing-api/own-billing-api";
import type { BoxOffice } from "./box-office";
import { broadcastSales } from "./broadcasts/buy-broadcast";
import { watchableBroadcasts } from "./broadcasts/watchable-broadcasts";
import { fanInvoices } from "./customers/fan-invoices";
import { customerForgetting } from "./customers/forget-customer";
import { paymentHistory } from "./customers/payment-history";
import { savedCard } from "./customers/saved-card";
import { stripeCustomers } from "./customers/stripe-customers";
import { goodsSales } from "./goods/buy-goods";
import { fanGoodsOrders } from "./goods/fan-goods-orders";
import { membershipReading } from "./membership/memberships";
import { premiumPlanSales } from "./membership/premium";
import { supersededMemberships } from "./membership/superseded-memberships";
import type { BillingDeps, PurchaseStatus } from "./payments/billing-types";
import { openPurchases } from "./payments/open-purchases";
import { paymentOrigins } from "./payments/payment-origin";
import { purchaseCheckouts } from "./payments/purchase-checkout";
import { purchaseSettling } from "./payments/settle-purchase";
import { bookComparison } from "./reconciliation/compare-books";
import { stripeListComparison } from "./reconciliation/compare-stripe-lists";
import { foreignPayments } from "./reconciliation/foreign-payments";
import { disputeHandling } from "./refunds/disputes";
import { fanRefunds } from "./refunds/fan-refund";
import { revokingRefunded } from "./refunds/revoke-refunded";
import { hearing } from "./stripe-events/event-handlers";
import { telling } from "./stripe-events/event-mails";
import { missedEvents } from "./stripe-events/missed-events";

export type { PaymentEntry } from "./customers/payment-history";
export type { SavedCard } from "./customers/saved-card";
export type { Membership } from "./payments/billing-types";
export type Billing = ReturnType<typeof billing>;
/** What a site needs to sell Premium. The product API offers it, so another site can sell it for this one. */
export type PremiumSales = Pick<Billing, "ensureCustomer" | "subscribe" | "cancel" | "membershipOf" | "returned">;

export function billing(
  deps: BillingDeps,
  house: Pick<
    BoxOffice,
    "cancelOrder" | "hear" | "payBack" | "recordRefunds" | "returnedRefunds" | "sendSoon" | "settle" | "writeOff"
  >,
) {
  const customers = stripeCustomers(deps);
  const memberships = membershipReading(deps, customers);
  const settled = purchaseSettling(deps, memberships, house);
  const { settle } = settled;
  const purchases = purchaseCheckouts(deps, settled);
  const { buy } = purchases;
  const revokeRefunded = revokingRefunded(deps);
  const originOf = paymentOrigins(deps, settled, house);
  const disputes = disputeHandling(deps, { memberships, originOf, revokeRefunded, house });

  const foreign = foreignPayments(deps, originOf, memberships);

  const premium = premiumPlanSales(deps, customers, memberships, buy);
  const { admission, buyBroadcast } = broadcastSales(deps, customers, memberships, buy);
  const invoicing = fanInvoices(deps, customers);
  const tell = telling(deps);

  /** Lets a page say so when Stripe was not reached; then nothing has been charged or changed. */
  const told =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T | "unreachable"> =>
      work(...given).catch((error: unknown) => {
        if (!isStripes(error)) throw error;
        deps.report(error, "critical", "billing");
        return "unreachable" as const;
      });

  const { buyGoods, heldPieces, putBack } = goodsSales(deps, customers, purchases);
  const { goodsOrder, goodsReceipt } = fanGoodsOrders(deps, told(settle));

  const parts = { customers, memberships, premium, admission, buyBroadcast, slots: purchases, settled };

  const regularly = {
    "open purchases": openPurchases(deps, settled, purchases),
    "events that were missed": missedEvents(deps, house.hear),
    "comparison with Stripe": stripeListComparison(deps, { memberships, disputes, house }),
    "refunded purchases": () => revokeRefunded(),
    "memberships that were replaced": () => supersededMemberships(deps, memberships).endSuperseded(),
  };

  const receive = hearing({ ...settled, memberships, disputes, revokeRefunded, tell, house });

  return {
    /** The rows of the product API. */
    bills: ownBillingApi(deps, parts),
    ensureCustomer: told(customers.ensureCustomer),
    subscribe: told(premium.subscribe),
    cancel: told(premium.cancel),
    resume: told(premium.resume),
    portal: told(premium.portal),
    buyBroadcast: told(buyBroadcast),
    admission,
    ...watchableBroadcasts(deps, memberships),
    ...customerForgetting(deps, customers, memberships, purchases),
    buyGoods: told(buyGoods),
    heldPieces,
    putBack: told(putBack),
    goodsOrder,
    goodsReceipt: told(goodsReceipt),
    invoices: told(invoicing.invoices),
    payments: paymentHistory(deps, customers, invoicing),
    card: told(savedCard(deps, customers, memberships)),
    giveBack: fanRefunds(deps, house, revokeRefunded),
    membershipOf: async ({ user }: Visitor) =>
      user ? memberships.membershipOf(user.userId) : ({ state: "none" } as const),
    /**
     * To be called every minute or so, by any number of processes. What fails keeps nothing else from being done, and
     * is done again the next time.
     */
    async reconcile(): Promise<void> {
      for (const [about, work] of Object.entries(regularly)) {
        await work().catch((error: unknown) => deps.report(error, "critical", about));
      }
      house.sendSoon();
    },

    compareBooks: bookComparison(deps, { memberships, disputes, originOf, revokeRefunded, foreign, house }),
    acknowledgeForeign: foreign.acknowledge,
    disputes: disputes.list,

    /** What became of a purchase of hers, asked of Stripe; undefined for what is not hers. */
    async returned({ user }: Visitor, purchaseId: string): Promise<PurchaseStatus | undefined> {
      if (!user || !isGuid(purchaseId)) return undefined;
      const [row] = await deps.store.db
        .select()
        .from(purchase)
        .where(and(eq(purchase.id, purchaseId), eq(purchase.userId, user.userId)));
      if (!row) return undefined;
      const refused =
        row.kind === "premium" && row.status === "ENDED" && (await memberships.wasRefusedTrial(user.userId));
      if (refused) return "trialUsed";
      if (row.status !== "OPEN" || !row.checkoutSessionId) return STATUS[row.status];
      const settled = await told(settle)(row.checkoutSessionId);
      house.sendSoon();
      return settled === "unreachable" ? "open" : settled;
    },
    receive,
  };
}

const STATUS = { OPEN: "open", PAID: "paid", ENDED: "ended", REFUNDED: "refunded" } as const;
