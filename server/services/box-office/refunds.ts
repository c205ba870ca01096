/** Money that goes back: our own wishes, carried to Stripe until it has answered, and what operators refund there. */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type Stripe from "stripe";
import { isAlreadyRefunded } from "../../clients/stripe";
import type { Db } from "../../store/open";
import { payment, refund, ticketOrder } from "../../store/schema";
import { recordAudit } from "./audit";
import { again } from "./busy";
import { orderOf } from "./issue";
import { returnTickets } from "./seats";
import { type Because, note } from "./settle";
import type { Office } from "./types";

export type Refunds = ReturnType<typeof refunding>;

export function refunding({ store: { db }, stripe, clock, report }: Office) {
  return {
    /** Asks Stripe for a refund whose row is written. The key makes a repetition harmless; a failure is tried again later. */
    async payBack(refundId: string): Promise<void> {
      try {
        const [row] = await db
          .select({ refund, intent: payment.paymentIntentId })
          .from(refund)
          .innerJoin(payment, eq(payment.id, refund.paymentId))
          .where(and(eq(refund.id, refundId), isNull(refund.providerRefundId)));
        if (!row?.intent) return;
        await acknowledge(db, refundId, await refundAtStripe(row.intent, row.refund));
      } catch (error) {
        report(error, "critical", "refund");
      }
    },

    /** Refunds that Stripe has not acknowledged. */
    async pending(): Promise<string[]> {
      const rows = await db
        .select({ id: refund.id })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .where(and(isNull(refund.providerRefundId), isNotNull(payment.paymentIntentId)));
      return rows.map(({ id }) => id);
    },

    /**
     * Brings our books in line with all refunds that Stripe has for a payment, whichever event told of one: so
     * `refund.*` and `charge.refunded` end alike. A payment refunded in full by an operator voids its order.
     */
    async record(paymentIntentId: string, because: Because): Promise<void> {
      const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
      for (const failed of data.filter(hasFailed)) {
        report(new Error(`Refund ${failed.id} ${failed.status}`), "critical", "refund that did not arrive");
      }
      await again(() => db.transaction((tx) => keep(tx, paymentIntentId, because, data)));
    },
  };

  /** The refund's id at Stripe; that of an operator's own refund when she was quicker. */
  async function refundAtStripe(intent: string, wish: typeof refund.$inferSelect): Promise<string> {
    try {
      const { id } = await stripe.refunds.create(
        { payment_intent: intent, amount: wish.cents, metadata: { refundId: wish.id } },
        { idempotencyKey: `refund:${wish.cause}` },
      );
      return id;
    } catch (error) {
      const { data } = isAlreadyRefunded(error)
        ? await stripe.refunds.list({ payment_intent: intent, limit: 100 })
        : { data: [] };
      const ours = data.find(({ metadata }) => metadata?.refundId === wish.id);
      const theirs = ours ?? data.find(({ metadata }) => !metadata?.refundId);
      if (!theirs) throw error;
      return theirs.id;
    }
  }

  async function keep(tx: Db, paymentIntentId: string, because: Because, all: Stripe.Refund[]): Promise<void> {
    const now = clock.now();
    await note(tx, because, now);
    const [paid] = await tx.select().from(payment).where(eq(payment.paymentIntentId, paymentIntentId)).for("update");
    if (!paid) return;
    for (const { id, metadata } of all) if (metadata?.refundId) await acknowledge(tx, metadata.refundId, id);

    const theirs = all.filter((one) => !one.metadata?.refundId && !hasFailed(one));
    const [first] = theirs;
    if (!first) return;
    await tx
      .insert(refund)
      .values({
        id: randomUUID(),
        paymentId: paid.id,
        providerRefundId: first.id,
        cents: sumOf(theirs),
        reason: "requested",
        cause: `dashboard:${paid.id}`,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: refund.cause, set: { cents: sumOf(theirs) } });
    if (sumOf(all.filter((one) => !hasFailed(one))) >= paid.cents) await voidOrder(tx, paid, now);
  }

  async function voidOrder(tx: Db, paid: typeof payment.$inferSelect, now: Date): Promise<void> {
    const order = await orderOf(tx, paid.ref);
    // A surplus payment of a reservation has its own refund and leaves the order alone.
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

const acknowledge = (db: Db, refundId: string, providerRefundId: string) =>
  db
    .update(refund)
    .set({ providerRefundId })
    .where(and(eq(refund.id, refundId), isNull(refund.providerRefundId)));

const sumOf = (refunds: Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const hasFailed = ({ status }: Stripe.Refund) => status === "failed" || status === "canceled";
