/**
 * Our own retry, in place of the SDK's: that one repeats LimitExceededException, so that a refused code request would
 * make three. Section 9: base 100 ms, doubled with each attempt, plus up to 100 ms, given up after 5 s.
 */
import { setTimeout as wait } from "node:timers/promises";
import { MAX_ATTEMPTS, RETRY_BASE_MS, RETRY_CAP_MS, RETRY_GIVE_UP_MS, RETRY_JITTER_MS } from "../../app/domain/limits";
import { passes, translated } from "./provider-error";

/** One attempt, for calls that act. Throws named errors. */
export async function once<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

/** Up to three attempts, for calls that may be repeated. Throws the last attempt's named error. */
export async function repeat<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const start = Date.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(call);
    } catch (error) {
      const pause = Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** (attempt - 1) + Math.random() * RETRY_JITTER_MS);
      const late = Date.now() - start + pause > RETRY_GIVE_UP_MS;
      if (attempt >= MAX_ATTEMPTS || late || signal.aborted || !passes(error)) throw error;
      await wait(pause);
    }
  }
}
