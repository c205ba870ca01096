/**
 * The server's time on a phone: its last response plus a monotonic clock, so changing the phone's clock has no effect.
 */

/** Maximum difference between the phone's clock and the expected time. */
const OFF_MS = 2 * 60_000;

type Clocks = { wall(): number; monotone(): number };

export function serverTime(clocks: Clocks = { wall: () => Date.now(), monotone: () => performance.now() }) {
  let base: { server: number; at: number } | undefined;
  let offset: number | undefined;
  return {
    /** Sets the server's time (epoch milliseconds). Returns the value to store for `restore`. */
    learn(server: number): number {
      base = { server, at: clocks.monotone() };
      offset = server - clocks.wall();
      return offset;
    },
    /** After a reload: the difference between the two clocks at the server's last response. */
    restore(kept: number): void {
      offset ??= kept;
    },
    now: (): number => (base ? base.server + clocks.monotone() - base.at : clocks.wall() + (offset ?? 0)),
    /** A sleeping phone may stop its monotonic clock. */
    wake(): void {
      if (base && offset !== undefined) base = { server: clocks.wall() + offset, at: clocks.monotone() };
    },
    /**
     * True if the time is unknown: the server has never responded, or the phone's clock was changed after it responded
     * to this page.
     */
    doubtful(): boolean {
      if (offset === undefined) return true;
      return base !== undefined && Math.abs(clocks.wall() + offset - this.now()) > OFF_MS;
    },
  };
}
