/** The customer's actions in the portal: save a card, change plan, cancel, and undo a cancellation. */

import type { StripeAccount } from "../account-state";
import type { Price } from "../merchant/price-resource";
import { declineOnCharging, type PaymentMethod } from "../payments/payment-method-resource";
import { addSetup, attemptSetup, type SetupIntent } from "../payments/setup-intent-resource";
import type { Decline } from "../payments/test-cards";
import { FEEDBACK, periodOf, type StoredSubscription } from "../subscriptions/subscription-object";
import { endSubscription } from "../subscriptions/subscription-status";
import { updateSubscription } from "../subscriptions/subscription-update";
import { changeAndEmit } from "../webhooks/updated-events";
import type { PortalView } from "./portal-view";

/** Saves the card for future payments. `next` is the bank's page, if the bank asks for authentication. */
export function saveCard(account: StripeAccount, { stored, customer }: PortalView, method: PaymentMethod) {
  const setup = addSetup(account, customer.id);
  stored.setup = setup.id;
  const declined = attemptSetup(account, setup, method, `${account.origin}/p/session/${stored.key}/card`);
  if (setup.status === "succeeded") setDefaultCard(account, setup);
  return { declined, next: setup.next_action?.redirect_to_url.url };
}

/**
 * Once the bank has approved a card from the portal, it becomes the default of the customer and all their
 * subscriptions.
 */
export function setDefaultCard(account: StripeAccount, setup: SetupIntent) {
  const { customer: customerId, payment_method: methodId } = setup;
  const fromPortal = Object.values(account.state.portals).some((portal) => portal.setup === setup.id);
  const customer = account.state.customers[customerId ?? ""];
  if (!fromPortal || !customer || setup.status !== "succeeded") return;
  changeAndEmit(account, "customer.updated", customer, () => {
    customer.invoice_settings.default_payment_method = methodId;
  });
  for (const { subscription } of Object.values(account.state.subscriptions))
    if (subscription.customer === customerId)
      changeAndEmit(account, "customer.subscription.updated", subscription, () => {
        subscription.default_payment_method = methodId;
      });
}

/** `body` is the posted form, with the reason and an optional comment. */
export function applyCancellation(
  account: StripeAccount,
  { configuration }: PortalView,
  stored: StoredSubscription,
  body: Record<string, unknown>,
) {
  const feedback = FEEDBACK.find((reason) => reason === body.feedback) ?? null;
  const comment = typeof body.comment === "string" && body.comment.trim() !== "" ? body.comment.trim() : null;
  const cancellation_details = { feedback, comment };
  const atOnce = configuration.features.subscription_cancel.mode === "immediately";
  // In flexible billing mode, which all subscriptions have here, the portal sets `cancel_at` alone.
  // https://docs.stripe.com/billing/subscriptions/billing-mode/compare
  const end = periodOf(stored.subscription).end;
  updateSubscription(account, stored, { cancellation_details, ...(!atOnce && { cancel_at: end }) });
  if (atOnce) endSubscription(account, stored, "cancellation_requested");
}

export function undoCancellation(account: StripeAccount, stored: StoredSubscription) {
  updateSubscription(account, stored, {
    cancel_at: null,
    cancellation_details: { feedback: null, comment: null },
  });
}

/** Returns the decline if the card would fail, and then changes nothing. */
export function changePlan(
  account: StripeAccount,
  { card, configuration }: PortalView,
  stored: StoredSubscription,
  price: Price,
): Decline | undefined {
  const [item] = stored.subscription.items.data;
  if (!item) return;
  const { proration_behavior, trial_update_behavior: onTrial } = configuration.features.subscription_update;
  const trialing = stored.subscription.status === "trialing";
  const endsTrial = trialing && onTrial === "end_trial";
  const refused = card && declineOnCharging(account, card);
  if (refused && (endsTrial || !trialing)) return refused;
  updateSubscription(account, stored, {
    items: [{ id: item.id, price: price.id }],
    proration_behavior,
    ...(endsTrial && { trial_end: "now" }),
  });
}
