/**
 * PostgreSQL's own clock, as this process knows it: a statement can then carry the time after which it must not take
 * effect, however long a frozen server or network holds it back. The clocks of the two machines need not agree.
 */

/** Clocks drift apart slowly; whoever asks again this often notices one that was set. */
const KNOWN_MS = 30_000;

type Reading = { database: number; at: number };

/** `ask` returns the database's time. */
export function databaseClock(ask: () => Promise<Date>) {
  let known: Reading | undefined;
  let asking: Promise<Reading> | undefined;

  async function read(): Promise<Reading> {
    const database = (await ask()).getTime();
    // It was read a little earlier than now, so a deadline may come early by the way back, and never late.
    known = { database, at: performance.now() };
    return known;
  }

  async function current(): Promise<Reading> {
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
    /** To be called when it seems to have been set, or when another server may have taken over. */
    forget(): void {
      known = undefined;
    },
  };
}
