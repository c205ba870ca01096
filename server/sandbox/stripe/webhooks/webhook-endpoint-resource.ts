/** `/v1/webhook_endpoints`: the one address to which events go, and which of them it wants. */
import type { Stripe } from "stripe";
import type { World } from "../../sandbox-context";
import { missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import { API_VERSION, type Wire } from "../api/json-types";
import { page, paging } from "../api/list-pages";
import { address, flag, ignoring, list, optional, text } from "../api/request-params";
import type { Ledger } from "../stripe-account";

const ID = "we_1SandboxSandboxSandboxSan";

/** `url` is set once it has been changed, `apiVersion` for an endpoint that was made with another version. */
export type Endpoint = { enabled_events: string[]; disabled: boolean; url?: string; apiVersion?: string };

/** Where events go. */
export const addressOf = ({ state }: Pick<Ledger, "state">, { url }: World["webhook"]) => state.endpoint.url ?? url;

/** Whether an event of this type is sent at all. */
export function wants({ enabled_events: names, disabled }: Endpoint, type: string): boolean {
  return !disabled && (names.includes("*") || names.includes(type));
}

export function webhookEndpoints(ledger: Ledger, target: World["webhook"]): Route[] {
  const path = "/v1/webhook_endpoints";
  const endpoint = () => {
    const { enabled_events, disabled, apiVersion = API_VERSION } = ledger.state.endpoint;
    return {
      id: ID,
      object: "webhook_endpoint",
      api_version: apiVersion,
      application: null,
      created: 0,
      description: null,
      enabled_events,
      livemode: false,
      metadata: {},
      status: disabled ? "disabled" : "enabled",
      url: addressOf(ledger, target),
    } satisfies Wire<Stripe.WebhookEndpoint>;
  };
  const checked = (endpointId: string) => {
    if (endpointId !== ID) throw missing("webhook endpoint", endpointId);
  };
  return [
    route("get", `${path}/:id`, {}, (_, endpointId) => {
      checked(endpointId);
      return endpoint();
    }),
    route(
      "post",
      `${path}/:id`,
      {
        disabled: optional(flag()),
        enabled_events: optional(list(text(), 300)),
        ...ignoring("description", "metadata"),
        url: optional(address()),
      },
      ({ disabled, enabled_events: names, url }, endpointId) => {
        checked(endpointId);
        const present = ledger.state.endpoint;
        ledger.state.endpoint = {
          ...present,
          ...(url !== undefined && { url }),
          disabled: disabled ?? present.disabled,
          enabled_events: names ?? present.enabled_events,
        };
        return endpoint();
      },
    ),
    route("get", path, paging, (params) => page("webhook_endpoint", path, [endpoint()], params)),
  ];
}
