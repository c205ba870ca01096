/**
 * The one place where a payment of billing becomes what was bought. Whoever calls it (webhook, return page, a click,
 * reconciliation), the session or the intent is read again from Stripe, and only the first caller makes the outcome.
 */
import { randomUUID } from "node:crypto";
import { eq, isNotNull, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/open";
import { entitlement, payment, purchase, refund, subscription } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import { type GoodsRecipient, sellPiece } from "../goods/piece-stock";
import { mailGoodsRefund } from "../goods/refunded-goods";
import type { Memberships } from "../membership/memberships";
import { supersededMemberships } from "../membership/superseded-memberships";
import type { BillingDeps, PurchaseStatus } from "./billing-types";
import { idOf } from "./payment-origin";
import { endPurchase, type Purchase } from "./purchase-checkout";

export type SettlePurchase = (id: string) => Promise<PurchaseStatus>;
/** By the id of a checkout session, and by that of a payment intent which no session made. */
export type PurchaseSettling = { settle: SettlePurchase; settleIntent: SettlePurchase };
/** What Stripe says was paid, and how. */
type Paid = {
  checkoutSessionId: string | null;
  paymentIntentId: string | null;
  cents: number | null;
  currency: string | null;
  /** Who and where she is, as far as a checkout asked for it. */
  buyer: GoodsRecipient;
};

export function purchaseSettling(deps: BillingDeps, memberships: Memberships, refunds: Pick<BoxOffice, "payBack">) {
  const { store, stripe, clock, report, metrics } = deps;
  const { db } = store;
  const { endSuperseded } = supersededMemberships(deps, memberships);

  /** Throws when Stripe or the store cannot be reached; then nothing has happened and it can be called again. */
  const settle: SettlePurchase = async (checkoutSessionId) => {
    const session = await read(() => stripe.checkout.sessions.retrieve(checkoutSessionId));
    const row = session && (await purchaseOf(session));
    if (!session || !row) return "ended";
    if (session.status === "expired") return end(row, eq(purchase.checkoutSessionId, session.id));
    if (session.status !== "complete") return "open";
    if (session.mode === "subscription") return join(row, session);
    if (session.payment_status !== "paid") return "open";
    const { id, payment_intent: intent, amount_total: cents, currency } = session;
    const paymentIntentId = idOf(intent) ?? null;
    const paid = { checkoutSessionId: id, paymentIntentId, cents, currency, buyer: buyerOf(session) };
    return own(row, paid);
  };

  const settleIntent: SettlePurchase = async (paymentIntentId) => {
    const intent = await read(() => stripe.paymentIntents.retrieve(paymentIntentId));
    const row = intent && (await purchaseOf(intent));
    if (!intent || !row) return "ended";
    if (intent.status === "canceled") return end(row, eq(purchase.paymentIntentId, intent.id));
    if (intent.status !== "succeeded") return "open";
    const { amount_received: cents, currency, receipt_email: email } = intent;
    const paid = { checkoutSessionId: null, paymentIntentId, cents, currency, buyer: { email, address: null } };
    return own(row, paid);
  };

  async function purchaseOf({ metadata }: Stripe.Checkout.Session | Stripe.PaymentIntent) {
    const id = metadata?.purchaseId;
    const [row] = id ? await db.select().from(purchase).where(eq(purchase.id, id)) : [];
    return row;
  }

  async function read<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (!isMissing(error)) throw error;
      report(error, "critical", "settling a purchase that Stripe does not know");
      return undefined;
    }
  }

  /** Ends an open purchase that `there` still names what has ended. */
  async function end(row: Purchase, there: SQL) {
    await db.transaction((tx) => endPurchase(tx, row.id, there));
    return "ended" as const;
  }

  /** The subscription is read first: whoever is told "paid" finds her membership. */
  async function join(row: Purchase, session: Stripe.Checkout.Session): Promise<PurchaseStatus> {
    const id = idOf(session.subscription);
    if (id) await memberships.look(id);
    if (id && (await isTrialRefused(id))) {
      await end(row, eq(purchase.checkoutSessionId, session.id));
      return "trialUsed";
    }
    await db.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
    await endSuperseded(row.userId).catch((error: unknown) => report(error, "critical", "membership that is over"));
    return "paid";
  }

  async function isTrialRefused(subscriptionId: string): Promise<boolean> {
    const [row] = await db.select().from(subscription).where(eq(subscription.id, subscriptionId));
    return row?.trialRefused ?? false;
  }

  async function own(row: Purchase, paid: Paid) {
    if (paid.cents !== row.cents || paid.currency !== row.currency.toLowerCase()) {
      const odd = `${paid.checkoutSessionId ?? paid.paymentIntentId} paid ${paid.cents} ${paid.currency}`;
      report(new Error(`${odd} for ${row.cents} ${row.currency}`), "critical", "odd payment");
      return "open" as const;
    }
    const done = await db.transaction((tx) => pass(tx, row, paid));
    if (done.first) metrics?.add("ringside_payments_total", row.kind === "shop" ? "shop" : "ppv", done.outcome);
    if (done.refundId) await refunds.payBack(done.refundId);
    return done.outcome;
  }

  type Done = { outcome: PurchaseStatus; refundId?: string; first?: true };

  async function pass(tx: Db, row: Purchase, paid: Paid): Promise<Done> {
    const now = clock.now();
    const [first] = await tx
      .insert(payment)
      .values({
        id: randomUUID(),
        kind: row.kind === "shop" ? "shop" : "ppv",
        ref: row.id,
        checkoutSessionId: paid.checkoutSessionId,
        paymentIntentId: paid.paymentIntentId,
        cents: row.cents,
        currency: row.currency.toLowerCase(),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: payment.id });
    if (!first) {
      const [known] = await tx.select({ status: purchase.status }).from(purchase).where(eq(purchase.id, row.id));
      return { outcome: known?.status === "REFUNDED" ? "refunded" : "paid" };
    }

    const goods = row.kind === "shop";
    const granted = goods ? await sellPiece(tx, row.id, paid.buyer) : await grant(tx, row, first.id, now);
    if (granted) {
      await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
      if (goods) await enqueueMail(tx, { cause: `goods:${row.id}`, template: "goods", ref: row.id, now });
      else await enqueueMail(tx, { cause: `night_paid:${row.id}`, template: "night_paid", ref: row.id, now });
      return { outcome: "paid", first: true };
    }

    // Two checkouts of one night, paid in two tabs: the second has bought nothing. Or the last piece has gone.
    const refundId = randomUUID();
    await tx.update(purchase).set({ status: "REFUNDED" }).where(eq(purchase.id, row.id));
    await tx.insert(refund).values({
      id: refundId,
      paymentId: first.id,
      cents: row.cents,
      reason: goods ? "expired" : "requested",
      cause: `${goods ? "expired" : "double"}:${first.id}`,
      createdAt: now,
    });
    if (goods) await mailGoodsRefund(tx, row.id, now);
    return { outcome: "refunded", refundId, first: true };
  }

  /** The right to watch a night; false when she has it already. */
  async function grant(tx: Db, row: Purchase, paymentId: string, now: Date): Promise<boolean> {
    const granted = await tx
      .insert(entitlement)
      .values({
        id: randomUUID(),
        userId: row.userId,
        ppvId: row.ref,
        source: "purchase",
        paymentId,
        grantedAt: now,
      })
      // An entitlement that was revoked with its money comes back with new money.
      .onConflictDoUpdate({
        target: [entitlement.userId, entitlement.ppvId, entitlement.source],
        set: { paymentId, grantedAt: now, revokedAt: null, revokeReason: null },
        setWhere: isNotNull(entitlement.revokedAt),
      })
      .returning({ id: entitlement.id });
    return granted.length > 0;
  }

  return { settle, settleIntent };
}

function buyerOf({ customer_details, collected_information }: Stripe.Checkout.Session): GoodsRecipient {
  const { name, address } = collected_information?.shipping_details ?? {};
  const { line1, line2, city, state, postal_code: postalCode, country } = address ?? {};
  const parts = { name, line1, line2, city, state, postalCode, country };
  const said = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  return { email: customer_details?.email ?? null, address: address ? said : null };
}
