/** Limits per address and per account, counted in the store, so that several processes count together. */
import { eq, sql } from "drizzle-orm";
import type { Clock } from "./clock";
import { networkOf } from "./network";
import type { Visitor } from "./ports";
import type { Store } from "./store/open";
import { attempt } from "./store/schema";

/**
 * Attempts in a window. An address may be a whole arena behind one carrier, so it gets far more than one account;
 * both are too few for guessing. Seats are not guessed: there the address' number is ten tries for each of a thousand
 * fans, so that it stops machines and no rush.
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
export type LimitPurpose = keyof typeof LIMITS;

/** When to come back: the whole window at the latest. */
export const retryAfterOf = (purpose: LimitPurpose) => ({ "retry-after": String(LIMITS[purpose].minutes * 60) });

const MINUTE_MS = 60_000;

export function limits({ store, clock }: { store: Store; clock: Clock }) {
  const counted = {
    /**
     * Counts one attempt and tells whether it is still within the limit. `subject` is `address:…` or `account:…`, the
     * latter an email or a visitor's id. An unknown address (no proxy told it) is not counted; of IPv6, a /64 is one.
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

    /** Forgets what was counted: whoever proved who she is was not guessing. */
    async forgive(purpose: LimitPurpose, subject: string): Promise<void> {
      await store.db.delete(attempt).where(eq(attempt.key, keyOf(purpose, subject)));
    },
  };
  return counted;
}
export type Limits = ReturnType<typeof limits>;

type Counted = Pick<Visitor, "visitorId" | "address">;

/** What a visitor does on a page or at the API: both their own limit and the address' apply. */
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

/** Stands between an account and where the attempts on it come from. */
export const COUNTED_FROM = ":from:";

/** An account's attempts by anybody, or only those `from` one browser or network. */
export const accountSubject = (username: string, from?: string) =>
  `account:${username}${from === undefined ? "" : `${COUNTED_FROM}${from}`}`;
