/** A subscription's lifecycle: it begins, renews or ends with each period, and can be paused and resumed. */

import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { collectInvoice, settleInvoice } from "../invoices/invoice-collection";
import { dueLines } from "../invoices/invoice-lines";
import type { BillingReason, LineDetails } from "../invoices/invoice-object";
import {
  addInvoice,
  finalizeInvoice,
  markUncollectible,
  type StoredInvoice,
  voidInvoice,
} from "../invoices/invoice-status";
import type { Customer } from "../merchant/customer-resource";
import type { PaymentIntent } from "../payments/payment-intent";
import { changeAndEmit } from "../webhooks/updated-events";
import { nextBoundary } from "./billing-periods";
import {
  type MissingMethod,
  type Period,
  payingMethod,
  periodOf,
  recurringOf,
  type StoredSubscription,
  type StripeSubscription,
  type SubscriptionDetails,
  setPeriod,
  subscriptionObject,
} from "./subscription-object";
import { endSubscription, setStatus } from "./subscription-status";

const HOUR = 60 * 60;
/** A renewal's invoice stays a draft for this long, so that merchants can add to it. */
const DRAFT_SECONDS = HOUR;

type Beginning = Pick<SubscriptionDetails, "customer" | "items" | "default_payment_method" | "trialEnd"> & {
  description?: string | null | undefined;
  metadata?: Record<string, string>;
  missingMethod?: MissingMethod | undefined;
  /** One-time sales on the first invoice. */
  sales?: LineDetails[];
  /** The PaymentIntent that has already paid the first invoice. */
  intent?: PaymentIntent;
  /** Whether to charge the card at once, and whether the payer is present to authenticate. */
  payment: "now" | "offSession" | "later";
};

/** Starts a subscription with its first invoice; it is incomplete until that invoice is paid. */
export function beginSubscription(account: StripeAccount, beginning: Beginning): StoredSubscription {
  const now = account.now();
  const { items, trialEnd } = beginning;
  const [first] = items;
  if (!first) throw new Error("A subscription has at least one item.");
  const periodEnd = trialEnd ?? nextBoundary(now, first.price.recurring, now);
  const subscription = subscriptionObject(
    {
      ...beginning,
      anchor: trialEnd ?? now,
      period: { start: now, end: periodEnd },
      status: trialEnd === null ? "incomplete" : "trialing",
      description: beginning.description ?? null,
      metadata: beginning.metadata ?? {},
      missingMethod: beginning.missingMethod ?? "create_invoice",
    },
    now,
  );
  const stored: StoredSubscription = { subscription, pending: [], announced: {} };
  account.state.subscriptions[subscription.id] = stored;

  const lines = [...dueLines(account, subscription, { start: now, end: periodEnd }), ...(beginning.sales ?? [])];
  const invoice = invoiceFor(account, stored, "subscription_create", lines, null);
  subscription.latest_invoice = invoice.invoice.id;
  account.emit("customer.subscription.created", subscription);
  finalizeInvoice(account, invoice, beginning.intent);
  if (beginning.intent || invoice.invoice.amount_due === 0) settleInvoice(account, invoice);
  else if (beginning.payment !== "later")
    collectInvoice(account, invoice, { offSession: beginning.payment === "offSession" });
  return stored;
}

/** At the end of a period: starts the next one with a draft invoice, unless the subscription ends here. */
export function renewSubscription(account: StripeAccount, stored: StoredSubscription) {
  const { subscription } = stored;
  const former = periodOf(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= former.end)
    return endSubscription(account, stored, "cancellation_requested");
  if (subscription.status === "trialing" && !payingMethod(account, subscription)) {
    const { missing_payment_method: behavior } = subscription.trial_settings.end_behavior;
    if (behavior === "cancel") return endSubscription(account, stored, null);
    if (behavior === "pause") return pauseSubscription(account, subscription);
  }
  changeAndEmit(account, "customer.subscription.updated", subscription, () => {
    if (subscription.status === "trialing") subscription.status = "active";
    const period = nextPeriod(subscription, former.end);
    setPeriod(subscription, period);
    const lines = [...dueLines(account, subscription, period), ...stored.pending.splice(0)];
    const finalizesAt = subscription.status === "unpaid" ? null : account.now() + DRAFT_SECONDS;
    const { invoice } = invoiceFor(account, stored, "subscription_cycle", lines, finalizesAt, former);
    subscription.latest_invoice = invoice.id;
  });
}

