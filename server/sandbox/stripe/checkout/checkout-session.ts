/**
 * The checkout session object, and how it expires, by time or by the merchant. checkout-completion.ts has how it is
 * paid.
 */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import type { AsJson } from "../api/json-types";
import { sessionId } from "../api/object-ids";
import { addIntent, cancelIntent, type IntentDetails, type PaymentIntent } from "../payments/payment-intent";
import { addSetup, cancelSetup, type SetupIntent } from "../payments/setup-intent-resource";
import type { MissingMethod } from "../subscriptions/subscription-object";
import type { LineItem } from "./checkout-lines";

export type CheckoutSession = ReturnType<typeof sessionObject>;
/**
 * A session with its line items, which the API returns only on demand, and the details for its future PaymentIntent.
 */
export type StoredCheckoutSession = {
  session: CheckoutSession;
  lines: LineItem[];
  intentDetails: Partial<IntentDetails>;
  /** Details for the future subscription. */
  subscriptionDetails?: NewSubscriptionDetails;
  /** The PaymentIntent or SetupIntent that the payer is working on. */
  work?: string;
  /** As the payer typed it. */
  shipping?: Shipping;
};

type NewSubscriptionDetails = {
  description: string | undefined;
  metadata: Record<string, string>;
  trialDays: number | null;
  trialEnd: number | null;
  missingMethod: MissingMethod | undefined;
};

type PostalAddress = NonNullable<AsJson<Stripe.Checkout.Session.CustomerDetails>["address"]>;
export type Shipping = { name: string; address: PostalAddress };

export type CheckoutMode = "payment" | "setup" | "subscription";

export type SessionDetails = {
  allowed_payment_method_types: string[] | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string | null;
  customer_creation: "always" | "if_required" | null;
  customer_email: string | null;
  expires_at: number;
  invoice_creation: AsJson<Stripe.Checkout.Session.InvoiceCreation> | null;
  locale: string | null;
  metadata: Record<string, string>;
  mode: CheckoutMode;
  payment_method_collection: "always" | "if_required";
  return_url: string | null;
  shipping_countries: string[] | null;
  success_url: string | null;
  ui_mode: "hosted_page" | "embedded_page";
  discounts: { coupon: string | null; promotion_code: string | null }[];
  /** Both are null if nothing is sold. */
  subtotal: number | null;
  total: number | null;
};

type CustomerDetails = AsJson<Stripe.Checkout.Session.CustomerDetails>;
type ShippingCollection = AsJson<Stripe.Checkout.Session.ShippingAddressCollection>;
type CollectedInformation = AsJson<Stripe.Checkout.Session.CollectedInformation>;

export function customerDetails(email: string | null, name: string | null, address: CustomerDetails["address"]) {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  } satisfies CustomerDetails;
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
    amount_subtotal: details.subtotal,
    amount_total: details.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: details.cancel_url,
    client_reference_id: details.client_reference_id,
    client_secret: hosted ? null : `${id}_secret_sandbox`,
    collected_information: null as CollectedInformation | null,
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
      details.customer_email === null
        ? null
        : (customerDetails(details.customer_email, null, null) as CustomerDetails | null),
    customer_email: details.customer_email,
    discounts: payment ? details.discounts : null,
    expires_at: details.expires_at,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation: details.invoice_creation,
    livemode: false,
    locale: details.locale,
    managed_payments: null,
    metadata: details.metadata,
    mode: details.mode,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: details.payment_method_collection,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: (details.mode === "setup" ? "no_payment_required" : "unpaid") as
      | "unpaid"
      | "paid"
      | "no_payment_required",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    ...(details.return_url === null ? {} : { return_url: details.return_url }),
    saved_payment_method_options: null,
    setup_intent: null as string | null,
    shipping_address_collection:
      details.shipping_countries && ({ allowed_countries: details.shipping_countries } as ShippingCollection),
    shipping_cost: null,
    shipping_options: [],
    status: "open" as "open" | "complete" | "expired",
    submit_type: null,
    subscription: null as string | null,
    success_url: details.success_url,
    total_details: {
      amount_discount: (details.subtotal ?? 0) - (details.total ?? 0),
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: details.ui_mode,
    url: hosted ? (`${origin}/c/pay/${id}` as string | null) : null,
    wallet_options: null,
  } satisfies AsJson<Stripe.Checkout.Session>;
}

/** The session that a PaymentIntent or SetupIntent belongs to, if checkout created it. */
export function sessionOf(account: StripeAccount, intentId: string): StoredCheckoutSession | undefined {
  return Object.values(account.state.sessions).find(
    ({ session, work }) => session.payment_intent === intentId || work === intentId,
  );
}

/** The session's PaymentIntent, created when the payer first tries to pay. */
export function intentOf(account: StripeAccount, stored: StoredCheckoutSession): PaymentIntent {
  const { session, intentDetails } = stored;
  const present = account.state.intents[stored.work ?? session.payment_intent ?? ""];
  if (present) return present;
  const { amount_total: amount, currency, customer, allowed_payment_method_types: allowed } = session;
  const allowed_payment_method_types = allowed ?? ["card"];
  const intent = addIntent(account, {
    ...intentDetails,
    amount: amount ?? 0,
    currency,
    customer,
    allowed_payment_method_types,
  });
  stored.work = intent.id;
  // A subscription's intent belongs to the invoice, and the session names the invoice instead.
  if (session.mode === "payment") session.payment_intent = intent.id;
  return intent;
}

/** The session's SetupIntent, for a card that is saved without being charged. */
export function setupOf(account: StripeAccount, stored: StoredCheckoutSession): SetupIntent {
  const present = account.state.setups[stored.work ?? ""];
  if (present) return present;
  const setup = addSetup(account, stored.session.customer);
  stored.work = setup.id;
  if (stored.session.mode === "setup") stored.session.setup_intent = setup.id;
  return setup;
}

/** The session can no longer be paid; an unfinished payment is canceled with it. */
export function expireSession(account: StripeAccount, { session, work }: StoredCheckoutSession) {
  session.status = "expired";
  session.url = null;
  const intent = account.state.intents[work ?? session.payment_intent ?? ""];
  if (intent) cancelIntent(account, intent, "automatic");
  const setup = account.state.setups[work ?? ""];
  if (setup) cancelSetup(account, setup);
  account.emit("checkout.session.expired", session);
}

/** Where the payer goes after paying. */
export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
