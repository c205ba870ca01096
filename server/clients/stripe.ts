/** How to reach Stripe: the real SDK, in the sandbox at another address. */
import Stripe from "stripe";

/** A fan waits for these calls; what may be repeated is repeated by the SDK under one idempotency key. */
const TIMEOUT_MS = 10_000;
const RETRIES = 3;

/**
 * The Stripe SDK with its pinned API version. `apiUrl` changes protocol, host and port only.
 * The retries also cover 409 `idempotency_key_in_use`, Stripe's answer to parallel requests under one key.
 */
export function stripeClient(o: { secretKey: string; apiUrl?: string }): Stripe {
  const address = o.apiUrl ? new URL(o.apiUrl) : undefined;
  return new Stripe(o.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(address && {
      protocol: address.protocol === "http:" ? "http" : "https",
      host: address.hostname,
      port: address.port || (address.protocol === "http:" ? 80 : 443),
    }),
  });
}

/** True for Stripe's answer that the named object does not exist (or belongs to another account or mode). */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** True when the bank said no to a card. */
export const isDeclined = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError;

/** True when an intent is not, or no longer, in a state for what it was asked: another call came first. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "payment_intent_unexpected_state";
}

/** True when Stripe refuses an idempotency key that it knows with other parameters; 409 is a key that is in use. */
export function isKeyReused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409;
}

/** True when Stripe understood the call and refuses it, as it does for expiring a session that is no longer open. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** True for whatever the SDK throws: Stripe was not reached, or did not do what it was asked. */
export const isStripes = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;
