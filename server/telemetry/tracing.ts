/** Spans of requests, jobs and calls to other services. */
import type { Config } from "../config/config";

export type Attributes = Record<string, string | number>;

export type Span = {
  traceId: string;
  end(outcome?: { name?: string; attributes?: Attributes; failed?: boolean }): void;
};

export type Tracing = {
  /** Starts a span under `parent`: another span, or a trusted `traceparent` header. */
  begin(name: string, kind: "server" | "client" | "internal", attributes: Attributes, parent?: Span | string): Span;
  /** Sends what is queued. */
  stop(): Promise<void>;
};

/** Tracing, if OpenTelemetry's variables ask for it. The SDK is loaded only then. */
export async function tracingOf(config: Config): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = config;
  if (config.OTEL_SDK_DISABLED === "true" || config.OTEL_TRACES_EXPORTER === "none" || !(all || traces))
    return undefined;
  const { openTelemetry } = await import("./open-telemetry");
  return openTelemetry();
}
