/** Counts the outcomes of webhooks, and how long after its event each has arrived. */
import type { Clock } from "../../process/clock";
import { type Metrics, NO_METRICS } from "../../telemetry/metrics";
import { isHandled } from "./event-table";

/** `handle` handles the event. Types that we do not handle share one label, since Stripe adds new ones. */
export async function countWebhook(
  { metrics = NO_METRICS, clock }: { metrics?: Metrics | undefined; clock: Clock },
  event: { type: string; created: number },
  handle: () => Promise<void>,
): Promise<void> {
  const type = isHandled(event.type) ? event.type : "other";
  metrics.observe("ringside_webhook_lag_seconds", Math.max(0, clock.now().getTime() / 1000 - event.created));
  try {
    await handle();
    metrics.add("ringside_webhooks_total", type, "ok");
  } catch (error) {
    metrics.add("ringside_webhooks_total", type, "failed");
    throw error;
  }
}
