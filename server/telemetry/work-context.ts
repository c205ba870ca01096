/** The request or job that the running code works for, so that log lines, reports and spans can name it. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Span } from "./tracing";

export type WorkContext = {
  /** The request's id, or the id of this run of a job. */
  id: string;
  /** The route's pattern, never the path: paths contain ids and tokens. */
  route?: string | undefined;
  job?: string;
  span?: Span | undefined;
  /** By `performance.now()`: when a request's calls of other services have to end. */
  callsUntil?: number;
  /** The request's place in the line, which is lent while the request waits for another service. */
  place?: { callOutside(): () => void };
};

const contexts = new AsyncLocalStorage<WorkContext>();

/** Runs `work`, and everything it starts, on behalf of `context`. */
export const workingFor = <T>(context: WorkContext, work: () => T): T => contexts.run(context, work);

export const workContext = (): WorkContext | undefined => contexts.getStore();

/** The fields that a log line gets from the context. */
export function contextFields(): Record<string, string> {
  const context = contexts.getStore();
  if (!context) return {};
  const { id, route, job, span } = context;
  return {
    ...(job ? { job, runId: id } : { requestId: id }),
    ...(route && { route }),
    ...(span && { traceId: span.traceId }),
  };
}

/** 60 random bits: short enough to read out, long enough to be unique. Drawn for many requests at a time. */
export function madeId(): string {
  if (drawn === digits.length) {
    digits = randomBytes((IDS_AT_ONCE * ID_LENGTH) / 2).toString("hex");
    drawn = 0;
  }
  drawn += ID_LENGTH;
  return digits.slice(drawn - ID_LENGTH, drawn);
}
const ID_LENGTH = 15;
const IDS_AT_ONCE = 256;
let digits = "";
let drawn = 0;
