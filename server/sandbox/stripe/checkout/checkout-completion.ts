/** A checkout session is paid, or needs no payment today: what the merchant finds then. */

import { saleLine } from "../invoices/invoice-lines";
import { addInvoice, finalize, markPaid } from "../invoices/invoice-status";
import { addCustomer, type Customer } from "../merchant/customer-resource";
import type { PaymentIntent } from "../payments/payment-intent";
import { attach, type PaymentMethod, setUp } from "../payments/payment-method-resource";
import type { Ledger } from "../stripe-account";
import { begin } from "../subscriptions/subscription-lifecycle";
import type { RecurringPrice } from "../subscriptions/subscription-object";
import { redeem } from "./checkout-discount";
import { customerDetails, type StoredSession } from "./checkout-session";

const DAY = 24 * 60 * 60;

/** `email` is the payer's where no card was asked for. */
export function complete(ledger: Ledger, stored: StoredSession, email: string | null = null) {
  const { session, work } = stored;
  const intent = ledger.state.intents[work ?? session.payment_intent ?? ""];
  const setup = ledger.state.setups[work ?? ""];
  const method = ledger.state.methods[intent?.payment_method ?? setup?.payment_method ?? ""]?.method;
  const billing = method?.billing_details;
  session.customer_details = customerDetails(billing?.email ?? email, billing?.name ?? null, billing?.address ?? null);
  if (stored.shipping)
    session.collected_information = { business_name: null, individual_name: null, shipping_details: stored.shipping };
  const customer = customerFor(ledger, stored);
  if (customer && setup) setup.customer = customer.id;
  if (customer && intent) claim(ledger, intent, customer, method);
  if (customer && session.mode === "subscription") subscribe(ledger, stored, customer, intent, method);
  else if (customer && session.invoice_creation?.enabled) invoiceSale(ledger, stored, customer, intent);
  session.status = "complete";
  session.payment_status = session.amount_total ? "paid" : "no_payment_required";
  session.url = null;
  redeem(ledger, session);
  ledger.emit("checkout.session.completed", session);
}

/** The session's customer; one is made where the session asks for it, as a subscription always does. */
function customerFor(ledger: Ledger, { session }: StoredSession): Customer | undefined {
  const present = ledger.state.customers[session.customer ?? ""];
  if (present || (session.mode !== "subscription" && session.customer_creation !== "always")) return present;
  const { email = null, name = null, address = null } = session.customer_details ?? {};
  const customer = addCustomer(ledger, { email, name, address });
  ledger.emit("customer.created", customer);
  session.customer = customer.id;
  return customer;
}

/** Payment and card become the customer's, who did not exist when the payer began. */
function claim(ledger: Ledger, intent: PaymentIntent, customer: Customer, method: PaymentMethod | undefined) {
  intent.customer = customer.id;
  const charge = ledger.state.charges[intent.latest_charge ?? ""];
  if (charge) charge.customer = customer.id;
  if (!method || !intent.setup_future_usage) return;
  attach(ledger, method, customer.id);
  setUp(ledger, method);
}

function subscribe(
  ledger: Ledger,
  { session, lines, subscriptionDetails: details }: StoredSession,
  customer: Customer,
  intent: PaymentIntent | undefined,
  method: PaymentMethod | undefined,
) {
  if (method) attach(ledger, method, customer.id);
  const items = lines.flatMap(({ price, quantity, metadata }) =>
    price.recurring ? [{ price: price as RecurringPrice, quantity, metadata: metadata ?? {} }] : [],
  );
  const { trialDays = null, trialEnd = null, ...others } = details ?? {};
  const { subscription } = begin(ledger, {
    ...others,
    customer: customer.id,
    items,
    default_payment_method: method?.id ?? null,
    trialEnd: trialDays === null ? trialEnd : ledger.now() + trialDays * DAY,
    sales: lines.filter(({ price }) => !price.recurring).map((line) => saleLine(line, ledger.now())),
    ...(intent && { intent }),
    payment: "later",
  });
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
}

function invoiceSale(
  ledger: Ledger,
  { session, lines }: StoredSession,
  customer: Customer,
  intent: PaymentIntent | undefined,
) {
  const now = ledger.now();
  const { description, footer, metadata } = session.invoice_creation?.invoice_data ?? {};
  const stored = addInvoice(ledger, {
    customer,
    currency: session.currency,
    lines: lines.map((line) => saleLine(line, now)),
    reason: "manual",
    subscription: null,
    period: { start: now, end: now },
    finalizesAt: null,
    description: description ?? null,
    footer: footer ?? null,
    metadata: metadata ?? {},
  });
  finalize(ledger, stored, intent);
  markPaid(ledger, stored);
  session.invoice = stored.invoice.id;
}
