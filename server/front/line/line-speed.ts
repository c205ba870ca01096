/** How fast a queue moves: how many have entered from it lately. */

const WINDOW_MS = 1_000;
const SLICES = 8;
const SLICE_MS = WINDOW_MS / SLICES;

export function lineSpeed() {
  /** Entries per slice of time, in a ring. */
  const entries = new Array<number>(SLICES).fill(0);
  let newest = 0;
  let standsSince: number | undefined;
  let last: { perMs: number | undefined; until: number } | undefined;

  /** Empties the slices that have passed since the last call. */
  function roll(now: number): void {
    const slice = Math.floor(now / SLICE_MS);
    for (let passed = Math.max(newest + 1, slice - SLICES + 1); passed <= slice; passed++) entries[passed % SLICES] = 0;
    newest = slice;
  }

  /** Entries per millisecond. Undefined while the queue is too new to tell, or doesn't move. */
  function perMs(): number | undefined {
    const now = performance.now();
    if (standsSince === undefined || now - standsSince < WINDOW_MS) return undefined;
    roll(now);
    const sum = entries.reduce((all, one) => all + one, 0);
    // The newest slice isn't over.
    return sum > 0 ? sum / (WINDOW_MS - SLICE_MS + (now % SLICE_MS)) : undefined;
  }

  return {
    perMs,
    /** The same, also for a moment after the queue has ended. */
    perMsLately: (): number | undefined => perMs() ?? (last && performance.now() < last.until ? last.perMs : undefined),
    /** Call when the first begins to wait. */
    began(): void {
      standsSince = performance.now();
    },
    /** Call when the last has gone. */
    ended(): void {
      last = { perMs: perMs(), until: performance.now() + WINDOW_MS };
      standsSince = undefined;
    },
    /** Call for each that enters. */
    entered(): void {
      roll(performance.now());
      entries[newest % SLICES] = (entries[newest % SLICES] ?? 0) + 1;
    },
  };
}
