/**
 * SetupIntents: a card saved for later without being charged. `GET /v1/setup_intents`; the hosted pages create them.
 */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { listPage, pagingParams } from "../api/list-pages";
import { clientSecret, id } from "../api/object-ids";
import { optional, text } from "../api/request-params";
import {
  attach,
  cardOf,
  isExpired,
  markSetUp,
  type PaymentMethod,
  requiresAuthentication,
} from "./payment-method-resource";
import { type Decline, declineOnSaving, EXPIRED } from "./test-cards";
import { authenticationFailure, type NextAction, redirectToBank } from "./three-d-secure";

export type SetupIntent = ReturnType<typeof setupObject>;
type SetupIntentStatus = "requires_payment_method" | "requires_action" | "succeeded" | "canceled";

function setupObject(customer: string | null, created: number) {
  const setupId = id("seti");
  return {
    id: setupId,
    object: "setup_intent",
    allowed_payment_method_types: ["card"],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null as "abandoned" | null,
    client_secret: clientSecret(setupId),
    created,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null as AsJson<Stripe.SetupIntent.LastSetupError> | null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null as NextAction | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method" as SetupIntentStatus,
    usage: "off_session",
  } satisfies AsJson<Stripe.SetupIntent>;
}

export function addSetup(account: StripeAccount, customer: string | null): SetupIntent {
  const setup = setupObject(customer, account.now());
  account.state.setups[setup.id] = setup;
  account.emit("setup_intent.created", setup);
  return setup;
}

/**
 * Tries to save the card. Returns the decline, if there was one; `returnUrl` is where the payer goes after 3-D
 * Secure.
 */
export function attemptSetup(
  account: StripeAccount,
  setup: SetupIntent,
  method: PaymentMethod,
  returnUrl: string | null,
): Decline | undefined {
  setup.payment_method = method.id;
  setup.last_setup_error = null;
  const declined = isExpired(account, method) ? EXPIRED : declineOnSaving(cardOf(account, method.id));
  if (declined) return fail(account, setup, method, declined);
  if (!requiresAuthentication(account, method, false)) {
    succeed(account, setup, method);
    return;
  }
  setup.status = "requires_action";
  setup.next_action = redirectToBank(account, setup.id, returnUrl);
  account.emit("setup_intent.requires_action", setup);
}

/** Handles the payer's answer on the 3-D Secure page. */
export function authenticateSetup(account: StripeAccount, setup: SetupIntent, passed: boolean) {
  const method = account.state.methods[setup.payment_method ?? ""]?.method;
  if (setup.status !== "requires_action" || !method) return;
  if (passed) succeed(account, setup, method);
  else fail(account, setup, method, authenticationFailure("setup_intent"));
}

export function cancelSetup(account: StripeAccount, setup: SetupIntent) {
  setup.status = "canceled";
  setup.cancellation_reason = "abandoned";
  setup.next_action = null;
  account.emit("setup_intent.canceled", setup);
}

function succeed(account: StripeAccount, setup: SetupIntent, method: PaymentMethod) {
  setup.status = "succeeded";
  setup.next_action = null;
  if (setup.customer) attach(account, method, setup.customer);
  markSetUp(account, method);
  account.emit("setup_intent.succeeded", setup);
}

function fail(account: StripeAccount, setup: SetupIntent, method: PaymentMethod, error: Decline): Decline {
  setup.status = "requires_payment_method";
  setup.payment_method = null;
  setup.next_action = null;
  const type = error.code === "setup_intent_authentication_failure" ? "invalid_request_error" : "card_error";
  setup.last_setup_error = { ...error, type, payment_method: method };
  account.emit("setup_intent.setup_failed", setup);
  return error;
}

export function setupIntents(account: StripeAccount): ApiRoute[] {
  return [
    route("get", "/v1/setup_intents/:id", { client_secret: optional(text()) }, (_, setupId) => {
      const setup = account.state.setups[setupId];
      if (!setup) throw resourceMissing("setupintent", setupId);
      return setup;
    }),
    route("get", "/v1/setup_intents", { ...pagingParams, customer: optional(text()) }, ({ customer, ...cursor }) => {
      const chosen = Object.values(account.state.setups).filter(
        (setup) => customer === undefined || setup.customer === customer,
      );
      return listPage("setup_intent", "/v1/setup_intents", chosen, cursor);
    }),
  ];
}
