/** Trouble on demand: calls of the API that fail in the ways in which networks and servers do. */
import { Refusal } from "./api/api-error";

/**
 * `unreachable`: the connection ends and nothing was done. `lost`: it was done, and the answer never comes.
 * `slow`: it was done, and the answer comes after `seconds`. `409`, `429` and `500`: refused, and nothing was done.
 */
export const KINDS = ["unreachable", "lost", "slow", "409", "429", "500"] as const;
type FailureKind = (typeof KINDS)[number];

export type Failure = {
  kind: FailureKind;
  /** Every path that begins so. */
  path: string;
  method?: string;
  /** How many calls are still to fail; without it, all until the failure is lifted. */
  times?: number;
  seconds?: number;
};

/** The failure that this call meets, if any; one that has met its number of calls goes. */
export function failureFor(failures: Failure[], method: string, path: string): Failure | undefined {
  const index = failures.findIndex((failure) => path.startsWith(failure.path) && (failure.method ?? method) === method);
  const met = failures[index];
  if (met?.times === undefined) return met;
  met.times -= 1;
  if (met.times <= 0) failures.splice(index, 1);
  return met;
}

export function refusalOf(kind: FailureKind): Refusal | undefined {
  if (kind === "409")
    return new Refusal(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message:
        "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.",
    });
  if (kind === "429")
    return new Refusal(429, {
      type: "invalid_request_error",
      code: "rate_limit",
      message: "Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.",
    });
  if (kind === "500")
    return new Refusal(500, {
      type: "api_error",
      message: "An unknown error occurred. If the problem persists, contact support at https://support.stripe.com/.",
    });
}
