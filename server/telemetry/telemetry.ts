/** A process's metrics and traces, as its settings demand. */

import type { Config } from "../config/config";
import type { Logger } from "../failures/report";
import type { Clock } from "../process/clock";
import type { Store } from "../store/db";
import { observing } from "./calls";
import { type GaugeReading, type Metrics, NO_METRICS } from "./metrics";
import { storeFigures } from "./store-figures";
import { tracingOf } from "./tracing";

export async function startTelemetry(config: Config, log: Logger) {
  const { METRICS_PORT: port } = config;
  const prometheus = port ? (await import("./prometheus")).prometheus() : undefined;
  const metrics: Metrics = prometheus ?? NO_METRICS;
  const tracing = await tracingOf(config);

  return {
    metrics,
    tracing,
    calls: observing({ log, metrics, tracing }),
    /** Listens on METRICS_PORT if set. Resolves to a function that stops it. Throws PortTaken. */
    async serve(): Promise<() => void> {
      if (!port || !prometheus) return () => undefined;
      const { serveMetrics } = await import("./metrics-server");
      return serveMetrics(port, prometheus, log);
    },
  };
}

/** Adds the store's pool and figures to each scrape. */
export function measureStore({ metrics, store, clock }: { metrics: Metrics; store: Store; clock: Clock }): void {
  metrics.atScrape(storeFigures({ store, clock }));
  metrics.atScrape((): GaugeReading[] => {
    const connections = store.connections?.();
    return Object.entries(connections ?? {}).map(([state, count]) => ["ringside_store_connections", count, state]);
  });
}
