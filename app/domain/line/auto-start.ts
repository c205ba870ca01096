/** Starts a line automatically once a night's requests have been slow for several seconds in a row. */

const SLOW_MS = 700;
const SECONDS = 3;
/** Fewer networks prove nothing: the requests of a flood wait behind each other. */
const LEAST_NETWORKS = 5;
/** The most that are counted in a second, for all nights together. More would not change the result. */
const MOST_WAITS = 20_000;

/** Without `network`, nobody knows who shares it, and the request counts as one of its own. */
type NightWait = { network: string | undefined; waitedMs: number };

/** Tracks how long each night's requests waited, per second of `now` (any clock in milliseconds). */
export function nightWaits() {
  let second = 0;
  let count = 0;
  /** Of this second: by night, the shortest wait of each network. Requests without one have a number. */
  let nights = new Map<string, Map<string | number, number>>();
  /** For how many seconds in a row a night was slow, up to the last one. */
  let slow = new Map<string, number>();

  function turnTo(next: number): void {
    const before = slow;
    slow = new Map();
    if (next === second + 1) {
      for (const [night, waits] of nights) if (isSlow(waits)) slow.set(night, (before.get(night) ?? 0) + 1);
    }
    nights = new Map();
    count = 0;
    second = next;
  }

  function add(night: string, { network, waitedMs }: NightWait): void {
    let waits = nights.get(night);
    const known = network === undefined ? undefined : waits?.get(network);
    if (known === undefined && count === MOST_WAITS) return;
    if (!waits) {
      waits = new Map();
      nights.set(night, waits);
    }
    if (known === undefined) count += 1;
    waits.set(network ?? count, Math.min(known ?? waitedMs, waitedMs));
  }

  return {
    /** Records one request. True if the night needs a line now. */
    note(night: string, wait: NightWait, now: number): boolean {
      const current = Math.floor(now / 1_000);
      if (current !== second) turnTo(current);
      add(night, wait);
      return (slow.get(night) ?? 0) >= SECONDS;
    },
  };
}

/** Whether more than half of the second's networks waited too long. */
function isSlow(waits: Map<string | number, number>): boolean {
  const all = [...waits.values()];
  return all.length >= LEAST_NETWORKS && all.filter((ms) => ms > SLOW_MS).length * 2 > all.length;
}
