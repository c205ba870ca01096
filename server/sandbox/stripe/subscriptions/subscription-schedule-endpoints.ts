/**
 * Subscription schedules, which change a subscription later. A test control attaches one, and it can be released.
 * `/v1/subscription_schedules`.
 */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { id } from "../api/object-ids";
import { flag, optional } from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";
import type { StripeSubscription } from "./subscription-object";

/** Returns the schedule's id. */
export function attachSchedule(account: StripeAccount, subscription: StripeSubscription): string {
  const schedule = id("sub_sched");
  changeAndEmit(account, "customer.subscription.updated", subscription, () => {
    subscription.schedule = schedule;
  });
  return schedule;
}

export function subscriptionSchedules(account: StripeAccount): ApiRoute[] {
  return [
    route(
      "post",
      "/v1/subscription_schedules/:id/release",
      { preserve_cancel_date: optional(flag()) },
      ({ preserve_cancel_date: kept = false }, scheduleId) => {
        const all = Object.values(account.state.subscriptions).map(({ subscription }) => subscription);
        const subscription = all.find(({ schedule }) => schedule === scheduleId);
        if (!subscription) throw resourceMissing("subscription schedule", scheduleId);
        changeAndEmit(account, "customer.subscription.updated", subscription, () => {
          subscription.schedule = null;
          if (kept) return;
          subscription.cancel_at_period_end = false;
          subscription.cancel_at = null;
          subscription.canceled_at = null;
        });
        return releasedSchedule(scheduleId, subscription, account.now());
      },
    ),
  ];
}

/** Without its phases, which the sandbox doesn't store. */
function releasedSchedule(scheduleId: string, subscription: StripeSubscription, now: number) {
  return {
    id: scheduleId,
    object: "subscription_schedule",
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: subscription.created,
    current_phase: null,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: { ...subscription.invoice_settings, days_until_due: null },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [],
    released_at: now,
    released_subscription: subscription.id,
    status: "released",
    subscription: null,
    test_clock: null,
  } satisfies AsJson<Stripe.SubscriptionSchedule>;
}
