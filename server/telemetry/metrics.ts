/** The product's metrics. Without METRICS_PORT nothing is counted and nothing is loaded. */
import type { CounterName, GaugeName, HistogramName } from "./metric-table";

/** A gauge's value, or one for each combination of its labels. */
export type GaugeReading = [name: GaugeName, value: number, ...labels: string[]];

export type Metrics = {
  /** Label values, in the order of the metric's table. */
  add(name: CounterName, ...labels: string[]): void;
  /** Exports a counter at 0, because Prometheus can't see the increase of one that begins at 1. */
  begin(name: CounterName, ...labels: string[]): void;
  observe(name: HistogramName, value: number, ...labels: string[]): void;
  set(...reading: GaugeReading): void;
  /** `read` is called at each scrape. It must be cheap and must not throw. */
  atScrape(read: () => GaugeReading[] | Promise<GaugeReading[]>): void;
};

export const NO_METRICS: Metrics = {
  add: () => undefined,
  begin: () => undefined,
  observe: () => undefined,
  set: () => undefined,
  atScrape: () => undefined,
};
