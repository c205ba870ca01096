/** Customers, subscriptions and invoices, as Stripe names them: cents, and seconds since 1970. */
import { z } from "zod";
import { Words } from "./parts";

const Seconds = z.number().int();
const Cents = z.number().int();

export const Customer = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
});
export type Customer = z.infer<typeof Customer>;

/** The email must be the bearer's own. Without a name, a new customer has the token's. */
export const CustomerRequest = z.object({
  email: z.string().max(254),
  name: z.string().max(256).optional(),
  description: z.string().max(500).optional(),
});

export const Price = z.object({
  id: z.string(),
  product: z.string(),
  currency: z.string(),
  unit_amount: Cents.nullable(),
  recurring: z.object({ interval: z.string() }).nullable(),
});
export type Price = z.infer<typeof Price>;

/** A subscription product with its prices. */
export const BillingProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  /** Ours: Stripe lists prices separately. */
  prices: z.array(Price),
});
export type BillingProduct = z.infer<typeof BillingProduct>;

const STATUSES = [
  ...["incomplete", "incomplete_expired", "trialing", "active"],
  ...["past_due", "canceled", "unpaid", "paused"],
];

export const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.string(),
  currency: z.string(),
  start_date: Seconds,
  trial_end: Seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  /** When it ends if it has been canceled; Stripe's portal sets only this. Older servers leave it out. */
  cancel_at: Seconds.nullable().optional(),
  canceled_at: Seconds.nullable(),
  ended_at: Seconds.nullable(),
  cancellation_details: z.object({ feedback: z.string().nullable(), comment: z.string().nullable() }),
  items: z.object({ data: z.array(z.object({ id: z.string(), price: Price, current_period_end: Seconds })) }),
});
export type Subscription = z.infer<typeof Subscription>;

/** Selects among the bearer's own. */
export const SubscriptionQuery = z.object({
  query: z.object({
    customer: z.string().max(255).optional(),
    status: z.enum([...STATUSES, "all"]).default("all"),
    price: z.string().max(255).optional(),
    limit: z.number().int().min(1).max(100).default(10),
  }),
});

/**
 * Cancels the bearer's subscription at the end of the paid period. The reason is one of Stripe's, or the fan's own
 * words.
 */
export const CancelRequest = z.object({
  customer: z.string().max(255).optional(),
  reason: Words(500),
  /** Ours: the fan's comment on one of Stripe's reasons. */
  comment: Words(500).optional(),
});

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  customer: z.string().nullable(),
  status: z.string(),
  currency: z.string(),
  total: Cents,
  amount_due: Cents,
  amount_paid: Cents,
  created: Seconds,
  /** Stripe's page of the invoice, where an open one is paid, and its PDF. */
  hosted_invoice_url: z.url().nullable(),
  invoice_pdf: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;
