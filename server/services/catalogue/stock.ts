/**
 * A cache of price tiers for lists and event pages. Entries are per event and reloaded by age; one query loads all that
 * a page is missing.
 */
import type { Clock } from "../../process/clock";
import type { Definition } from "./read-definitions";
import { freshness, mayBeShown, within } from "./snapshot";

export type Tiers = (eventIds: string[]) => Promise<(eventId: string) => Definition[]>;
type Stock = Tiers & {
  /** Invalidates the cached numbers: readers wait for new ones. */
  renew(): void;
  /** When the last numbers were read, if newer ones cannot be read. */
  staleSince(): Date | undefined;
};

/** How long a page waits for newer numbers when it has old ones. */
const NEWER_MS = 1_000;
/** With more events than this, the cache is cleared. */
const MOST_KEPT = 2_000;

/** The tiers of events. Seat numbers are at most as old as a snapshot's value. */
export function stock(
  clock: Clock,
  read: (eventIds: string[], now: Date) => Promise<Definition[]>,
  { staleMinutes }: { staleMinutes?: number | undefined } = {},
): Stock {
  /** `outdated`: something has changed since, so readers wait for new numbers if those can be read. */
  const kept = new Map<string, { readAt: Date; outdated: boolean; definitions: Definition[] }>();
  const reading = new Map<string, Promise<void>>();
  let renewals = 0;
  let lastReadAt: Date | undefined;
  let failing = false;

  function refresh(ids: string[]): Promise<unknown> {
    const missing = ids.filter((id) => !reading.has(id));
    if (missing.length > 0) {
      const begun = { at: clock.now(), renewals };
      const run = read(missing, begun.at)
        .then((all) => {
          if (kept.size > MOST_KEPT) kept.clear();
          const byEvent = new Map(missing.map((id): [string, Definition[]] => [id, []]));
          for (const one of all) byEvent.get(one.eventId)?.push(one);
          failing = false;
          lastReadAt = begun.at;
          const outdated = begun.renewals !== renewals;
          for (const [id, definitions] of byEvent) kept.set(id, { readAt: begun.at, outdated, definitions });
        })
        .catch((error: unknown) => {
          failing = true;
          throw error;
        })
        .finally(() => {
          for (const id of missing) reading.delete(id);
        });
      for (const id of missing) reading.set(id, run);
    }
    return Promise.all(ids.map((id) => reading.get(id)));
  }

  const stateOf = (id: string, now: Date) => {
    const one = kept.get(id);
    if (!one || !mayBeShown(one, now, staleMinutes)) return "missing";
    const state = freshness(one, now);
    // Numbers that are too old may still be shown if newer ones do not arrive in time.
    return one.outdated || state === "too old" ? "outdated" : state;
  };

  const tiersOf = async (ids: string[]) => {
    const now = clock.now();
    const states = ids.map((id) => ({ id, state: stateOf(id, now) }));
    const idsIn = (wanted: string) => states.filter(({ state }) => state === wanted).map(({ id }) => id);
    const [stale, outdated, missing] = [idsIn("stale"), idsIn("outdated"), idsIn("missing")];
    if (stale.length > 0) refresh(stale).catch(() => undefined);
    // While the database is away, slightly old numbers are better than no page: reserving checks the real ones.
    if (outdated.length > 0) await within(NEWER_MS, refresh(outdated), undefined);
    if (missing.length > 0) await refresh(missing);
    const found = new Map(ids.map((id) => [id, kept.get(id)?.definitions ?? []]));
    return (id: string) => found.get(id) ?? [];
  };
  return Object.assign(tiersOf, {
    renew() {
      renewals += 1;
      for (const one of kept.values()) one.outdated = true;
    },
    staleSince: () => (failing ? lastReadAt : undefined),
  });
}
