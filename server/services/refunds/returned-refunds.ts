/**
 * Refunds that the fan's bank returns, days after Stripe has said that they succeeded: we have the money again, and owe
 * it. We resend a refund that may still succeed. For the others, the office has to find another way to pay the fan.
 * https://docs.stripe.com/refunds#failed-refunds
 */

import { and, asc, eq, inArray, isNotNull, like, not } from "drizzle-orm";
import type Stripe from "stripe";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { payment, purchase, refund, ticketOrder } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { paidForId } from "../payments/payment-ref";
import { BY_OFFICE } from "./disputed-payments";
import type { PaymentRow, RefundDeps, RefundRow } from "./refund-types";

export type ReturnedRefunds = ReturnType<typeof returnedRefunds>;

const ATTEMPTS = 3;
const WAIT_DAYS = 1;
const DAY_MS = 86_400_000;
/** A retry cannot help: the card is gone, or someone stopped the refund. */
const FINAL = ["lost_or_stolen_card", "expired_or_canceled_card", "merchant_request"];

type ReturnedRefund = {
  id: string;
  at: Date;
  cents: number;
  currency: string;
  reason: string;
  paymentIntentId: string;
  /** The order number, or the name of what was bought. */
  what: string;
};

export function returnedRefunds({ store: { db }, clock }: Pick<RefundDeps, "store" | "clock">) {
  return { noteFailures, meetByOperator, returned, settleReturned };

  /** Marks refunds that have failed as not sent, under the payment's lock. Returns those that are new to us. */
  async function noteFailures(tx: Db, paid: PaymentRow, all: Stripe.Refund[]): Promise<Stripe.Refund[]> {
    const rows = await tx
      .select()
      .from(refund)
      .where(and(eq(refund.paymentId, paid.id), not(isDashboard)));
    const failed: Stripe.Refund[] = [];
    for (const one of all.filter(hasFailed)) {
      const row = rows.find(({ providerRefundId }) => providerRefundId === one.id);
      if (!row) continue;
      failed.push(one);
      await noteFailure(tx, row, one);
    }
    return failed;
  }

  async function noteFailure(tx: Db, row: RefundRow, said: Stripe.Refund): Promise<void> {
    const now = clock.now();
    const failures = row.failures + 1;
    const reason = said.failure_reason ?? said.status ?? "unknown";
    const final = said.status === "canceled" || FINAL.includes(reason) || failures >= ATTEMPTS;
    const next = final ? { returnedAt: now } : { retryAt: new Date(now.getTime() + WAIT_DAYS * DAY_MS) };
    await tx
      .update(refund)
      .set({ providerRefundId: null, failures, failureReason: reason, ...next })
      .where(eq(refund.id, row.id));
    const detail = { refund: said.id, cents: row.cents, reason, attempt: failures };
    const action = final ? "refund.returned" : "refund.failed";
    await recordAudit(tx, { at: now, actor: "Stripe", action, entity: row.id, detail });
    if (final) await enqueueMail(tx, { cause: `refund_failed:${row.id}`, template: "refund_failed", ref: row.id, now });
  }

  /** A refund that an operator makes at Stripe replaces a failed one of ours with the same amount. */
  async function meetByOperator(tx: Db, paid: PaymentRow[], all: Stripe.Refund[]): Promise<void> {
    const ids = paid.map(({ id }) => id);
    const rows = await tx.select().from(refund).where(inArray(refund.paymentId, ids));
    const known = new Set(rows.map(({ providerRefundId }) => providerRefundId));
    for (const row of rows.filter(({ failures, providerRefundId }) => failures > 0 && providerRefundId === null)) {
      const made = all.find(
        (one) => !hasFailed(one) && !one.metadata?.refundId && !known.has(one.id) && one.amount === row.cents,
      );
      if (!made) continue;
      known.add(made.id);
      await tx
        .update(refund)
        .set({ providerRefundId: made.id, retryAt: null, returnedAt: null })
        .where(eq(refund.id, row.id));
    }
  }

  /** Returned refunds that need manual handling, oldest first. */
  async function returned(): Promise<ReturnedRefund[]> {
    const rows = await db
      .select({ row: refund, paid: payment, order: ticketOrder.orderNumber, name: purchase.name })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, paidForId))
      .leftJoin(purchase, eq(purchase.id, paidForId))
      .where(isNotNull(refund.returnedAt))
      .orderBy(asc(refund.returnedAt));
    return rows.map(({ row, paid, order, name }) => ({
      id: row.id,
      at: row.returnedAt ?? row.createdAt,
      cents: row.cents,
      currency: paid.currency,
      reason: row.failureReason ?? "",
      paymentIntentId: paid.paymentIntentId ?? "",
      what: order ?? name ?? paid.ref,
    }));
  }

  /** Notes that the office has paid the fan another way. False if no such refund is waiting. */
  async function settleReturned(refundId: string, o: { actor: Actor; how: string }): Promise<boolean> {
    const at = clock.now();
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(refund)
        .set({ providerRefundId: BY_OFFICE + refundId, returnedAt: null })
        .where(and(eq(refund.id, refundId), isNotNull(refund.returnedAt)))
        .returning();
      if (!row) return false;
      const detail = { cents: row.cents, how: o.how };
      await recordAudit(tx, { at, actor: o.actor, action: "refund.paid_otherwise", entity: row.id, detail });
      return true;
    });
  }
}

export const hasFailed = ({ status }: Stripe.Refund): boolean => status === "failed" || status === "canceled";

/** The row for what operators have refunded at Stripe. Its amount is recomputed each time. */
const isDashboard = like(refund.cause, "dashboard:%");
