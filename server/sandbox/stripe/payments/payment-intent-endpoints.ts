/** PaymentIntents over the API: create, retrieve, confirm, cancel. */

import { invalid, missing, Refusal } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import { MAXIMUM_CHARGE, minimumCharge, money } from "../api/currency-amounts";
import { createdIn, page, paging, range } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import {
  address,
  clearable,
  currency,
  email,
  flag,
  hash,
  ignoring,
  integer,
  metadata,
  oneOf,
  optional,
  refusing,
  text,
} from "../api/request-params";
import { sessionOf } from "../checkout/checkout-session";
import { follow } from "../invoices/invoice-collection";
import { invoiceIdOf } from "../invoices/invoice-payments";
import type { Ledger } from "../stripe-account";
import { addIntent, attempt, cancel, type PaymentIntent } from "./payment-intent";
import { methodNamed, type PaymentMethod } from "./payment-method-resource";
import { allowedPaymentMethodTypes, removedPaymentMethodTypes } from "./payment-method-types";

const creatable = {
  amount: integer(1),
  currency: currency(),
  automatic_payment_methods: optional(hash({ enabled: flag(), allow_redirects: optional(oneOf("always", "never")) })),
  confirm: optional(flag()),
  customer: optional(text()),
  description: optional(text(1000)),
  metadata: metadata(),
  payment_method: optional(text()),
  allowed_payment_method_types: optional(allowedPaymentMethodTypes()),
  payment_method_types: removedPaymentMethodTypes(),
  receipt_email: optional(email()),
  off_session: optional(flag()),
  return_url: optional(address()),
  setup_future_usage: optional(oneOf("off_session", "on_session")),
  ...ignoring(
    "shipping",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "use_stripe_sdk",
    "payment_method_options",
    "confirmation_method",
    "error_on_requires_action",
  ),
  ...refusing(
    "application_fee_amount",
    "amount_details",
    "capture_method",
    "confirmation_token",
    "customer_account",
    "excluded_payment_method_types",
    "mandate",
    "mandate_data",
    "on_behalf_of",
    "payment_method_configuration",
    "payment_method_data",
    "transfer_data",
    "transfer_group",
  ),
};

const confirmable = {
  payment_method_types: removedPaymentMethodTypes(),
  payment_method: optional(text()),
  receipt_email: clearable(email()),
  off_session: optional(flag()),
  return_url: optional(address()),
  setup_future_usage: optional(oneOf("off_session", "on_session")),
  ...ignoring("shipping", "use_stripe_sdk", "payment_method_options", "error_on_requires_action", "mandate_data"),
  ...refusing("capture_method", "confirmation_token", "payment_method_data"),
};

const CONFIRMABLE = ["requires_payment_method", "requires_confirmation", "requires_action"];
const CANCELABLE = [...CONFIRMABLE, "requires_capture", "processing"];

