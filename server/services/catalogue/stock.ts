/** Price tiers for lists and event pages: kept per event and read anew by age, all that a page lacks in one query. */
import type { Clock } from "../../process/clock";
import type { Definition } from "./read-definitions";
import { freshness, mayBeShown, within } from "./snapshot";

export type Tiers = (eventIds: string[]) => Promise<(eventId: string) => Definition[]>;
type Stock = Tiers & {
  /** What was read is not the newest any more: readers wait for the next. */
  renew(): void;
  /** When the last numbers were read, if newer ones cannot be had. */
  staleSince(): Date | undefined;
};

/** How long a page waits for newer numbers than those at hand. */
const NEWER_MS = 1_000;
/** Beyond this many events the store of them is begun anew. */
const MOST_KEPT = 2_000;

/** Gives the tiers of events, the seats in them at most as old as a snapshot's value. */
export function stock(
  clock: Clock,
  read: (eventIds: string[], now: Date) => Promise<Definition[]>,
  { staleMinutes }: { staleMinutes?: number | undefined } = {},
): Stock {
  /** `outdated`: something has changed since, so readers wait for a new reading if there is one to be had. */
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
    // Numbers that are too old may still be shown when newer ones do not come in time.
    return one.outdated || state === "too old" ? "outdated" : state;
  };

  const tiersOf = async (ids: string[]) => {
    const now = clock.now();
    const states = ids.map((id) => ({ id, state: stateOf(id, now) }));
    const idsIn = (wanted: string) => states.filter(({ state }) => state === wanted).map(({ id }) => id);
    const [stale, outdated, missing] = [idsIn("stale"), idsIn("outdated"), idsIn("missing")];
    if (stale.length > 0) refresh(stale).catch(() => undefined);
    // While the store is away, numbers of a moment ago are better than no page; what is sold is decided elsewhere.
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
