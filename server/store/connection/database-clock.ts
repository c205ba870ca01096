/**
 * This process's estimate of PostgreSQL's clock. A statement can then carry a deadline after which it must have no
 * effect, however long a frozen server or network delays it. The two machines' clocks need not agree.
 */

/** Clocks drift slowly. Asking this often soon notices a clock that was set. */
const KNOWN_MS = 30_000;

type ClockReading = { database: number; at: number };

/** `ask` returns the database's time. */
export function databaseClock(ask: () => Promise<Date>) {
  let known: ClockReading | undefined;
  let asking: Promise<ClockReading> | undefined;

  async function read(): Promise<ClockReading> {
    const database = (await ask()).getTime();
    // The time was read a little before now, so a deadline may be early by the response's travel time, but never late.
    known = { database, at: performance.now() };
    return known;
  }

  async function current(): Promise<ClockReading> {
    if (known && performance.now() - known.at < KNOWN_MS) return known;
    asking ??= read().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    /** The database's time `ms` from now, at most. */
    async in(ms: number): Promise<Date> {
      const begun = performance.now();
      const { database, at } = await current();
      return new Date(database + (begun - at) + ms);
    },
    /** Call if the clock seems to have been set, or another server may have taken over. */
    forget(): void {
      known = undefined;
    },
  };
}
