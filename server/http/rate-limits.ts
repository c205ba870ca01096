/** Rate limits per address and per account, counted in the store, so that all processes count together. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../ports";
import type { Clock } from "../process/clock";
import { batchedCalls } from "../store/batched-calls";
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
  /** Counts wrong codes: a right one is given back. */
  code: { account: 10, address: 100, minutes: 10 },
  line: { account: 60, address: 30_000, minutes: 10 },
  /** Each may send a mail. */
  waiting: { account: 5, address: 100, minutes: 60 },
  lostTickets: { account: 3, address: 30, minutes: 60 },
  contact: { account: 5, address: 50, minutes: 10 },
  billing: { account: 60, address: 10_000, minutes: 10 },
  follow: { account: 5, address: 50, minutes: 60 },
  /** The address that a mail goes to, whoever asks for it. */
  followMail: { account: 3, address: 50, minutes: 24 * 60 },
  /** A phone at a busy gate, and one that sends what it has collected. */
  doorScan: { account: 6_000, address: 60_000, minutes: 10 },
  /** Links with a wrong key. */
  doorKey: { account: 20, address: 20, minutes: 15 },
  /** Another program with a token of the office. */
  officeApi: { account: 600, address: 6_000, minutes: 1 },
  /** Wrong tokens. */
  officeToken: { account: 60, address: 60, minutes: 15 },
  search: { account: 60, address: 600, minutes: 1 },
  // A guest's checkout holds pieces for half an hour, and guests are as many as a machine wants.
  goods: { account: 60, address: 600, minutes: 10 },
} as const;
type LimitPurpose = keyof typeof LIMITS;

/** The seconds until the next attempt: the whole window at most. */
export const retryAfterOf = (purpose: LimitPurpose) => ({ "retry-after": String(LIMITS[purpose].minutes * 60) });

const MINUTE_MS = 60_000;
const ADDRESS = "address:";

/** What one attempt counts for, by key. An address's count is left alone once the account is over its limit. */
type Counted = {
  account: string | null;
  accountMost: number;
  address: string | null;
  addressMost: number;
  until: Date;
};

export function limits({ store, clock }: { store: Store; clock: Clock }) {
  /** Attempts that arrive while others are being counted are counted together: many of them share an address's row. */
  const countInTurn = batchedCalls(async (_: string, attempts: Counted[]): Promise<boolean[]> => {
    const rows = await store.prepared<{ allowed: boolean }>(countStatement(attempts, clock.now()));
    return rows.map(({ allowed }) => allowed);
  });

  function count(purpose: LimitPurpose, by: { account?: string; address?: string }): Promise<boolean> {
    const { minutes, ...most } = LIMITS[purpose];
    const account = by.account ? keyOf(purpose, by.account) : null;
    const address = by.address && by.address !== ADDRESS ? keyOf(purpose, by.address) : null;
    if (!account && !address) return Promise.resolve(true);
    const until = new Date(clock.now().getTime() + minutes * MINUTE_MS);
    return countInTurn("", { account, accountMost: most.account, address, addressMost: most.address, until });
  }

  return {
    /** For pages, which can't import this module. */
    retryAfterOf,

    /**
     * Counts one attempt and returns whether it is within the limit. `subject` is `address:…` or `account:…`, the
     * latter an email or a visitor id. An unknown address isn't counted; of IPv6, a /64 counts as one.
     */
    allow: (purpose: LimitPurpose, subject: string): Promise<boolean> =>
      count(purpose, subject.startsWith(ADDRESS) ? { address: subject } : { account: subject }),

    /** For a visitor's action on a page or at the API: their own limit and the address's both apply. */
    allowVisitor: (purpose: LimitPurpose, { visitorId, address }: Pick<Visitor, "visitorId" | "address">) =>
      count(purpose, { account: `account:${visitorId}`, address: `${ADDRESS}${address}` }),

    /** Takes back an attempt that was no guess. */
    async giveBack(
      purpose: LimitPurpose,
      { visitorId, address }: Pick<Visitor, "visitorId" | "address">,
    ): Promise<void> {
      const keys = [keyOf(purpose, `account:${visitorId}`), keyOf(purpose, `${ADDRESS}${address}`)].sort();
      for (const key of keys) {
        await store.db
          .update(attempt)
          .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
          .where(eq(attempt.key, key));
      }
    },

    /** Resets the count: someone who proved their identity wasn't guessing. */
    async forgive(purpose: LimitPurpose, subject: string): Promise<void> {
      await store.db.delete(attempt).where(eq(attempt.key, keyOf(purpose, subject)));
    },
  };
}
export type Limits = ReturnType<typeof limits>;

/**
 * Counts attempts in order, and returns whether each is allowed in the same order. Rows are locked in the order of
 * their keys, accounts first, so that two processes can't deadlock each other.
 */
function countStatement(attempts: Counted[], now: Date): SQL {
  const asked = attempts.map((one, n) => ({ n, ...one }));
  const counted = (key: SQL, from: SQL) => sql`
      insert into attempt (key, count, reset_at)
      select ${key}, count(*)::int, max(until) from ${from} where ${key} is not null group by ${key} order by ${key}
      on conflict (key) do update set
        count = excluded.count + case when attempt.reset_at <= ${now.toISOString()}::timestamptz then 0 else attempt.count end,
        reset_at = case when attempt.reset_at <= ${now.toISOString()}::timestamptz then excluded.reset_at else attempt.reset_at end
      returning key, count`;
  return sql`
    with asked as materialized (
      select *, count(*) over (partition by account) - row_number() over (partition by account order by n) as later
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked(n int, account text, "accountMost" int, address text, "addressMost" int, until timestamptz)
    ),
    by_account as (${counted(sql`account`, sql`asked`)}
    ),
    passed as materialized (
      select asked.*, count(*) over (partition by address) - row_number() over (partition by address order by n) as after
      from asked left join by_account on by_account.key = asked.account
      where asked.account is null or by_account.count - asked.later <= asked."accountMost"
    ),
    by_address as (${counted(sql`address`, sql`passed`)}
    )
    select passed.n is not null
      and (passed.address is null or by_address.count - passed.after <= passed."addressMost") as allowed
    from asked left join passed on passed.n = asked.n left join by_address on by_address.key = passed.address
    order by asked.n`;
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
