/** Metrics in Prometheus' format: prom-client's registry, filled from our table. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { COMMIT, VERSION } from "../process/version";
import { COUNTERS, type CounterName, GAUGES, type GaugeName, HISTOGRAMS, type HistogramName } from "./metric-table";
import type { GaugeReading, Metrics } from "./metrics";

export type Prometheus = Metrics & {
  contentType: string;
  /** All metrics as text. */
  scrape(): Promise<string>;
};

export function prometheus(): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  /** Counted since the last scrape: prom-client takes a microsecond to find a counter by its labels. */
  const counts = byLabels((name: CounterName, labels) => ({ name, labels, more: 0 }));
  const timed = byLabels((name: HistogramName, labels) => histograms.get(name)?.labels(...labels));
  const readers: (() => GaugeReading[] | Promise<GaugeReading[]>)[] = [];

  const made = <Name extends string, Metric>(
    table: Record<Name, { help: string; labels?: readonly string[] }>,
    make: (row: { name: string; help: string; labelNames: string[]; registers: Registry[] }) => Metric,
  ) =>
    new Map(
      Object.entries<{ help: string; labels?: readonly string[] }>(table).map(
        ([name, { help, labels = [], ...rest }]) => [
          name as Name,
          make({ name, help, labelNames: [...labels], registers, ...rest }),
        ],
      ),
    );
  const counters = made<CounterName, Counter>(COUNTERS, (row) => new Counter(row));
  const histograms = made<HistogramName, Histogram>(HISTOGRAMS, (row) => new Histogram(row));
  const gauges = made<GaugeName, Gauge>(GAUGES, (row) => new Gauge(row));
  new Gauge({ name: "ringside_build_info", help: "The running build", labelNames: ["version", "commit"], registers })
    .labels(VERSION, COMMIT)
    .set(1);

  const set = (...[name, value, ...labels]: GaugeReading) =>
    gauges
      .get(name)
      ?.labels(...labels)
      .set(value);

  return {
    contentType: registry.contentType,
    add(name, ...labels) {
      counts.of(name, labels).more += 1;
    },
    begin: (name, ...labels) =>
      counters
        .get(name)
        ?.labels(...labels)
        .inc(0),
    observe(name, value, ...labels) {
      // prom-client throws on anything but a number, which would fail the work that is measured.
      if (!Number.isFinite(value)) return;
      timed.of(name, labels)?.observe(value);
    },
    set,
    atScrape: (read) => void readers.push(read),
    async scrape() {
      for (const count of counts.all()) {
        const { name, labels, more } = count;
        if (more === 0) continue;
        // Before it is added, so that a failure makes none count twice.
        count.more = 0;
        counters
          .get(name)
          ?.labels(...labels)
          .inc(more);
      }
      const readings = await Promise.all(readers.map((read) => read()));
      for (const reading of readings.flat()) set(...reading);
      return registry.metrics();
    },
  };
}

type Branch<Value> = { value?: Value; below: Map<string, Branch<Value>> };

/**
 * A value for each combination of a metric's labels, made when first needed. Found label by label, because joining them
 * to one key takes longer.
 */
function byLabels<Name extends string, Value>(make: (name: Name, labels: string[]) => Value) {
  const root: Branch<Value> = { below: new Map() };
  const made: Value[] = [];

  function below({ below }: Branch<Value>, label: string): Branch<Value> {
    let branch = below.get(label);
    if (!branch) {
      branch = { below: new Map() };
      below.set(label, branch);
    }
    return branch;
  }

  return {
    of(name: Name, labels: string[]): Value {
      let branch = below(root, name);
      for (const label of labels) branch = below(branch, label);
      if (branch.value === undefined) {
        branch.value = make(name, labels);
        made.push(branch.value);
      }
      return branch.value;
    },
    all: (): readonly Value[] => made,
  };
}
