/**
 * `expand[]`: replaces ids in a response with their objects, up to four levels deep.
 * https://docs.stripe.com/api/expanding_objects
 */

import type { StripeAccount } from "../account-state";
import { paymentsOf } from "../invoices/invoice-payments";
import { deletedCustomer, subscriptionsIn } from "../merchant/customer-resource";
import { refundsOf } from "../payments/refund-resource";
import { invalidRequest } from "./api-error";
import type { JsonNode } from "./json-types";
import { listOf } from "./list-pages";

/** Returns a copy of a stored object in the request's API version. */
type ObjectRenderer = (object: object) => object;

/** A copy of `answer` with every path in `paths` expanded, up to four levels deep. */
export function withExpansions(
  account: StripeAccount,
  answer: object,
  paths: string[],
  render: ObjectRenderer,
): object {
  const copy = render(answer) as JsonNode;
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > 4)
      throw invalidRequest("You cannot expand more than 4 levels of a property", { param: "expand" });
    expandInto(account, copy, steps, path, render);
  }
  if (!paths.some((path) => path.endsWith(PORTAL_PRODUCTS))) leaveOutPortalProducts(copy);
  return copy;
}

/** The only list that a stored object has and Stripe leaves out unless it is expanded. */
const PORTAL_PRODUCTS = "features.subscription_update.products";

function leaveOutPortalProducts(answer: JsonNode): void {
  const listed = Array.isArray(answer.data) ? (answer.data as JsonNode[]) : [];
  for (const { object, features } of [answer, ...listed])
    if (object === "billing_portal.configuration")
      delete (features as { subscription_update: JsonNode }).subscription_update.products;
}

function expandInto(
  account: StripeAccount,
  node: JsonNode,
  [step = "", ...rest]: string[],
  path: string,
  render: ObjectRenderer,
) {
  const rendered = (object: object | undefined) => object && render(object);
  const value = node[step] ?? rendered(included(account, node, step));
  if (value === undefined && node[step] === null) return;
  const object = typeof value === "string" ? rendered(byId(account, value)) : value;
  if (typeof object !== "object" || object === null) throw cannot(path);

  const holdsItems = Array.isArray(object);
  const isList = path.endsWith(PORTAL_PRODUCTS) && rest.length === 0;
  if (step === "data" ? !holdsItems || rest.length === 0 : holdsItems && !isList) throw cannot(path);
  node[step] = object;
  if (rest.length === 0 && !("object" in object) && step !== "confirmation_secret" && !isList) throw cannot(path);
  if (rest.length === 0) return;
  for (const item of holdsItems ? object : [object]) expandInto(account, item as JsonNode, rest, path, render);
}

/** Properties that an object contains only if they are expanded. */
function included(account: StripeAccount, node: JsonNode, step: string): object | undefined {
  const own = String(node.id);
  if (node.object === "charge" && step === "refunds") return refundsOf(account, own);
  if (node.object === "customer" && step === "subscriptions") return subscriptionsIn(account, own);
  if (node.object === "invoice" && step === "payments") return paymentsOf(account, own);
  if (node.object === "invoice" && step === "confirmation_secret") {
    const intent = account.state.intents[account.state.invoices[own]?.intent ?? ""];
    return intent && { client_secret: intent.client_secret, type: "payment_intent" };
  }
  const stored = account.state.sessions[own];
  if (!stored || step !== "line_items") return;
  return listOf(`/v1/checkout/sessions/${own}/line_items`, stored.lines.slice(0, 10), stored.lines.length > 10);
}

function byId(account: StripeAccount, id: string): object | undefined {
  const { state } = account;
  return (
    state.customers[id] ??
    deletedCustomer(account, id) ??
    state.products[id] ??
    state.prices[id] ??
    state.intents[id] ??
    state.charges[id] ??
    state.refunds[id] ??
    state.methods[id]?.method ??
    state.subscriptions[id]?.subscription ??
    state.invoices[id]?.invoice ??
    state.transactions[id] ??
    state.disputes[id] ??
    state.setups[id] ??
    state.portalConfigurations[id] ??
    state.coupons[id] ??
    state.promotionCodes[id]
  );
}

function cannot(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}
