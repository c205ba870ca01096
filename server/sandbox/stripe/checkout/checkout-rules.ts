/** Stripe's rules for checkout sessions that go beyond the format of each parameter. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { mergeMetadata } from "../api/merge-metadata";
import { missingParameter } from "../api/request-params";
import { trialEndOf } from "../subscriptions/subscription-endpoints";
import type { CheckoutMode } from "./checkout-session";
import type { SessionCreationParams } from "./checkout-session-params";

const MINUTE = 60;
const LEAST_LIFE = 30 * MINUTE;
const LONGEST_LIFE = 24 * 60 * MINUTE;

export function modeOf({ mode = "payment", ...params }: SessionCreationParams): CheckoutMode {
  if (mode !== "subscription" && params.subscription_data)
    throw invalidRequest(`You can not pass \`subscription_data\` in \`${mode}\` mode.`, { param: "subscription_data" });
  if (mode !== "payment" && params.payment_intent_data)
    throw invalidRequest(`You can not pass \`payment_intent_data\` in \`${mode}\` mode.`, {
      param: "payment_intent_data",
    });
  if (mode === "setup" && params.line_items)
    throw invalidRequest("You can not pass `line_items` in `setup` mode.", { param: "line_items" });
  if (mode === "setup" && params.invoice_creation)
    throw invalidRequest("You can only enable invoice creation when `mode` is set to `payment`.", {
      param: "invoice_creation",
    });
  // Stripe needs the currency to decide which payment methods to offer, and there are no line items to take it from.
  if (mode === "setup" && params.currency === undefined) throw missingParameter("currency");
  if (mode === "subscription" && params.invoice_creation)
    throw invalidRequest(
      "You can only enable invoice creation when `mode` is set to `payment`. Invoices are created automatically when `mode` is set to `subscription`.",
      { param: "invoice_creation" },
    );
  if (mode === "subscription" && params.customer_creation)
    throw invalidRequest("`customer_creation` can only be used in `payment` and `setup` mode.", {
      param: "customer_creation",
    });
  return mode;
}

/** When the trial ends, if there is one: a number of days after payment, or a fixed time. */
export function trialOf({ subscription_data: data }: SessionCreationParams, now: number) {
  const { trial_end: end, trial_period_days: days } = data ?? {};
  trialEndOf(now, { trial_end: end, trial_period_days: days });
  if (end !== undefined && end < now + 2 * LONGEST_LIFE)
    throw invalidRequest("The `trial_end` date has to be at least 2 days in the future.", {
      param: "subscription_data[trial_end]",
    });
  return { trialDays: days ?? null, trialEnd: end ?? null };
}

export function methodCollection({ payment_method_collection: wanted }: SessionCreationParams, mode: CheckoutMode) {
  if (mode !== "subscription" && wanted !== undefined)
    throw invalidRequest("You can only set `payment_method_collection` if there are recurring prices.", {
      param: "payment_method_collection",
    });
  return wanted ?? (mode === "payment" ? "if_required" : "always");
}

export function addressesOf({ ui_mode = "hosted_page", success_url, cancel_url, return_url }: SessionCreationParams) {
  if (ui_mode === "elements" || ui_mode === "form")
    throw invalidRequest(`The sandbox does not offer \`ui_mode: ${ui_mode}\`.`, { param: "ui_mode" });
  if (ui_mode === "hosted_page") {
    if (return_url !== undefined)
      throw invalidRequest("`return_url` can only be set when `ui_mode` is `embedded_page` or `elements`.", {
        param: "return_url",
      });
    if (success_url === undefined) throw missingParameter("success_url");
    return { ui_mode, success_url, cancel_url: cancel_url ?? null, return_url: null };
  }
  for (const [name, value] of Object.entries({ success_url, cancel_url }))
    if (value !== undefined)
      throw invalidRequest(`\`${name}\` can not be set when \`ui_mode\` is \`${ui_mode}\`.`, { param: name });
  if (return_url === undefined) throw missingParameter("return_url");
  return { ui_mode, success_url: null, cancel_url: null, return_url };
}

export function checkCustomer(
  account: StripeAccount,
  { customer, customer_email, customer_creation }: SessionCreationParams,
) {
  if (customer === undefined) return;
  if (customer_email !== undefined)
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer",
    });
  if (customer_creation !== undefined)
    throw invalidRequest("You may only specify one of these parameters: customer, customer_creation.", {
      param: "customer",
    });
  if (!account.state.customers[customer]) throw resourceMissing("customer", customer, "customer");
}

/** https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at */
export function expiry(wanted: number | undefined, now: number): number {
  if (wanted === undefined) return now + LONGEST_LIFE;
  if (wanted < now + LEAST_LIFE)
    throw invalidRequest("The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.", {
      param: "expires_at",
    });
  if (wanted > now + LONGEST_LIFE)
    throw invalidRequest("The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.", {
      param: "expires_at",
    });
  return wanted;
}

export function invoiceCreation({ invoice_creation: wanted }: SessionCreationParams, mode: CheckoutMode) {
  if (mode !== "payment") return null;
  const { description = null, footer = null, metadata: notes } = wanted?.invoice_data ?? {};
  const nothing = { account_tax_ids: null, custom_fields: null, issuer: null, rendering_options: null };
  const invoice_data = { ...nothing, description, footer, metadata: mergeMetadata({}, notes) };
  return { enabled: wanted?.enabled ?? false, invoice_data };
}
