/** Events, in the form that webhooks send. `GET /v1/events`. */
import type { Stripe } from "stripe";
import type { CurrentRequest, StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { API_VERSION } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { id } from "../api/object-ids";
import { flag, list, optional, text } from "../api/request-params";

export type EventName = Stripe.Event["type"];

export type Delivery = {
  /** `lost`: dropped by a test, as if Stripe had never sent it. */
  state: "pending" | "delivered" | "gaveUp" | "lost" | "unwanted";
  attempts: number;
  /** Real time in milliseconds, because receivers run in real time. */
  nextAt: number;
  /** The receiver's status code, or the error if there was no response. */
  last: string | null;
};

export type StoredEvent = { event: ReturnType<typeof eventObject>; delivery: Delivery };

type Envelope = Omit<Stripe.Event, "data" | "type">;

export function eventObject(
  type: EventName,
  object: object,
  previous: object | undefined,
  created: number,
  request: CurrentRequest | null,
) {
  const envelope = {
    id: id("evt"),
    object: "event",
    api_version: API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: request ?? { id: null, idempotency_key: null },
  } satisfies Envelope;
  return { ...envelope, type, data: previous ? { object, previous_attributes: previous } : { object } };
}

export function events(account: StripeAccount): ApiRoute[] {
  const view = ({ event, delivery }: StoredEvent) => ({
    ...event,
    pending_webhooks: delivery.state === "pending" ? 1 : 0,
  });
  return [
    route("get", "/v1/events/:id", {}, (_, eventId) => {
      const stored = account.state.events[eventId];
      if (!stored) throw resourceMissing("event", eventId);
      return view(stored);
    }),
    route(
      "get",
      "/v1/events",
      {
        ...pagingParams,
        delivery_success: optional(flag()),
        type: optional(text()),
        types: optional(list(text(), 20)),
        created: optional(timeRange()),
      },
      (params) => {
        const wanted = (name: string) =>
          (params.type === undefined || matches(params.type, name)) &&
          (params.types === undefined || params.types.some((type) => matches(type, name)));
        const { delivery_success: delivered } = params;
        const found = Object.values(account.state.events)
          .filter(
            ({ delivery }) => delivered === undefined || delivered === !["pending", "gaveUp"].includes(delivery.state),
          )
          .map(view);
        const chosen = found.filter((event) => wanted(event.type) && createdIn(event.created, params.created));
        return listPage("event", "/v1/events", chosen, params);
      },
    ),
  ];
}

/** `charge.*` matches a whole group. */
function matches(pattern: string, name: string): boolean {
  return pattern === name || (pattern.endsWith(".*") && name.startsWith(pattern.slice(0, -1)));
}
