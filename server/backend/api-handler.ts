/**
 * Handles everything under /api: the product API of section 7 and Stripe's webhook. Called by the front and by
 * routes/site/api.ts.
 */

import { secure } from "../http/security-headers";
import { type Runtime, runtime } from "../process/runtime";
import { type DirectApi, directApi } from "../product-api/direct-api";
import { productApi } from "../product-api/http";
import { bearers } from "../session/bearer";
import { isUnavailable } from "../store/connection/store-unavailable";
import { securitySettings } from "./page-security";
import { deskOfSite } from "./site-desk";

const WEBHOOK_PATH = "/api/v1/billing/webhook";

const REFUSALS = { badSignature: "The signature is not valid.", notAnEvent: "The body is not a Stripe event." };

let handler: Promise<(request: Request, address: string) => Promise<Response>> | undefined;
let direct: DirectApi | undefined;

/** Answers a request under /api. `address` is the client's. Reads a bearer token or a signature, never a cookie. */
export async function answerApi(request: Request, address = ""): Promise<Response> {
  handler ??= runtime().then((parts) => {
    const { PRODUCT_API_SITES: sites } = parts.config;
    const deps = { ...parts, sites, bearer: bearers(parts), office: deskOfSite(parts) };
    const products = productApi(deps);
    direct = directApi(deps);
    return (each, from) => (new URL(each.url).pathname === WEBHOOK_PATH ? webhook(parts, each) : products(each, from));
  });
  const [answer, settings] = await Promise.all([handler, securitySettings()]);
  const response = await answer(request, address);
  secure(response.headers, settings);
  return response;
}

/** The same for the front, without web requests, once the first request has been answered. */
export const answerApiDirectly: DirectApi = (request, address, body) => direct?.(request, address, body);

/**
 * 400 for a bad signature or an invalid event, 200 if the event was handled or isn't ours, 500 or 503 to make Stripe
 * retry.
 */
async function webhook({ sales, report }: Runtime, request: Request): Promise<Response> {
  if (!sales) return new Response("Payments are dealt with elsewhere.", { status: 404 });
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  try {
    const outcome = await sales.stripeEvents.receive(
      await request.text(),
      request.headers.get("stripe-signature") ?? "",
    );
    return outcome === "ok" ? new Response("ok") : new Response(REFUSALS[outcome], { status: 400 });
  } catch (error) {
    if (isUnavailable(error)) {
      return new Response("Out of service; please send it again.", { status: 503, headers: { "retry-after": "10" } });
    }
    report(error, "critical", "webhook");
    return new Response("Not dealt with; please send it again.", { status: 500 });
  }
}
