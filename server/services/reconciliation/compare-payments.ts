/** Compares one payment at Stripe with our books: its existence, its amount, its refunds and disputes. */

import { eq, inArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { dispute, goodsOrder, payment, refund, ticketOrder } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { paidForId } from "../payments/payment-ref";
import { wentThroughStripe } from "../refunds/disputed-payments";
import type { BookComparisonParts, NoteDifference } from "./compare-books";

type Booked = { cents: number; currency: string; back: number; name: string };

export function paymentComparison(
  { store: { db }, stripe }: BillingDeps,
  { disputes, originOf, refunds }: BookComparisonParts,
) {
  /** Compares one payment. Returns the subscription's id if it was for Premium. */
  return async function comparePayment(
    intentId: string,
    charge: Stripe.Charge,
    differs: NoteDifference,
  ): Promise<string | undefined> {
    const at = new Date(charge.created * 1000);
    const { amount_captured: cents, currency } = charge;
    const found = { at, cents, currency, stripe: intentId };
    let ours = await booked(intentId);
    if (!ours) {
      const origin = await originOf(intentId);
      if (origin && "subscriptionId" in origin) {
        await compareDispute(charge, intentId, differs, origin.subscriptionId);
        return origin.subscriptionId;
      }
      const settle = origin?.settle;
      const what = settle ? ("webhook that never came" as const) : ("unknown payment" as const);
      const mend = async () => {
        await settle?.();
        ours = await booked(intentId);
        return ours !== undefined;
      };
      await differs({ ...found, what, ours: "" }, settle && mend);
    }
    if (!ours) return undefined;
    if (ours.cents !== cents || ours.currency !== currency)
      await differs({ ...found, what: "different amount", ours: ours.name });
    await compareRefunds(intentId, charge, ours, differs);
    await compareDispute(charge, intentId, differs, ours.name);
    return undefined;
  };

  async function compareRefunds(
    intentId: string,
    charge: Stripe.Charge,
    ours: Booked,
    differs: NoteDifference,
  ): Promise<void> {
    const missing = charge.amount_refunded - ours.back;
    if (missing === 0) return;
    const { currency } = charge;
    const found = { at: new Date(charge.created * 1000), currency, stripe: intentId, ours: ours.name };
    const what = missing < 0 ? ("missed failure of a refund" as const) : ("missed refund" as const);
    await differs({ ...found, what, cents: Math.abs(missing) }, async () => {
      await refunds.record(intentId);
      return (await booked(intentId))?.back === charge.amount_refunded;
    });
  }

  async function compareDispute(
    charge: Stripe.Charge,
    intentId: string,
    differs: NoteDifference,
    ours: string,
  ): Promise<void> {
    if (!charge.disputed) return;
    for (const said of (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data) {
      const known = async () =>
        (await db.select().from(dispute).where(eq(dispute.id, said.id)))[0]?.status === said.status;
      if (await known()) continue;
      const { amount: cents, currency } = said;
      const found = { at: new Date(said.created * 1000), cents, currency, stripe: intentId, ours };
      await differs({ ...found, what: "missed dispute" }, async () => {
        await disputes.look(said.id);
        return known();
      });
    }
  }

  /**
   * The payment in our books, for seats and the goods beside them together, the cents that went back through Stripe,
   * and the order numbers or the purchase's id.
   */
  async function booked(intentId: string): Promise<Booked | undefined> {
    const rows = await db
      .select({ paid: payment, tickets: ticketOrder.orderNumber, goods: goodsOrder.orderNumber })
      .from(payment)
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, paidForId))
      .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, paidForId))
      .where(eq(payment.paymentIntentId, intentId))
      .orderBy(sql`${payment.kind} <> 'ticket'`);
    const [row] = rows;
    if (!row) return undefined;
    const ids = rows.map(({ paid }) => paid.id);
    const refunds = await db.select().from(refund).where(inArray(refund.paymentId, ids));
    return {
      cents: sumOf(rows.map(({ paid }) => paid)),
      currency: row.paid.currency,
      back: sumOf(refunds.filter(({ providerRefundId }) => wentThroughStripe(providerRefundId))),
      name: rows.map(({ tickets, goods, paid }) => tickets ?? goods ?? paid.ref).join(", "),
    };
  }
}

const sumOf = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);
