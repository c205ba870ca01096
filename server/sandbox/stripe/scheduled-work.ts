/**
 * Work that the clock triggers. When the clock jumps, everything in between runs in order, each step at its own time.
 */

import type { StripeAccount } from "./account-state";
import { expireSession } from "./checkout/checkout-session";
import { collectInvoice } from "./invoices/invoice-collection";
import { upcomingInvoice } from "./invoices/invoice-preview";
import type { StoredInvoice } from "./invoices/invoice-status";
import { scheduledRefundSteps } from "./payments/refund-resource";
import { advanceDraftInvoice, expireSubscription, renewSubscription } from "./subscriptions/subscription-lifecycle";
import { isOver, periodOf, type StoredSubscription } from "./subscriptions/subscription-object";
import { endSubscription, subscriptionOf } from "./subscriptions/subscription-status";
import { changeAndEmit } from "./webhooks/updated-events";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** https://docs.stripe.com/billing/subscriptions/overview#payment-window */
const PAYMENT_WINDOW = 23 * HOUR;
const TRIAL_NOTICE = 3 * DAY;
const RENEWAL_NOTICE = 7 * DAY;

type ScheduledStep = { at: number; run(): void };

/** Runs all work that came due since the last call. Returns true if there was any. */
export function runScheduledWork(account: StripeAccount): boolean {
  const now = account.now();
  let happened = false;
  for (;;) {
    const next = earliest(account, now);
    if (!next) return happened;
    account.runAt(next.at, next.run);
    happened = true;
  }
}

function earliest(account: StripeAccount, now: number): ScheduledStep | undefined {
  let first: ScheduledStep | undefined;
  for (const due of scheduledSteps(account))
    if (due.at <= now && due.at < (first?.at ?? Number.POSITIVE_INFINITY)) first = due;
  return first;
}

function* scheduledSteps(account: StripeAccount): Generator<ScheduledStep> {
  const { sessions, invoices, subscriptions } = account.state;
  for (const stored of Object.values(sessions))
    if (stored.session.status === "open")
      yield { at: stored.session.expires_at, run: () => expireSession(account, stored) };
  for (const stored of Object.values(subscriptions))
    if (!isOver(stored.subscription)) yield* subscriptionSteps(account, stored);
  for (const stored of Object.values(invoices)) yield* invoiceSteps(account, stored);
  yield* scheduledRefundSteps(account);
}

function* subscriptionSteps(account: StripeAccount, stored: StoredSubscription): Generator<ScheduledStep> {
  const { subscription, announced } = stored;
  const { status, trial_end: trialEnd, created } = subscription;
  if (status === "incomplete") {
    yield { at: created + PAYMENT_WINDOW, run: () => expireSubscription(account, stored) };
    return;
  }
  if (status === "trialing" && trialEnd !== null && announced.trialEnd !== trialEnd)
    yield {
      at: Math.max(created, trialEnd - TRIAL_NOTICE),
      run() {
        announced.trialEnd = trialEnd;
        account.emit("customer.subscription.trial_will_end", subscription);
      },
    };
  if (subscription.pause_collection?.resumes_at)
    yield {
      at: subscription.pause_collection.resumes_at,
      run: () =>
        changeAndEmit(account, "customer.subscription.updated", subscription, () => {
          subscription.pause_collection = null;
        }),
    };
  if (status === "paused") return;

  const period = periodOf(subscription);
  const { cancel_at: cancelAt } = subscription;
  if (cancelAt !== null && cancelAt < period.end)
    yield { at: cancelAt, run: () => endSubscription(account, stored, "cancellation_requested") };
  if (cancelAt === null && announced.upcoming !== period.end)
    yield {
      at: Math.max(period.start, period.end - RENEWAL_NOTICE),
      run() {
        announced.upcoming = period.end;
        const { id: _, ...invoice } = upcomingInvoice(account, stored);
        account.emit("invoice.upcoming", invoice);
      },
    };
  yield { at: period.end, run: () => renewSubscription(account, stored) };
}

function* invoiceSteps(account: StripeAccount, stored: StoredInvoice): Generator<ScheduledStep> {
  const { invoice } = stored;
  const subscription = subscriptionOf(account, invoice)?.subscription;
  const finalizesAt = invoice.automatically_finalizes_at;
  if (
    invoice.status === "draft" &&
    finalizesAt !== null &&
    subscription?.pause_collection?.behavior !== "keep_as_draft"
  )
    yield { at: finalizesAt, run: () => advanceDraftInvoice(account, stored, subscription) };
  if (invoice.status === "open" && invoice.next_payment_attempt !== null)
    yield { at: invoice.next_payment_attempt, run: () => void collectInvoice(account, stored, { offSession: true }) };
}
