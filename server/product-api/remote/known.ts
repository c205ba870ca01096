/** Reads content from a remote product API and caches it, so that it can be shown for a while if the remote is down. */
import { LRUCache } from "lru-cache";
import { Unreachable } from "../../failures/unreachable";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import { freshness, mayBeShown } from "../../services/catalogue/snapshot";
import type { RemoteAnswer, RemoteCall, RemoteOperation, Sent } from "./call";

/** Of JSON. The objects take several times as much memory. */
const MOST_BYTES = 16 * 1024 * 1024;
/** After a failed call, readers with a cached answer don't wait for the next attempt. */
const AWAY_MS = 10_000;

type RemoteRequest = Pick<Sent, "params" | "query">;
type CachedAnswer = { answer: unknown; etag: string | undefined; size: number; readAt: Date };
export type KnownContent = ReturnType<typeof known>;

export function known({ call, bearer, clock, report, staleMinutes }: ReadOptions) {
  const cache = new LRUCache<string, CachedAnswer>({ maxSize: MOST_BYTES, sizeCalculation: ({ size }) => size + 200 });
  const asking = new Map<string, Promise<CachedAnswer | undefined>>();
  let awayUntil = 0;
  let failing = false;
  let lastReadAt: Date | undefined;

  /** Asks and caches the answer, undefined if it doesn't exist. Parallel readers share one call. */
  function refresh(key: string, operation: RemoteOperation, asked: RemoteRequest): Promise<CachedAnswer | undefined> {
    let run = asking.get(key);
    if (!run) {
      run = ask(key, operation, asked).finally(() => asking.delete(key));
      asking.set(key, run);
    }
    return run;
  }

  async function ask(key: string, operation: RemoteOperation, asked: RemoteRequest): Promise<CachedAnswer | undefined> {
    const before = cache.get(key);
    const readAt = clock.now();
    try {
      const received = await call(operation, { ...asked, bearer: await bearer(), etag: before?.etag });
      awayUntil = 0;
      failing = false;
      lastReadAt = readAt;
      if (received.kind === "refused" && received.problem.status !== 404) {
        throw new Unreachable(`${operation} was refused with ${received.problem.status}`);
      }
      if (received.kind === "refused") {
        cache.delete(key);
        return undefined;
      }
      const now = received.kind === "answer" ? received : before;
      if (!now) throw new Unreachable(`${operation} returned 304 for a request without If-None-Match`);
      const { answer, etag, size } = now;
      const one = { answer, etag, size, readAt };
      cache.set(key, one);
      return one;
    } catch (error) {
      awayUntil = Date.now() + AWAY_MS;
      failing = true;
      report(error, "critical", "product API");
      throw error instanceof Unreachable
        ? error
        : new Unreachable("The product API could not be reached", { cause: error });
    }
  }

  /**
   * The answer, or undefined if the remote says 404. `fresh` always asks. Otherwise an answer younger than half a
   * minute is used, and an older one while the next is on its way. Throws `Unreachable` if it was never read or is too
   * old to show.
   */
  async function get<K extends RemoteOperation>(
    operation: K,
    asked: RemoteRequest = {},
    { fresh = false } = {},
  ): Promise<RemoteAnswer<K> | undefined> {
    const key = JSON.stringify([operation, asked.params, asked.query]);
    const one = cache.get(key);
    if (!one || !mayBeShown(one, clock.now(), staleMinutes))
      return (await refresh(key, operation, asked))?.answer as RemoteAnswer<K> | undefined;
    const age = fresh ? "too old" : freshness(one, clock.now());
    if (age === "fresh") return one.answer as RemoteAnswer<K>;
    const next = refresh(key, operation, asked);
    if (age === "stale" || awayUntil > Date.now()) {
      next.catch(() => undefined);
      return one.answer as RemoteAnswer<K>;
    }
    return next.then(
      (newer) => newer?.answer as RemoteAnswer<K> | undefined,
      () => one.answer as RemoteAnswer<K>,
    );
  }

  return Object.assign(get, {
    /** When the last answer came, if none can be had now. */
    staleSince: () => (failing ? lastReadAt : undefined),
  });
}

type ReadOptions = {
  call: RemoteCall;
  /** The server's own guest token: content is read for no particular visitor. */
  bearer(): Promise<string>;
  clock: Clock;
  report: Report;
  /** How long an answer that can't be refreshed is shown. */
  staleMinutes?: number;
};
