/** Spans of requests, jobs and calls of other services, as the rest of the code knows them. */
import type { Config } from "../config";

export type Attributes = Record<string, string | number>;

export type Span = {
  traceId: string;
  end(outcome?: { name?: string; attributes?: Attributes; failed?: boolean }): void;
};

export type Tracing = {
  /** Begins a span under `parent`: another span, or a `traceparent` header that can be trusted. */
  begin(name: string, kind: "server" | "client" | "internal", attributes: Attributes, parent?: Span | string): Span;
  /** Sends what is waiting. */
  stop(): Promise<void>;
};

/** Tracing, if OpenTelemetry's own variables ask for it; the SDK is loaded only then. */
export async function tracingOf(config: Config): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = config;
  if (config.OTEL_SDK_DISABLED === "true" || config.OTEL_TRACES_EXPORTER === "none" || !(all || traces))
    return undefined;
  const { openTelemetry } = await import("./open-telemetry");
  return openTelemetry();
}
