/** One value kept in the process and read anew by age: an old one is served while the new one is on its way. */
import type { Clock } from "../../clock";

/** Older than this, the value is read anew behind the reader's back. */
const STALE_MS = 30_000;
/** Older than this, as after a quiet night, the reader waits for the new one. */
const TOO_OLD_MS = 5 * 60_000;

/** What to do with a value that was read at `readAt`. A clock that was set back makes everything old. */
export function freshness({ readAt }: { readAt: Date }, now: Date): "fresh" | "stale" | "too old" {
  const age = Math.abs(now.getTime() - readAt.getTime());
  return age > TOO_OLD_MS ? "too old" : age > STALE_MS ? "stale" : "fresh";
}

/**
 * Gives the newest value to be had without waiting, as above. Parallel readers share one read. A read that fails
 * keeps the old value until that is too old; then the failure is the reader's.
 */
export function snapshot<T extends { readAt: Date }>(
  clock: Clock,
  read: (now: Date, before: T | undefined) => Promise<T>,
): () => Promise<T> {
  let kept: T | undefined;
  let reading: Promise<T> | undefined;

  function refresh(): Promise<T> {
    reading ??= read(clock.now(), kept)
      .then((value) => {
        kept = value;
        return value;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return async () => {
    const state = kept ? freshness(kept, clock.now()) : "too old";
    if (!kept || state === "too old") return refresh();
    if (state === "stale") refresh().catch(() => undefined);
    return kept;
  };
}
