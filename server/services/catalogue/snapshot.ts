/**
 * A value cached in the process. It is reloaded by age and when it is invalidated; meanwhile the old value is served.
 */
import type { Clock } from "../../process/clock";

const MINUTE_MS = 60_000;
/** An older value is served and reloaded in the background. */
const STALE_MS = 30_000;
/** For an even older value, as after a quiet night, the reader waits for the new one. */
const TOO_OLD_MS = 5 * MINUTE_MS;
/** The longest that a reader waits for a new value while an old one could be served. */
const NEWER_MS = 1_000;
const STALE_MINUTES = 60;

/**
 * What to do with a value that was read at `readAt`. If the clock was set back, `readAt` is in the future, and its
 * distance counts as age.
 */
export function freshness({ readAt }: { readAt: Date }, now: Date): "fresh" | "stale" | "too old" {
  const age = ageOf(readAt, now);
  return age > TOO_OLD_MS ? "too old" : age > STALE_MS ? "stale" : "fresh";
}

const ageOf = (readAt: Date, now: Date) => Math.abs(now.getTime() - readAt.getTime());

/** Whether a value may still be served while no newer one can be read. A fresh one always may. */
export const mayBeShown = ({ readAt }: { readAt: Date }, now: Date, staleMinutes = STALE_MINUTES): boolean =>
  ageOf(readAt, now) <= Math.max(STALE_MS, staleMinutes * MINUTE_MS);

type Snapshot<T> = (() => Promise<T>) & {
  /** Invalidates the cached value. */
  renew(): void;
  /** When the value was read, if it is stale because it could not be reloaded. */
  staleSince(): Date | undefined;
};

/**
 * Returns a function that serves the value by the rules above. Parallel readers share one read. While reads fail, the
 * old value is served for up to `staleMinutes`; after that the reader gets the error.
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
    // The read in progress may have started before the change.
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

/** The result of `work`, or `otherwise` if it fails or takes longer than `ms`. */
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
