/** All parameters that Stripe accepts when a checkout session is created: read, ignored, or refused. */

import { invalidRequest } from "../api/api-error";
import {
  address,
  email,
  flag,
  hash,
  ignoredParams,
  integer,
  list,
  metadata,
  oneOf,
  optional,
  type ParamReader,
  type ParamsOf,
  text,
  unsupportedParams,
} from "../api/request-params";
import { allowedPaymentMethodTypes, removedPaymentMethodTypes } from "../payments/payment-method-types";
import { trialSettings } from "../subscriptions/subscription-params";
import { discountsParam } from "./checkout-discount";
import { lineItemsParam } from "./checkout-lines";

const LOCALES = [
  "auto",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "en-GB",
  "es",
  "es-419",
  "et",
  "fi",
  "fil",
  "fr",
  "fr-CA",
  "hi-IN",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "ms",
  "mt",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "sk",
  "sl",
  "sv",
  "th",
  "tr",
  "vi",
  "zh",
  "zh-HK",
  "zh-TW",
] as const;

/** A two-letter code. The sandbox checks the format only, because Stripe's list is long. */
const countryParam: ParamReader<string> = (input, path) => {
  const value = text(2)(input, path);
  if (/^[A-Z]{2}$/.test(value)) return value;
  throw invalidRequest(`Invalid ${path}: must be a two-letter country code`, { param: path });
};

export const sessionCreationParams = {
  allowed_payment_method_types: optional(allowedPaymentMethodTypes()),
  cancel_url: optional(address()),
  client_reference_id: optional(text(200)),
  currency: optional(text(3)),
  customer: optional(text()),
  customer_creation: optional(oneOf("always", "if_required")),
  customer_email: optional(email()),
  discounts: discountsParam,
  expires_at: optional(integer()),
  invoice_creation: optional(
    hash({
      enabled: flag(),
      invoice_data: optional(
        hash({
          description: optional(text()),
          footer: optional(text()),
          metadata: metadata(),
          ...ignoredParams("custom_fields", "rendering_options"),
          ...unsupportedParams("account_tax_ids", "issuer"),
        }),
      ),
    }),
  ),
  line_items: lineItemsParam,
  locale: optional(oneOf(...LOCALES)),
  metadata: metadata(),
  mode: optional(oneOf("payment", "setup", "subscription")),
  payment_intent_data: optional(
    hash({
      description: optional(text()),
      metadata: metadata(),
      receipt_email: optional(email()),
      setup_future_usage: optional(oneOf("off_session", "on_session")),
      ...ignoredParams("statement_descriptor", "statement_descriptor_suffix"),
      ...unsupportedParams(
        "application_fee_amount",
        "capture_method",
        "on_behalf_of",
        "shipping",
        "transfer_data",
        "transfer_group",
      ),
    }),
  ),
  payment_method_types: removedPaymentMethodTypes(),
  payment_method_collection: optional(oneOf("always", "if_required")),
  return_url: optional(address()),
  shipping_address_collection: optional(hash({ allowed_countries: list(countryParam) })),
  subscription_data: optional(
    hash({
      description: optional(text()),
      metadata: metadata(),
      trial_end: optional(integer(0)),
      trial_period_days: optional(integer(1, 730)),
      trial_settings: trialSettings,
      ...ignoredParams("billing_mode", "invoice_settings", "proration_behavior"),
      ...unsupportedParams(
        "application_fee_percent",
        "billing_cycle_anchor",
        "billing_cycle_anchor_config",
        "default_tax_rates",
        "on_behalf_of",
        "pending_invoice_item_interval",
        "transfer_data",
      ),
    }),
  ),
  success_url: optional(address()),
  ui_mode: optional(oneOf("elements", "embedded_page", "form", "hosted_page")),
  ...ignoredParams(
    "adaptive_pricing",
    "billing_address_collection",
    "branding_settings",
    "consent_collection",
    "custom_text",
    "customer_update",
    "integration_identifier",
    "name_collection",
    "origin_context",
    "payment_method_options",
    "phone_number_collection",
    "redirect_on_completion",
    "saved_payment_method_options",
    "submit_type",
    "wallet_options",
  ),
  ...unsupportedParams(
    "after_expiration",
    "allow_promotion_codes",
    "automatic_tax",
    "custom_fields",
    "customer_account",
    "excluded_payment_method_types",
    "managed_payments",
    "optional_items",
    "payment_method_configuration",
    "payment_method_data",
    "permissions",
    "setup_intent_data",
    "shipping_options",
    "tax_id_collection",
  ),
};

export type SessionCreationParams = ParamsOf<typeof sessionCreationParams>;