export function paymentIntents(ledger: Ledger): Route[] {
  const found = (intentId: string) => {
    const intent = ledger.state.intents[intentId];
    if (!intent) throw missing("payment_intent", intentId);
    return intent;
  };

  return [
    route("post", "/v1/payment_intents", creatable, (params) => {
      checkAmount(params.amount, params.currency);
      if (params.customer !== undefined && !ledger.state.customers[params.customer])
        throw missing("customer", params.customer, "customer");
      if (params.return_url !== undefined && !params.confirm)
        throw invalid(
          "The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is set to true.",
          { param: "return_url" },
        );
      if (params.automatic_payment_methods?.enabled && params.allowed_payment_method_types)
        throw invalid(
          "You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.",
        );
      // Looked up before anything is made, so that a wrong id leaves no intent behind.
      const method = params.payment_method === undefined ? undefined : methodNamed(ledger, params.payment_method);
      checkOwner(method, params.customer);
      if (params.off_session !== undefined && !params.confirm)
        throw invalid("You can only set `off_session` when `confirm` is set to `true`.", { param: "off_session" });
      const intent = addIntent(ledger, {
        ...params,
        metadata: mergeMetadata({}, params.metadata),
        allow_redirects: params.automatic_payment_methods?.allow_redirects,
      });
      if (method) {
        intent.payment_method = method.id;
        intent.status = "requires_confirmation";
      }
      return params.confirm ? confirm(ledger, intent, { ...params, payment_method: undefined }) : intent;
    }),
    route("get", "/v1/payment_intents/:id", { client_secret: optional(text()) }, (_, intentId) => found(intentId)),
    route("post", "/v1/payment_intents/:id/confirm", confirmable, (params, intentId) => {
      const intent = found(intentId);
      if (!CONFIRMABLE.includes(intent.status))
        throw unexpected(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
      if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email;
      if (params.setup_future_usage !== undefined) intent.setup_future_usage = params.setup_future_usage;
      return confirm(ledger, intent, params);
    }),
    route(
      "post",
      "/v1/payment_intents/:id/cancel",
      { cancellation_reason: optional(oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer")) },
      (params, intentId) => {
        const intent = found(intentId);
        if (sessionOf(ledger, intentId))
          throw unexpected(
            intent,
            "You cannot cancel this PaymentIntent because it was created by Checkout. Expire the Checkout Session instead.",
          );
        if (invoiceIdOf(ledger, intentId))
          throw unexpected(
            intent,
            "You cannot cancel this PaymentIntent because it was created by an invoice. Void the invoice instead.",
          );
        if (!CANCELABLE.includes(intent.status))
          throw unexpected(
            intent,
            `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(", ")}.`,
          );
        cancel(ledger, intent, params.cancellation_reason ?? null);
        return intent;
      },
    ),
    route(
      "get",
      "/v1/payment_intents",
      { ...paging, created: optional(range()), customer: optional(text()) },
      ({ created, customer, ...cursor }) => {
        const chosen = Object.values(ledger.state.intents).filter(
          (intent) => (customer === undefined || intent.customer === customer) && createdIn(intent.created, created),
        );
        return page("payment_intent", "/v1/payment_intents", chosen, cursor);
      },
    ),
  ];
}

type Confirmation = {
  payment_method?: string | undefined;
  return_url?: string | undefined;
  off_session?: boolean | undefined;
};

function confirm(ledger: Ledger, intent: PaymentIntent, confirmation: Confirmation) {
  const { return_url: returnUrl, off_session: offSession = false } = confirmation;
  const methodName = confirmation.payment_method ?? intent.payment_method;
  if (methodName === null)
    throw unexpected(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  if (returnUrl === undefined && intent.automatic_payment_methods?.allow_redirects === "always")
    throw invalid(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  const method = methodNamed(ledger, methodName);
  checkOwner(method, intent.customer ?? undefined);
  const declined = attempt(ledger, intent, method, { returnUrl: returnUrl ?? null, offSession });
  follow(ledger, intent);
  if (!declined) return intent;
  throw new Refusal(402, {
    ...declined,
    type: "card_error",
    ...(intent.latest_charge === null ? {} : { charge: intent.latest_charge }),
    payment_intent: structuredClone(intent),
    payment_method: method,
  });
}

/** A card that belongs to a customer pays for her alone. */
function checkOwner(method: PaymentMethod | undefined, customer: string | undefined) {
  if (!method?.customer || method.customer === customer) return;
  throw invalid(
    customer === undefined
      ? "The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first."
      : `The payment method supplied (${method.id}) belongs to a different Customer.`,
    { param: "payment_method" },
  );
}

function checkAmount(amount: number, code: string) {
  if (amount < minimumCharge(code))
    throw invalid(`Amount must be at least ${money(minimumCharge(code), code)} ${code}`, {
      code: "amount_too_small",
      param: "amount",
    });
  if (amount > MAXIMUM_CHARGE)
    throw invalid(`Amount must be no more than ${money(MAXIMUM_CHARGE, code)}`, {
      code: "amount_too_large",
      param: "amount",
    });
}

function unexpected(intent: PaymentIntent, message: string) {
  return invalid(message, { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) });
}
