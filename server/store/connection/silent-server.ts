/**
 * Detects that PostgreSQL stopped answering without closing its connections, because its machine is frozen or the
 * network drops packets. Everything that waits for it then fails together, and new work fails at once, until it answers
 * again.
 */
import { isReply, StoreUnavailable } from "./store-unavailable";

export const SILENCE_LIMITS = {
  /** After this long without an answer, while somebody waits for one, we ask over a new connection. */
  quietMs: 1_000,
  /** How long it has to answer that question. Under load, connecting takes a few hundred milliseconds. */
  askMs: 900,
  /** How often we ask a silent server again. */
  againMs: 400,
};

export type Silence = {
  /** Throws while the database is silent. */
  check(): void;
  /** The same promise, except that it rejects if the database falls silent. */
  broken<T>(work: Promise<T>): Promise<T>;
  stop(): void;
};

type PendingWork = { since: number; fail(error: Error): void };

/** `ask` sends a query over its own connection and times out by itself. `returned` is called after a silence. */
export function listenForSilence(o: {
  ask: () => Promise<unknown>;
  returned: () => void;
  limits?: typeof SILENCE_LIMITS;
}): Silence {
  const { ask, returned, limits = SILENCE_LIMITS } = o;
  /** In the order in which they started. */
  const waiting = new Set<PendingWork>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let silentSince: number | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking = false;

  const failure = () => {
    const seconds = Math.round((performance.now() - (silentSince ?? performance.now())) / 1_000);
    return new StoreUnavailable(`PostgreSQL has not answered for ${seconds} s`);
  };

  function heard(): void {
    heardAt = performance.now();
    if (silentSince === undefined) return;
    silentSince = undefined;
    returned();
  }

  function fallSilent(): void {
    silentSince ??= Math.max(heardAt, first()?.since ?? heardAt);
    const error = failure();
    for (const one of waiting) one.fail(error);
    waiting.clear();
  }

  const first = (): PendingWork | undefined => waiting.values().next().value;

  function lookIn(ms: number): void {
    if (timer || asking || stopped) return;
    // An answer may be unread because the process was busy. It is read before we decide.
    timer = setTimeout(() => setImmediate(look), ms).unref();
  }

  function look(): void {
    timer = undefined;
    if (stopped || asking) return;
    const quietMs = performance.now() - Math.max(heardAt, first()?.since ?? performance.now());
    if (silentSince === undefined && quietMs < limits.quietMs) {
      if (waiting.size > 0) lookIn(limits.quietMs - quietMs);
      return;
    }
    asking = true;
    void question().finally(() => {
      asking = false;
      if (silentSince !== undefined) lookIn(limits.againMs);
      else if (waiting.size > 0) lookIn(limits.quietMs);
    });
  }

  async function question(): Promise<void> {
    const askedAt = performance.now();
    try {
      await ask();
      heard();
    } catch (error) {
      // An error from PostgreSQL itself is an answer, too.
      if (isReply(error)) heard();
      else if (!stopped && heardAt < askedAt) fallSilent();
    }
  }

  return {
    check() {
      if (silentSince !== undefined) throw failure();
    },
    broken<T>(work: Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const one: PendingWork = { since: performance.now(), fail: reject };
        waiting.add(one);
        lookIn(limits.quietMs);
        work.then(
          (value) => {
            waiting.delete(one);
            heard();
            resolve(value);
          },
          (error: unknown) => {
            waiting.delete(one);
            if (isReply(error)) heard();
            reject(error);
          },
        );
      });
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
