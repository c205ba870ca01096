/** Idempotency keys: a repeated key gets the stored response. https://docs.stripe.com/api/idempotent_requests */
import type { StripeAccount } from "../account-state";
import { invalidRequest, StripeApiError } from "./api-error";

export type StoredResponse = {
  path: string;
  params: string;
  status: number;
  body: object;
  request: string;
  at: number;
};

const KEY_LIFE_SECONDS = 24 * 60 * 60;

/** The response stored under `key`, or undefined. Throws if the path or the parameters differ. */
export function storedResponse(
  account: StripeAccount,
  key: string,
  path: string,
  params: string,
): StoredResponse | undefined {
  if (key.length > 255)
    throw invalidRequest(`Idempotency keys may be at most 255 characters long, but yours is ${key.length} characters.`);
  const stored = Object.hasOwn(account.state.answers, key) ? account.state.answers[key] : undefined;
  if (!stored || stored.at + KEY_LIFE_SECONDS <= account.now()) return;
  if (stored.path !== path)
    throw reused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${stored.path}' vs '${path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  if (stored.params !== params)
    throw reused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  return stored;
}

/** Also drops keys that are older than a day by the sandbox's clock. */
export function storeResponse(account: StripeAccount, key: string, answer: Omit<StoredResponse, "at">) {
  const now = account.now();
  for (const [old, { at }] of Object.entries(account.state.answers))
    if (at + KEY_LIFE_SECONDS <= now) delete account.state.answers[old];
  account.state.answers[key] = { ...answer, at: now };
}

function reused(message: string) {
  return new StripeApiError(400, { type: "idempotency_error", message });
}
