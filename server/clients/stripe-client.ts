/** Client for Stripe: the official SDK, which talks to the sandbox if `apiUrl` is set. */
import Stripe from "stripe";
import { timeForCall } from "../failures/call-time";
import type { Observe } from "../telemetry/calls";

/**
 * All attempts of a call together take less than 25 seconds, and in a request they end at its deadline. The SDK retries
 * under one idempotency key, so a slow attempt that took effect isn't repeated.
 */
const TIMEOUT_MS = 5_000;
const RETRIES = 3;

/**
 * The Stripe SDK with its pinned API version. `apiUrl` changes protocol, host and port only. Retries also cover 409
 * `idempotency_key_in_use`, Stripe's response to parallel requests under one key.
 */
export function stripeClient(o: { secretKey: string; apiUrl?: string; observe?: Observe }): Stripe {
  const address = o.apiUrl ? new URL(o.apiUrl) : undefined;
  return new Stripe(o.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    httpClient: withinRequest(observed(strict(Stripe.createNodeHttpClient()), o.observe)),
    telemetry: false,
    ...(address && {
      protocol: address.protocol === "http:" ? "http" : "https",
      host: address.hostname,
      port: address.port || (address.protocol === "http:" ? 80 : 443),
    }),
  });
}

/** Rejects JSON that isn't a Stripe object. The SDK would return it as an object whose fields are all missing. */
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

/** Ends an attempt at the request's deadline, and makes none after it. */
function withinRequest(client: Stripe.HttpClient): Stripe.HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const left = timeForCall(request[7]);
    if (left === 0) throw Stripe.HttpClient.makeTimeoutError();
    request[7] = left;
    return send(...request);
  };
  return client;
}

/** Observes each attempt as a separate call. */
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

/** Resources with two-part names. */
const GROUPS = new Set(["billing_portal", "checkout"]);

/** `/v1/checkout/sessions/:id/expire`: the third (or fourth) segment of a Stripe path is an id. */
export function stripePathPattern(path: string): string {
  const parts = path.replace(/\?.*/, "").split("/");
  const id = GROUPS.has(parts[2] ?? "") ? 4 : 3;
  if (parts[id] && parts[id] !== "search") parts[id] = ":id";
  return parts.slice(0, id + 2).join("/");
}

const isStripeObject = (body: unknown) =>
  typeof body === "object" && body !== null && ("object" in body || "error" in body);

/** True if Stripe says that the object does not exist (or belongs to another account or mode). */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** True if the bank declined the card. */
export const isDeclined = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError;

/** True if an intent is in the wrong state for the request, because another call came first. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "payment_intent_unexpected_state";
}

/** True if the idempotency key was used with other parameters. A 409 means that the key is in use right now. */
export function isKeyReused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409;
}

/** True if Stripe understood the request and refused it, such as expiring a session that is no longer open. */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** True for every error from the SDK: Stripe was not reached, or did not do what we asked. */
export const isStripeError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;
