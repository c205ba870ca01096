/** All subscription parameters that Stripe accepts: read, ignored, or refused. */
import {
  clearable,
  currency,
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
import { FEEDBACK } from "./subscription-object";

/** Unix seconds, or `now`. */
const momentOrNow: ParamReader<number | "now"> = (input, path) => (input === "now" ? "now" : integer(0)(input, path));

const prorationParam = optional(oneOf("always_invoice", "create_prorations", "none"));
const quantityParam = optional(integer(0, 999_999));

export const trialSettings = optional(
  hash({
    end_behavior: hash({
      missing_payment_method: oneOf("cancel", "create_invoice", "pause"),
      ...unsupportedParams("billing_cycle_anchor"),
    }),
  }),
);

const cancellationDetails = optional(
  hash({
    comment: clearable(text()),
    feedback: clearable(oneOf(...FEEDBACK)),
    ...unsupportedParams("feedback_option"),
  }),
);

const notOffered = unsupportedParams(
  "add_invoice_items",
  "application_fee_percent",
  "billing_cycle_anchor",
  "billing_schedules",
  "billing_thresholds",
  "default_source",
  "default_tax_rates",
  "discounts",
  "on_behalf_of",
  "pending_invoice_item_interval",
  "transfer_data",
);

const withoutEffect = ignoredParams("automatic_tax", "invoice_settings", "payment_settings");

/** The sandbox charges cards automatically and sends no invoices. */
const chargesAutomatically = optional(oneOf("charge_automatically"));

export const subscriptionCreationParams = {
  cancel_at: optional(integer(0)),
  cancel_at_period_end: optional(flag()),
  collection_method: chargesAutomatically,
  currency: optional(currency()),
  customer: text(),
  default_payment_method: optional(text()),
  description: optional(text(500)),
  items: list(
    hash({
      metadata: metadata(),
      price: text(),
      quantity: quantityParam,
      ...unsupportedParams("billing_thresholds", "discounts", "plan", "price_data", "tax_rates", "current_trial"),
    }),
    20,
  ),
  metadata: metadata(),
  off_session: optional(flag()),
  payment_behavior: optional(oneOf("allow_incomplete", "default_incomplete", "error_if_incomplete")),
  proration_behavior: prorationParam,
  trial_end: optional(momentOrNow),
  trial_period_days: optional(integer(1, 730)),
  trial_settings: trialSettings,
  ...withoutEffect,
  ...ignoredParams("billing_mode", "trial_from_plan"),
  ...notOffered,
  ...unsupportedParams("backdate_start_date", "billing_cycle_anchor_config", "customer_account", "days_until_due"),
};
export type SubscriptionCreationParams = ParamsOf<typeof subscriptionCreationParams>;

export const subscriptionChangeParams = {
  cancel_at: clearable(integer(0)),
  cancel_at_period_end: optional(flag()),
  cancellation_details: cancellationDetails,
  collection_method: chargesAutomatically,
  default_payment_method: clearable(text()),
  description: clearable(text(500)),
  items: optional(
    list(
      hash({
        deleted: optional(flag()),
        id: optional(text()),
        metadata: metadata(),
        price: optional(text()),
        quantity: quantityParam,
        ...unsupportedParams(
          "billing_thresholds",
          "clear_usage",
          "current_trial",
          "discounts",
          "plan",
          "price_data",
          "tax_rates",
        ),
      }),
      20,
    ),
  ),
  metadata: metadata(),
  off_session: optional(flag()),
  pause_collection: clearable(
    hash({ behavior: oneOf("keep_as_draft", "mark_uncollectible", "void"), resumes_at: optional(integer(0)) }),
  ),
  payment_behavior: optional(oneOf("allow_incomplete", "error_if_incomplete")),
  proration_behavior: prorationParam,
  trial_end: optional(momentOrNow),
  trial_settings: trialSettings,
  ...withoutEffect,
  ...ignoredParams("trial_from_plan"),
  ...notOffered,
  ...unsupportedParams("days_until_due", "proration_date"),
};
export type SubscriptionChangeParams = ParamsOf<typeof subscriptionChangeParams>;

export const cancellationParams = {
  cancellation_details: cancellationDetails,
  ...unsupportedParams("invoice_now", "prorate"),
};

export const itemDeletionParams = {
  proration_behavior: prorationParam,
  ...unsupportedParams("clear_usage", "proration_date"),
};

export const itemChangeParams = {
  metadata: metadata(),
  off_session: optional(flag()),
  payment_behavior: optional(oneOf("allow_incomplete", "error_if_incomplete")),
  price: optional(text()),
  proration_behavior: prorationParam,
  quantity: quantityParam,
  ...unsupportedParams(
    "billing_thresholds",
    "current_trial",
    "discounts",
    "plan",
    "price_data",
    "proration_date",
    "tax_rates",
  ),
};
