/** Refunds: ours, which we send to Stripe until it has acknowledged them, and those that operators make at Stripe. */
import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isInvalidRequest } from "../../clients/stripe-client";
import type { Db } from "../../store/connection/open-store";
import { payment, refund, ticketOrder } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { BoxOfficeDeps } from "../box-office/box-office-types";
import { orderOf } from "../box-office/checkout/issue-order";
import { returnTickets } from "../box-office/reserving/seat-stock";
import { retryOnCollision } from "../contention";
import { BY_BANK, isPaymentDisputed, wentThroughStripe } from "./disputed-payments";
import { hasFailed, returnedRefunds } from "./returned-refunds";

/** Stripe keeps an idempotency key for 24 hours. One hour is a margin for clocks and slow calls. */
const KEY_KEPT_MS = 23 * 60 * 60_000;
const AT_ONCE = 250;

export type Refunds = ReturnType<typeof refundSending>;

type PaymentRow = typeof payment.$inferSelect;
type RefundRow = typeof refund.$inferSelect;
/** All refunds of the payment at Stripe. `own` is ours, if less was left than we asked for. */
type PartialRefund = { all: Stripe.Refund[]; own?: Stripe.Refund };

export function refundSending(office: BoxOfficeDeps) {
  const { stripe, clock, report } = office;
  const { db } = office.store;
  const { noteFailures, meetByOperator, settleReturned, returned } = returnedRefunds(office);
  const isDue = () => or(isNull(refund.retryAt), lte(refund.retryAt, clock.now()));

  return {
    writeOff,
    returned,
    settleReturned,

    /**
     * Asks Stripe for a refund whose row exists. The idempotency key makes a repetition harmless, and a failure is retried
     * later. While a bank disputes the payment the refund waits, or the money could go back twice.
     */
    async payBack(refundId: string): Promise<void> {
      try {
        const [row] = await db
          .select({ wish: refund, paid: payment })
          .from(refund)
          .innerJoin(payment, eq(payment.id, refund.paymentId))
          .where(and(eq(refund.id, refundId), unsent, isDue()));
        if (!row) return;
        const made = await refundAtStripe(row.paid, row.wish);
        if ("id" in made) await acknowledge(db, refundId, made.id);
        else await retryOnCollision(() => db.transaction((tx) => makeDo(tx, row.paid, row.wish, made)));
      } catch (error) {
        report(error, "critical", "refund");
        await backOff(refundId);
      }
    },

    /** Due refunds that Stripe has not acknowledged, the longest waiting first. */
    async pending(): Promise<string[]> {
      const rows = await db
        .select({ id: refund.id })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .where(and(unsent, isDue()))
        .orderBy(asc(sql`coalesce(${refund.retryAt}, ${refund.createdAt})`))
        .limit(AT_ONCE);
      return rows.map(({ id }) => id);
    },

    /**
     * Brings our books in line with all refunds that Stripe has for a payment. The result does not depend on the event
     * that caused the call, so `refund.*` and `charge.refunded` have the same result. A payment that is refunded in
     * full voids its order.
     */
    async record(paymentIntentId: string): Promise<void> {
      const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
      const failed = await retryOnCollision(() => db.transaction((tx) => keep(tx, paymentIntentId, data)));
      for (const { id, failure_reason: reason } of failed) {
        report(new Error(`Refund ${id} failed: ${reason}`), "critical", "refund that did not arrive");
      }
    },
  };

  /** The older an unsent refund, the longer the pause before its retry. A new one is retried at every run of the job. */
  async function backOff(refundId: string): Promise<void> {
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    const retryAt = sql`${now} + least(interval '6 hours', date_trunc('minute', (${now} - ${refund.createdAt}) / 8))`;
    await db.update(refund).set({ retryAt }).where(eq(refund.id, refundId));
  }

  /**
   * Notes, in the dispute's transaction, that a bank has taken back this many cents of a payment for good. That settles
   * refunds that we had not sent yet. If nothing is left of the payment, its order becomes void.
   */
  async function writeOff(tx: Db, paymentId: string, bank: { disputeId: string; cents: number }): Promise<void> {
    const now = clock.now();
    const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
    if (!paid) return;
    const met = sql`${`${BY_BANK}${bank.disputeId}:`} || ${refund.id}`;
    await tx
      .update(refund)
      .set({ providerRefundId: met, returnedAt: null, retryAt: null })
      .where(and(eq(refund.paymentId, paid.id), isNull(refund.providerRefundId)));
    const back = centsOf(await tx.select().from(refund).where(eq(refund.paymentId, paid.id)));
    const cents = Math.min(bank.cents, paid.cents - back);
    if (cents > 0) {
      const row = { id: randomUUID(), paymentId: paid.id, cents, reason: "disputed" as const, createdAt: now };
      const cause = `dispute:${bank.disputeId}`;
      const done = { ...row, cause, providerRefundId: BY_BANK + bank.disputeId };
      await tx.insert(refund).values(done).onConflictDoNothing({ target: refund.cause });
    }
    if (back + cents >= paid.cents) await voidOrder(tx, paid, now);
  }

  /** The refund's id at Stripe; or, if an operator's refund left less than we asked for, the refunds there are. */
  async function refundAtStripe(paid: PaymentRow, wish: RefundRow): Promise<{ id: string } | PartialRefund> {
    const intent = paid.paymentIntentId ?? "";
    const ask = (amount: number, idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent: intent, amount, metadata: { refundId: wish.id } }, { idempotencyKey });
    const before = await earlierRefund(intent, wish);
    if (before) return { id: before.id };
    // With the old key Stripe would return the refund that failed.
    const key = wish.failures > 0 ? `refund:${wish.cause}:again:${wish.failures}` : `refund:${wish.cause}`;
    try {
      return { id: (await ask(wish.cents, key)).id };
    } catch (error) {
      if (!isInvalidRequest(error)) throw error;
      const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
      const ours = data.find((one) => one.metadata?.refundId === wish.id && !hasFailed(one));
      if (ours) return { all: data, own: ours };
      const left = paid.cents - sumOf(data.filter((one) => !hasFailed(one)));
      if (left >= wish.cents) throw error;
      if (left <= 0) return { all: data };
      const rest = await ask(left, `${key}:${left}`);
      return { all: [rest, ...data], own: rest };
    }
  }

  /**
   * The refund of an attempt whose answer was lost. While Stripe keeps the key, the key finds it. After that, a second
   * partial refund would pay twice, so we look for the first.
   */
  async function earlierRefund(intent: string, wish: RefundRow): Promise<Stripe.Refund | undefined> {
    if (clock.now().getTime() - wish.createdAt.getTime() < KEY_KEPT_MS) return undefined;
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    return data.find((one) => one.metadata?.refundId === wish.id && !hasFailed(one));
  }

  /** Records a refund that Stripe made only in part, or that an operator's own refund has replaced. */
  async function makeDo(tx: Db, paid: PaymentRow, wish: RefundRow, { all, own }: PartialRefund): Promise<void> {
    await tx.select().from(payment).where(eq(payment.id, paid.id)).for("update");
    const rows = await tx.select().from(refund).where(eq(refund.paymentId, paid.id));
    const id = own?.id ?? idOf(unnamed(all, rows), wish);
    await tx
      .update(refund)
      .set({ providerRefundId: id, ...(own && { cents: own.amount }) })
      .where(and(eq(refund.id, wish.id), isNull(refund.providerRefundId)));
    await balance(tx, paid, all);
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
    if (sumOf(sent) >= paid.cents) await voidOrder(tx, paid, clock.now());
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
      .values({ ...row, providerRefundId: idOf(unnamed(all, ours), row) })
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

  async function voidOrder(tx: Db, paid: PaymentRow, now: Date): Promise<void> {
    const order = await orderOf(tx, paid.ref);
    // A surplus payment has its own refund and does not concern the order.
    const [surplus] = await tx
      .select({ id: refund.id })
      .from(refund)
      .where(and(eq(refund.paymentId, paid.id), eq(refund.reason, "expired")));
    if (!order || surplus) return;
    const changed = await tx
      .update(ticketOrder)
      .set({ status: "REFUNDED" })
      .where(and(eq(ticketOrder.orderNumber, order.orderNumber), ne(ticketOrder.status, "REFUNDED")))
      .returning({ orderNumber: ticketOrder.orderNumber });
    if (changed.length === 0) return;
    await returnTickets(tx, order);
    const detail = { paymentId: paid.id, cents: paid.cents };
    await recordAudit(tx, { at: now, actor: "Stripe", action: "order.refunded", entity: order.orderNumber, detail });
  }
}

const unsent = and(
  isNull(refund.providerRefundId),
  isNull(refund.returnedAt),
  isNotNull(payment.paymentIntentId),
  not(isPaymentDisputed(payment.id)),
);

const acknowledge = (db: Db, refundId: string, providerRefundId: string) =>
  db
    .update(refund)
    .set({ providerRefundId, returnedAt: null, retryAt: null })
    .where(and(eq(refund.id, refundId), isNull(refund.providerRefundId)));

const sumOf = (refunds: Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const centsOf = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** An operator's refund that has no row yet. */
const unnamed = (all: Stripe.Refund[], rows: { providerRefundId: string | null }[]) =>
  all.find(
    (one) =>
      !one.metadata?.refundId && !hasFailed(one) && !rows.some(({ providerRefundId }) => providerRefundId === one.id),
  );

/** One refund may cover two of our rows. The second row then gets an id of its own. */
const idOf = (one: Stripe.Refund | undefined, row: { id: string }) => one?.id ?? `part:${row.id}`;
