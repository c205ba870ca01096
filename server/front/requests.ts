/** One request from its arrival to the line that it leaves in the log: its id, its route, and what became of it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../report";
import type { Metrics } from "../telemetry/metrics";
import type { Tracing } from "../telemetry/tracing";
import { madeId, type WorkContext } from "../telemetry/work-context";

/** What is asked for; a page or the API unless something else is said. */
export type RequestKind = "page" | "file" | "probe" | "refused";

export type RequestRecord = WorkContext & { kind: RequestKind; since: number; bytesBefore: number };

/** What a proxy may name a request: nothing that could break a log line or a header. */
const REQUEST_ID = /^[\w.:=+/-]{1,128}$/;
/** nginx's word for a client that left before there was an answer. */
const CLIENT_LEFT = 499;
const NAMES: Record<Exclude<RequestKind, "page">, string> = {
  file: "static file",
  probe: "health check",
  refused: "refused",
};
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A request that carries its record: a WeakMap beside it costs several microseconds a request. */
const RECORD = Symbol("record");
type Recorded = IncomingMessage & { [RECORD]?: RequestRecord };

export const recordOf = (request: IncomingMessage): RequestRecord | undefined => (request as Recorded)[RECORD];

/** The name and value of the response's header; empty for a response that nobody keeps a record of. */
export function requestIdHeader({ req }: ServerResponse): string[] {
  const id = recordOf(req)?.id;
  return id ? ["x-request-id", id] : [];
}

export type RequestsOptions = {
  log: Logger;
  metrics: Metrics;
  tracing: Tracing | undefined;
  /** The pattern of a path's route. */
  routeOf: (path: string) => string;
  /** True for a peer whose X-Request-Id and traceparent count. */
  isProxy: (peer: string) => boolean;
};

export function requests({ log, metrics, tracing, routeOf, isProxy }: RequestsOptions) {
  // These lines have fixed fields, none of them secret, and looking for secrets takes longer than all the rest.
  const lines = log.child({}, { redact: [] });

  function idOf({ headers, socket }: IncomingMessage): string {
    const given = headers["x-request-id"];
    if (typeof given === "string" && REQUEST_ID.test(given) && isProxy(socket.remoteAddress ?? "")) return given;
    return madeId();
  }

  const nameOf = (record: RequestRecord, { url = "" }: IncomingMessage) =>
    record.kind === "page" ? routeOf(url) : NAMES[record.kind];

  function end(record: RequestRecord, request: IncomingMessage, response: ServerResponse): void {
    const whole = response.writableFinished;
    const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
    const ms = performance.now() - record.since;
    const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "other";
    record.route ??= nameOf(record, request);
    const { id: requestId, route, span } = record;
    const bytes = request.socket.bytesWritten - record.bytesBefore;
    metrics.add("ringside_requests_total", route, method, String(status));
    metrics.observe("ringside_request_duration_seconds", ms / 1000, route);
    span?.end({ name: `${method} ${route}`, attributes: { "http.route": route, "http.response.status_code": status } });
    // A probe every second says nothing, unless it fails.
    const level = record.kind === "probe" && status < 500 ? "debug" : "info";
    const line = { requestId, method, route, status, ms: Math.round(ms * 10) / 10, bytes };
    lines[level]({ ...line, ...(span && { traceId: span.traceId }), ...(!whole && { clientLeft: true }) }, "request");
  }

  return {
    /** Starts the record of a request, which is completed when the response closes. */
    begin(request: IncomingMessage, response: ServerResponse): RequestRecord {
      const record: RequestRecord = {
        id: idOf(request),
        kind: "page",
        since: performance.now(),
        bytesBefore: request.socket.bytesWritten,
      };
      if (tracing) {
        const trusted = isProxy(request.socket.remoteAddress ?? "");
        const parent = trusted ? request.headers.traceparent?.toString() : undefined;
        record.span = tracing.begin("request", "server", { "http.request.method": request.method ?? "" }, parent);
      }
      (request as Recorded)[RECORD] = record;
      response.once("close", () => end(record, request, response));
      return record;
    },

    /** The record of a request for which something is computed, with its route. */
    named(request: IncomingMessage): RequestRecord | undefined {
      const record = recordOf(request);
      if (record) record.route ??= nameOf(record, request);
      return record;
    },
  };
}
export type Requests = ReturnType<typeof requests>;
