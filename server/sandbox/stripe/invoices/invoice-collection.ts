/** Collecting an invoice: by the saved card, by a payer on its page, and again some days later when it failed. */

import { attemptPayment, type PaymentIntent } from "../payments/payment-intent";
import type { PaymentMethod } from "../payments/payment-method-resource";
import type { Decline } from "../payments/test-cards";
import type { StripeAccount } from "../stripe-account";
import { payingMethod } from "../subscriptions/subscription-object";
import { afterFailed, afterPaid, subscriptionOf } from "../subscriptions/subscription-status";
import { invoiceIdOf } from "./invoice-payments";
import { markPaid, type StoredInvoice, setDelinquent } from "./invoice-status";

const DAY = 24 * 60 * 60;
/** The wait before each further try. https://docs.stripe.com/billing/revenue-recovery/smart-retries */
const RETRIES = [3, 5, 7].map((days) => days * DAY);

const NO_METHOD: Decline = {
  code: "resource_missing",
  message: "This customer has no attached payment source or default payment method.",
};

/** `offSession`: the payer is not there. `method` pays instead of the saved one. */
type CollectOptions = { offSession: boolean; method?: PaymentMethod | undefined };

/** Tries to have an open invoice paid, and does what follows from the outcome. Gives the decline, if there was one. */
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

/** To be called whenever a PaymentIntent was tried outside of `collect`: its invoice, if it has one, follows it. */
export function syncInvoiceWithIntent(account: StripeAccount, intent: PaymentIntent) {
  const stored = account.state.invoices[invoiceIdOf(account, intent.id) ?? ""];
  if (!stored || stored.invoice.status === "paid") return;
  if (intent.status === "succeeded") settleInvoice(account, stored);
  else if (intent.status === "requires_payment_method") account.emit("invoice.payment_failed", stored.invoice);
}

/** Paid, with all that follows. */
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

/** The card with which a subscription begins goes on paying for it, if there is no other. */
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
  // A payer who tries on the page moves nothing: the next try by itself stays where it was.
  if (offSession || !invoice.next_payment_attempt) invoice.next_payment_attempt = again ? account.now() + wait : null;
  if (!first) setDelinquent(account, invoice, true);
  account.emit("invoice.payment_failed", invoice);
  if (intent.status === "requires_action") account.emit("invoice.payment_action_required", invoice);
  afterFailed(account, invoice, invoice.next_payment_attempt === null && offSession);
}
