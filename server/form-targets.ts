/**
 * Where the response to a form may redirect. Chromium applies `form-action` to every redirect after a form, so the
 * list has to name these origins. Every other origin is reached by a page that goes on by itself (/continue): Stripe
 * pages on a custom domain, and identity providers, whose own redirects nobody can list.
 */
import type { Config } from "./config";

/** https://docs.stripe.com/payments/checkout and https://docs.stripe.com/customer-management */
const STRIPE_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** The hosted pages' sign-out comes straight back to us. */
export function formTargets({ STRIPE_API_URL, COGNITO_DOMAIN }: Pick<Config, "STRIPE_API_URL" | "COGNITO_DOMAIN">) {
  const configured = [STRIPE_API_URL, COGNITO_DOMAIN].flatMap((address) => address ?? []);
  const origins = [...STRIPE_PAGES, ...configured.map((address) => new URL(address).origin)];
  // A policy can't name an IPv6 address.
  return [...new Set(origins)].filter((origin) => !origin.includes("["));
}
