/** Refunds at Stripe, ours and those that operators make there, recorded in our books. */
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../store/connection/open-store";
import { payment, refund } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { voidOrder } from "../box-office/orders/void-order";
import { retryOnCollision } from "../contention";
import { wentThroughStripe } from "./disputed-payments";
import { isGoodwill } from "./goodwill";
import type { PaymentRow, RefundDeps, RefundRow } from "./refund-types";
import { hasFailed, type ReturnedRefunds } from "./returned-refunds";

export type BalanceRefunds = (tx: Db, paid: PaymentRow, all: Stripe.Refund[]) => Promise<void>;

export function refundRecording(
  { store: { db }, stripe, clock, report }: RefundDeps,
  { noteFailures, meetByOperator }: Pick<ReturnedRefunds, "noteFailures" | "meetByOperator">,
) {
  return { record, balance };

  /**
   * Brings our books in line with all refunds that Stripe has for a payment. The result does not depend on the event
   * that caused the call, so `refund.*` and `charge.refunded` have the same result. A payment that is refunded in
   * full voids its order.
   */
  async function record(paymentIntentId: string): Promise<void> {
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    const failed = await retryOnCollision(() => db.transaction((tx) => keep(tx, paymentIntentId, data)));
    for (const { id, failure_reason: reason } of failed) {
      report(new Error(`Refund ${id} failed: ${reason}`), "critical", "refund that did not arrive");
    }
  }

  /** Returns the refunds whose failure is new to us. */
  async function keep(tx: Db, paymentIntentId: string, all: Stripe.Refund[]): Promise<Stripe.Refund[]> {
    const [paid] = await tx.select().from(payment).where(eq(payment.paymentIntentId, paymentIntentId)).for("update");
    if (!paid) return [];
    const failed = await noteFailures(tx, paid, all);
    const sent = all.filter((one) => !hasFailed(one));
    for (const { id, metadata } of sent) if (metadata?.refundId) await acknowledge(tx, metadata.refundId, id);
    await meetByOperator(tx, paid, all);
    await balance(tx, paid, all);
    if (sumOf(sent) >= paid.cents && !(await isGoodwill(tx, paid))) await voidOrder(tx, paid, clock.now());
    return failed;
  }

  /**
   * What was refunded beyond our own refunds is an operator's, and is kept in one row. It is capped at what our refunds
   * leave of the payment, since an operator's refund may turn out to replace one that we have not sent yet.
   */
  async function balance(tx: Db, paid: PaymentRow, all: Stripe.Refund[]): Promise<void> {
    const cause = `dashboard:${paid.id}`;
    const rows = await tx.select().from(refund).where(eq(refund.paymentId, paid.id));
    const ours = rows.filter((one) => one.cause !== cause);
    const sent = sumOf(all.filter((one) => !hasFailed(one)));
    const beyond = sent - centsOf(ours.filter(({ providerRefundId: id }) => wentThroughStripe(id)));
    const cents = Math.max(0, Math.min(beyond, paid.cents - centsOf(ours)));
    const before = rows.find((one) => one.cause === cause);
    if (cents === 0 && !before) return;
    const failed = all.some((one) => hasFailed(one) && !one.metadata?.refundId);
    if (before && failed && cents < before.cents) await noteShrunk(tx, before, cents);
    const row = {
      id: randomUUID(),
      paymentId: paid.id,
      cents,
      reason: "requested" as const,
      cause,
      createdAt: clock.now(),
    };
    await tx
      .insert(refund)
      .values({ ...row, providerRefundId: providerIdOf(unnamed(all, ours), row) })
      .onConflictDoUpdate({ target: refund.cause, set: { cents } });
  }

  /** A refund that an operator made at Stripe may fail as well. The operator has to find another way. */
  async function noteShrunk(tx: Db, { id, cents: before }: RefundRow, cents: number): Promise<void> {
    const detail = { cents: before - cents };
    await recordAudit(tx, { at: clock.now(), actor: "Stripe", action: "refund.failed", entity: id, detail });
    report(
      new Error(`${before - cents} of an operator's refund ${id} came back`),
      "critical",
      "refund that did not arrive",
    );
  }
}

/** Has no effect if the refund has an id at Stripe already. */
export const acknowledge = (db: Db, refundId: string, providerRefundId: string) =>
  db
    .update(refund)
    .set({ providerRefundId, returnedAt: null, retryAt: null })
    .where(and(eq(refund.id, refundId), isNull(refund.providerRefundId)));

export const sumOf = (refunds: Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const centsOf = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** An operator's refund that has no row yet. */
export const unnamed = (all: Stripe.Refund[], rows: { providerRefundId: string | null }[]) =>
  all.find(
    (one) =>
      !one.metadata?.refundId && !hasFailed(one) && !rows.some(({ providerRefundId }) => providerRefundId === one.id),
  );

/** One refund may cover two of our rows. The second row then gets an id of its own. */
export const providerIdOf = (one: Stripe.Refund | undefined, row: { id: string }) => one?.id ?? `part:${row.id}`;
