/** Stripe's events: received by webhook or found in Stripe's list, each handled once. */
import type { Metrics } from "../../telemetry/metrics";
import { type EventHandlerDeps, type EventServices, eventHandlers } from "./event-handlers";
import { eventHandling } from "./handle-event";
import { missedEvents } from "./missed-events";
import { webhookReceiving } from "./receive-webhook";

type StripeEventsDeps = EventHandlerDeps & {
  /** The webhook endpoint's signing secret (`whsec_…`). */
  webhookSecret: string;
  sendSoon: () => void;
  metrics?: Metrics | undefined;
};

export function stripeEvents(deps: StripeEventsDeps, services: EventServices) {
  const { runHandlers, handleEvent } = eventHandling(deps, eventHandlers(deps, services));
  return {
    ...webhookReceiving(deps, handleEvent),
    runHandlers,
    handleEvent,
    /** Handles events that we were never sent. Call it every minute or so. */
    catchUp: missedEvents(deps, handleEvent),
  };
}
