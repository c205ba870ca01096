/** Trouble on demand: calls of the API that fail in the ways in which networks and servers do. */
import { StripeApiError } from "./api/api-error";

/**
 * `unreachable`: the connection ends and nothing was done. `lost`: it was done, and the answer never comes.
 * `slow`: it was done, and the answer comes after `seconds`. `409`, `429` and `500`: refused, and nothing was done.
 */
export const FAILURE_KINDS = ["unreachable", "lost", "slow", "409", "429", "500"] as const;
type FailureKind = (typeof FAILURE_KINDS)[number];

export type InjectedFailure = {
  kind: FailureKind;
  /** Every path that begins so. */
  path: string;
  method?: string;
  /** How many calls are still to fail; without it, all until the failure is lifted. */
  times?: number;
  seconds?: number;
};

/** The failure that this call meets, if any; one that has met its number of calls goes. */
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
