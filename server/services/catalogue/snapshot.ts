/** One value kept in the process, read anew when it is told so and by age: an old one is served meanwhile. */
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

export type Snapshot<T> = (() => Promise<T>) & {
  /** What was read is not the newest any more. */
  renew(): void;
};

/**
 * Gives the newest value to be had without waiting, as above. Parallel readers share one read. A read that fails
 * keeps the old value until that is too old; then the failure is the reader's.
 */
export function snapshot<T extends { readAt: Date }>(
  clock: Clock,
  read: (now: Date, before: T | undefined) => Promise<T>,
): Snapshot<T> {
  let kept: T | undefined;
  let outdated = false;
  let reading: Promise<T> | undefined;

  function refresh(): Promise<T> {
    reading ??= read(clock.now(), kept)
      .then((value) => {
        kept = value;
        return value;
      })
      .finally(() => {
        reading = undefined;
        if (outdated) renew();
      });
    return reading;
  }

  function renew(): void {
    // What is being read may have been read before the change.
    outdated = reading !== undefined;
    if (!outdated && kept) refresh().catch(() => undefined);
  }

  const newest = async () => {
    const state = kept ? freshness(kept, clock.now()) : "too old";
    if (!kept || state === "too old") return refresh();
    if (state === "stale") refresh().catch(() => undefined);
    return kept;
  };
  return Object.assign(newest, { renew });
}
