/** When a webhook that was not delivered is tried again. */

const MINUTE_MS = 60_000;
/** Eight attempts within three days. */
const PAUSES_MINUTES = [1, 5, 30, 120, 480, 1_200, 2_484];

/** When the next attempt is due after number `attempts` failed. Undefined after the last one. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const pause = PAUSES_MINUTES[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * MINUTE_MS);
}
