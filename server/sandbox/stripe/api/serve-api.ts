/**
 * Stripe's HTTP protocol around the endpoints: key, version, form encoding, idempotency, expansion, errors; also
 * injected failures.
 */
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Hono } from "hono";
import type { StripeAccount } from "../account-state";
import { errorOfFailure, type InjectedFailure, takeFailure } from "../injected-failures";
import { runScheduledWork } from "../scheduled-work";
import { downgradeResponse, upgradeRequest } from "../versions/api-versions";
import { requestedVersion } from "../versions/version-names";
import { StripeApiError } from "./api-error";
import type { ApiRoute } from "./api-route";
import { withExpansions } from "./expand";
import { canonicalForm, parseForm } from "./form-encoding";
import { type StoredResponse, storedResponse, storeResponse } from "./idempotency";
import { API_VERSION } from "./json-types";
import { id } from "./object-ids";

const SECRET_KEY = "sk_test_sandbox";
const CALLS_REMEMBERED = 500;

export type ApiCall = { method: string; path: string; idempotencyKey: string | null; status: number; at: string };
type ApiResponse = { status: number; body: object; version?: string; replayed?: StoredResponse };

/**
 * Serves `routes` under `/v1`. `commit` must save the state before it resolves; no response is sent before. Returns
 * the last 500 calls, oldest first, and keeps adding to them.
 */
export function serveApi(
  app: Hono,
  account: StripeAccount,
  routes: ApiRoute[],
  commit: () => Promise<void>,
): ApiCall[] {
  const calls: ApiCall[] = [];

  async function answerTo(c: Context, requestId: string, route?: ApiRoute): Promise<ApiResponse> {
    const { pathname, search } = new URL(c.req.url);
    const encoded = c.req.method === "POST" ? await c.req.text() : search.slice(1);
    const key = c.req.method === "POST" ? (c.req.header("idempotency-key") ?? null) : null;
    // Synchronous from here to the response: of two simultaneous requests, the second one finds the first one's
    // stored response.
    return account.duringRequest({ id: requestId, idempotency_key: key }, () => {
      let answer: ApiResponse | undefined;
      let begun = false;
      let version: string = API_VERSION;
      const render = (object: object) => downgradeResponse(version, account, structuredClone(object));
      const fields = parseForm(encoded);
      const params = canonicalForm(fields);
      try {
        checkKey(c);
        version = requestedVersion(c.req.header("stripe-version"));
        const read = upgradeRequest(version, fields, { method: c.req.method, path: pathname });
        if (!route) throw unrecognized(c.req.method, pathname);
        const stored = key === null ? undefined : storedResponse(account, key, pathname, params);
        if (stored) return { status: stored.status, body: stored.body, version, replayed: stored };
        runScheduledWork(account);
        const { expand, run } = route.prepare(read, c.req.param("id") ?? "");
        begun = true;
        answer = { status: 200, body: withExpansions(account, run(), expand, render) };
      } catch (error) {
        const { status, body } = refused(error);
        answer = { status, body: render(body) };
      }
      answer.version = version;
      if (key !== null && begun && answer.status !== 500)
        storeResponse(account, key, {
          path: pathname,
          params,
          status: answer.status,
          body: answer.body,
          request: requestId,
        });
      return answer;
    });
  }

  async function serve(c: Context, route?: ApiRoute): Promise<Response> {
    const requestId = id("req");
    const failure = takeFailure(account.state.failures, c.req.method, c.req.path);
    if (failure?.kind === "unreachable") return hangUp(c);
    const refusal = failure && errorOfFailure(failure.kind);
    const {
      status,
      body,
      replayed,
      version = API_VERSION,
    } = refusal ? refused(refusal) : await answerTo(c, requestId, route);
    const idempotencyKey = c.req.header("idempotency-key") ?? null;
    calls.push({
      method: c.req.method,
      path: c.req.path,
      idempotencyKey,
      status,
      at: new Date(account.now() * 1000).toISOString(),
    });
    if (calls.length > CALLS_REMEMBERED) calls.shift();
    await commit();
    if (failure?.kind === "lost") return hangUp(c);
    if (failure?.kind === "slow") await delay(failure);
    return Response.json(body, {
      status,
      headers: {
        "request-id": requestId,
        "stripe-version": version,
        ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey }),
        ...(replayed ? { "idempotent-replayed": "true", "original-request": replayed.request } : {}),
      },
    });
  }

  for (const route of routes) app[route.method](route.path, (c) => serve(c, route));
  app.all("/v1/*", (c) => serve(c));
  return calls;
}

/** Closes the connection without a response. */
function hangUp(c: Context): Response {
  (c.env as HttpBindings).incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

const delay = ({ seconds = 1 }: InjectedFailure) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function checkKey(c: Context) {
  const key = givenKey(c.req.header("authorization") ?? "");
  const refuse = (message: string) => new StripeApiError(401, { type: "invalid_request_error", message });
  if (key === undefined)
    throw refuse(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  if (key !== SECRET_KEY) throw refuse(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
}

/** The key as a bearer token, or as the user name of HTTP Basic (`curl -u sk_test_…:`). */
function givenKey(authorization: string): string | undefined {
  const [, scheme = "", credentials = ""] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== "basic") return credentials || undefined;
  const [user] = Buffer.from(credentials, "base64").toString("utf8").split(":");
  return user || undefined;
}

function refused(error: unknown): ApiResponse {
  if (error instanceof StripeApiError) return { status: error.status, body: { error: error.detail } };
  console.error(error);
  return { status: 500, body: { error: { type: "api_error", message: "The sandbox failed; its log says how." } } };
}

function unrecognized(method: string, path: string) {
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return new StripeApiError(404, { type: "invalid_request_error", message });
}
