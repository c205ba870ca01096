/**
 * Sessions that ended in the last minutes, in any process, in this process's memory. Pages that show nothing but a
 * fan's name read it instead of asking the store each time. One small query a second keeps it current while fans visit.
 */
import { gt, sql } from "drizzle-orm";
import type { Store } from "../store/db";
import { endedSession } from "../store/schema";

const POLL_MS = 1_000;
/** After this long without a successful query, nobody may rely on what we know. */
const STALE_MS = 3_000;
/** Each query looks back this far, because a row is dated when its transaction begins and visible when it ends. */
const OVERLAP_SECONDS = 30;
/** Queries stop when nobody has asked for this long. */
const IDLE_MS = 60_000;
/** Longer than anyone relies on an earlier answer of the store. */
const KEPT_MS = 10 * 60_000;

/** The keys under which a session can end, and when it began, in epoch milliseconds. */
export type SessionKeys = { itself: string | undefined; everywhere: readonly string[]; startedAt: number };

type End = { before: number | undefined; notedAt: number };

export function recentEnds({ store }: { store: Store }) {
  const ends = new Map<string, End>();
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Since when there has been no gap between the queries. */
  let followedSince = Number.POSITIVE_INFINITY;
  let wantedAt = Number.NEGATIVE_INFINITY;
  let polling = false;

  function note(id: string, before: number | undefined): void {
    const known = ends.get(id);
    const latest = Math.max(before ?? Number.NEGATIVE_INFINITY, known?.before ?? Number.NEGATIVE_INFINITY);
    ends.delete(id);
    ends.set(id, { before: latest === Number.NEGATIVE_INFINITY ? undefined : latest, notedAt: performance.now() });
  }

  async function poll(): Promise<void> {
    const started = performance.now();
    try {
      const rows = await store.db
        .select({ id: endedSession.originJti, before: endedSession.before })
        .from(endedSession)
        .where(gt(endedSession.endedAt, sql`clock_timestamp() - make_interval(secs => ${OVERLAP_SECONDS})`));
      for (const { id, before } of rows) note(id, before?.getTime());
      if (started - askedAt > STALE_MS) followedSince = started;
      askedAt = started;
      forgetOld(started);
    } catch {
      // The store is away: `since` reports it after STALE_MS, and fans' pages are rendered for each request.
    }
    if (performance.now() - wantedAt < IDLE_MS) setTimeout(poll, POLL_MS).unref();
    else polling = false;
  }

  function forgetOld(now: number): void {
    for (const [id, { notedAt }] of ends) {
      if (now - notedAt < KEPT_MS) break;
      ends.delete(id);
    }
  }

  return {
    /** Records an end in this process immediately. `before` is absent if only the session `id` ended. */
    note,
    /**
     * Since when, by `performance.now()`, every end is known. Undefined if we can't tell. Starts the queries if
     * necessary.
     */
    since(): number | undefined {
      const now = performance.now();
      wantedAt = now;
      if (!polling) {
        polling = true;
        void poll();
      }
      return now - askedAt < STALE_MS ? followedSince : undefined;
    },
    /** True if one of the ends that we know is this session's. */
    includes({ itself, everywhere, startedAt }: SessionKeys): boolean {
      if (ends.size === 0) return false;
      const own = itself === undefined ? undefined : ends.get(itself);
      if (own && own.before === undefined) return true;
      return everywhere.some((key) => (ends.get(key)?.before ?? 0) > startedAt);
    },
  };
}
export type RecentEnds = ReturnType<typeof recentEnds>;
