/** Helpers that read subscriptions in tests: always fresh from Stripe, with dates as days. */
import type Stripe from "stripe";
import type { StripeWorld } from "./stripe-world";

export const trial = (days = 7) => ({ subscription_data: { trial_period_days: days } });
export const date = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
export const periodEnd = (subscription: Stripe.Subscription) => date(subscription.items.data[0]?.current_period_end);

export const readsOf = ({ stripe, seconds }: StripeWorld) => ({
  again: ({ id }: { id: string }) => stripe.subscriptions.retrieve(id),
  invoicesOf: async ({ id }: { id: string }) => (await stripe.invoices.list({ subscription: id, limit: 100 })).data,
  day: (days: number) => date(seconds() + days * 86_400),
});
