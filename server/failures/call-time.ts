/**
 * How long a call of another service may take. All calls that a request makes share one deadline, so several silent
 * services keep the visitor waiting no longer than one.
 */
import { workContext } from "../telemetry/work-context";

/** `ms`, or less if the request's deadline comes first; 0 after it. Jobs and commands have no deadline. */
export function timeForCall(ms: number): number {
  const deadline = workContext()?.callsUntil;
  return deadline === undefined ? ms : Math.max(0, Math.min(ms, Math.ceil(deadline - performance.now())));
}

/** Aborts a call after `timeForCall(ms)`. Already aborted after the deadline, so that the call isn't made. */
export function callSignal(ms: number): AbortSignal {
  const left = timeForCall(ms);
  if (left > 0) return AbortSignal.timeout(left);
  return AbortSignal.abort(new DOMException("The request has no time left for calls", "TimeoutError"));
}
