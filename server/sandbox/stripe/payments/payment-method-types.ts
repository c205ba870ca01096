/** Stripe's names for payment method types; the sandbox supports only `card`. */

import { invalidRequest } from "../api/api-error";
import { list, oneOf, type ParamReader } from "../api/request-params";

const TYPES = [
  "card",
  "acss_debit",
  "affirm",
  "afterpay_clearpay",
  "alipay",
  "amazon_pay",
  "au_becs_debit",
  "bacs_debit",
  "bancontact",
  "blik",
  "boleto",
  "cashapp",
  "customer_balance",
  "eps",
  "fpx",
  "giropay",
  "grabpay",
  "ideal",
  "klarna",
  "konbini",
  "link",
  "oxxo",
  "p24",
  "paypal",
  "pix",
  "sepa_debit",
  "us_bank_account",
  "wechat_pay",
] as const;

/** Restricts the payment method types; the list has to include `card`. Unknown names are refused. */
export function allowedPaymentMethodTypes(): ParamReader<string[]> {
  const known = list(oneOf(...TYPES));
  return (input, path) => {
    const types = known(input, path);
    if (types.includes("card")) return types;
    throw invalidRequest(`The sandbox takes cards only, not ${types.join(", ")}.`, { param: path });
  };
}

/**
 * Removed in 2026-09-30.endive:
 * https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions
 */
export function removedPaymentMethodTypes(): ParamReader<undefined> {
  return (input, path) => {
    if (input === undefined) return;
    const message = `The \`${path}\` parameter is no longer supported. Use \`allowed_payment_method_types\` instead.`;
    throw invalidRequest(message, { code: "payment_method_types_no_longer_supported", param: path });
  };
}
