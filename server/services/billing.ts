/** Billing: customers, Premium, and nights to watch at home. One file per part in billing/; here they are put together. */
import { and, eq } from "drizzle-orm";
import { isGuid } from "../../app/domain/urls/guid";
import { isStripeError } from "../clients/stripe-client";
import type { Visitor } from "../ports";
import { purchase } from "../store/schema";
import { billsOf } from "./billing/api";
import { broadcastsOf } from "./billing/broadcasts";
import { cardOf } from "./billing/card";
import { customersOf } from "./billing/customers";
import { disputing } from "./billing/disputes";
import { foreignPayments } from "./billing/foreign";
import { givingBack } from "./billing/give-back";
import { goodsOf } from "./billing/goods";
import { goodsOrdersOf } from "./billing/goods-orders";
import { hearing } from "./billing/hear";
import { invoicesOf } from "./billing/invoices";
import { membershipsOf } from "./billing/memberships";
import { catchingUp } from "./billing/missed";
import { openPurchases } from "./billing/open-purchases";
import { originsOf } from "./billing/origins";
import { owning } from "./billing/owned";
import { parting } from "./billing/parting";
import { paymentsOf } from "./billing/payments";
import { premiumOf } from "./billing/premium";
import { purchasing } from "./billing/purchases";
import { reconcilingBooks } from "./billing/reconcile";
import { revoking } from "./billing/revoke";
import { settling } from "./billing/settle";
import { superseding } from "./billing/superseded";
import { telling } from "./billing/tell";
import type { BillingDeps, PurchaseStatus } from "./billing/types";
import { walking } from "./billing/walks";
import type { BoxOffice } from "./box-office";

export type { Card } from "./billing/card";
export type { Payment } from "./billing/payments";
export type { Membership } from "./billing/types";
export type Billing = ReturnType<typeof billing>;
/** What a site needs to sell Premium. The product API offers it, so another site can sell it for this one. */
export type Dues = Pick<Billing, "ensureCustomer" | "subscribe" | "cancel" | "membershipOf" | "returned">;

export function billing(
  deps: BillingDeps,
  house: Pick<
    BoxOffice,
    "cancelOrder" | "hear" | "payBack" | "recordRefunds" | "returnedRefunds" | "sendSoon" | "settle" | "writeOff"
  >,
) {
  const customers = customersOf(deps);
  const memberships = membershipsOf(deps, customers);
  const settled = settling(deps, memberships, house);
  const { settle } = settled;
  const purchases = purchasing(deps, settled);
  const { buy } = purchases;
  const revokeRefunded = revoking(deps);
  const originOf = originsOf(deps, settled, house);
  const disputes = disputing(deps, { memberships, originOf, revokeRefunded, house });

  const foreign = foreignPayments(deps, originOf, memberships);

  const premium = premiumOf(deps, customers, memberships, buy);
  const { admission, buyBroadcast } = broadcastsOf(deps, customers, memberships, buy);
  const invoicing = invoicesOf(deps, customers);
  const tell = telling(deps);

  /** Lets a page say so when Stripe was not reached; then nothing has been charged or changed. */
  const told =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T | "unreachable"> =>
      work(...given).catch((error: unknown) => {
        if (!isStripeError(error)) throw error;
        deps.report(error, "critical", "billing");
        return "unreachable" as const;
      });

  const { buyGoods, heldPieces, putBack } = goodsOf(deps, customers, purchases);
  const { goodsOrder, goodsReceipt } = goodsOrdersOf(deps, told(settle));

  const parts = { customers, memberships, premium, admission, buyBroadcast, slots: purchases, settled };

  const regularly = {
    "open purchases": openPurchases(deps, settled, purchases),
    "events that were missed": catchingUp(deps, house.hear),
    "comparison with Stripe": walking(deps, { memberships, disputes, house }),
    "refunded purchases": () => revokeRefunded(),
    "memberships that were replaced": () => superseding(deps, memberships).endSuperseded(),
  };

  const receive = hearing({ ...settled, memberships, disputes, revokeRefunded, tell, house });

  return {
    /** The rows of the product API. */
    bills: billsOf(deps, parts),
    ensureCustomer: told(customers.ensureCustomer),
    subscribe: told(premium.subscribe),
    cancel: told(premium.cancel),
    resume: told(premium.resume),
    portal: told(premium.portal),
    buyBroadcast: told(buyBroadcast),
    admission,
    ...owning(deps, memberships),
    ...parting(deps, customers, memberships, purchases),
    buyGoods: told(buyGoods),
    heldPieces,
    putBack: told(putBack),
    goodsOrder,
    goodsReceipt: told(goodsReceipt),
    invoices: told(invoicing.invoices),
    payments: paymentsOf(deps, customers, invoicing),
    card: told(cardOf(deps, customers, memberships)),
    giveBack: givingBack(deps, house, revokeRefunded),
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

    compareBooks: reconcilingBooks(deps, { memberships, disputes, originOf, revokeRefunded, foreign, house }),
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
