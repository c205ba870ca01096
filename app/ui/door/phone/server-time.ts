/** The server's time on a phone: its last answer plus the monotone clock, so a clock that somebody sets changes nothing. */

/** The phone's clock may differ from what we know by so much. */
const OFF_MS = 2 * 60_000;

type Clocks = { wall(): number; monotone(): number };

export function serverTime(clocks: Clocks = { wall: () => Date.now(), monotone: () => performance.now() }) {
  let base: { server: number; at: number } | undefined;
  let offset: number | undefined;
  return {
    /** The server has just said that it is `server` (epoch milliseconds). Returns what to keep for `restore`. */
    learn(server: number): number {
      base = { server, at: clocks.monotone() };
      offset = server - clocks.wall();
      return offset;
    },
    /** After a reload: the difference of the clocks when the server was last heard. */
    restore(kept: number): void {
      offset ??= kept;
    },
    now: (): number => (base ? base.server + clocks.monotone() - base.at : clocks.wall() + (offset ?? 0)),
    /** A sleeping phone may stop its monotone clock. */
    wake(): void {
      if (base && offset !== undefined) base = { server: clocks.wall() + offset, at: clocks.monotone() };
    },
    /** True if nobody can say what time it is: the server was never heard, or the clock was set since. */
    doubtful(): boolean {
      if (offset === undefined) return true;
      return base !== undefined && Math.abs(clocks.wall() + offset - this.now()) > OFF_MS;
    },
  };
}
