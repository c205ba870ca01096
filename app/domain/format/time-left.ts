/** A countdown in whole days, hours and minutes. */

export type TimeLeft = { days: number; hours: number; minutes: number };

/** Rounds down to the minute. */
export function timeLeft(ms: number): TimeLeft {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
