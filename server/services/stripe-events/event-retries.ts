/** When an event is retried: after a minute, then with growing pauses of at most six hours. */
const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 60 * 60_000;

/** `attempts` counts those that had failed before this one. */
export const nextAttempt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 20)));
