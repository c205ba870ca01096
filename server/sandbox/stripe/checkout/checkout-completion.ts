/** Completes a checkout session once it is paid or needs no payment today, and creates what it sold. */

import type { StripeAccount } from "../account-state";
import { oneTimeLine } from "../invoices/invoice-lines";
import { addInvoice, finalizeInvoice, markPaid } from "../invoices/invoice-status";
import { addCustomer, type Customer } from "../merchant/customer-resource";
import type { PaymentIntent } from "../payments/payment-intent";
import { attach, markSetUp, type PaymentMethod } from "../payments/payment-method-resource";
import { beginSubscription } from "../subscriptions/subscription-lifecycle";
import type { RecurringPrice } from "../subscriptions/subscription-object";
import { redeem } from "./checkout-discount";
import { customerDetails, type StoredCheckoutSession } from "./checkout-session";

const DAY = 24 * 60 * 60;

/** `email` is the payer's, for sessions without a card. */
export function completeSession(account: StripeAccount, stored: StoredCheckoutSession, email: string | null = null) {
  const { session, work } = stored;
  const intent = account.state.intents[work ?? session.payment_intent ?? ""];
  const setup = account.state.setups[work ?? ""];
  const method = account.state.methods[intent?.payment_method ?? setup?.payment_method ?? ""]?.method;
  const billing = method?.billing_details;
  session.customer_details = customerDetails(billing?.email ?? email, billing?.name ?? null, billing?.address ?? null);
  if (stored.shipping)
    session.collected_information = { business_name: null, individual_name: null, shipping_details: stored.shipping };
  const customer = customerFor(account, stored);
  if (customer && setup) setup.customer = customer.id;
  if (customer && intent) claim(account, intent, customer, method);
  if (customer && session.mode === "subscription") subscribe(account, stored, customer, intent, method);
  else if (customer && session.invoice_creation?.enabled) invoiceSale(account, stored, customer, intent);
  session.status = "complete";
  session.payment_status = session.amount_total ? "paid" : "no_payment_required";
  session.url = null;
  redeem(account, session);
  account.emit("checkout.session.completed", session);
}

/** The session's customer. Creates one if the session asks for it, as subscriptions and invoices always do. */
function customerFor(account: StripeAccount, { session }: StoredCheckoutSession): Customer | undefined {
  const present = account.state.customers[session.customer ?? ""];
  const needed = session.mode === "subscription" || session.invoice_creation?.enabled;
  if (present || (!needed && session.customer_creation !== "always")) return present;
  const { email = null, name = null, address = null } = session.customer_details ?? {};
  const customer = addCustomer(account, { email, name, address });
  account.emit("customer.created", customer);
  session.customer = customer.id;
  return customer;
}

/** Assigns payment and card to the customer, who didn't exist yet when the payer started. */
function claim(account: StripeAccount, intent: PaymentIntent, customer: Customer, method: PaymentMethod | undefined) {
  intent.customer = customer.id;
  const charge = account.state.charges[intent.latest_charge ?? ""];
  if (charge) charge.customer = customer.id;
  if (!method || !intent.setup_future_usage) return;
  attach(account, method, customer.id);
  markSetUp(account, method);
}

function subscribe(
  account: StripeAccount,
  { session, lines, subscriptionDetails: details }: StoredCheckoutSession,
  customer: Customer,
  intent: PaymentIntent | undefined,
  method: PaymentMethod | undefined,
) {
  if (method) attach(account, method, customer.id);
  const items = lines.flatMap(({ price, quantity, metadata }) =>
    price.recurring ? [{ price: price as RecurringPrice, quantity, metadata: metadata ?? {} }] : [],
  );
  const { trialDays = null, trialEnd = null, ...others } = details ?? {};
  const { subscription } = beginSubscription(account, {
    ...others,
    customer: customer.id,
    items,
    default_payment_method: method?.id ?? null,
    trialEnd: trialDays === null ? trialEnd : account.now() + trialDays * DAY,
    sales: lines.filter(({ price }) => !price.recurring).map((line) => oneTimeLine(line, account.now())),
    ...(intent && { intent }),
    payment: "later",
  });
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
}

function invoiceSale(
  account: StripeAccount,
  { session, lines }: StoredCheckoutSession,
  customer: Customer,
  intent: PaymentIntent | undefined,
) {
  const now = account.now();
  const { description, footer, metadata } = session.invoice_creation?.invoice_data ?? {};
  const stored = addInvoice(account, {
    customer,
    currency: session.currency,
    lines: lines.map((line) => oneTimeLine(line, now)),
    reason: "manual",
    subscription: null,
    period: { start: now, end: now },
    finalizesAt: null,
    description: description ?? null,
    footer: footer ?? null,
    metadata: metadata ?? {},
  });
  finalizeInvoice(account, stored, intent);
  markPaid(account, stored);
  session.invoice = stored.invoice.id;
}
