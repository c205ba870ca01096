/** Checkout session endpoints: create, retrieve, list, expire, line items. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { createdIn, listPage, listPageOldestFirst, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { email, hash, oneOf, optional, text } from "../api/request-params";
import { discountOf } from "./checkout-discount";
import { lineItems } from "./checkout-lines";
import {
  addressesOf,
  checkCustomer,
  expiry,
  invoiceCreation,
  methodCollection,
  modeOf,
  trialOf,
} from "./checkout-rules";
import { expireSession, type SessionDetails, sessionObject } from "./checkout-session";
import { sessionCreationParams } from "./checkout-session-params";

export function checkoutSessions(account: StripeAccount): ApiRoute[] {
  const found = (sessionId: string) => {
    const stored = account.state.sessions[sessionId];
    if (!stored) throw resourceMissing("checkout.session", sessionId);
    return stored;
  };
  const path = "/v1/checkout/sessions";

  return [
    route("post", path, sessionCreationParams, (params) => {
      const mode = modeOf(params);
      const addresses = addressesOf(params);
      checkCustomer(account, params);
      const expires = expiry(params.expires_at, account.now());
      const trial = trialOf(params, account.now());
      const inTrial = trial.trialDays !== null || trial.trialEnd !== null;
      const discount = discountOf(account, params, mode);
      const { items, subtotal, total, currency } =
        mode === "setup"
          ? { items: [], subtotal: null, total: null, currency: params.currency ?? "" }
          : lineItems(account, params.line_items, mode, inTrial, discount);
      const invoicing = invoiceCreation(params, mode);
      const creates = invoicing?.enabled ? "always" : "if_required";

      const details: SessionDetails = {
        ...addresses,
        allowed_payment_method_types: params.allowed_payment_method_types ?? null,
        client_reference_id: params.client_reference_id ?? null,
        currency,
        customer: params.customer ?? null,
        customer_creation: mode === "payment" ? (params.customer_creation ?? (params.customer ? null : creates)) : null,
        customer_email: params.customer_email ?? null,
        expires_at: expires,
        invoice_creation: invoicing,
        locale: params.locale ?? null,
        metadata: mergeMetadata({}, params.metadata),
        mode,
        payment_method_collection: methodCollection(params, mode),
        shipping_countries: params.shipping_address_collection?.allowed_countries ?? null,
        discounts: discount
          ? [{ coupon: discount.promotionCode ? null : discount.coupon.id, promotion_code: discount.promotionCode }]
          : [],
        subtotal,
        total,
      };
      const session = sessionObject(details, account.origin, account.now());
      const { metadata: notes, ...intentData } = params.payment_intent_data ?? {};
      const { description, metadata: more, trial_settings: settings } = params.subscription_data ?? {};
      const { missing_payment_method: missingMethod } = settings?.end_behavior ?? {};
      account.state.sessions[session.id] = {
        session,
        lines: items,
        intentDetails:
          mode === "payment"
            ? { ...intentData, metadata: mergeMetadata({}, notes) }
            : { description: "Subscription creation", setup_future_usage: "off_session" },
        ...(mode === "subscription" && {
          subscriptionDetails: { ...trial, description, metadata: mergeMetadata({}, more), missingMethod },
        }),
      };
      return session;
    }),
    route("get", `${path}/:id`, {}, (_, sessionId) => found(sessionId).session),
    route("get", `${path}/:id/line_items`, pagingParams, (params, sessionId) =>
      listPageOldestFirst("item", `${path}/${sessionId}/line_items`, found(sessionId).lines, params),
    ),
    route("post", `${path}/:id/expire`, {}, (_, sessionId) => {
      const stored = found(sessionId);
      const { status } = stored.session;
      if (status !== "open")
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
        );
      expireSession(account, stored);
      return stored.session;
    }),
    route(
      "get",
      path,
      {
        ...pagingParams,
        created: optional(timeRange()),
        customer: optional(text()),
        customer_details: optional(hash({ email: email() })),
        payment_intent: optional(text()),
        status: optional(oneOf("complete", "expired", "open")),
        subscription: optional(text()),
      },
      (params) => {
        const chosen = Object.values(account.state.sessions)
          .map(({ session }) => session)
          .filter(
            (session) =>
              (params.customer === undefined || session.customer === params.customer) &&
              (params.customer_details === undefined ||
                session.customer_details?.email === params.customer_details.email) &&
              (params.payment_intent === undefined || session.payment_intent === params.payment_intent) &&
              (params.status === undefined || session.status === params.status) &&
              (params.subscription === undefined || session.subscription === params.subscription) &&
              createdIn(session.created, params.created),
          );
        return listPage("checkout.session", path, chosen, params);
      },
    ),
  ];
}