export function nextPeriod(subscription: StripeSubscription, start: number): Period {
  return { start, end: nextBoundary(subscription.billing_cycle_anchor, recurringOf(subscription), start) };
}

/** Starts a new cycle now, finalizes its invoice and tries to collect it. `credits` reduce the amount. */
export function startCycle(
  account: StripeAccount,
  stored: StoredSubscription,
  reason: BillingReason,
  credits: LineDetails[],
  offSession: boolean,
) {
  const { subscription } = stored;
  const now = account.now();
  subscription.billing_cycle_anchor = now;
  const period = nextPeriod(subscription, now);
  setPeriod(subscription, period);
  const lines = [...credits, ...stored.pending.splice(0), ...dueLines(account, subscription, period)];
  const invoice = invoiceFor(account, stored, reason, lines, now);
  subscription.latest_invoice = invoice.invoice.id;
  finalizeInvoice(account, invoice);
  collectInvoice(account, invoice, { offSession });
}

/** Bills `lines` at once, outside of the cycle. */
export function billNow(account: StripeAccount, stored: StoredSubscription, lines: LineDetails[], offSession: boolean) {
  const invoice = invoiceFor(account, stored, "subscription_update", lines, account.now());
  stored.subscription.latest_invoice = invoice.invoice.id;
  finalizeInvoice(account, invoice);
  collectInvoice(account, invoice, { offSession });
}

/** Nothing is billed until the subscription is resumed. */
export function pauseSubscription(account: StripeAccount, subscription: StripeSubscription) {
  const former = { status: subscription.status };
  subscription.status = "paused";
  account.emit("customer.subscription.paused", subscription, former);
}

/** Starts a new cycle, or continues the old one (`unchanged`). The subscription is active once its invoice is paid. */
export function resumeSubscription(account: StripeAccount, stored: StoredSubscription, anchor: "now" | "unchanged") {
  const { subscription } = stored;
  const former = { status: subscription.status };
  subscription.status = "active";
  const now = account.now();
  if (anchor === "now" || periodOf(subscription).end <= now)
    startCycle(account, stored, "subscription_update", [], false);
  account.emit("customer.subscription.resumed", subscription, former);
}

/** The first invoice wasn't paid in time. */
export function expireSubscription(account: StripeAccount, { subscription }: StoredSubscription) {
  const invoice = account.state.invoices[subscription.latest_invoice ?? ""];
  subscription.ended_at = account.now();
  setStatus(account, subscription, "incomplete_expired");
  if (invoice?.invoice.status === "open") voidInvoice(account, invoice);
}

/** An hour after a draft was created, finalizes it and charges the saved card. */
export function advanceDraftInvoice(
  account: StripeAccount,
  stored: StoredInvoice,
  subscription: StripeSubscription | undefined,
) {
  finalizeInvoice(account, stored);
  const paused = subscription?.pause_collection;
  if (paused) return paused.behavior === "void" ? voidInvoice(account, stored) : markUncollectible(account, stored);
  if (stored.invoice.amount_due === 0) return settleInvoice(account, stored);
  collectInvoice(account, stored, { offSession: true });
}

export function customerOf({ state }: StripeAccount, { customer: customerId }: StripeSubscription): Customer {
  const customer = state.customers[customerId];
  if (!customer) throw resourceMissing("customer", customerId);
  return customer;
}

function invoiceFor(
  account: StripeAccount,
  { subscription }: StoredSubscription,
  reason: BillingReason,
  lines: LineDetails[],
  finalizesAt: number | null,
  period: Period = { start: account.now(), end: account.now() },
): StoredInvoice {
  const customer = customerOf(account, subscription);
  const { currency } = subscription;
  return addInvoice(account, { customer, currency, lines, reason, subscription, period, finalizesAt });
}
