/** The Stripe client for doctor, and what Stripe's errors mean. */
import Stripe from "stripe";
import { stripeClient } from "../../clients/stripe-client";
import type { Settings } from "../../config/config";
import { type Finding, failure, reasonOf, unchecked } from "./finding";

/** Undefined if no key is set, which another check reports. */
export function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, PRODUCT_API_URL }: Partial<Settings>) {
  return secretKey && !PRODUCT_API_URL ? stripeClient({ secretKey, ...(apiUrl && { apiUrl }) }) : undefined;
}

/** The finding for a failed call. `what` names what could not be read; `right` is the permission that a restricted key
 * needs for it. */
export function stripeFault(about: string, error: unknown, what: string, right: string): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return failure(
      about,
      "Stripe does not know the key in STRIPE_SECRET_KEY.",
      "Copy it again from the dashboard's API keys.",
    );
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return unchecked(
      about,
      `${what}, since the restricted key may not read it.`,
      `Give the key the permission “${right}”.`,
    );
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const reason = reasonOf("detail" in error && error.detail instanceof Error ? error.detail : error);
    return failure(about, `Stripe cannot be reached: ${reason}.`, "Let this machine reach api.stripe.com over https.");
  }
  return failure(about, `Stripe does not show ${what}: ${reasonOf(error)}`, "Look at it in Stripe's dashboard.");
}
