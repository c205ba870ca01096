/** The record of a request, from arrival to its log line: id, route and outcome. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../../failures/report";
import type { Metrics } from "../../telemetry/metrics";
import { requestLines } from "../../telemetry/request-lines";
import type { Tracing } from "../../telemetry/tracing";
import { madeId, type WorkContext } from "../../telemetry/work-context";

/** A page or the API unless stated otherwise. */
export type RequestKind = "page" | "file" | "probe" | "refused";

export type RequestRecord = WorkContext & { kind: RequestKind; since: number; bytesBefore: number };

/** Request ids that we accept from a proxy: nothing that could break a log line or header. */
const REQUEST_ID = /^[\w.:=+/-]{1,128}$/;
/** nginx's status for a client that disconnected before the response. */
const CLIENT_LEFT = 499;
const NAMES: Record<Exclude<RequestKind, "page">, string> = {
  file: "static file",
  probe: "health check",
  refused: "refused",
};
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Stored on the request itself: a WeakMap costs several microseconds per request. */
const RECORD = Symbol("record");
type Recorded = IncomingMessage & { [RECORD]?: RequestRecord };

export const recordOf = (request: IncomingMessage): RequestRecord | undefined => (request as Recorded)[RECORD];

/** The response header's name and value; empty if the request has no record. */
export function requestIdHeader({ req }: ServerResponse): string[] {
  const id = recordOf(req)?.id;
  return id ? ["x-request-id", id] : [];
}

type RequestsOptions = {
  log: Logger;
  metrics: Metrics;
  tracing: Tracing | undefined;
  /** The route pattern of a path. */
  routeOf: (path: string) => string;
  /** True for a peer whose X-Request-Id and traceparent we trust. */
  isProxy: (peer: string) => boolean;
};

export function requests({ log, metrics, tracing, routeOf, isProxy }: RequestsOptions) {
  const line = requestLines(log);

  function idOf({ headers, socket }: IncomingMessage): string {
    const given = headers["x-request-id"];
    if (typeof given === "string" && REQUEST_ID.test(given) && isProxy(socket.remoteAddress ?? "")) return given;
    return madeId();
  }

  const nameOf = (record: RequestRecord, { url = "" }: IncomingMessage) =>
    record.kind === "page" ? routeOf(url) : NAMES[record.kind];

  function complete(record: RequestRecord, request: IncomingMessage, response: ServerResponse): void {
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
    // A probe every second isn't worth a line unless it fails.
    const level = record.kind === "probe" && status < 500 ? "debug" : "info";
    const rounded = Math.round(ms * 10) / 10;
    line(level, { requestId, method, route, status, ms: rounded, bytes, traceId: span?.traceId, clientLeft: !whole });
  }

  return {
    /** Starts a request's record. */
    begin(request: IncomingMessage): RequestRecord {
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
      return record;
    },

    /** Completes the record of a request whose response has closed. One that was never begun has none. */
    end(response: ServerResponse): void {
      const record = recordOf(response.req);
      if (record) complete(record, response.req, response);
    },

    /** The record of a request that needs computing, with its route. */
    named(request: IncomingMessage): RequestRecord | undefined {
      const record = recordOf(request);
      if (record) record.route ??= nameOf(record, request);
      return record;
    },
  };
}
export type Requests = ReturnType<typeof requests>;
