/**
 * Origins that the response to a form may redirect to. Chromium applies `form-action` to every redirect after a form,
 * so the policy has to name them. Every other origin is reached through /continue: Stripe pages on a custom domain, and
 * identity providers, whose own redirects we can't know.
 */
import type { Config } from "../config/config";

/** https://docs.stripe.com/payments/checkout and https://docs.stripe.com/customer-management */
const STRIPE_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Includes the hosted pages because sign-out passes through them and returns here. */
export function formTargets({ STRIPE_API_URL, COGNITO_DOMAIN }: Pick<Config, "STRIPE_API_URL" | "COGNITO_DOMAIN">) {
  const configured = [STRIPE_API_URL, COGNITO_DOMAIN].flatMap((address) => address ?? []);
  const origins = [...STRIPE_PAGES, ...configured.map((address) => new URL(address).origin)];
  // A policy can't name an IPv6 address.
  return [...new Set(origins)].filter((origin) => !origin.includes("["));
}
