/**
 * The end of an account, step by step. The row says which step comes next, and each bears being done twice: whatever
 * stops it, the regular jobs go on from there.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Tokens } from "../../session/session";
import { departure } from "../../store/schema";
import { type Departure, departureSteps, type Left, Sealed } from "./departure-steps";
import type { PrivacyDeps } from "./privacy-types";

/** A claim older than this is of a process that died at it. */
const CLAIM_MS = 5 * 60_000;
/** No token that we take without asking the provider lives longer. */
const TOKENS_MS = 24 * 60 * 60_000;

export function departing(deps: PrivacyDeps) {
  const { store, clock, endedSessions, seal, report } = deps;
  const { db } = store;
  const steps = departureSteps(deps);

  async function claim(userId?: string): Promise<Departure[]> {
    const now = clock.now();
    const free = or(isNull(departure.claimedAt), lt(departure.claimedAt, new Date(now.getTime() - CLAIM_MS)));
    return db
      .update(departure)
      .set({ claimedAt: now })
      .where(and(free, userId ? eq(departure.userId, userId) : undefined))
      .returning();
  }

  /** True when nothing is left to do. */
  async function workOn(row: Departure): Promise<boolean> {
    try {
      let left: Left | undefined = { step: row.step, hers: Sealed.parse(seal.open(row.sealed)) };
      while (left) left = await steps[left.step](row, left.hers);
      return true;
    } catch (error) {
      report(error, "critical", "deleting an account");
      await db.update(departure).set({ claimedAt: null }).where(eq(departure.id, row.id));
      return false;
    }
  }

  return {
    /**
     * Ends the account of a signed-in fan. Nothing brings it back, and nothing has to be asked again: `soon` means that
     * somebody was out of reach, and that the jobs do the rest.
     */
    async leave({ user, visitorId, locale }: Visitor, tokens: Tokens): Promise<"done" | "soon"> {
      if (!user) throw new Error("A guest has no account to delete");
      const { userId, username } = user;
      const hers: Sealed = { tokens, username, visitorId, locale, ...(user.emailVerified && { email: user.email }) };
      const now = clock.now();
      const begun = { id: randomUUID(), userId, step: "checkouts" as const, startedAt: now, claimedAt: now };
      const [mine] = await db
        .insert(departure)
        .values({ ...begun, sealed: seal.seal(hers) })
        .onConflictDoNothing()
        .returning();
      await endedSessions.addAll(username, { now, until: new Date(now.getTime() + TOKENS_MS) });
      const [row] = mine ? [mine] : await claim(userId);
      return row && (await workOn(row)) ? "done" : "soon";
    },

    /** Goes on with what was left undone. To be called every minute or so, by any number of processes. */
    async resumeDepartures(): Promise<void> {
      for (const row of await claim()) await workOn(row);
    },
  };
}
