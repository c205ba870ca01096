/** Repeating what may be repeated. Section 9: base 100 ms, doubled with each attempt, plus up to 100 ms, given up after 5 s. */
import { setTimeout as wait } from "node:timers/promises";
import { MAX_ATTEMPTS, RETRY_BASE_MS, RETRY_CAP_MS, RETRY_GIVE_UP_MS, RETRY_JITTER_MS } from "../app/domain/limits";

/** Up to three attempts. Throws the last one's error; at once where `passes` says that another try would not help. */
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
