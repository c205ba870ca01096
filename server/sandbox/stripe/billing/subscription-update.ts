/** `POST /v1/subscriptions/:id`: what may be changed, and what follows from it. */
import { changing } from "../changes";
import type { Ledger } from "../ledger";
import { mergeMetadata } from "../metadata";
import { declineOnCharging, ownMethod } from "../payment-methods";
import { invalid, missing, Refusal } from "../refusal";
import { startCycle } from "./lifecycle";
import { changeItems, type ItemChange } from "./plan-change";
import { isOver, itemObject, payingMethod, periodOf, type StoredSubscription, type Subscription } from "./subscription";
import type { Change } from "./subscription-params";
import { recurringPrice } from "./subscriptions";

type Fields<T, K extends keyof T> = { [Name in K]?: T[Name] | undefined };
type WantedItem = Fields<NonNullable<Change["items"]>[number], "id" | "metadata" | "price" | "quantity">;
type WantedDetails = Fields<NonNullable<Change["cancellation_details"]>, "comment" | "feedback">;
type Wanted = Partial<Omit<Change, "items" | "cancellation_details">> & {
  items?: WantedItem[] | undefined;
  cancellation_details?: WantedDetails | undefined;
};

export function update(ledger: Ledger, stored: StoredSubscription, params: Wanted) {
  const { subscription } = stored;
  checkOver(subscription, params);
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined)
    throw invalid("You may only specify one of these parameters: cancel_at, cancel_at_period_end.", {
      param: "cancel_at",
    });
  const method = params.default_payment_method;
  if (method) ownMethod(ledger, subscription.customer, method, "default_payment_method");
  // Read before anything is changed, so that a refusal leaves everything as it was.
  const changes = itemChanges(ledger, subscription, params.items ?? []);
  const { trial_end: trialEnd } = params;
  if (typeof trialEnd === "number" && trialEnd <= ledger.now())
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.", { param: "trial_end" });

  const card = payingMethod(ledger, subscription);
  const declined = card && changes.changed.length > 0 ? declineOnCharging(ledger, card) : undefined;
  if (params.payment_behavior === "error_if_incomplete" && declined)
    throw new Refusal(402, { ...declined, type: "card_error" });

  changing(ledger, "customer.subscription.updated", subscription, () => {
    applyCancellationDetails(subscription, params.cancellation_details);
    schedule(subscription, params, ledger.now());
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
    for (const change of changes.added) subscription.items.data.push(change);
    const offSession = params.off_session ?? false;
    changeItems(ledger, stored, changes.changed, params.proration_behavior ?? "create_prorations", offSession);
    if (trialEnd !== undefined) moveTrial(ledger, stored, trialEnd, offSession);
  });
}

export function applyCancellationDetails(
  { cancellation_details: present }: Subscription,
  details: WantedDetails | undefined,
) {
  if (details?.comment !== undefined) present.comment = details.comment;
  if (details?.feedback !== undefined) present.feedback = details.feedback;
}

/** To the end of the period, to a day, or not at all any more. */
function schedule(subscription: Subscription, params: Wanted, now: number) {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = params;
  if (at === undefined && atPeriodEnd === undefined) return;
  const cancelAt = atPeriodEnd ? periodOf(subscription).end : (at ?? null);
  subscription.cancel_at_period_end = atPeriodEnd ?? false;
  subscription.cancel_at = cancelAt;
  subscription.canceled_at = cancelAt === null ? null : now;
  subscription.cancellation_details.reason = cancelAt === null ? null : "cancellation_requested";
}

/** A trial begins or is moved, or it ends at once and the first paid cycle begins. */
function moveTrial(ledger: Ledger, stored: StoredSubscription, trialEnd: number | "now", offSession: boolean) {
  const { subscription } = stored;
  if (trialEnd === "now") {
    if (subscription.status !== "trialing") return;
    subscription.trial_end = ledger.now();
    subscription.status = "active";
    return startCycle(ledger, stored, "subscription_update", [], offSession);
  }
  subscription.trial_start ??= ledger.now();
  subscription.trial_end = trialEnd;
  subscription.billing_cycle_anchor = trialEnd;
  subscription.status = "trialing";
  for (const item of subscription.items.data) item.current_period_end = trialEnd;
}

function itemChanges(ledger: Ledger, subscription: Subscription, wanted: WantedItem[]) {
  const changed: ItemChange[] = [];
  const added = [];
  for (const [index, { id, price, quantity, metadata }] of wanted.entries()) {
    const named = price === undefined ? undefined : recurringPrice(ledger, price, `items[${index}][price]`);
    const item = subscription.items.data.find((one) => one.id === id);
    if (id !== undefined && !item) throw missing("subscription item", id, `items[${index}][id]`);
    if (item) changed.push({ item, price: named ?? item.price, quantity: quantity ?? item.quantity });
    else if (!named) throw invalid("Missing required param: items[0][price].", { code: "parameter_missing" });
    else if (subscription.items.data.some((one) => one.price.id === price))
      throw invalid(`Cannot add multiple subscription items with the same price: \`${price}\`.`);
    else {
      const details = { price: named, quantity: quantity ?? 1, metadata: mergeMetadata({}, metadata) };
      added.push(itemObject(details, subscription.id, periodOf(subscription), ledger.now()));
    }
  }
  return { changed, added };
}

function checkOver(subscription: Subscription, params: Wanted) {
  const { metadata: _, cancellation_details: __, ...others } = params;
  if (isOver(subscription) && Object.values(others).some((value) => value !== undefined))
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
}
