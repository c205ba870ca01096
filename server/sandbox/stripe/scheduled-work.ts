/** What time brings by itself. After a jump of the clock everything in between happens in its order, at its own hour. */

import { expire as expireSession } from "./checkout/checkout-session";
import { collect } from "./invoices/invoice-collection";
import { upcoming } from "./invoices/invoice-preview";
import type { StoredInvoice } from "./invoices/invoice-status";
import { refundsDue } from "./payments/refund-resource";
import type { Ledger } from "./stripe-account";
import { advance, expire, renew } from "./subscriptions/subscription-lifecycle";
import { isOver, periodOf, type StoredSubscription } from "./subscriptions/subscription-object";
import { end, subscriptionOf } from "./subscriptions/subscription-status";
import { changing } from "./webhooks/updated-events";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** https://docs.stripe.com/billing/subscriptions/overview#payment-window */
const PAYMENT_WINDOW = 23 * HOUR;
const TRIAL_NOTICE = 3 * DAY;
const RENEWAL_NOTICE = 7 * DAY;

type Due = { at: number; happen(): void };

/** Makes up for the time since the last call. Says whether anything happened. */
export function passTime(ledger: Ledger): boolean {
  const now = ledger.now();
  let happened = false;
  for (;;) {
    const next = earliest(ledger, now);
    if (!next) return happened;
    ledger.at(next.at, next.happen);
    happened = true;
  }
}

function earliest(ledger: Ledger, now: number): Due | undefined {
  let first: Due | undefined;
  for (const due of dues(ledger)) if (due.at <= now && due.at < (first?.at ?? Number.POSITIVE_INFINITY)) first = due;
  return first;
}

function* dues(ledger: Ledger): Generator<Due> {
  const { sessions, invoices, subscriptions } = ledger.state;
  for (const stored of Object.values(sessions))
    if (stored.session.status === "open")
      yield { at: stored.session.expires_at, happen: () => expireSession(ledger, stored) };
  for (const stored of Object.values(subscriptions))
    if (!isOver(stored.subscription)) yield* subscriptionDues(ledger, stored);
  for (const stored of Object.values(invoices)) yield* invoiceDues(ledger, stored);
  yield* refundsDue(ledger);
}

function* subscriptionDues(ledger: Ledger, stored: StoredSubscription): Generator<Due> {
  const { subscription, told } = stored;
  const { status, trial_end: trialEnd, created } = subscription;
  if (status === "incomplete") {
    yield { at: created + PAYMENT_WINDOW, happen: () => expire(ledger, stored) };
    return;
  }
  if (status === "trialing" && trialEnd !== null && told.trialEnd !== trialEnd)
    yield {
      at: Math.max(created, trialEnd - TRIAL_NOTICE),
      happen() {
        told.trialEnd = trialEnd;
        ledger.emit("customer.subscription.trial_will_end", subscription);
      },
    };
  if (subscription.pause_collection?.resumes_at)
    yield {
      at: subscription.pause_collection.resumes_at,
      happen: () =>
        changing(ledger, "customer.subscription.updated", subscription, () => {
          subscription.pause_collection = null;
        }),
    };
  if (status === "paused") return;

  const period = periodOf(subscription);
  const { cancel_at: cancelAt } = subscription;
  if (cancelAt !== null && cancelAt < period.end)
    yield { at: cancelAt, happen: () => end(ledger, stored, "cancellation_requested") };
  if (cancelAt === null && told.upcoming !== period.end)
    yield {
      at: Math.max(period.start, period.end - RENEWAL_NOTICE),
      happen() {
        told.upcoming = period.end;
        const { id: _, ...invoice } = upcoming(ledger, stored);
        ledger.emit("invoice.upcoming", invoice);
      },
    };
  yield { at: period.end, happen: () => renew(ledger, stored) };
}

function* invoiceDues(ledger: Ledger, stored: StoredInvoice): Generator<Due> {
  const { invoice } = stored;
  const subscription = subscriptionOf(ledger, invoice)?.subscription;
  const finalizesAt = invoice.automatically_finalizes_at;
  if (
    invoice.status === "draft" &&
    finalizesAt !== null &&
    subscription?.pause_collection?.behavior !== "keep_as_draft"
  )
    yield { at: finalizesAt, happen: () => advance(ledger, stored, subscription) };
  if (invoice.status === "open" && invoice.next_payment_attempt !== null)
    yield { at: invoice.next_payment_attempt, happen: () => void collect(ledger, stored, { offSession: true }) };
}
