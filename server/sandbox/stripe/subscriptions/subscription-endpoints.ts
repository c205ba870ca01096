/** Subscription endpoints: create, retrieve, update, cancel, pause, resume, list. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing, StripeApiError } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { oneOf, optional, text, unsupportedParams } from "../api/request-params";
import { declineOnCharging, methodOfCustomer } from "../payments/payment-method-resource";
import { beginSubscription, pauseSubscription, resumeSubscription } from "./subscription-lifecycle";
import { isOver, periodOf, type RecurringPrice, type StoredSubscription } from "./subscription-object";
import {
  cancellationParams,
  type SubscriptionCreationParams,
  subscriptionChangeParams,
  subscriptionCreationParams,
} from "./subscription-params";
import { endSubscription } from "./subscription-status";
import { applyCancellationDetails, updateSubscription } from "./subscription-update";

const DAY = 24 * 60 * 60;

/** The stored subscription. Throws a 404, or a 400 if the id was a parameter. */
export function subscriptionNamed(account: StripeAccount, subscriptionId: string, param?: string): StoredSubscription {
  const stored = account.state.subscriptions[subscriptionId];
  if (!stored) throw resourceMissing("subscription", subscriptionId, param);
  return stored;
}

/** The price, which must be active and recurring. */
export function recurringPrice(account: StripeAccount, priceId: string, param: string): RecurringPrice {
  const price = account.state.prices[priceId];
  if (!price) throw resourceMissing("price", priceId, param);
  const { recurring } = price;
  if (!recurring)
    throw invalidRequest(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param },
    );
  if (!price.active)
    throw invalidRequest("The price specified is inactive. This field only accepts active prices.", { param });
  return { ...structuredClone(price), recurring };
}

/** When a trial with these parameters ends; null if there is none. */
export function trialEndOf(
  now: number,
  {
    trial_end: at,
    trial_period_days: days,
  }: { trial_end?: number | "now" | undefined; trial_period_days?: number | undefined },
): number | null {
  if (at !== undefined && days !== undefined)
    throw invalidRequest("You may only specify one of these parameters: trial_end, trial_period_days.", {
      param: "trial_end",
    });
  if (days !== undefined) return now + days * DAY;
  if (at === undefined || at === "now") return null;
  if (at <= now)
    throw invalidRequest("Invalid timestamp: must be an integer Unix timestamp in the future.", { param: "trial_end" });
  return at;
}

