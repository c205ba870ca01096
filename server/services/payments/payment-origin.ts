/** Finds out what a payment at Stripe was for. */
import type Stripe from "stripe";
import type { BoxOffice } from "../box-office";
import type { PurchaseSettling } from "./settle-purchase";
import { idOf } from "./stripe-objects";

/** `settle` brings the payment into our books. A payment for Premium belongs to a subscription's invoice. */
export type PaymentOrigin = { settle: () => Promise<unknown> } | { subscriptionId: string };
export type OriginOf = (paymentIntentId: string) => Promise<PaymentOrigin | undefined>;

export function paymentOrigins(
  { stripe }: { stripe: Stripe },
  { settle, settleIntent }: PurchaseSettling,
  boxOffice: Pick<BoxOffice, "settle">,
): OriginOf {
  /** Undefined for a payment that is not this site's. Throws if Stripe cannot be reached. */
  return async function originOf(paymentIntentId) {
    const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
    for (const { id, metadata } of sessions) {
      if (metadata?.reservationId) return { settle: () => boxOffice.settle(id) };
      if (metadata?.purchaseId) return { settle: () => settle(id) };
    }
    const intent = await stripe.paymentIntents.retrieve(paymentIntentId);
    if (intent.metadata.purchaseId) return { settle: () => settleIntent(paymentIntentId) };
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
