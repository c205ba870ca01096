/** Idempotency keys: what was answered once under a key is answered again. https://docs.stripe.com/api/idempotent_requests */
import type { Ledger } from "../stripe-account";
import { invalid, Refusal } from "./api-error";

export type KeptAnswer = { path: string; params: string; status: number; body: object; request: string; at: number };

const KEPT_SECONDS = 24 * 60 * 60;

/** The answer kept under `key`, or undefined. Another path or other parameters under the same key are refused. */
export function keptAnswer(ledger: Ledger, key: string, path: string, params: string): KeptAnswer | undefined {
  if (key.length > 255)
    throw invalid(`Idempotency keys may be at most 255 characters long, but yours is ${key.length} characters.`);
  const kept = Object.hasOwn(ledger.state.answers, key) ? ledger.state.answers[key] : undefined;
  if (!kept || kept.at + KEPT_SECONDS <= ledger.now()) return;
  if (kept.path !== path)
    throw reused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.path}' vs '${path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  if (kept.params !== params)
    throw reused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  return kept;
}

/** Also forgets the keys that are a day old, by the sandbox's clock. */
export function keepAnswer(ledger: Ledger, key: string, answer: Omit<KeptAnswer, "at">) {
  const now = ledger.now();
  for (const [old, { at }] of Object.entries(ledger.state.answers))
    if (at + KEPT_SECONDS <= now) delete ledger.state.answers[old];
  ledger.state.answers[key] = { ...answer, at: now };
}

function reused(message: string) {
  return new Refusal(400, { type: "idempotency_error", message });
}
