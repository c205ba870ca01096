/** Starts a line automatically once a night's requests have been slow for several seconds in a row. */

const SLOW_MS = 700;
const SECONDS = 3;
/** Fewer requests prove nothing. */
const LEAST_REQUESTS = 5;
const MOST_NIGHTS = 1_000;

/** Tracks how long each night's requests waited, per second of `now` (any clock in milliseconds). */
export function nightWaits() {
  const nights = new Map<string, { second: number; waits: number[]; slow: number }>();

  return {
    /** Records one request. True if the night needs a line now. */
    note(night: string, waitedMs: number, now: number): boolean {
      const second = Math.floor(now / 1_000);
      let own = nights.get(night);
      if (!own) {
        if (nights.size >= MOST_NIGHTS) nights.clear();
        own = { second, waits: [], slow: 0 };
        nights.set(night, own);
      }
      if (own.second !== second) {
        const inARow = second === own.second + 1;
        const slow = isSlow(own.waits) ? own.slow + 1 : 0;
        own = { second, waits: [], slow: inARow ? slow : 0 };
        nights.set(night, own);
      }
      own.waits.push(waitedMs);
      return own.slow >= SECONDS;
    },
  };
}

/** Whether more than half of the second's requests waited too long. */
function isSlow(waits: number[]): boolean {
  return waits.length >= LEAST_REQUESTS && waits.filter((ms) => ms > SLOW_MS).length * 2 > waits.length;
}
