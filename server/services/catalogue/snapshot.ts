/** One value kept in the process, read anew when it is told so and by age: an old one is served meanwhile. */
import type { Clock } from "../../process/clock";

const MINUTE_MS = 60_000;
/** Older than this, the value is read anew behind the reader's back. */
const STALE_MS = 30_000;
/** Older than this, as after a quiet night, the reader waits for the new one. */
const TOO_OLD_MS = 5 * MINUTE_MS;
/** A reader who can also have the old value waits no longer than this. */
const NEWER_MS = 1_000;
const STALE_MINUTES = 60;

/** What to do with a value that was read at `readAt`. A clock that was set back makes everything old. */
export function freshness({ readAt }: { readAt: Date }, now: Date): "fresh" | "stale" | "too old" {
  const age = ageOf(readAt, now);
  return age > TOO_OLD_MS ? "too old" : age > STALE_MS ? "stale" : "fresh";
}

const ageOf = (readAt: Date, now: Date) => Math.abs(now.getTime() - readAt.getTime());

/** Whether a value may still be shown while no newer one can be read. A fresh one always may. */
export const mayBeShown = ({ readAt }: { readAt: Date }, now: Date, staleMinutes = STALE_MINUTES): boolean =>
  ageOf(readAt, now) <= Math.max(STALE_MS, staleMinutes * MINUTE_MS);

type Snapshot<T> = (() => Promise<T>) & {
  /** What was read is not the newest any more. */
  renew(): void;
  /** When the value was read, if it is old because no newer one can be had. */
  staleSince(): Date | undefined;
};

/**
 * Gives the newest value to be had without waiting, as above. Parallel readers share one read. While reads fail, the
 * old value is given for `staleMinutes`; then the failure is the reader's.
 */
export function snapshot<T extends { readAt: Date }>(
  clock: Clock,
  read: (now: Date, before: T | undefined) => Promise<T>,
  { staleMinutes }: { staleMinutes?: number | undefined } = {},
): Snapshot<T> {
  let kept: T | undefined;
  let failing = false;
  let outdated = false;
  let reading: Promise<T> | undefined;

  function refresh(): Promise<T> {
    reading ??= read(clock.now(), kept)
      .then(
        (value) => {
          failing = false;
          kept = value;
          return value;
        },
        (error) => {
          failing = true;
          throw error;
        },
      )
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
    const old = kept;
    if (!old || !mayBeShown(old, clock.now(), staleMinutes)) return refresh();
    const state = freshness(old, clock.now());
    if (state === "fresh") return old;
    const next = refresh();
    next.catch(() => undefined);
    return state === "stale" ? old : within(NEWER_MS, next, old);
  };

  return Object.assign(newest, {
    renew,
    staleSince: () => (kept && (failing || freshness(kept, clock.now()) === "too old") ? kept.readAt : undefined),
  });
}

/** What `work` resolves to; `otherwise` if it fails or takes longer than `ms`. */
export function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    const end = (value: T) => {
      clearTimeout(timer);
      resolve(value);
    };
    work.then(end, () => end(otherwise));
  });
}
