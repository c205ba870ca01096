/** What only Stripe knows of a payment: the card, and the fee that isn't given back with a refund. */
import { isStripeError } from "../../clients/stripe-client";
import type { RefundDeps } from "./refund-types";

export type PaymentFacts = {
  card: { brand: string; last4: string } | undefined;
  /** In the currency of our account, which may be another one than the payment's. */
  fee: { cents: number; currency: string } | undefined;
};

const UNKNOWN: PaymentFacts = { card: undefined, fee: undefined };

export function paymentFacts({ stripe, report }: Pick<RefundDeps, "stripe" | "report">) {
  /** Nothing is known while Stripe cannot be reached: these facts are shown, and nothing depends on them. */
  return async function paidWith(paymentIntentId: string | null | undefined): Promise<PaymentFacts> {
    if (!paymentIntentId) return UNKNOWN;
    try {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {
        expand: ["latest_charge.balance_transaction"],
      });
      if (!charge || typeof charge === "string") return UNKNOWN;
      const { balance_transaction: booked, payment_method_details: method } = charge;
      const { brand, last4 } = method?.card ?? {};
      return {
        card: brand && last4 ? { brand, last4 } : undefined,
        fee: booked && typeof booked !== "string" ? { cents: booked.fee, currency: booked.currency } : undefined,
      };
    } catch (error) {
      if (!isStripeError(error)) throw error;
      report(error, "debug", "card and fee of a payment");
      return UNKNOWN;
    }
  };
}
