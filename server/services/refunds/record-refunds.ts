/** Refunds at Stripe, ours and those that operators make there, recorded in our books. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../store/connection/open-store";
import { refund } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { voidOrder } from "../box-office/orders/void-order";
import { retryOnCollision } from "../contention";
import { wentThroughStripe } from "./disputed-payments";
import { isGoodwill } from "./goodwill";
import { lockPaymentsOf, sharesOf } from "./payments-of-intent";
import type { PaymentRow, RefundDeps, RefundRow } from "./refund-types";
import { hasFailed, type ReturnedRefunds } from "./returned-refunds";

/** `paid` are all rows of one payment at Stripe, locked. */
export type BalanceRefunds = (tx: Db, paid: PaymentRow[], all: Stripe.Refund[]) => Promise<void>;

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
    const paid = await lockPaymentsOf(tx, paymentIntentId);
    const failed: Stripe.Refund[] = [];
    for (const row of paid) failed.push(...(await noteFailures(tx, row, all)));
    const sent = all.filter((one) => !hasFailed(one));
    for (const { id, metadata } of sent) if (metadata?.refundId) await acknowledge(tx, metadata.refundId, id);
    await meetByOperator(tx, paid, all);
    await balance(tx, paid, all);
    for (const row of await spent(tx, paid, sumOf(sent))) {
      if (!(await isGoodwill(tx, row))) await voidOrder(tx, row, clock.now());
    }
    return failed;
  }

  /** The payments of which nothing is left at Stripe. */
  async function spent(tx: Db, paid: PaymentRow[], sent: number): Promise<PaymentRow[]> {
    const rows = await refundsOf(tx, paid);
    const ours = paid.map((row) => centsOf(rows.filter((one) => isOwn(one, row) && isSent(one))));
    const left = paid.map(({ cents }, index) => cents - (ours[index] ?? 0));
    const beyond = sharesOf(sent - sum(ours), left);
    return paid.filter((_, index) => (beyond[index] ?? 0) >= (left[index] ?? 0));
  }

  /**
   * What was refunded beyond our own refunds is an operator's, and is kept in one row for each payment. It is capped at
   * what our refunds leave of the payment, since an operator's refund may turn out to replace one that we have not sent
   * yet.
   */
  async function balance(tx: Db, paid: PaymentRow[], all: Stripe.Refund[]): Promise<void> {
    const rows = await refundsOf(tx, paid);
    const own = paid.map((row) => rows.filter((one) => isOwn(one, row)));
    const sent = sumOf(all.filter((one) => !hasFailed(one)));
    const beyond = sent - centsOf(own.flat().filter(isSent));
    const shares = sharesOf(
      beyond,
      paid.map(({ cents }, index) => cents - centsOf(own[index] ?? [])),
    );
    for (const [index, { id: paymentId }] of paid.entries()) {
      const cents = shares[index] ?? 0;
      const cause = dashboardOf(paymentId);
      const before = rows.find((one) => one.cause === cause);
      if (cents === 0 && !before) continue;
      const failed = all.some((one) => hasFailed(one) && !one.metadata?.refundId);
      if (before && failed && cents < before.cents) await noteShrunk(tx, before, cents);
      const row = { id: randomUUID(), paymentId, cents, reason: "requested" as const, cause, createdAt: clock.now() };
      const others = (await refundsOf(tx, paid)).filter((one) => one.cause !== cause);
      await tx
        .insert(refund)
        .values({ ...row, providerRefundId: providerIdOf(unnamed(all, others), row) })
        .onConflictDoUpdate({ target: refund.cause, set: { cents } });
    }
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

const dashboardOf = (paymentId: string) => `dashboard:${paymentId}`;

/** A refund of ours of this payment, and none that an operator made at Stripe. */
const isOwn = (one: RefundRow, { id }: PaymentRow) => one.paymentId === id && one.cause !== dashboardOf(id);

const isSent = ({ providerRefundId: id }: RefundRow) => wentThroughStripe(id);

/** All refunds of these payments. */
export const refundsOf = (tx: Db, paid: PaymentRow[]): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refund)
    .where(
      inArray(
        refund.paymentId,
        paid.map(({ id }) => id),
      ),
    );

const sum = (all: number[]) => all.reduce((so, one) => so + one, 0);

const centsOf = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** An operator's refund that has no row yet. */
export const unnamed = (all: Stripe.Refund[], rows: { providerRefundId: string | null }[]) =>
  all.find(
    (one) =>
      !one.metadata?.refundId && !hasFailed(one) && !rows.some(({ providerRefundId }) => providerRefundId === one.id),
  );

/** One refund may cover two of our rows. The second row then gets an id of its own. */
export const providerIdOf = (one: Stripe.Refund | undefined, row: { id: string }) => one?.id ?? `part:${row.id}`;
