/** PaymentIntent endpoints: create, retrieve, confirm, cancel. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing, StripeApiError } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { MAXIMUM_CHARGE, minimumCharge, money } from "../api/currency-amounts";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import {
  address,
  clearable,
  currency,
  email,
  flag,
  hash,
  ignoredParams,
  integer,
  metadata,
  oneOf,
  optional,
  text,
  unsupportedParams,
} from "../api/request-params";
import { sessionOf } from "../checkout/checkout-session";
import { syncInvoiceWithIntent } from "../invoices/invoice-collection";
import { invoiceIdOf } from "../invoices/invoice-payments";
import { addIntent, attemptPayment, cancelIntent, type PaymentIntent } from "./payment-intent";
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
  ...ignoredParams(
    "shipping",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "use_stripe_sdk",
    "payment_method_options",
    "confirmation_method",
    "error_on_requires_action",
  ),
  ...unsupportedParams(
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
  ...ignoredParams("shipping", "use_stripe_sdk", "payment_method_options", "error_on_requires_action", "mandate_data"),
  ...unsupportedParams("capture_method", "confirmation_token", "payment_method_data"),
};

const CONFIRMABLE = ["requires_payment_method", "requires_confirmation", "requires_action"];
const CANCELABLE = [...CONFIRMABLE, "requires_capture", "processing"];

export function paymentIntents(account: StripeAccount): ApiRoute[] {
  const found = (intentId: string) => {
    const intent = account.state.intents[intentId];
    if (!intent) throw resourceMissing("payment_intent", intentId);
    return intent;
  };

  return [
    route("post", "/v1/payment_intents", creatable, (params) => {
      checkAmount(params.amount, params.currency);
      if (params.customer !== undefined && !account.state.customers[params.customer])
        throw resourceMissing("customer", params.customer, "customer");
      if (params.return_url !== undefined && !params.confirm)
        throw invalidRequest(
          "The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is set to true.",
          { param: "return_url" },
        );
      if (params.automatic_payment_methods?.enabled && params.allowed_payment_method_types)
        throw invalidRequest(
          "You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.",
        );
      // Look it up before creating anything, so that a wrong id leaves no intent behind.
      const method = params.payment_method === undefined ? undefined : methodNamed(account, params.payment_method);
      checkOwner(method, params.customer);
      if (params.off_session !== undefined && !params.confirm)
        throw invalidRequest("You can only set `off_session` when `confirm` is set to `true`.", {
          param: "off_session",
        });
      const intent = addIntent(account, {
        ...params,
        metadata: mergeMetadata({}, params.metadata),
        allow_redirects: params.automatic_payment_methods?.allow_redirects,
      });
      if (method) {
        intent.payment_method = method.id;
        intent.status = "requires_confirmation";
      }
      return params.confirm ? confirm(account, intent, { ...params, payment_method: undefined }) : intent;
    }),
    route("get", "/v1/payment_intents/:id", { client_secret: optional(text()) }, (_, intentId) => found(intentId)),
    route("post", "/v1/payment_intents/:id/confirm", confirmable, (params, intentId) => {
      const intent = found(intentId);
      if (!CONFIRMABLE.includes(intent.status))
        throw unexpected(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
      if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email;
      if (params.setup_future_usage !== undefined) intent.setup_future_usage = params.setup_future_usage;
      return confirm(account, intent, params);
    }),
    route(
      "post",
      "/v1/payment_intents/:id/cancel",
      { cancellation_reason: optional(oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer")) },
      (params, intentId) => {
        const intent = found(intentId);
        if (sessionOf(account, intentId))
          throw unexpected(
            intent,
            "You cannot cancel this PaymentIntent because it was created by Checkout. Expire the Checkout Session instead.",
          );
        if (invoiceIdOf(account, intentId))
          throw unexpected(
            intent,
            "You cannot cancel this PaymentIntent because it was created by an invoice. Void the invoice instead.",
          );
        if (!CANCELABLE.includes(intent.status))
          throw unexpected(
            intent,
            `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(", ")}.`,
          );
        cancelIntent(account, intent, params.cancellation_reason ?? null);
        return intent;
      },
    ),
    route(
      "get",
      "/v1/payment_intents",
      { ...pagingParams, created: optional(timeRange()), customer: optional(text()) },
      ({ created, customer, ...cursor }) => {
        const chosen = Object.values(account.state.intents).filter(
          (intent) => (customer === undefined || intent.customer === customer) && createdIn(intent.created, created),
        );
        return listPage("payment_intent", "/v1/payment_intents", chosen, cursor);
      },
    ),
  ];
}

type Confirmation = {
  payment_method?: string | undefined;
  return_url?: string | undefined;
  off_session?: boolean | undefined;
};

function confirm(account: StripeAccount, intent: PaymentIntent, confirmation: Confirmation) {
  const { return_url: returnUrl, off_session: offSession = false } = confirmation;
  const methodName = confirmation.payment_method ?? intent.payment_method;
  if (methodName === null)
    throw unexpected(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  if (returnUrl === undefined && intent.automatic_payment_methods?.allow_redirects === "always")
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  const method = methodNamed(account, methodName);
  checkOwner(method, intent.customer ?? undefined);
  const declined = attemptPayment(account, intent, method, { returnUrl: returnUrl ?? null, offSession });
  syncInvoiceWithIntent(account, intent);
  if (!declined) return intent;
  throw new StripeApiError(402, {
    ...declined,
    type: "card_error",
    ...(intent.latest_charge === null ? {} : { charge: intent.latest_charge }),
    payment_intent: structuredClone(intent),
    payment_method: method,
  });
}

/** A customer's card can pay for that customer only. */
function checkOwner(method: PaymentMethod | undefined, customer: string | undefined) {
  if (!method?.customer || method.customer === customer) return;
  throw invalidRequest(
    customer === undefined
      ? "The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first."
      : `The payment method supplied (${method.id}) belongs to a different Customer.`,
    { param: "payment_method" },
  );
}

function checkAmount(amount: number, code: string) {
  if (amount < minimumCharge(code))
    throw invalidRequest(`Amount must be at least ${money(minimumCharge(code), code)} ${code}`, {
      code: "amount_too_small",
      param: "amount",
    });
  if (amount > MAXIMUM_CHARGE)
    throw invalidRequest(`Amount must be no more than ${money(MAXIMUM_CHARGE, code)}`, {
      code: "amount_too_large",
      param: "amount",
    });
}

function unexpected(intent: PaymentIntent, message: string) {
  return invalidRequest(message, { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) });
}
