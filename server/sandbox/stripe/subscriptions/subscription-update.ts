/** `POST /v1/subscriptions/:id`: validates and applies the changes. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing, StripeApiError } from "../api/api-error";
import { mergeMetadata } from "../api/merge-metadata";
import { missingParameter } from "../api/request-params";
import { declineOnCharging, methodOfCustomer } from "../payments/payment-method-resource";
import { changeAndEmit } from "../webhooks/updated-events";
import { changeItems, type ItemChanges } from "./plan-change";
import { recurringPrice } from "./subscription-endpoints";
import { startCycle } from "./subscription-lifecycle";
import {
  isOver,
  itemObject,
  payingMethod,
  periodOf,
  type StoredSubscription,
  type StripeSubscription,
  type SubscriptionItem,
} from "./subscription-object";
import type { SubscriptionChangeParams } from "./subscription-params";

type OptionalFields<T, K extends keyof T> = { [Name in K]?: T[Name] | undefined };
type WantedItem = OptionalFields<
  NonNullable<SubscriptionChangeParams["items"]>[number],
  "deleted" | "id" | "metadata" | "price" | "quantity"
>;
type WantedDetails = OptionalFields<
  NonNullable<SubscriptionChangeParams["cancellation_details"]>,
  "comment" | "feedback"
>;
type SubscriptionChanges = Partial<Omit<SubscriptionChangeParams, "items" | "cancellation_details">> & {
  items?: WantedItem[] | undefined;
  cancellation_details?: WantedDetails | undefined;
};

export function updateSubscription(account: StripeAccount, stored: StoredSubscription, params: SubscriptionChanges) {
  const { subscription } = stored;
  checkOver(subscription, params);
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined)
    throw invalidRequest("You may only specify one of these parameters: cancel_at, cancel_at_period_end.", {
      param: "cancel_at",
    });
  const cancels = params.cancel_at !== undefined || params.cancel_at_period_end !== undefined;
  if (cancels && subscription.schedule)
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  const method = params.default_payment_method;
  if (method) methodOfCustomer(account, subscription.customer, method, "default_payment_method");
  // Validate before changing anything, so that an error leaves everything as it was.
  const changes = itemChanges(account, subscription, params.items ?? []);
  const { trial_end: trialEnd } = params;
  for (const name of ["trial_end", "cancel_at"] as const) {
    const at = params[name];
    if (typeof at === "number" && at <= account.now())
      throw invalidRequest("Invalid timestamp: must be an integer Unix timestamp in the future.", { param: name });
  }

  const card = payingMethod(account, subscription);
  const declined =
    card && changes.changed.length + changes.added.length > 0 ? declineOnCharging(account, card) : undefined;
  if (params.payment_behavior === "error_if_incomplete" && declined)
    throw new StripeApiError(402, { ...declined, type: "card_error" });

  changeAndEmit(account, "customer.subscription.updated", subscription, () => {
    applyCancellationDetails(subscription, params.cancellation_details);
    schedule(subscription, params, account.now());
    if (method !== undefined) subscription.default_payment_method = method;
    if (params.description !== undefined) subscription.description = params.description;
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    if (params.pause_collection !== undefined)
      subscription.pause_collection = params.pause_collection && {
        behavior: params.pause_collection.behavior,
        resumes_at: params.pause_collection.resumes_at ?? null,
      };
    if (params.trial_settings)
      subscription.trial_settings.end_behavior.missing_payment_method =
        params.trial_settings.end_behavior.missing_payment_method;
    for (const { item, metadata } of changes.changed) item.metadata = mergeMetadata(item.metadata, metadata);
    const offSession = params.off_session ?? false;
    changeItems(account, stored, changes, params.proration_behavior ?? "create_prorations", offSession);
    if (trialEnd !== undefined) moveTrial(account, stored, trialEnd, offSession);
    // https://docs.stripe.com/changelog/basil/2025-07-30/cancel-at-enums
    if (subscription.cancel_at_period_end) subscription.cancel_at = periodOf(subscription).end;
  });
}

export function applyCancellationDetails(
  { cancellation_details: present }: StripeSubscription,
  details: WantedDetails | undefined,
) {
  if (details?.comment !== undefined) present.comment = details.comment;
  if (details?.feedback !== undefined) present.feedback = details.feedback;
}

/**
 * Schedules the cancellation for the end of the period or a given time, or removes it. A time that was given is removed
 * only by clearing `cancel_at`: clients must not count on `cancel_at_period_end: false`, whose effect on it Stripe does
 * not document.
 */
