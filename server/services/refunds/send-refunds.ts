/** Sends our refunds to Stripe until it has acknowledged them. */
import { and, asc, eq, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isInvalidRequest } from "../../clients/stripe-client";
import type { Db } from "../../store/connection/open-store";
import { payment, refund } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { retryOnCollision } from "../contention";
import { isPaymentChargedBack, isPaymentDisputed } from "./disputed-payments";
import { lockPaymentsOf } from "./payments-of-intent";
import { acknowledge, type BalanceRefunds, providerIdOf, refundsOf, sumOf, unnamed } from "./record-refunds";
import type { PaymentRow, RefundDeps, RefundRow } from "./refund-types";
import { hasFailed } from "./returned-refunds";

/** Stripe keeps an idempotency key for 24 hours. One hour is a margin for clocks and slow calls. */
const KEY_KEPT_MS = 23 * 60 * 60_000;
const AT_ONCE = 250;

/** All refunds of the payment at Stripe. `own` is ours, if less was left than we asked for. */
type PartialRefund = { all: Stripe.Refund[]; own?: Stripe.Refund };

export function refundSending({ store: { db }, stripe, clock, report }: RefundDeps, balance: BalanceRefunds) {
  const isDue = () => or(isNull(refund.retryAt), lte(refund.retryAt, clock.now()));

  return {
    send,

    /** Sends the due refunds that Stripe has not acknowledged, the longest waiting first. */
    async sendPending(stopped?: AbortSignal): Promise<void> {
      const rows = await db
        .select({ id: refund.id })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .where(and(unsent, isDue()))
        .orderBy(asc(sql`coalesce(${refund.retryAt}, ${refund.createdAt})`))
        .limit(AT_ONCE);
      for (const { id } of rows) {
        if (stopped?.aborted) return;
        await send(id);
      }
    },
  };

  /**
   * Asks Stripe for a refund whose row exists. The idempotency key makes a repetition harmless, and a failure is
   * retried later. While a bank disputes the payment the refund waits, or the money could go back twice.
   */
  async function send(refundId: string): Promise<void> {
    try {
      const [row] = await db
        .select({ owed: refund, paid: payment })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .where(and(eq(refund.id, refundId), unsent, isDue()));
      if (!row) return;
      const made = await refundAtStripe(row.paid, row.owed);
      if ("id" in made) await acknowledge(db, refundId, made.id);
      else await retryOnCollision(() => db.transaction((tx) => makeDo(tx, row.paid, row.owed, made)));
    } catch (error) {
      report(error, "critical", "refund");
      if (!(isOfChargeback(error) && (await handOver(refundId)))) await backOff(refundId);
    }
  }

  /**
   * Stripe refunds nothing of a payment if a bank has taken a part of it. Once that is final, the office has to pay
   * what we owe another way. False if a bank has not decided yet.
   */
  async function handOver(refundId: string): Promise<boolean> {
    const at = clock.now();
    const returned = { returnedAt: at, failureReason: "charge_disputed" };
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(refund)
        .set(returned)
        .where(and(eq(refund.id, refundId), isNull(refund.providerRefundId), isPaymentChargedBack(refund.paymentId)))
        .returning({ cents: refund.cents });
      if (!row) return false;
      const detail = { cents: row.cents, reason: returned.failureReason };
      await recordAudit(tx, { at, actor: "Stripe", action: "refund.returned", entity: refundId, detail });
      return true;
    });
  }

  /** The older an unsent refund, the longer the pause before its retry. A new one is retried whenever the job runs. */
  async function backOff(refundId: string): Promise<void> {
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    const retryAt = sql`${now} + least(interval '6 hours', date_trunc('minute', (${now} - ${refund.createdAt}) / 8))`;
    await db.update(refund).set({ retryAt }).where(eq(refund.id, refundId));
  }

  /** The refund's id at Stripe; or, if an operator's refund left less than we asked for, the refunds there are. */
  async function refundAtStripe(paid: PaymentRow, owed: RefundRow): Promise<{ id: string } | PartialRefund> {
    const intent = paid.paymentIntentId ?? "";
    const ask = (amount: number, idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent: intent, amount, metadata: { refundId: owed.id } }, { idempotencyKey });
    const before = await earlierRefund(intent, owed);
    if (before) return { id: before.id };
    // With the old key Stripe would return the refund that failed.
    const key = owed.failures > 0 ? `refund:${owed.cause}:again:${owed.failures}` : `refund:${owed.cause}`;
    try {
      return { id: (await ask(owed.cents, key)).id };
    } catch (error) {
      if (!isInvalidRequest(error)) throw error;
      const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
      const ours = data.find((one) => one.metadata?.refundId === owed.id && !hasFailed(one));
      if (ours) return { all: data, own: ours };
      const left = (await paidAtStripe(intent)) - sumOf(data.filter((one) => !hasFailed(one)));
      if (left >= owed.cents) throw error;
      if (left <= 0) return { all: data };
      const rest = await ask(left, `${key}:${left}`);
      return { all: [rest, ...data], own: rest };
    }
  }

  /** What was paid with this payment, for seats and the goods beside them. */
  async function paidAtStripe(intent: string): Promise<number> {
    const rows = await db.select({ cents: payment.cents }).from(payment).where(eq(payment.paymentIntentId, intent));
    return rows.reduce((sum, { cents }) => sum + cents, 0);
  }

  /**
   * The refund of an attempt whose answer was lost. While Stripe keeps the key, the key finds it. After that, a second
   * partial refund would pay twice, so we look for the first.
   */
  async function earlierRefund(intent: string, owed: RefundRow): Promise<Stripe.Refund | undefined> {
    if (clock.now().getTime() - owed.createdAt.getTime() < KEY_KEPT_MS) return undefined;
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    return data.find((one) => one.metadata?.refundId === owed.id && !hasFailed(one));
  }

  /** Records a refund that Stripe made only in part, or that an operator's own refund has replaced. */
  async function makeDo(tx: Db, paid: PaymentRow, owed: RefundRow, { all, own }: PartialRefund): Promise<void> {
    const together = await lockPaymentsOf(tx, paid.paymentIntentId ?? "");
    const rows = await refundsOf(tx, together);
    const id = own?.id ?? providerIdOf(unnamed(all, rows), owed);
    await tx
      .update(refund)
      .set({ providerRefundId: id, ...(own && { cents: own.amount }) })
      .where(and(eq(refund.id, owed.id), isNull(refund.providerRefundId)));
    await balance(tx, together, all);
  }
}

const isOfChargeback = (error: unknown): boolean =>
  isInvalidRequest(error) && (error as Stripe.errors.StripeError).code === "charge_disputed";

const unsent = and(
  isNull(refund.providerRefundId),
  isNull(refund.returnedAt),
  isNotNull(payment.paymentIntentId),
  not(isPaymentDisputed(payment.id)),
);
