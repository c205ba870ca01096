/**
 * Retries what is safe to repeat. Section 9: a base of 100 ms, doubled each attempt, plus up to 100 ms, for 5 s at
 * most.
 */
import { setTimeout as wait } from "node:timers/promises";
import { MAX_ATTEMPTS, RETRY_BASE_MS, RETRY_CAP_MS, RETRY_GIVE_UP_MS, RETRY_JITTER_MS } from "../../app/domain/limits";

/**
 * Makes up to three attempts and throws the last one's error, or at once if `passes` says that a retry wouldn't help.
 */
export async function retried<T>(
  call: () => Promise<T>,
  passes: (error: unknown) => boolean,
  signal?: AbortSignal,
): Promise<T> {
  const start = Date.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const pause = Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** (attempt - 1) + Math.random() * RETRY_JITTER_MS);
      const late = Date.now() - start + pause > RETRY_GIVE_UP_MS;
      if (attempt >= MAX_ATTEMPTS || late || signal?.aborted || !passes(error)) throw error;
      await wait(pause);
    }
  }
}
