/** What a checkout session is and how it ends: paid on the hosted page, or expired by time or by the merchant. */
import type { Stripe } from "stripe";
import type { LineItem } from "./checkout-lines";
import { addCustomer } from "./customers";
import { sessionId } from "./ids";
import type { Ledger } from "./ledger";
import { addIntent, cancel, type IntentDetails, type PaymentIntent } from "./payment-intent";
import type { Wire } from "./wire";

export type CheckoutSession = ReturnType<typeof sessionObject>;
/** With its line items, which the API shows only on demand, and with what its PaymentIntent will be given. */
export type StoredSession = { session: CheckoutSession; lines: LineItem[]; intentDetails: Partial<IntentDetails> };

export type SessionDetails = {
  allowed_payment_method_types: string[] | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string | null;
  customer_creation: "always" | "if_required" | null;
  customer_email: string | null;
  expires_at: number;
  invoice_creation: Wire<Stripe.Checkout.Session.InvoiceCreation> | null;
  locale: string | null;
  metadata: Record<string, string>;
  mode: "payment" | "subscription";
  return_url: string | null;
  success_url: string | null;
  ui_mode: "hosted_page" | "embedded_page";
  total: number;
};

type Details = Wire<Stripe.Checkout.Session.CustomerDetails>;

function customerDetails(email: string | null, name: string | null, address: Details["address"]) {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  } satisfies Details;
}

export function sessionObject(details: SessionDetails, origin: string, created: number) {
  const id = sessionId();
  const hosted = details.ui_mode === "hosted_page";
  const payment = details.mode === "payment";
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: details.allowed_payment_method_types,
    amount_subtotal: details.total,
    amount_total: details.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: details.cancel_url,
    client_reference_id: details.client_reference_id,
    client_secret: hosted ? null : `${id}_secret_sandbox`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: details.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: details.customer,
    customer_account: null,
    customer_creation: details.customer_creation,
    customer_details:
      details.customer_email === null ? null : (customerDetails(details.customer_email, null, null) as Details | null),
    customer_email: details.customer_email,
    discounts: payment ? [] : null,
    expires_at: details.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: details.invoice_creation,
    livemode: false,
    locale: details.locale,
    managed_payments: null,
    metadata: details.metadata,
    mode: details.mode,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: payment ? ("if_required" as const) : ("always" as const),
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid" as "unpaid" | "paid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    ...(details.return_url === null ? {} : { return_url: details.return_url }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open" as "open" | "complete" | "expired",
    submit_type: null,
    subscription: null,
    success_url: details.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: details.ui_mode,
    url: hosted ? (`${origin}/c/pay/${id}` as string | null) : null,
    wallet_options: null,
  } satisfies Wire<Stripe.Checkout.Session>;
}

/** The session a PaymentIntent belongs to, if checkout made it. */
export function sessionOf(ledger: Ledger, intentId: string): StoredSession | undefined {
  return Object.values(ledger.state.sessions).find(({ session }) => session.payment_intent === intentId);
}

/** The session's PaymentIntent; it comes to be when the payer first tries to pay. */
export function intentOf(ledger: Ledger, { session, intentDetails }: StoredSession): PaymentIntent {
  const present = ledger.state.intents[session.payment_intent ?? ""];
  if (present) return present;
  const { amount_total: amount, currency, customer, allowed_payment_method_types: allowed } = session;
  const allowed_payment_method_types = allowed ?? ["card"];
  const intent = addIntent(ledger, { ...intentDetails, amount, currency, customer, allowed_payment_method_types });
  session.payment_intent = intent.id;
  return intent;
}

/** Once the money is there. */
export function complete(ledger: Ledger, { session }: StoredSession) {
  const intent = ledger.state.intents[session.payment_intent ?? ""];
  const charge = ledger.state.charges[intent?.latest_charge ?? ""];
  const { email = null, name = null, address = null } = charge?.billing_details ?? {};
  session.customer_details = customerDetails(email, name, address);
  if (session.customer === null && session.customer_creation === "always") {
    const customer = addCustomer(ledger, { email, name, address });
    ledger.emit("customer.created", customer);
    session.customer = customer.id;
    if (intent) intent.customer = customer.id;
    if (charge) charge.customer = customer.id;
  }
  session.status = "complete";
  session.payment_status = "paid";
  session.url = null;
  ledger.emit("checkout.session.completed", session);
}

/** Nobody can pay it any more; a payment half made is canceled with it. */
export function expire(ledger: Ledger, { session }: StoredSession) {
  session.status = "expired";
  session.url = null;
  const intent = ledger.state.intents[session.payment_intent ?? ""];
  if (intent) cancel(ledger, intent, "automatic");
  ledger.emit("checkout.session.expired", session);
}

/** Expires what is past its time by the sandbox's clock. Says whether there was any. */
export function expireOverdue(ledger: Ledger): boolean {
  const now = ledger.now();
  const overdue = Object.values(ledger.state.sessions).filter(
    ({ session }) => session.status === "open" && session.expires_at <= now,
  );
  for (const stored of overdue) expire(ledger, stored);
  return overdue.length > 0;
}

/** Where a payer goes after paying. */
export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
