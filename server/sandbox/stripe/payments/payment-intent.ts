/**
 * The PaymentIntent object and its status changes: an attempt with a card succeeds, is declined, or waits for 3-D
 * Secure.
 */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import type { AsJson } from "../api/json-types";
import { clientSecret, id } from "../api/object-ids";
import { addCharge } from "./charge-resource";
import { openDispute } from "./dispute-resource";
import {
  attach,
  cardOf,
  isExpired,
  markSetUp,
  type PaymentMethod,
  requiresAuthentication,
} from "./payment-method-resource";
import { type Decline, EXPIRED } from "./test-cards";
import { authenticationFailure, type NextAction, redirectToBank } from "./three-d-secure";

export type PaymentIntent = ReturnType<typeof intentObject>;

type PaymentIntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "succeeded"
  | "canceled";
type CancellationReason =
  | "abandoned"
  | "automatic"
  | "duplicate"
  | "fraudulent"
  | "requested_by_customer"
  | "void_invoice";

export type IntentDetails = {
  amount: number;
  currency: string;
  customer?: string | null | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | null | undefined;
  receipt_email?: string | undefined;
  setup_future_usage?: "off_session" | "on_session" | undefined;
  /** If left out: the payment methods enabled in the dashboard, some of which redirect. */
  allowed_payment_method_types?: string[] | undefined;
  allow_redirects?: "always" | "never" | undefined;
};

function intentObject(details: IntentDetails, created: number) {
  const intentId = id("pi");
  return {
    id: intentId,
    object: "payment_intent",
    allowed_payment_method_types: details.allowed_payment_method_types ?? null,
    amount: details.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: details.allowed_payment_method_types
      ? null
      : { allow_redirects: details.allow_redirects ?? ("always" as const), enabled: true },
    canceled_at: null as number | null,
    cancellation_reason: null as CancellationReason | null,
    capture_method: "automatic_async",
    client_secret: clientSecret(intentId) as string | null,
    confirmation_method: "automatic",
    created,
    currency: details.currency,
    customer: details.customer ?? null,
    customer_account: null,
    description: details.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null as AsJson<Stripe.PaymentIntent.LastPaymentError> | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: details.metadata ?? {},
    next_action: null as NextAction | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: details.receipt_email ?? null,
    review: null,
    setup_future_usage: details.setup_future_usage ?? null,
    shipping: null as AsJson<Stripe.PaymentIntent.Shipping> | null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method" as PaymentIntentStatus,
    transfer_data: null,
    transfer_group: null,
  } satisfies AsJson<Stripe.PaymentIntent>;
}

export function addIntent(account: StripeAccount, details: IntentDetails): PaymentIntent {
  const intent = intentObject(details, account.now());
  account.state.intents[intent.id] = intent;
  account.emit("payment_intent.created", intent);
  return intent;
}

/**
 * `offSession`: the payer isn't present. A bank that requires authentication then declines, unless the payer
 * `mayComeBack` to authenticate.
 */
type PaymentAttempt = { returnUrl: string | null; offSession?: boolean; mayComeBack?: boolean };

const AUTHENTICATION_REQUIRED: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** Tries to pay. Returns the decline, if there was one; `returnUrl` is where the payer goes after 3-D Secure. */
export function attemptPayment(
  account: StripeAccount,
  intent: PaymentIntent,
  method: PaymentMethod,
  { returnUrl, offSession = false, mayComeBack = false }: PaymentAttempt,
): Decline | undefined {
  const { outcome } = cardOf(account, method.id);
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  if (isExpired(account, method)) return decline(account, intent, method, EXPIRED);
  if (outcome.does === "declines") return decline(account, intent, method, outcome.error);
  if (!requiresAuthentication(account, method, offSession)) {
    succeed(account, intent, method, false);
    return;
  }
  if (offSession && !mayComeBack) return decline(account, intent, method, AUTHENTICATION_REQUIRED);
  intent.status = "requires_action";
  intent.next_action = redirectToBank(account, intent.id, returnUrl);
  account.emit("payment_intent.requires_action", intent);
}

/** Handles the payer's answer on the 3-D Secure page. */
export function completeAuthentication(account: StripeAccount, intent: PaymentIntent, passed: boolean) {
  const method = account.state.methods[intent.payment_method ?? ""]?.method;
  if (intent.status !== "requires_action" || !method) return;
  if (passed) succeed(account, intent, method, true);
  else fail(account, intent, method, authenticationFailure("payment_intent"));
}

/** A canceled intent can never be paid. */
export function cancelIntent(account: StripeAccount, intent: PaymentIntent, reason: CancellationReason | null) {
  intent.status = "canceled";
  intent.canceled_at = account.now();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  account.emit("payment_intent.canceled", intent);
}

function succeed(account: StripeAccount, intent: PaymentIntent, method: PaymentMethod, authenticated: boolean) {
  const charge = addCharge(account, intent, method, { authenticated });
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.next_action = null;
  if (intent.setup_future_usage && intent.customer) {
    attach(account, method, intent.customer);
    markSetUp(account, method);
  }
  account.emit("charge.succeeded", charge);
  account.emit("payment_intent.succeeded", intent);
  const { outcome } = cardOf(account, method.id);
  if (outcome.does === "disputes") openDispute(account, charge, outcome.reason);
}

function decline(account: StripeAccount, intent: PaymentIntent, method: PaymentMethod, error: Decline): Decline {
  const charge = addCharge(account, intent, method, { decline: error });
  account.emit("charge.failed", charge);
  return fail(account, intent, method, error);
}

function fail(account: StripeAccount, intent: PaymentIntent, method: PaymentMethod, error: Decline): Decline {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.next_action = null;
  const type = error.code === "payment_intent_authentication_failure" ? "invalid_request_error" : "card_error";
  const charged = intent.latest_charge === null ? {} : { charge: intent.latest_charge };
  intent.last_payment_error = { ...error, ...charged, type, payment_method: method };
  account.emit("payment_intent.payment_failed", intent);
  return error;
}
