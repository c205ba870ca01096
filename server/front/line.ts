/**
 * The line before pages and API. More requests at work at once would only wait for each other, each a little slower,
 * until all of them are too late; so a few are at work, and whoever stands in line too long is told to come back.
 */

/** More than the store has connections, so that none of those is ever idle for want of requests. */
const AT_WORK = 24;
/** Half of the three seconds within which everybody is to be answered. */
const PATIENCE_MS = 1_500;

type Waiting = { since: number; enter(mine: boolean): void };

export function line(o: { atWork: number; patienceMs: number } = { atWork: AT_WORK, patienceMs: PATIENCE_MS }) {
  let atWork = 0;
  const waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** Sends away those whose patience has ended; they stand in front. */
  function thin(): void {
    timer = undefined;
    const late = performance.now() - o.patienceMs;
    while (waiting[0] && waiting[0].since <= late) waiting.shift()?.enter(false);
    watch();
  }

  function watch(): void {
    const [first] = waiting;
    if (first && !timer) timer = setTimeout(thin, Math.max(1, first.since + o.patienceMs - performance.now())).unref();
  }

  return {
    /** True when it is one's turn, to be given back with `leave`; false for those who have to come back. */
    enter(): true | Promise<boolean> {
      if (atWork < o.atWork) {
        atWork += 1;
        return true;
      }
      return new Promise((enter) => {
        waiting.push({ since: performance.now(), enter });
        watch();
      });
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next.enter(true);
      else atWork -= 1;
    },
  };
}
