/**
 * Recognizes fans by their session cookie without opening it again for each request. Good enough to show a fan's name;
 * whatever belongs to a fan is read through the whole visit (visitor.ts).
 */
import { LRUCache } from "lru-cache";
import type { Clock } from "../process/clock";
import type { ConfirmedSessions } from "./confirmed-sessions";
import { type EndedSessions, keysOf } from "./ended-sessions";
import type { RecentEnds, SessionKeys } from "./recent-ends";
import type { Cookies } from "./session";
import { CONFIRMED_MS, markOf, renewalDue } from "./visitor";

const MOST_BYTES = 32 * 1024 * 1024;
/**
 * A sealed value starts with its random IV and its tag, so no two share these characters. The whole is compared too.
 */
const KEY_CHARACTERS = 44;

export type KnownFan = { readonly name: string };

type Entry = {
  fan: KnownFan;
  sealed: string;
  keys: SessionKeys;
  /** When the store said that the session isn't over, by `performance.now()`. */
  askedAt: number;
  /** By the site's clock. Then the provider has to confirm the session again. */
  confirmedUntil: number;
  /** By the machine's clock. Then the tokens have to be renewed. */
  renewalDue: number;
};

type KnownFansOptions = {
  cookies: Pick<Cookies, "session" | "flow">;
  endedSessions: EndedSessions;
  recentEnds: RecentEnds;
  confirmed: ConfirmedSessions;
  clock: Clock;
};

export function knownFans({ cookies, endedSessions, recentEnds, confirmed, clock }: KnownFansOptions) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ sealed }) => sealed.length + 1_000,
  });

  /** Opens the session and asks the store whether it is over. Undefined if anything about it is due or unknown. */
  async function open(header: string, sealed: string): Promise<KnownFan | undefined> {
    const askedAt = performance.now();
    const session = cookies.session.read(header);
    if (!session) return undefined;
    const mark = markOf(session);
    const entry = {
      fan: { name: session.user.name },
      sealed,
      keys: { itself: mark.originJti, everywhere: keysOf(mark), startedAt: mark.startedAt },
      askedAt,
      confirmedUntil: confirmed.last(session) + CONFIRMED_MS,
      renewalDue: renewalDue(session.tokens),
    };
    if (isDue(entry) || (await endedSessions.has(mark))) return undefined;
    entries.set(sealed.slice(0, KEY_CHARACTERS), entry);
    return entry.fan;
  }

  const isDue = ({ confirmedUntil, renewalDue }: Entry) =>
    clock.now().getTime() >= confirmedUntil || Date.now() >= renewalDue;

  return {
    /**
     * The fan of a Cookie header whose session needs nothing: it is neither over nor due for renewal or confirmation,
     * and no sign-in is under way beside it.
     */
    find(header: string): KnownFan | undefined | Promise<KnownFan | undefined> {
      const since = recentEnds.since();
      if (since === undefined || cookies.flow.sealed(header) !== undefined) return undefined;
      const sealed = cookies.session.sealed(header);
      if (sealed === undefined) return undefined;
      const entry = entries.get(sealed.slice(0, KEY_CHARACTERS));
      if (entry?.sealed !== sealed || entry.askedAt < since) return open(header, sealed);
      return isDue(entry) || recentEnds.includes(entry.keys) ? undefined : entry.fan;
    },
  };
}
export type KnownFans = ReturnType<typeof knownFans>;
