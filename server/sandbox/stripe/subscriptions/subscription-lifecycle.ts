/** A subscription's life: it begins, renews or ends with each period, is paused and resumed. */

import { missing } from "../api/api-error";
import { collect, settle } from "../invoices/invoice-collection";
import { dueLines } from "../invoices/invoice-lines";
import type { BillingReason, LineDetails } from "../invoices/invoice-object";
import { addInvoice, finalize, giveUp, type StoredInvoice, voidInvoice } from "../invoices/invoice-status";
import type { Customer } from "../merchant/customer-resource";
import type { PaymentIntent } from "../payments/payment-intent";
import type { Ledger } from "../stripe-account";
import { changing } from "../webhooks/updated-events";
import { nextBoundary } from "./billing-periods";
import {
  type MissingMethod,
  type Period,
  payingMethod,
  periodOf,
  recurringOf,
  type StoredSubscription,
  type Subscription,
  type SubscriptionDetails,
  setPeriod,
  subscriptionObject,
} from "./subscription-object";
import { end, setStatus } from "./subscription-status";

const HOUR = 60 * 60;
/** A renewal's invoice stays a draft so long, for merchants who add to it. */
const DRAFT_SECONDS = HOUR;

type Beginning = Pick<SubscriptionDetails, "customer" | "items" | "default_payment_method" | "trialEnd"> & {
  description?: string | null | undefined;
  metadata?: Record<string, string>;
  missingMethod?: MissingMethod | undefined;
  /** Sold once with the first invoice. */
  sales?: LineDetails[];
  /** Has paid the first invoice already. */
  intent?: PaymentIntent;
  /** Whether to try the card at once, and whether the payer is there to answer her bank. */
  payment: "now" | "offSession" | "later";
};

/** Begins a subscription with its first invoice; it is incomplete until that is paid. */
export function begin(ledger: Ledger, beginning: Beginning): StoredSubscription {
  const now = ledger.now();
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
  const stored: StoredSubscription = { subscription, pending: [], told: {} };
  ledger.state.subscriptions[subscription.id] = stored;

  const lines = [...dueLines(ledger, subscription, { start: now, end: periodEnd }), ...(beginning.sales ?? [])];
  const invoice = invoiceFor(ledger, stored, "subscription_create", lines, null);
  subscription.latest_invoice = invoice.invoice.id;
  ledger.emit("customer.subscription.created", subscription);
  finalize(ledger, invoice, beginning.intent);
  if (beginning.intent || invoice.invoice.amount_due === 0) settle(ledger, invoice);
  else if (beginning.payment !== "later") collect(ledger, invoice, { offSession: beginning.payment === "offSession" });
  return stored;
}

/** The period is over: the next one begins with a draft of its invoice, unless the subscription ends here. */
export function renew(ledger: Ledger, stored: StoredSubscription) {
  const { subscription } = stored;
  const former = periodOf(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= former.end)
    return end(ledger, stored, "cancellation_requested");
  if (subscription.status === "trialing" && !payingMethod(ledger, subscription)) {
    const { missing_payment_method: behavior } = subscription.trial_settings.end_behavior;
    if (behavior === "cancel") return end(ledger, stored, null);
    if (behavior === "pause") return pause(ledger, subscription);
  }
  changing(ledger, "customer.subscription.updated", subscription, () => {
    if (subscription.status === "trialing") subscription.status = "active";
    const period = nextPeriod(subscription, former.end);
    setPeriod(subscription, period);
    const lines = [...dueLines(ledger, subscription, period), ...stored.pending.splice(0)];
    const finalizesAt = subscription.status === "unpaid" ? null : ledger.now() + DRAFT_SECONDS;
    const { invoice } = invoiceFor(ledger, stored, "subscription_cycle", lines, finalizesAt, former);
    subscription.latest_invoice = invoice.id;
  });
}

export function nextPeriod(subscription: Subscription, start: number): Period {
  return { start, end: nextBoundary(subscription.billing_cycle_anchor, recurringOf(subscription), start) };
}

/** A new cycle from this moment on, its invoice final and tried at once. `credits` are set against it. */
export function startCycle(
  ledger: Ledger,
  stored: StoredSubscription,
  reason: BillingReason,
  credits: LineDetails[],
  offSession: boolean,
) {
  const { subscription } = stored;
  const now = ledger.now();
  subscription.billing_cycle_anchor = now;
  const period = nextPeriod(subscription, now);
  setPeriod(subscription, period);
  const lines = [...credits, ...stored.pending.splice(0), ...dueLines(ledger, subscription, period)];
  const invoice = invoiceFor(ledger, stored, reason, lines, now);
  subscription.latest_invoice = invoice.invoice.id;
  finalize(ledger, invoice);
  collect(ledger, invoice, { offSession });
}

/** Bills `lines` at once, outside of the cycle. */
export function billNow(ledger: Ledger, stored: StoredSubscription, lines: LineDetails[], offSession: boolean) {
  const invoice = invoiceFor(ledger, stored, "subscription_update", lines, ledger.now());
  stored.subscription.latest_invoice = invoice.invoice.id;
  finalize(ledger, invoice);
  collect(ledger, invoice, { offSession });
}

/** Nothing is billed any more until it is resumed. */
export function pause(ledger: Ledger, subscription: Subscription) {
  const former = { status: subscription.status };
  subscription.status = "paused";
  ledger.emit("customer.subscription.paused", subscription, former);
}

/** Begins a new cycle, or goes on with the old one (`unchanged`), and is active once its invoice is paid. */
export function resume(ledger: Ledger, stored: StoredSubscription, anchor: "now" | "unchanged") {
  const { subscription } = stored;
  const former = { status: subscription.status };
  subscription.status = "active";
  const now = ledger.now();
  if (anchor === "now" || periodOf(subscription).end <= now)
    startCycle(ledger, stored, "subscription_update", [], false);
  ledger.emit("customer.subscription.resumed", subscription, former);
}

/** Nobody paid the first invoice in time. */
export function expire(ledger: Ledger, { subscription }: StoredSubscription) {
  const invoice = ledger.state.invoices[subscription.latest_invoice ?? ""];
  subscription.ended_at = ledger.now();
  setStatus(ledger, subscription, "incomplete_expired");
  if (invoice?.invoice.status === "open") voidInvoice(ledger, invoice);
}

/** An hour after its creation a draft becomes final, and the saved card is tried. */
export function advance(ledger: Ledger, stored: StoredInvoice, subscription: Subscription | undefined) {
  finalize(ledger, stored);
  const paused = subscription?.pause_collection;
  if (paused) return paused.behavior === "void" ? voidInvoice(ledger, stored) : giveUp(ledger, stored);
  if (stored.invoice.amount_due === 0) return settle(ledger, stored);
  collect(ledger, stored, { offSession: true });
}

export function customerOf({ state }: Ledger, { customer: customerId }: Subscription): Customer {
  const customer = state.customers[customerId];
  if (!customer) throw missing("customer", customerId);
  return customer;
}

function invoiceFor(
  ledger: Ledger,
  { subscription }: StoredSubscription,
  reason: BillingReason,
  lines: LineDetails[],
  finalizesAt: number | null,
  period: Period = { start: ledger.now(), end: ledger.now() },
): StoredInvoice {
  const customer = customerOf(ledger, subscription);
  const { currency } = subscription;
  return addInvoice(ledger, { customer, currency, lines, reason, subscription, period, finalizesAt });
}
