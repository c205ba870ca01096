/** Brings a purchase in line with its checkout session or payment intent, which is read from Stripe at every call. */
import { eq, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import { purchase, subscription } from "../../store/schema";
import { broadcastSale } from "../broadcasts/broadcast-sale";
import { goodsSale } from "../goods/goods-sale";
import type { GoodsRecipient } from "../goods/piece-stock";
import type { Memberships } from "../membership/memberships";
import { supersededMemberships } from "../membership/superseded-memberships";
import type { Refunds } from "../refunds";
import type { BillingDeps, PurchaseStatus } from "./billing-types";
import { endPurchase } from "./end-purchase";
import { recipientOf } from "./goods-recipient";
import type { Purchase } from "./purchase-checkout";
import { paymentSettling } from "./settle-payment";
import { idIn, idOf, retrieveOrReport } from "./stripe-objects";

export type SettlePurchase = (id: string) => Promise<PurchaseStatus>;
/** `settle` takes the id of a checkout session, `settleIntent` that of a payment intent that no session made. */
export type PurchaseSettling = { settle: SettlePurchase; settleIntent: SettlePurchase };
const UNKNOWN = "settling a purchase that Stripe does not know";

export function purchaseSettling(deps: BillingDeps, memberships: Memberships, refunds: Pick<Refunds, "send">) {
  const { store, stripe, report } = deps;
  const { db } = store;
  const settlePayment = paymentSettling(deps, refunds);
  const { endSuperseded } = supersededMemberships(deps, memberships);

  /** Throws if Stripe or the store cannot be reached; then nothing has happened, and the caller can try again. */
  const settle: SettlePurchase = async (checkoutSessionId) => {
    const session = await retrieveOrReport(report, UNKNOWN, () => stripe.checkout.sessions.retrieve(checkoutSessionId));
    const row = session && (await purchaseOf(session));
    if (!session || !row) return "ended";
    if (session.status === "expired") return end(row, eq(purchase.checkoutSessionId, session.id));
    if (session.status !== "complete") return "open";
    if (session.mode === "subscription") return join(row, session);
    if (session.payment_status !== "paid") return "open";
    const { id, payment_intent: intent, amount_total: cents, currency } = session;
    const paymentIntentId = idOf(intent) ?? null;
    return settlePayment(
      { checkoutSessionId: id, paymentIntentId, cents, currency },
      saleOf(row, recipientOf(session)),
    );
  };

  const settleIntent: SettlePurchase = async (paymentIntentId) => {
    const intent = await retrieveOrReport(report, UNKNOWN, () => stripe.paymentIntents.retrieve(paymentIntentId));
    const row = intent && (await purchaseOf(intent));
    if (!intent || !row) return "ended";
    if (intent.status === "canceled") return end(row, eq(purchase.paymentIntentId, intent.id));
    if (intent.status !== "succeeded") return "open";
    const { amount_received: cents, currency, receipt_email: email } = intent;
    return settlePayment(
      { checkoutSessionId: null, paymentIntentId, cents, currency },
      saleOf(row, { email, address: null }),
    );
  };

  async function purchaseOf({ metadata }: Stripe.Checkout.Session | Stripe.PaymentIntent) {
    const id = idIn(metadata, "purchaseId");
    const [row] = id ? await db.select().from(purchase).where(eq(purchase.id, id)) : [];
    return row;
  }

  /** Ends an open purchase, if it still has the session or intent that has ended. */
  async function end(row: Purchase, stillAttached: SQL) {
    await db.transaction((tx) => endPurchase(tx, row.id, stillAttached));
    return "ended" as const;
  }

  /** Reads the subscription first, so that a fan who sees "paid" has their membership. */
  async function join(row: Purchase, session: Stripe.Checkout.Session): Promise<PurchaseStatus> {
    const id = idOf(session.subscription);
    if (id) await memberships.look(id);
    if (id && (await isTrialRefused(id))) {
      await end(row, eq(purchase.checkoutSessionId, session.id));
      return "trialUsed";
    }
    await db.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
    await endSuperseded(row.userId ?? "").catch((error: unknown) =>
      report(error, "critical", "membership that is over"),
    );
    return "paid";
  }

  async function isTrialRefused(subscriptionId: string): Promise<boolean> {
    const [row] = await db.select().from(subscription).where(eq(subscription.id, subscriptionId));
    return row?.trialRefused ?? false;
  }

  return { settle, settleIntent };
}

const saleOf = (row: Purchase, recipient: GoodsRecipient) =>
  row.kind === "shop" ? goodsSale(row, recipient) : broadcastSale(row);
