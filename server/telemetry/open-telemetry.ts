/**
 * OpenTelemetry's SDK behind our few spans. It reads its own variables (sampler, batches, headers, resource). We create
 * spans by hand, because patching every library would take tens of megabytes of packages to do what three wrappers do.
 */
import {
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { RELEASE } from "../process/version";
import type { Span, Tracing } from "./tracing";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** W3C Trace Context: version, trace, parent, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const STOP_MS = 2_000;

export function openTelemetry(): Tracing {
  const ours = resourceFromAttributes({ "service.name": "ringside", "service.version": RELEASE });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("ringside", RELEASE);
  const spans = new WeakMap<Span, OtelSpan>();

  function contextOf(parent: Span | string | undefined) {
    if (parent === undefined) return ROOT_CONTEXT;
    if (typeof parent === "string") {
      const remote = remoteContext(parent);
      return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
    }
    const span = spans.get(parent);
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  }

  return {
    begin(name, kind, attributes, parent) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      const ours: Span = {
        traceId: span.spanContext().traceId,
        end({ name: better, attributes: more, failed } = {}) {
          if (better) span.updateName(better);
          if (more) span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
      spans.set(ours, span);
      return ours;
    },

    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([provider.shutdown(), late]).catch(() => undefined);
    },
  };
}

function remoteContext(traceparent: string): SpanContext | undefined {
  const [, traceId = "", spanId = "", flags = "00"] = TRACEPARENT.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
