/** Counts what became of requests for seats and of webhooks. */

import { isBusy } from "../../../store/contention";
import { NO_METRICS } from "../../../telemetry/metrics";
import { isHandled } from "../../stripe-events/handled-events";
import type { BoxOfficeParts, ReserveOutcome } from "../box-office-types";

export function countReservations<Asked extends unknown[]>(
  { metrics = NO_METRICS }: BoxOfficeParts,
  reserve: (...asked: Asked) => Promise<ReserveOutcome>,
): (...asked: Asked) => Promise<ReserveOutcome> {
  const add = (outcome: string) => metrics.add("ringside_reservations_total", outcome);
  return async (...asked) => {
    try {
      const result = await reserve(...asked);
      add(result.outcome === "held" ? "held" : (result.problems[0]?.code ?? "refused"));
      return result;
    } catch (error) {
      add(isBusy(error) ? "busy" : "failed");
      throw error;
    }
  };
}

type Event = { type: string; created: number };

/** Counts a webhook; `hear` handles it. Types that we do not handle are one, as Stripe invents new ones. */
export async function countedWebhook(
  { metrics = NO_METRICS, clock }: BoxOfficeParts,
  event: Event,
  hear: () => Promise<void>,
): Promise<void> {
  const type = isHandled(event.type) ? event.type : "other";
  metrics.observe("ringside_webhook_lag_seconds", Math.max(0, clock.now().getTime() / 1000 - event.created));
  try {
    await hear();
    metrics.add("ringside_webhooks_total", type, "ok");
  } catch (error) {
    metrics.add("ringside_webhooks_total", type, "failed");
    throw error;
  }
}
