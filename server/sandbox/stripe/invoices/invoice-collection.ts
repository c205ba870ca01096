/**
 * Collects an invoice: with the saved card, on the invoice's page, and with retries some days later if the payment
 * failed.
 */

import type { StripeAccount } from "../account-state";
import { attemptPayment, type PaymentIntent } from "../payments/payment-intent";
import type { PaymentMethod } from "../payments/payment-method-resource";
import type { Decline } from "../payments/test-cards";
import { payingMethod } from "../subscriptions/subscription-object";
import { afterFailed, afterPaid, subscriptionOf } from "../subscriptions/subscription-status";
import { invoiceIdOf } from "./invoice-payments";
import { markPaid, type StoredInvoice, setDelinquent } from "./invoice-status";

const DAY = 24 * 60 * 60;
/** The delay before each retry. https://docs.stripe.com/billing/revenue-recovery/smart-retries */
const RETRIES = [3, 5, 7].map((days) => days * DAY);

const NO_METHOD: Decline = {
  code: "resource_missing",
  message: "This customer has no attached payment source or default payment method.",
};

/** `offSession`: the payer isn't present. `method` is used instead of the saved one. */
type CollectOptions = { offSession: boolean; method?: PaymentMethod | undefined };

/** Tries to collect an open invoice and handles the outcome. Returns the decline, if there was one. */
export function collectInvoice(
  account: StripeAccount,
  stored: StoredInvoice,
  { offSession, method }: CollectOptions,
): Decline | undefined {
  const { invoice } = stored;
  const intent = account.state.intents[stored.intent ?? ""];
  if (!intent) {
    settleInvoice(account, stored);
    return;
  }
  invoice.attempted = true;
  if (offSession || invoice.attempt_count === 0) invoice.attempt_count += 1;
  const used = method ?? savedMethod(account, stored);
  const returnUrl = invoice.hosted_invoice_url;
  const declined = used
    ? attemptPayment(account, intent, used, { returnUrl, offSession, mayComeBack: true })
    : NO_METHOD;
  if (intent.status === "succeeded") settleInvoice(account, stored);
  else failed(account, stored, intent, offSession);
  return declined;
}

/**
 * Call this after a payment attempt outside of `collectInvoice`: it updates the PaymentIntent's invoice, if there is
 * one.
 */
export function syncInvoiceWithIntent(account: StripeAccount, intent: PaymentIntent) {
  const stored = account.state.invoices[invoiceIdOf(account, intent.id) ?? ""];
  if (!stored || stored.invoice.status === "paid") return;
  if (intent.status === "succeeded") settleInvoice(account, stored);
  else if (intent.status === "requires_payment_method") account.emit("invoice.payment_failed", stored.invoice);
}

/** Marks the invoice paid and updates its subscription. */
export function settleInvoice(account: StripeAccount, stored: StoredInvoice) {
  keepMethod(account, stored);
  markPaid(account, stored);
  afterPaid(account, stored.invoice);
}

function savedMethod(account: StripeAccount, { invoice }: StoredInvoice): PaymentMethod | undefined {
  const own = account.state.methods[invoice.default_payment_method ?? ""]?.method;
  const subscription = subscriptionOf(account, invoice)?.subscription;
  const customer = account.state.customers[invoice.customer];
  const byCustomer = account.state.methods[customer?.invoice_settings.default_payment_method ?? ""]?.method;
  return own ?? (subscription ? payingMethod(account, subscription) : byCustomer);
}

/** The card that paid for the start of a subscription keeps paying for it, if there is no other. */
function keepMethod(account: StripeAccount, { invoice, intent }: StoredInvoice) {
  const subscription = subscriptionOf(account, invoice)?.subscription;
  const method = account.state.intents[intent ?? ""]?.payment_method;
  if (subscription && method && !payingMethod(account, subscription)) subscription.default_payment_method = method;
}

function failed(account: StripeAccount, stored: StoredInvoice, intent: PaymentIntent, offSession: boolean) {
  const { invoice } = stored;
  const first = invoice.billing_reason === "subscription_create" || invoice.billing_reason === "manual";
  const wait = RETRIES[invoice.attempt_count - 1];
  const again = !first && invoice.auto_advance && wait !== undefined;
  // An attempt by the payer on the page doesn't change when the next automatic attempt is made.
  if (offSession || !invoice.next_payment_attempt) invoice.next_payment_attempt = again ? account.now() + wait : null;
  if (!first) setDelinquent(account, invoice, true);
  account.emit("invoice.payment_failed", invoice);
  if (intent.status === "requires_action") account.emit("invoice.payment_action_required", invoice);
  afterFailed(account, invoice, invoice.next_payment_attempt === null && offSession);
}
