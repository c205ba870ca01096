/** Subscriptions over the API: create, retrieve, update, cancel, pause, resume, list. */

import { invalid, missing, Refusal } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import { createdIn, page, paging, range } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { oneOf, optional, refusing, text } from "../api/request-params";
import { declineOnCharging, ownMethod } from "../payments/payment-method-resource";
import type { Ledger } from "../stripe-account";
import { begin, pause, resume } from "./subscription-lifecycle";
import { isOver, periodOf, type RecurringPrice, type StoredSubscription } from "./subscription-object";
import { type Creation, cancellation, change, creation } from "./subscription-params";
import { end } from "./subscription-status";
import { applyCancellationDetails, update } from "./subscription-update";

const DAY = 24 * 60 * 60;

/** The stored subscription, or Stripe's 404 (400 when it was named by a parameter). */
export function subscriptionNamed(ledger: Ledger, subscriptionId: string, param?: string): StoredSubscription {
  const stored = ledger.state.subscriptions[subscriptionId];
  if (!stored) throw missing("subscription", subscriptionId, param);
  return stored;
}

/** The price, which must be active and recurring. */
export function recurringPrice(ledger: Ledger, priceId: string, param: string): RecurringPrice {
  const price = ledger.state.prices[priceId];
  if (!price) throw missing("price", priceId, param);
  const { recurring } = price;
  if (!recurring)
    throw invalid(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param },
    );
  if (!price.active)
    throw invalid("The price specified is inactive. This field only accepts active prices.", { param });
  return { ...structuredClone(price), recurring };
}

/** When a trial of these parameters ends; null for none. */
export function trialEndOf(
  now: number,
  {
    trial_end: at,
    trial_period_days: days,
  }: { trial_end?: number | "now" | undefined; trial_period_days?: number | undefined },
): number | null {
  if (at !== undefined && days !== undefined)
    throw invalid("You may only specify one of these parameters: trial_end, trial_period_days.", {
      param: "trial_end",
    });
  if (days !== undefined) return now + days * DAY;
  if (at === undefined || at === "now") return null;
  if (at <= now)
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.", { param: "trial_end" });
  return at;
}

export function subscriptions(ledger: Ledger): Route[] {
  const found = (subscriptionId: string) => subscriptionNamed(ledger, subscriptionId);
  const path = "/v1/subscriptions";

  return [
    route("post", path, creation, (params) => create(ledger, params).subscription),
    route("get", `${path}/:id`, {}, (_, subscriptionId) => found(subscriptionId).subscription),
    route("post", `${path}/:id`, change, (params, subscriptionId) => {
      const stored = found(subscriptionId);
      update(ledger, stored, params);
      return stored.subscription;
    }),
    route("delete", `${path}/:id`, cancellation, ({ cancellation_details: details }, subscriptionId) => {
      const stored = found(subscriptionId);
      if (isOver(stored.subscription)) throw missing("subscription", subscriptionId);
      applyCancellationDetails(stored.subscription, details);
      end(ledger, stored, "cancellation_requested");
      return stored.subscription;
    }),
    route(
      "post",
      `${path}/:id/pause`,
      { type: optional(oneOf("subscription")), ...refusing("bill_for", "invoicing_behavior") },
      (_, subscriptionId) => {
        const { subscription } = found(subscriptionId);
        if (!["active", "trialing", "past_due"].includes(subscription.status))
          throw invalid(`A subscription with the status \`${subscription.status}\` cannot be paused.`);
        pause(ledger, subscription);
        return subscription;
      },
    ),
    route(
      "post",
      `${path}/:id/resume`,
      {
        billing_cycle_anchor: optional(oneOf("now", "unchanged")),
        proration_behavior: optional(oneOf("always_invoice", "create_prorations", "none")),
        ...refusing("payment_behavior", "proration_date"),
      },
      ({ billing_cycle_anchor: anchor = "now" }, subscriptionId) => {
        const stored = found(subscriptionId);
        if (stored.subscription.status !== "paused")
          throw invalid(
            "The subscription cannot be resumed because it is not paused. Only subscriptions with a status of `paused` can be resumed.",
          );
        resume(ledger, stored, anchor);
        return stored.subscription;
      },
    ),
    route(
      "get",
      path,
      {
        ...paging,
        created: optional(range()),
        current_period_end: optional(range()),
        current_period_start: optional(range()),
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
        ...refusing("automatic_tax", "collection_method", "customer_account", "plan", "test_clock"),
      },
      (params) => {
        const { status } = params;
        if (params.customer !== undefined && !ledger.state.customers[params.customer])
          throw missing("customer", params.customer, "customer");
        const chosen = Object.values(ledger.state.subscriptions)
          .map(({ subscription }) => subscription)
          .filter((subscription) => {
            const period = periodOf(subscription);
            return (
              (params.customer === undefined || subscription.customer === params.customer) &&
              (params.price === undefined || subscription.items.data.some(({ price }) => price.id === params.price)) &&
              // Left out it means: those that are not canceled.
              (status === "all" ||
                (status === undefined && subscription.status !== "canceled") ||
                (status === "ended" && isOver(subscription)) ||
                subscription.status === status) &&
              createdIn(subscription.created, params.created) &&
              createdIn(period.start, params.current_period_start) &&
              createdIn(period.end, params.current_period_end)
            );
          });
        return page("subscription", path, chosen, params);
      },
    ),
  ];
}

function create(ledger: Ledger, params: Creation): StoredSubscription {
  const customer = ledger.state.customers[params.customer];
  if (!customer) throw missing("customer", params.customer, "customer");
  const items = params.items.map(({ price, quantity = 1, metadata }, index) => ({
    price: recurringPrice(ledger, price, `items[${index}][price]`),
    quantity,
    metadata: mergeMetadata({}, metadata),
  }));
  const [first, ...others] = items;
  if (!first) throw invalid("Missing required param: items.", { code: "parameter_missing", param: "items" });
  const differs = others.some(
    ({ price }) =>
      price.recurring.interval !== first.price.recurring.interval || price.currency !== first.price.currency,
  );
  if (differs) throw invalid("The sandbox wants one interval and one currency for all items.", { param: "items" });

  const trialEnd = trialEndOf(ledger.now(), params);
  const named = params.default_payment_method;
  const own = named === undefined ? undefined : ownMethod(ledger, customer.id, named, "default_payment_method");
  const methodId = own?.id ?? customer.invoice_settings.default_payment_method;
  const behavior = params.payment_behavior ?? "allow_incomplete";
  if (behavior !== "default_incomplete" && trialEnd === null && methodId === null)
    throw invalid(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      {
        code: "resource_missing",
      },
    );
  const method = ledger.state.methods[methodId ?? ""]?.method;
  const declined = method && declineOnCharging(ledger, method);
  if (behavior === "error_if_incomplete" && trialEnd === null && declined)
    throw new Refusal(402, { ...declined, type: "card_error" });

  const stored = begin(ledger, {
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
  if (cancel_at !== undefined || cancel_at_period_end) update(ledger, stored, { cancel_at, cancel_at_period_end });
  return stored;
}
