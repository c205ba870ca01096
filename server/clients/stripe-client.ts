/** How to reach Stripe: the real SDK, in the sandbox at another address. */
import Stripe from "stripe";
import type { Observe } from "../telemetry/calls";

/**
 * A fan waits for these calls: all attempts together take less than half a minute. What may be repeated is repeated by
 * the SDK under one idempotency key, so that an attempt that was only slow is not done twice.
 */
const TIMEOUT_MS = 5_000;
const RETRIES = 3;

/**
 * The Stripe SDK with its pinned API version. `apiUrl` changes protocol, host and port only.
 * The retries also cover 409 `idempotency_key_in_use`, Stripe's answer to parallel requests under one key.
 */
export function stripeClient(o: { secretKey: string; apiUrl?: string; observe?: Observe }): Stripe {
  const address = o.apiUrl ? new URL(o.apiUrl) : undefined;
  return new Stripe(o.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    httpClient: observed(strict(Stripe.createNodeHttpClient()), o.observe),
    telemetry: false,
    ...(address && {
      protocol: address.protocol === "http:" ? "http" : "https",
      host: address.hostname,
      port: address.port || (address.protocol === "http:" ? 80 : 443),
    }),
  });
}

/** Rejects JSON that isn't a Stripe object: the SDK would hand it on as one whose fields are all missing. */
function strict(client: Stripe.HttpClient): Stripe.HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await send(...request);
    const read = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await read();
      if (!isStripeObject(body)) throw new Error("The response is not a Stripe object");
      return body;
    };
    return response;
  };
  return client;
}

/** Each attempt is a call of its own. */
function observed(client: Stripe.HttpClient, observe: Observe | undefined): Stripe.HttpClient {
  if (!observe) return client;
  const send = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [, , path, method] = request;
    return observe("stripe", `${method} ${stripePathPattern(path)}`, () => send(...request), {
      answer: (response) =>
        response.getStatusCode() >= 500 ? "failed" : response.getStatusCode() >= 400 ? "refused" : "ok",
    });
  };
  return client;
}

/** Resources whose names have two parts. */
const GROUPS = new Set(["billing_portal", "checkout"]);

/** `/v1/checkout/sessions/:id/expire`: what comes third (or fourth) in a path of Stripe's is an id. */
export function stripePathPattern(path: string): string {
  const parts = path.replace(/\?.*/, "").split("/");
  const id = GROUPS.has(parts[2] ?? "") ? 4 : 3;
  if (parts[id] && parts[id] !== "search") parts[id] = ":id";
  return parts.slice(0, id + 2).join("/");
}

const isStripeObject = (body: unknown) =>
  typeof body === "object" && body !== null && ("object" in body || "error" in body);

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
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** True for whatever the SDK throws: Stripe was not reached, or did not do what it was asked. */
export const isStripeError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;
