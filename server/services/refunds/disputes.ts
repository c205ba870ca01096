/**
 * Disputes: a bank takes a payment back for the cardholder and decides weeks later. Until then, what was bought is
 * suspended. If we win it is restored; if we lose it is revoked. Every sign of a change makes us read the dispute from
 * Stripe again.
 */

import { desc, eq, notInArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../store/connection/open-store";
import { dispute, entitlement, goodsOrder, payment, purchase, ticketOrder } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { retryOnCollision } from "../contention";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import type { OriginOf } from "../payments/payment-origin";
import { paidForId } from "../payments/payment-ref";
import { idOf, ignoreIfOver, retrieveOrReport } from "../payments/stripe-objects";
import type { Refunds } from "../refunds";
import { isPaymentDisputed } from "./disputed-payments";

export type Disputes = ReturnType<typeof disputeHandling>;
type DisputeRow = typeof dispute.$inferSelect;

const UNKNOWN = "dispute that Stripe does not know";
/** Any other status is of a dispute that goes on, also one that Stripe has yet to invent. */
const FINAL = ["won", "lost", "warning_closed", "prevented"];
export const isDecided = (status: string): boolean => FINAL.includes(status);

type DisputeParts = {
  memberships: Memberships;
  originOf: OriginOf;
  revokeRefunded: (db?: Db) => Promise<void>;
  refunds: Pick<Refunds, "writeOff">;
};

export function disputeHandling({ store: { db }, stripe, clock, report }: BillingDeps, parts: DisputeParts) {
  const { memberships, originOf, revokeRefunded, refunds } = parts;

  /**
   * Stores what Stripe says about a dispute. Throws if Stripe or the store can't be reached; then nothing has changed.
   */
  async function look(disputeId: string): Promise<void> {
    const said = await retrieveOrReport(report, UNKNOWN, () => stripe.disputes.retrieve(disputeId));
    if (!said) return;
    const intentId = idOf(said.payment_intent) ?? "";
    const { paymentId, subscriptionId } = await boughtBy(intentId);
    if (!paymentId && !subscriptionId) {
      report(new Error(`${said.id} disputes ${intentId}`), "critical", "dispute of a payment that nobody knows");
    }
    // A fan who disputes a Premium charge is not charged for Premium again.
    if (subscriptionId && said.status === "lost") await end(subscriptionId);
    await retryOnCollision(() => db.transaction((tx) => keep(tx, { said, intentId, paymentId, subscriptionId })));
  }

  /**
   * The payment in our books, or the seats' row if goods were paid for with them. A payment whose webhook has not
   * arrived yet is settled first.
   */
  async function boughtBy(intentId: string): Promise<DisputedPurchase> {
    const known = async () => {
      const [row] = await db
        .select({ id: payment.id })
        .from(payment)
        .where(eq(payment.paymentIntentId, intentId))
        .orderBy(sql`${payment.kind} <> 'ticket'`)
        .limit(1);
      return { paymentId: row?.id ?? null, subscriptionId: null };
    };
    const found = await known();
    if (found.paymentId) return found;
    const origin = await originOf(intentId);
    if (!origin) return found;
    if ("subscriptionId" in origin) return { paymentId: null, ...origin };
    await origin.settle();
    return known();
  }

  async function end(subscriptionId: string): Promise<void> {
    await stripe.subscriptions.cancel(subscriptionId).catch(ignoreIfOver);
    await memberships.look(subscriptionId);
  }

  type DisputedPurchase = { paymentId: string | null; subscriptionId: string | null };
  type DisputeReading = DisputedPurchase & { said: Stripe.Dispute; intentId: string };

  /** A decision is final: an older reading cannot undo it. */
  async function keep(tx: Db, { said, intentId, paymentId, subscriptionId }: DisputeReading): Promise<void> {
    const now = clock.now();
    const row = {
      id: said.id,
      paymentIntentId: intentId,
      paymentId,
      subscriptionId,
      cents: said.amount,
      currency: said.currency,
      reason: said.reason,
      status: said.status as string,
      openedAt: new Date(said.created * 1000),
      closedAt: isDecided(said.status) ? now : null,
    };
    const [before] = await tx.select().from(dispute).where(eq(dispute.id, said.id)).for("update");
    await tx
      .insert(dispute)
      .values(row)
      .onConflictDoUpdate({ target: dispute.id, set: row, setWhere: notInArray(dispute.status, FINAL) });
    if (before && isDecided(before.status)) return;
    // An earlier release stored appeals without suspending anything.
    if (before?.status === said.status && before.paymentId === paymentId) return suspend(tx, now);

    if (paymentId && said.status === "lost")
      await refunds.writeOff(tx, intentId, { disputeId: said.id, cents: said.amount });
    await revokeRefunded(tx);
    await suspend(tx, now);
    const detail = { dispute: said.id, cents: said.amount, reason: said.reason, status: said.status };
    const entity = (paymentId ? await boughtWith(tx, paymentId) : subscriptionId) ?? intentId;
    await recordAudit(tx, { at: now, actor: "Stripe", action: `dispute.${wordOf(said.status)}`, entity, detail });
  }

  /** Suspends the entitlement to broadcasts whose payment is disputed, and restores it when we win. */
  async function suspend(tx: Db, now: Date): Promise<void> {
    const rests = isPaymentDisputed(sql`e.payment_id`);
    await tx.execute(sql`
      update ${entitlement} e set revoked_at = ${now.toISOString()}::timestamptz, revoke_reason = 'disputed'
      where e.revoked_at is null and ${rests}`);
    await tx.execute(sql`
      update ${entitlement} e set revoked_at = null, revoke_reason = null
      where e.revoke_reason = 'disputed' and not ${rests}`);
  }

  /** The name that operators know: the order number, or the purchase's id. */
  async function boughtWith(tx: Db, paymentId: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ ref: payment.ref, tickets: ticketOrder.orderNumber, goods: goodsOrder.orderNumber })
      .from(payment)
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, paidForId))
      .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, paidForId))
      .where(eq(payment.id, paymentId));
    return row?.tickets ?? row?.goods ?? row?.ref;
  }

  return {
    look,

    /** For operators, newest first, each with its order number or the name of what was bought. */
    async list(): Promise<(DisputeRow & { what: string })[]> {
      const rows = await db
        .select({ dispute, tickets: ticketOrder.orderNumber, goods: goodsOrder.orderNumber, name: purchase.name })
        .from(dispute)
        .leftJoin(payment, eq(payment.id, dispute.paymentId))
        .leftJoin(ticketOrder, eq(ticketOrder.reservationId, paidForId))
        .leftJoin(purchase, eq(purchase.id, paidForId))
        .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
        .orderBy(desc(dispute.openedAt));
      return rows.map(({ dispute: one, tickets, goods, name }) => ({
        ...one,
        what: tickets ?? goods ?? name ?? (one.subscriptionId ? `Premium ${one.subscriptionId}` : "unknown"),
      }));
    },
  };
}

const wordOf = (status: string) => (isDecided(status) ? status : "opened");
