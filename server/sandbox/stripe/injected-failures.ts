/** Injected failures: API calls that fail the way networks and servers do. */
import { StripeApiError } from "./api/api-error";

/**
 * `unreachable`: the connection closes and nothing was done. `lost`: the work was done, but the response never
 * arrives. `slow`: the work was done, and the response arrives after `seconds`. `409`, `429` and `500`: refused, and
 * nothing was done.
 */
export const FAILURE_KINDS = ["unreachable", "lost", "slow", "409", "429", "500"] as const;
type FailureKind = (typeof FAILURE_KINDS)[number];

export type InjectedFailure = {
  kind: FailureKind;
  /** Matches every path that starts with it. */
  path: string;
  method?: string;
  /** How many calls still fail; without it, all calls until the failure is removed. */
  times?: number;
  seconds?: number;
};

/** The failure for this call, if any. A failure whose `times` are used up is removed. */
export function takeFailure(failures: InjectedFailure[], method: string, path: string): InjectedFailure | undefined {
  const index = failures.findIndex((failure) => path.startsWith(failure.path) && (failure.method ?? method) === method);
  const met = failures[index];
  if (met?.times === undefined) return met;
  met.times -= 1;
  if (met.times <= 0) failures.splice(index, 1);
  return met;
}

export function errorOfFailure(kind: FailureKind): StripeApiError | undefined {
  if (kind === "409")
    return new StripeApiError(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message:
        "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.",
    });
  if (kind === "429")
    return new StripeApiError(429, {
      type: "invalid_request_error",
      code: "rate_limit",
      message: "Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.",
    });
  if (kind === "500")
    return new StripeApiError(500, {
      type: "api_error",
      message: "An unknown error occurred. If the problem persists, contact support at https://support.stripe.com/.",
    });
}
