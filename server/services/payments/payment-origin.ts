/** Finds out what a payment at Stripe was for. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Store } from "../../store/connection/open-store";
import { purchase, reservation } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import type { PurchaseSettling } from "./settle-purchase";
import { idIn, idOf } from "./stripe-objects";

/** `settle` brings the payment into our books. A payment for Premium belongs to a subscription's invoice. */
export type PaymentOrigin = { settle: () => Promise<unknown> } | { subscriptionId: string };
export type OriginOf = (paymentIntentId: string) => Promise<PaymentOrigin | undefined>;

export function paymentOrigins(
  { store: { db }, stripe }: { store: Store; stripe: Stripe },
  { settle, settleIntent }: PurchaseSettling,
  boxOffice: Pick<BoxOffice, "settle">,
): OriginOf {
  // Another site on the same account has ids of its own.
  const isHold = async (id = "") => id !== "" && (await db.$count(reservation, eq(reservation.id, id))) > 0;
  const isPurchase = async (id = "") => id !== "" && (await db.$count(purchase, eq(purchase.id, id))) > 0;

  /** Undefined for a payment that is not this site's. Throws if Stripe cannot be reached. */
  return async function originOf(paymentIntentId) {
    const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
    for (const { id, metadata } of sessions) {
      if (await isHold(idIn(metadata, "reservationId"))) return { settle: () => boxOffice.settle(id) };
      if (await isPurchase(idIn(metadata, "purchaseId"))) return { settle: () => settle(id) };
    }
    const { metadata } = await stripe.paymentIntents.retrieve(paymentIntentId);
    if (await isPurchase(idIn(metadata, "purchaseId"))) return { settle: () => settleIntent(paymentIntentId) };
    const subscriptionId = await subscriptionOf(paymentIntentId);
    return subscriptionId ? { subscriptionId } : undefined;
  };

  async function subscriptionOf(paymentIntentId: string): Promise<string | undefined> {
    const payment = { type: "payment_intent", payment_intent: paymentIntentId } as const;
    const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
    const invoiceId = idOf(data[0]?.invoice);
    const invoice = invoiceId ? await stripe.invoices.retrieve(invoiceId) : undefined;
    return idOf(invoice?.parent?.subscription_details?.subscription);
  }
}
