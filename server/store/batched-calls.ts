/** Batches calls: calls with the same key that arrive while a batch is running wait, and form the next batch. */

import { isRejectedData } from "./connection/store-unavailable";

/** A larger batch would make its first call wait for its last. */
const MOST = 100;

type PendingCall<In, Out> = { input: In; resolve: (answer: Out) => void; reject: (error: unknown) => void };

/**
 * `work` gets a batch of calls with the same `key` and returns their answers in the same order. If it throws, all of
 * them fail, unless the store has rejected the data: then each call is retried on its own, so that only the bad one
 * fails. With `whose`, a batch has at most one call per caller, so that a fan's second call sees the effect of the
 * first.
 */
export function batchedCalls<In, Out>(
  work: (key: string, inputs: In[]) => Promise<Out[]>,
  whose?: (input: In) => string,
): (key: string, input: In) => Promise<Out> {
  const lines = new Map<string, PendingCall<In, Out>[]>();

  return (key, input) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key);
      if (line) line.push({ input, resolve, reject });
      else {
        lines.set(key, [{ input, resolve, reject }]);
        // Calls from the same turn of the event loop join this batch.
        setImmediate(serve, key);
      }
    });

  async function serve(key: string): Promise<void> {
    for (let batch = next(key); batch.length > 0; batch = next(key)) await answer(key, batch);
    lines.delete(key);
  }

  async function answer(key: string, batch: PendingCall<In, Out>[]): Promise<void> {
    try {
      const answers = await work(
        key,
        batch.map(({ input }) => input),
      );
      batch.forEach(({ resolve, reject }, index) => {
        const own = answers[index];
        if (own === undefined) reject(new Error("The batch returned no answer for this call"));
        else resolve(own);
      });
    } catch (error) {
      if (batch.length > 1 && isRejectedData(error)) for (const one of batch) await answer(key, [one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  /** Takes the next batch out of the queue, first come first served. */
  function next(key: string): PendingCall<In, Out>[] {
    const line = lines.get(key) ?? [];
    const batch: PendingCall<In, Out>[] = [];
    const people = new Set<string>();
    const rest = line.filter((one) => {
      const who = whose?.(one.input);
      if (batch.length === MOST || (who !== undefined && people.has(who))) return true;
      if (who !== undefined) people.add(who);
      batch.push(one);
      return false;
    });
    lines.set(key, rest);
    return batch;
  }
}