function schedule(subscription: StripeSubscription, params: SubscriptionChanges, now: number) {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = params;
  if (at === undefined && atPeriodEnd === undefined) return;
  if (atPeriodEnd === false && !subscription.cancel_at_period_end) return;
  const cancelAt = atPeriodEnd ? periodOf(subscription).end : (at ?? null);
  subscription.cancel_at_period_end = atPeriodEnd ?? false;
  subscription.cancel_at = cancelAt;
  subscription.canceled_at = cancelAt === null ? null : now;
  subscription.cancellation_details.reason = cancelAt === null ? null : "cancellation_requested";
}

/** Starts or moves a trial, or ends it now and starts the first paid cycle. */
function moveTrial(account: StripeAccount, stored: StoredSubscription, trialEnd: number | "now", offSession: boolean) {
  const { subscription } = stored;
  if (trialEnd === "now") {
    if (subscription.status !== "trialing") return;
    subscription.trial_end = account.now();
    subscription.status = "active";
    return startCycle(account, stored, "subscription_update", [], offSession);
  }
  subscription.trial_start ??= account.now();
  subscription.trial_end = trialEnd;
  subscription.billing_cycle_anchor = trialEnd;
  subscription.status = "trialing";
  for (const item of subscription.items.data) item.current_period_end = trialEnd;
}

/** The item changes. All items must have the same interval, and at least one must remain. */
function itemChanges(account: StripeAccount, subscription: StripeSubscription, wanted: WantedItem[]) {
  const present = subscription.items.data;
  const changed: (ItemChanges["changed"][number] & Pick<WantedItem, "metadata">)[] = [];
  const added: SubscriptionItem[] = [];
  const removed: SubscriptionItem[] = [];
  for (const [index, { id, price, quantity, metadata, deleted }] of wanted.entries()) {
    const named = price === undefined ? undefined : recurringPrice(account, price, `items[${index}][price]`);
    const item = present.find((one) => one.id === id);
    if (id !== undefined && !item) throw resourceMissing("subscription item", id, `items[${index}][id]`);
    if (item && deleted) removed.push(item);
    else if (item) changed.push({ item, price: named ?? item.price, quantity: quantity ?? item.quantity, metadata });
    else if (!named) throw missingParameter(`items[${index}][price]`);
    else if (present.some((one) => one.price.id === price))
      throw invalidRequest(`Cannot add multiple subscription items with the same price: \`${price}\`.`);
    else {
      const details = { price: named, quantity: quantity ?? 1, metadata: mergeMetadata({}, metadata) };
      added.push(itemObject(details, subscription.id, periodOf(subscription), account.now()));
    }
  }
  const untouched = present.filter(
    (item) => !removed.includes(item) && !changed.some((change) => change.item === item),
  );
  const prices = [...untouched, ...changed, ...added].map(({ price }) => price);
  if (prices.length === 0)
    throw invalidRequest("A subscription must have at least one active item.", { param: "items" });
  if (new Set(prices.map(({ recurring }) => recurring.interval)).size > 1)
    throw invalidRequest("The sandbox needs one interval for all items.", { param: "items" });
  return { changed, added, removed };
}

function checkOver(subscription: StripeSubscription, params: SubscriptionChanges) {
  const { metadata: _, cancellation_details: __, ...others } = params;
  if (isOver(subscription) && Object.values(others).some((value) => value !== undefined))
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
}
