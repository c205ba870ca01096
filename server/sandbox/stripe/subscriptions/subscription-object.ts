/**
 * The subscription object and its items. Status changes are in subscription-lifecycle.ts and subscription-status.ts.
 */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import type { AsJson } from "../api/json-types";
import { listOf } from "../api/list-pages";
import { id } from "../api/object-ids";
import type { LineDetails } from "../invoices/invoice-object";
import type { Price } from "../merchant/price-resource";

export type StripeSubscription = ReturnType<typeof subscriptionObject>;
export type SubscriptionItem = ReturnType<typeof itemObject>;

export type StoredSubscription = {
  subscription: StripeSubscription;
  /** Prorations for the next invoice. */
  pending: LineDetails[];
  /** The trial end and period end that advance-notice events have been sent for. */
  announced: { trialEnd?: number; upcoming?: number };
};

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused";
export const FEEDBACK = [
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
] as const;
export type Feedback = (typeof FEEDBACK)[number];
export type EndReason = "cancellation_requested" | "payment_disputed" | "payment_failed";
export type MissingMethod = "cancel" | "create_invoice" | "pause";
export type Period = { start: number; end: number };
export type RecurringPrice = Price & { recurring: NonNullable<Price["recurring"]> };

export type SubscriptionDetails = {
  customer: string;
  items: { price: RecurringPrice; quantity: number; metadata: Record<string, string> }[];
  anchor: number;
  period: Period;
  trialEnd: number | null;
  status: SubscriptionStatus;
  default_payment_method: string | null;
  description: string | null;
  metadata: Record<string, string>;
  missingMethod: MissingMethod;
};

export function planObject({
  id,
  active,
  created,
  currency,
  nickname,
  product,
  recurring,
  unit_amount,
}: RecurringPrice) {
  return {
    id,
    object: "plan",
    active,
    amount: unit_amount,
    amount_decimal: String(unit_amount),
    billing_scheme: "per_unit",
    created,
    currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: {},
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies AsJson<Stripe.Plan>;
}

export function itemObject(
  { price, quantity, metadata }: SubscriptionDetails["items"][number],
  subscription: string,
  period: Period,
  created: number,
) {
  return {
    id: id("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: planObject(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  } satisfies AsJson<Stripe.SubscriptionItem>;
}

/** Changes price or quantity of an item. */
export function reprice(item: SubscriptionItem, price: RecurringPrice, quantity: number) {
  item.price = price;
  item.plan = planObject(price);
  item.quantity = quantity;
}

export function subscriptionObject(details: SubscriptionDetails, created: number) {
  const own = id("sub");
  const items = details.items.map((item) => itemObject(item, own, details.period, created));
  return {
    id: own,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: details.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null as Feedback | null,
      feedback_option: null,
      reason: null as EndReason | null,
    },
    collection_method: "charge_automatically",
    created,
    currency: items[0]?.price.currency ?? "usd",
    customer: details.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: details.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: details.description,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf(`/v1/subscription_items?subscription=${own}`, items),
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: details.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null as AsJson<Stripe.Subscription.PauseCollection> | null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null as string | null,
    start_date: created,
    status: details.status,
    test_clock: null,
    transfer_data: null,
    trial_end: details.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: details.missingMethod as MissingMethod },
    },
    trial_start: details.trialEnd === null ? null : created,
  } satisfies AsJson<Stripe.Subscription>;
}

/** The current period, which all items share here. */
export function periodOf({ items, created }: StripeSubscription): Period {
  const [first] = items.data;
  return { start: first?.current_period_start ?? created, end: first?.current_period_end ?? created };
}

export function setPeriod({ items }: StripeSubscription, { start, end }: Period) {
  for (const item of items.data) [item.current_period_start, item.current_period_end] = [start, end];
}

/** The billing interval, which all items share here. */
export function recurringOf({ items }: StripeSubscription): RecurringPrice["recurring"] {
  return (
    items.data[0]?.price.recurring ?? {
      interval: "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    }
  );
}

/** Ended and can't be resumed. */
export const isOver = ({ status }: StripeSubscription) => status === "canceled" || status === "incomplete_expired";

/** The payment method that is charged: the subscription's own, or else the customer's default. */
export function payingMethod({ state }: StripeAccount, subscription: StripeSubscription) {
  const customer = state.customers[subscription.customer];
  const methodId = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? "";
  return state.methods[methodId]?.method;
}
