/** `/v1/webhook_endpoints`: the one URL that receives events, and the types it subscribes to. */
import type { Stripe } from "stripe";
import type { SandboxContext } from "../../sandbox-context";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { API_VERSION, type AsJson } from "../api/json-types";
import { listPage, pagingParams } from "../api/list-pages";
import { address, flag, ignoredParams, list, optional, text } from "../api/request-params";

const ID = "we_1SandboxSandboxSandboxSan";

/** `url` is set once it has been changed, `apiVersion` if the endpoint was created with another version. */
export type WebhookEndpoint = { enabled_events: string[]; disabled: boolean; url?: string; apiVersion?: string };

/** The URL that receives events. */
export const endpointUrl = ({ state }: Pick<StripeAccount, "state">, { url }: SandboxContext["webhook"]) =>
  state.endpoint.url ?? url;

/** Whether events of this type are sent at all. */
export function subscribesTo({ enabled_events: names, disabled }: WebhookEndpoint, type: string): boolean {
  return !disabled && (names.includes("*") || names.includes(type));
}

export function webhookEndpoints(account: StripeAccount, target: SandboxContext["webhook"]): ApiRoute[] {
  const path = "/v1/webhook_endpoints";
  const endpoint = () => {
    const { enabled_events, disabled, apiVersion = API_VERSION } = account.state.endpoint;
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
      url: endpointUrl(account, target),
    } satisfies AsJson<Stripe.WebhookEndpoint>;
  };
  const checked = (endpointId: string) => {
    if (endpointId !== ID) throw resourceMissing("webhook endpoint", endpointId);
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
        ...ignoredParams("description", "metadata"),
        url: optional(address()),
      },
      ({ disabled, enabled_events: names, url }, endpointId) => {
        checked(endpointId);
        const present = account.state.endpoint;
        account.state.endpoint = {
          ...present,
          ...(url !== undefined && { url }),
          disabled: disabled ?? present.disabled,
          enabled_events: names ?? present.enabled_events,
        };
        return endpoint();
      },
    ),
    route("get", path, pagingParams, (params) => listPage("webhook_endpoint", path, [endpoint()], params)),
  ];
}