export function subscriptions(account: StripeAccount): ApiRoute[] {
  const found = (subscriptionId: string) => subscriptionNamed(account, subscriptionId);
  const path = "/v1/subscriptions";

  return [
    route("post", path, subscriptionCreationParams, (params) => create(account, params).subscription),
    route("get", `${path}/:id`, {}, (_, subscriptionId) => found(subscriptionId).subscription),
    route("post", `${path}/:id`, subscriptionChangeParams, (params, subscriptionId) => {
      const stored = found(subscriptionId);
      updateSubscription(account, stored, params);
      return stored.subscription;
    }),
    route("delete", `${path}/:id`, cancellationParams, ({ cancellation_details: details }, subscriptionId) => {
      const stored = found(subscriptionId);
      if (isOver(stored.subscription)) throw resourceMissing("subscription", subscriptionId);
      applyCancellationDetails(stored.subscription, details);
      endSubscription(account, stored, "cancellation_requested");
      return stored.subscription;
    }),
    route(
      "post",
      `${path}/:id/pause`,
      { type: optional(oneOf("subscription")), ...unsupportedParams("bill_for", "invoicing_behavior") },
      (_, subscriptionId) => {
        const { subscription } = found(subscriptionId);
        if (!["active", "trialing", "past_due"].includes(subscription.status))
          throw invalidRequest(`A subscription with the status \`${subscription.status}\` cannot be paused.`);
        pauseSubscription(account, subscription);
        return subscription;
      },
    ),
    route(
      "post",
      `${path}/:id/resume`,
      {
        billing_cycle_anchor: optional(oneOf("now", "unchanged")),
        proration_behavior: optional(oneOf("always_invoice", "create_prorations", "none")),
        ...unsupportedParams("payment_behavior", "proration_date"),
      },
      ({ billing_cycle_anchor: anchor = "now" }, subscriptionId) => {
        const stored = found(subscriptionId);
        if (stored.subscription.status !== "paused")
          throw invalidRequest(
            "The subscription cannot be resumed because it is not paused. Only subscriptions with a status of `paused` can be resumed.",
          );
        resumeSubscription(account, stored, anchor);
        return stored.subscription;
      },
    ),
    route(
      "get",
      path,
      {
        ...pagingParams,
        created: optional(timeRange()),
        current_period_end: optional(timeRange()),
        current_period_start: optional(timeRange()),
        customer: optional(text()),
        price: optional(text()),
        status: optional(
          oneOf(
            "active",
            "all",
            "canceled",
            "ended",
            "incomplete",
            "incomplete_expired",
            "past_due",
            "paused",
            "trialing",
            "unpaid",
          ),
        ),
        ...unsupportedParams("automatic_tax", "collection_method", "customer_account", "plan", "test_clock"),
      },
      (params) => {
        const { status } = params;
        if (params.customer !== undefined && !account.state.customers[params.customer])
          throw resourceMissing("customer", params.customer, "customer");
        const chosen = Object.values(account.state.subscriptions)
          .map(({ subscription }) => subscription)
          .filter((subscription) => {
            const period = periodOf(subscription);
            return (
              (params.customer === undefined || subscription.customer === params.customer) &&
              (params.price === undefined || subscription.items.data.some(({ price }) => price.id === params.price)) &&
              // If left out: all that aren't canceled.
              (status === "all" ||
                (status === undefined && subscription.status !== "canceled") ||
                (status === "ended" && isOver(subscription)) ||
                subscription.status === status) &&
              createdIn(subscription.created, params.created) &&
              createdIn(period.start, params.current_period_start) &&
              createdIn(period.end, params.current_period_end)
            );
          });
        return listPage("subscription", path, chosen, params);
      },
    ),
  ];
}

function create(account: StripeAccount, params: SubscriptionCreationParams): StoredSubscription {
  const customer = account.state.customers[params.customer];
  if (!customer) throw resourceMissing("customer", params.customer, "customer");
  const items = params.items.map(({ price, quantity = 1, metadata }, index) => ({
    price: recurringPrice(account, price, `items[${index}][price]`),
    quantity,
    metadata: mergeMetadata({}, metadata),
  }));
  const [first, ...others] = items;
  if (!first) throw invalidRequest("Missing required param: items.", { code: "parameter_missing", param: "items" });
  const differs = others.some(
    ({ price }) =>
      price.recurring.interval !== first.price.recurring.interval || price.currency !== first.price.currency,
  );
  if (differs)
    throw invalidRequest("The sandbox needs one interval and one currency for all items.", { param: "items" });

  const trialEnd = trialEndOf(account.now(), params);
  const named = params.default_payment_method;
  const own = named === undefined ? undefined : methodOfCustomer(account, customer.id, named, "default_payment_method");
  const methodId = own?.id ?? customer.invoice_settings.default_payment_method;
  const behavior = params.payment_behavior ?? "allow_incomplete";
  if (behavior !== "default_incomplete" && trialEnd === null && methodId === null)
    throw invalidRequest(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      {
        code: "resource_missing",
      },
    );
  const method = account.state.methods[methodId ?? ""]?.method;
  const declined = method && declineOnCharging(account, method);
  if (behavior === "error_if_incomplete" && trialEnd === null && declined)
    throw new StripeApiError(402, { ...declined, type: "card_error" });

  const stored = beginSubscription(account, {
    customer: customer.id,
    items,
    default_payment_method: own?.id ?? null,
    trialEnd,
    description: params.description,
    metadata: mergeMetadata({}, params.metadata),
    missingMethod: params.trial_settings?.end_behavior.missing_payment_method,
    payment: behavior === "default_incomplete" ? "later" : params.off_session ? "offSession" : "now",
  });
  const { cancel_at, cancel_at_period_end } = params;
  if (cancel_at !== undefined || cancel_at_period_end)
    updateSubscription(account, stored, { cancel_at, cancel_at_period_end });
  return stored;
}
