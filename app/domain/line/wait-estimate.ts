/** Estimates a fan's wait as a range, and when a page without scripts should reload. */

const MINUTE_S = 60;
const SPREAD = 0.25;
/** Beyond this, no estimate is reliable. */
const MOST_MINUTES = 600;

export type WaitRange = { fromMinutes: number; toMinutes: number };

/**
 * `pace`: how many places were called per second lately. Undefined while the line doesn't move, or if the wait is too
 * long to estimate.
 */
export function waitRange(ahead: number, pace: number): WaitRange | undefined {
  if (pace <= 0) return undefined;
  const minutes = ahead / pace / MINUTE_S;
  if (minutes > MOST_MINUTES) return undefined;
  const fromMinutes = Math.max(1, Math.floor(minutes * (1 - SPREAD)));
  return { fromMinutes, toMinutes: Math.max(fromMinutes, Math.ceil(minutes * (1 + SPREAD))) };
}

/** A new pace changes the shown one by a fifth at most, so that estimates don't jump. */
export function easedPace(shown: number, measured: number): number {
  if (shown === 0) return measured;
  return Math.min(shown * 1.2, Math.max(shown * 0.8, measured));
}

const SOONEST_S = 5;
const LATEST_S = 60;

/** Seconds until the page reloads itself: a tenth of the wait, spread by a fifth. `chance` is from 0 to 1. */
export function refreshSeconds(ahead: number, pace: number, chance: number): number {
  const tenth = pace > 0 ? ahead / pace / 10 : LATEST_S;
  const seconds = Math.min(LATEST_S, Math.max(SOONEST_S, tenth));
  return Math.round(seconds * (0.8 + 0.4 * chance));
}

/** Up to which rank there are probably seats. */
export const seatsReach = (line: { serving: number; free: number; seatsPerOrder: number; show: number }): number =>
  line.serving + Math.ceil(line.free / Math.max(1, line.seatsPerOrder) / Math.max(0.2, line.show));
