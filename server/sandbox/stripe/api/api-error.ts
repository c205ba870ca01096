/** Stripe's errors. Each has an `error` key, because without it the SDK treats a 404 as success. */

type StripeErrorDetail = {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};

/** A response other than 2xx. https://docs.stripe.com/api/errors */
export class StripeApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409 | 429 | 500,
    readonly detail: StripeErrorDetail,
  ) {
    super(detail.message);
  }
}

/** 400 `invalid_request_error`. */
export function invalidRequest(
  message: string,
  about: { code?: string; param?: string; payment_intent?: object } = {},
) {
  return new StripeApiError(400, { type: "invalid_request_error", message, ...about });
}

/** The object doesn't exist: 404 if the id was in the path, 400 if it was a parameter. */
export function resourceMissing(kind: string, id: string, param?: string) {
  const message = `No such ${kind}: '${id}'`;
  const detail = { type: "invalid_request_error", code: "resource_missing", message } as const;
  return new StripeApiError(param === undefined ? 404 : 400, { ...detail, param: param ?? "id" });
}
