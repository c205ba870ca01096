/** Portal sessions: a link that lets one customer manage their subscription. `POST /v1/billing_portal/sessions`. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { id, letters } from "../api/object-ids";
import {
  address,
  hash,
  integer,
  list,
  oneOf,
  optional,
  type ParamsOf,
  text,
  unsupportedParams,
} from "../api/request-params";
import { recurringPrice, subscriptionNamed } from "../subscriptions/subscription-endpoints";
import { isOver } from "../subscriptions/subscription-object";
import { configurationFor } from "./portal-configuration-resource";

type PortalSession = ReturnType<typeof portalSessionObject>;
export type StoredPortalSession = {
  session: PortalSession;
  /** The key in the URL, and the SetupIntent that is waiting for the bank's page. */
  key: string;
  setup?: string;
  /** Unix seconds when a page was last opened; null before the first time. */
  usedAt: number | null;
};

const MINUTE = 60;
/** https://docs.stripe.com/api/customer_portal/sessions: a link not used soon is void, and so is one left alone. */
const UNUSED_LIFE = 5 * MINUTE;
const IDLE_LIFE = 60 * MINUTE;

type PortalFlow = AsJson<Stripe.BillingPortal.Session.Flow>;

const flowParam = hash({
  after_completion: optional(
    hash({
      type: oneOf("hosted_confirmation", "portal_homepage", "redirect"),
      redirect: optional(hash({ return_url: address() })),
      hosted_confirmation: optional(hash({ custom_message: optional(text(500)) })),
    }),
  ),
  subscription_cancel: optional(hash({ subscription: text(), ...unsupportedParams("retention") })),
  subscription_update: optional(hash({ subscription: text() })),
  subscription_update_confirm: optional(
    hash({
      subscription: text(),
      items: list(hash({ id: text(), price: optional(text()), quantity: optional(integer(1)) }), 1),
      ...unsupportedParams("discounts"),
    }),
  ),
  type: oneOf("payment_method_update", "subscription_cancel", "subscription_update", "subscription_update_confirm"),
  ...unsupportedParams("subscription_pause"),
});
type FlowParams = ReturnType<typeof flowParam>;

const creation = {
  configuration: optional(text()),
  customer: text(),
  flow_data: optional(flowParam),
  locale: optional(text(10)),
  return_url: optional(address()),
  ...unsupportedParams("after_expiration", "customer_account", "on_behalf_of"),
};

function portalSessionObject(
  params: ParamsOf<typeof creation>,
  configuration: { id: string; default_return_url: string | null },
  { flow, created, origin, key }: { flow: PortalFlow | null; created: number; origin: string; key: string },
) {
  return {
    id: id("bps"),
    object: "billing_portal.session",
    configuration: configuration.id,
    created,
    customer: params.customer,
    customer_account: null,
    flow,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? configuration.default_return_url,
    url: `${origin}/p/session/${key}`,
  } satisfies AsJson<Stripe.BillingPortal.Session>;
}

export function portalSessions(account: StripeAccount): ApiRoute[] {
  return [
    route("post", "/v1/billing_portal/sessions", creation, (params) => {
      if (!account.state.customers[params.customer]) throw resourceMissing("customer", params.customer, "customer");
      const configuration = configurationFor(account, params.configuration);
      const flow = params.flow_data ? flowOf(account, params.customer, params.flow_data) : null;
      const key = `test_${letters(40)}`;
      const made = { flow, key, created: account.now(), origin: account.origin };
      const session = portalSessionObject(params, configuration, made);
      account.state.portals[key] = { session, key, usedAt: null };
      account.emit("billing_portal.session.created", session);
      return session;
    }),
  ];
}

/** The session of a URL, unless it has expired; each visit extends it. */
export function openPortal(account: StripeAccount, key: string): StoredPortalSession | undefined {
  const stored = account.state.portals[key];
  if (!stored) return;
  const { usedAt, session } = stored;
  const end = usedAt === null ? session.created + UNUSED_LIFE : usedAt + IDLE_LIFE;
  if (end <= account.now()) return;
  stored.usedAt = account.now();
  return stored;
}

function flowOf(account: StripeAccount, customer: string, params: FlowParams): PortalFlow {
  const { type, after_completion: after } = params;
  const named = type === "payment_method_update" ? undefined : params[type]?.subscription;
  if (type !== "payment_method_update" && named === undefined)
    throw invalidRequest(`Missing required param: flow_data[${type}].`, {
      code: "parameter_missing",
      param: `flow_data[${type}]`,
    });
  if (named !== undefined) checkSubscription(account, customer, named, `flow_data[${type}][subscription]`);
  for (const [index, { price }] of (params.subscription_update_confirm?.items ?? []).entries())
    if (price) recurringPrice(account, price, `flow_data[subscription_update_confirm][items][${index}][price]`);
  const subscription = named ?? "";
  const items = params.subscription_update_confirm?.items ?? [];
  return {
    after_completion: {
      type: after?.type ?? "portal_homepage",
      redirect: after?.redirect ?? null,
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
    },
    customer_update: null,
    subscription_cancel: type === "subscription_cancel" ? { subscription, retention: null } : null,
    subscription_pause: null,
    subscription_update: type === "subscription_update" ? { subscription } : null,
    subscription_update_confirm:
      type === "subscription_update_confirm"
        ? {
            subscription,
            discounts: null,
            items: items.map((item) => ({ quantity: 1, price: null, ...defined(item) })),
          }
        : null,
    type,
  };
}

function defined(item: { id: string; price?: string | undefined; quantity?: number | undefined }) {
  const { id: itemId, price, quantity } = item;
  return { id: itemId, ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) };
}

function checkSubscription(account: StripeAccount, customer: string, named: string, param: string) {
  const { subscription } = subscriptionNamed(account, named, param);
  if (subscription.customer !== customer)
    throw invalidRequest(`The subscription \`${named}\` does not belong to the customer \`${customer}\`.`, { param });
  if (isOver(subscription))
    throw invalidRequest(`The subscription \`${named}\` is canceled and cannot be changed in the portal.`, { param });
}
