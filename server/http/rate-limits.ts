/** Rate limits per address and per account, counted in the store, so that all processes count together. */
import { eq, sql } from "drizzle-orm";
import type { Visitor } from "../ports";
import type { Clock } from "../process/clock";
import type { Store } from "../store/connection/open-store";
import { attempt } from "../store/schema";
import { networkOf } from "./ip-networks";

/**
 * Attempts per window. An address may be a whole arena behind one carrier, so it gets far more than an account; both
 * are too few for guessing. Nobody guesses seats: there, an address may try ten times for each of a thousand fans,
 * which stops machines but not a rush.
 */
const LIMITS = {
  signIn: { account: 10, address: 100, minutes: 15 },
  signUp: { account: 5, address: 100, minutes: 60 },
  confirm: { account: 15, address: 200, minutes: 15 },
  secondFactor: { account: 15, address: 200, minutes: 15 },
  resend: { account: 5, address: 60, minutes: 60 },
  reservation: { account: 60, address: 10_000, minutes: 10 },
  lostTickets: { account: 3, address: 30, minutes: 60 },
  contact: { account: 5, address: 50, minutes: 10 },
  billing: { account: 60, address: 10_000, minutes: 10 },
} as const;
type LimitPurpose = keyof typeof LIMITS;

/** The seconds until the next attempt: the whole window at most. */
export const retryAfterOf = (purpose: LimitPurpose) => ({ "retry-after": String(LIMITS[purpose].minutes * 60) });

const MINUTE_MS = 60_000;

export function limits({ store, clock }: { store: Store; clock: Clock }) {
  const counted = {
    /**
     * Counts one attempt and returns whether it is within the limit. `subject` is `address:…` or `account:…`, the
     * latter an email or a visitor id. An unknown address isn't counted; of IPv6, a /64 counts as one.
     */
    async allow(purpose: LimitPurpose, subject: string): Promise<boolean> {
      if (subject === "address:") return true;
      const key = keyOf(purpose, subject);
      const now = clock.now();
      const { minutes, ...most } = LIMITS[purpose];
      const resetAt = new Date(now.getTime() + minutes * MINUTE_MS);
      const fresh = sql`${attempt.resetAt} <= ${now}`;
      const [row] = await store.db
        .insert(attempt)
        .values({ key, count: 1, resetAt })
        .onConflictDoUpdate({
          target: attempt.key,
          set: {
            count: sql`case when ${fresh} then 1 else ${attempt.count} + 1 end`,
            resetAt: sql`case when ${fresh} then ${resetAt} else ${attempt.resetAt} end`,
          },
        })
        .returning({ count: attempt.count });
      return (row?.count ?? 1) <= (subject.startsWith("address:") ? most.address : most.account);
    },

    allowVisitor: (purpose: LimitPurpose, visitor: Counted) => allowVisitor(counted, purpose, visitor),

    /** Resets the count: someone who proved their identity wasn't guessing. */
    async forgive(purpose: LimitPurpose, subject: string): Promise<void> {
      await store.db.delete(attempt).where(eq(attempt.key, keyOf(purpose, subject)));
    },
  };
  return counted;
}
export type Limits = ReturnType<typeof limits>;

type Counted = Pick<Visitor, "visitorId" | "address">;

/** For a visitor's action on a page or at the API: their own limit and the address's both apply. */
export async function allowVisitor(
  { allow }: Pick<Limits, "allow">,
  purpose: LimitPurpose,
  { visitorId, address }: Counted,
): Promise<boolean> {
  return (await allow(purpose, `account:${visitorId}`)) && (await allow(purpose, `address:${address}`));
}

function keyOf(purpose: LimitPurpose, subject: string): string {
  const [, address] = /^address:(.*)$/s.exec(subject) ?? [];
  return `${purpose}:${address === undefined ? subject.toLowerCase() : `address:${networkOf(address)}`}`;
}

/** Separates an account from where attempts on it come from. */
export const COUNTED_FROM = ":from:";

/** All attempts on an account, or only those `from` one browser or network. */
export const accountSubject = (username: string, from?: string) =>
  `account:${username}${from === undefined ? "" : `${COUNTED_FROM}${from}`}`;
