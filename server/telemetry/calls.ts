/**
 * Observes calls to other services: counts, times and traces them, and logs when a service fails and when it recovers.
 */
import { failureOf } from "../failures/failure";
import type { Logger } from "../failures/report";
import type { Metrics } from "./metrics";
import type { Tracing } from "./tracing";
import { workContext } from "./work-context";

export type Dependency = "store" | "cognito" | "identity-pool" | "hosted-pages" | "stripe" | "smtp" | "product-api";
/** `refused`: the service understood the call and said no, so it is up. */
export type CallOutcome = "ok" | "refused" | "failed";

/** Runs one call. `judge` classifies an error or an answer. Without it, an error means that the service failed. */
export type Observe = <T>(
  dependency: Dependency,
  operation: string,
  call: () => Promise<T>,
  judge?: Judge<T>,
) => Promise<T>;
export type Judge<T> = { error?: (error: unknown) => CallOutcome; answer?: (answer: T) => CallOutcome };

/** For tests and commands, which have no metrics. */
export const unobserved: Observe = (_dependency, _operation, call) => call();

/** Starts a call that ends when the result is called, for drivers without promises. */
export type BeginCall = (dependency: Dependency, operation: string) => EndCall;
/** `proof: false`: the call says nothing about whether a service that failed works again. */
type EndCall = (outcome: CallOutcome, error?: unknown, about?: { proof: boolean }) => void;

/** A service that has failed for this long is worth an error. A shorter failure is a warning. */
const LASTING_MS = 10_000;

type Down = { since: number; reported: boolean };

type Calls = { begin: BeginCall; observe: Observe };
type CallInstruments = { log: Logger; metrics: Metrics; tracing: Tracing | undefined };

export function observing({ log, metrics, tracing }: CallInstruments): Calls {
  const down = new Map<Dependency, Down>();
  const seen = new Set<Dependency>();

  function failed(dependency: Dependency, operation: string, error: unknown): void {
    const known = down.get(dependency);
    const about = { dependency, operation, error: failureOf(error) };
    if (!known) {
      down.set(dependency, { since: performance.now(), reported: false });
      log.warn(about, `${dependency} failed`);
      metrics.set("ringside_dependency_up", 0, dependency);
    } else if (!known.reported && performance.now() - known.since > LASTING_MS) {
      known.reported = true;
      log.error(about, `${dependency} is still failing`);
    }
  }

  function worked(dependency: Dependency): void {
    const known = down.get(dependency);
    if (known) {
      down.delete(dependency);
      log.info({ dependency, seconds: secondsSince(known.since) }, `${dependency} works again`);
    }
    if (known || !seen.has(dependency)) metrics.set("ringside_dependency_up", 1, dependency);
    seen.add(dependency);
  }

  const begin: BeginCall = (dependency, operation) => {
    const began = performance.now();
    const attributes = { "ringside.dependency": dependency };
    const span = tracing?.begin(`${dependency} ${operation}`, "client", attributes, workContext()?.span);
    return (outcome, error, { proof } = { proof: true }) => {
      metrics.add("ringside_dependency_calls_total", dependency, operation, outcome);
      metrics.observe("ringside_dependency_duration_seconds", (performance.now() - began) / 1000, dependency);
      span?.end({ failed: outcome === "failed" });
      if (outcome === "failed") failed(dependency, operation, error);
      else if (proof) worked(dependency);
    };
  };

  const observe: Observe = async (dependency, operation, call, judge) => {
    const done = begin(dependency, operation);
    const back = workContext()?.place?.callOutside();
    try {
      const answer = await call();
      const outcome = judge?.answer?.(answer) ?? "ok";
      done(outcome, outcome === "failed" ? new Error(`${operation} was answered with an error`) : undefined);
      return answer;
    } catch (error) {
      done(judge?.error?.(error) ?? "failed", error);
      throw error;
    } finally {
      back?.();
    }
  };
  return { begin, observe };
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10;
