/**
 * How an invoice's status changes: draft, open, paid, void, uncollectible. invoice-collection.ts decides who pays it
 * and when.
 */

import type { StripeAccount } from "../account-state";
import { minimumCharge } from "../api/currency-amounts";
import { letters } from "../api/object-ids";
import { addIntent, cancelIntent, type PaymentIntent } from "../payments/payment-intent";
import { changeAndEmit } from "../webhooks/updated-events";
import { type InvoiceDetails, invoiceObject, type StripeInvoice } from "./invoice-object";
import { addInvoicePayment, closeInvoicePayment } from "./invoice-payments";

/** An invoice with its PaymentIntent and the secret of its hosted page. */
export type StoredInvoice = { invoice: StripeInvoice; intent: string | null; key: string };

export function addInvoice(account: StripeAccount, details: InvoiceDetails): StoredInvoice {
  const stored = { invoice: invoiceObject(details, account.now()), intent: null, key: letters(32) };
  account.state.invoices[stored.invoice.id] = stored;
  details.customer.currency ??= details.currency;
  account.emit("invoice.created", stored.invoice);
  return stored;
}

/**
 * Finalizes a draft: assigns its number and page, and applies the customer's credit. The invoice is then open with a
 * PaymentIntent, unless nothing is due. `intent` is passed if the money came before the invoice.
 */
export function finalizeInvoice(account: StripeAccount, stored: StoredInvoice, intent?: PaymentIntent) {
  const { invoice } = stored;
  const customer = account.state.customers[invoice.customer];
  const balance = customer?.balance ?? 0;
  // A payment made before the invoice didn't use the balance; and an amount too small to be charged stays on the
  // balance.
  const due = invoice.total + (intent ? 0 : balance);
  const carried = due < minimumCharge(invoice.currency) ? due : 0;
  const left = intent ? balance : carried;
  invoice.amount_due = due - carried;
  invoice.amount_remaining = invoice.amount_due;
  invoice.ending_balance = left;
  if (customer) {
    invoice.starting_balance = balance;
    invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`;
    changeAndEmit(account, "customer.updated", customer, () => {
      customer.balance = left;
      customer.next_invoice_sequence += 1;
    });
  }
  invoice.status = "open";
  invoice.status_transitions.finalized_at = account.now();
  invoice.effective_at = account.now();
  invoice.automatically_finalizes_at = null;
  invoice.webhooks_delivered_at = account.now();
  invoice.hosted_invoice_url = `${account.origin}/i/${invoice.id}/${stored.key}`;
  invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  if (invoice.amount_due > 0) {
    stored.intent = (intent ?? intentFor(account, invoice)).id;
    addInvoicePayment(account, invoice, stored.intent);
  }
  account.emit("invoice.finalized", invoice);
}

function intentFor(
  account: StripeAccount,
  { amount_due: amount, billing_reason, currency, customer, parent }: StripeInvoice,
) {
  const description = {
    manual: "Payment for Invoice",
    subscription_create: "Subscription creation",
    subscription_cycle: "Subscription update",
    subscription_update: "Subscription update",
    upcoming: "",
  }[billing_reason];
  const setup_future_usage = parent ? ("off_session" as const) : undefined;
  return addIntent(account, {
    amount,
    currency,
    customer,
    description,
    setup_future_usage,
    allowed_payment_method_types: ["card"],
  });
}

/** The money has arrived, or nothing was due. */
export function markPaid(account: StripeAccount, { invoice }: StoredInvoice) {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = account.now();
  closeInvoicePayment(account, invoice, "paid");
  setDelinquent(account, invoice, false);
  account.emit("invoice.paid", invoice);
  account.emit("invoice.payment_succeeded", invoice);
}

export function voidInvoice(account: StripeAccount, stored: StoredInvoice) {
  const { invoice } = stored;
  invoice.status = "void";
  invoice.status_transitions.voided_at = account.now();
  stopCollecting(invoice);
  closeInvoicePayment(account, invoice, "canceled");
  const intent = account.state.intents[stored.intent ?? ""];
  if (intent && intent.status !== "succeeded") cancelIntent(account, intent, "void_invoice");
  account.emit("invoice.voided", invoice);
}

export function markUncollectible(account: StripeAccount, { invoice }: StoredInvoice) {
  invoice.status = "uncollectible";
  invoice.status_transitions.marked_uncollectible_at = account.now();
  stopCollecting(invoice);
  account.emit("invoice.marked_uncollectible", invoice);
}

/** Stops automatic attempts; the payer or the merchant can still pay. */
export function stopCollecting(invoice: StripeInvoice) {
  invoice.auto_advance = false;
  invoice.automatically_finalizes_at = null;
  invoice.next_payment_attempt = null;
}

export function setDelinquent(account: StripeAccount, { customer: customerId }: StripeInvoice, delinquent: boolean) {
  const customer = account.state.customers[customerId];
  if (customer)
    changeAndEmit(account, "customer.updated", customer, () => {
      customer.delinquent = delinquent;
    });
}
