/** When requests that were turned away should come back: one after the other, as fast as the queue moves. */

const SOONEST_MS = 2_000;
const LATEST_MS = 10_000;
const SECOND_MS = 1_000;

export function comeBackTimes() {
  /** The end of the turns already promised to others, by `performance.now()`. */
  let promisedUntil = 0;

  /** The seconds for one more request, if the queue moves at `perMs` and has room after `roomAfterMs`. */
  return (perMs: number, roomAfterMs: number): number => {
    const now = performance.now();
    promisedUntil = Math.max(promisedUntil, now + roomAfterMs, now) + 1 / perMs;
    let wait = Math.max(SOONEST_MS, promisedUntil - now);
    if (wait > LATEST_MS) {
      // With so many requests most never come back. Those that do are spread out.
      wait = LATEST_MS * (1 - Math.random() / 2);
      promisedUntil = now + LATEST_MS;
    }
    return Math.ceil(wait / SECOND_MS);
  };
}
