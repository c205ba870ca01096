/**
 * Deletes an account step by step. The row names the next step, and every step can safely be repeated: after any
 * interruption, the regular jobs continue from there.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { openedRow } from "../../session/cookies/seal";
import type { Tokens } from "../../session/session";
import { departure } from "../../store/schema";
import { type Departure, departureSteps, type Left, Sealed } from "./departure-steps";
import type { PrivacyDeps } from "./privacy-types";

/** A claim older than this belongs to a process that died while working on it. */
const CLAIM_MS = 5 * 60_000;
/** The longest lifetime of a token that we accept without asking the provider. */
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

  /** True when all steps are done. */
  async function workOn(row: Departure): Promise<boolean> {
    try {
      let left: Left | undefined = { step: row.step, personal: Sealed.parse(openedRow(seal, row.sealed)) };
      while (left) left = await steps[left.step](row, left.personal);
      return true;
    } catch (error) {
      report(error, "critical", "deleting an account");
      await putBack(row);
      return false;
    }
  }

  const putBack = ({ id }: Departure) => db.update(departure).set({ claimedAt: null }).where(eq(departure.id, id));

  return {
    /**
     * Deletes the account of a signed-in fan. It cannot be undone, and the fan need not ask again: `soon` means that a
     * provider could not be reached, and the jobs will do the rest.
     */
    async leave({ user, visitorId, locale }: Visitor, tokens: Tokens): Promise<"done" | "soon"> {
      if (!user) throw new Error("A guest has no account to delete");
      const { userId, username } = user;
      const personal: Sealed = {
        tokens,
        username,
        visitorId,
        locale,
        ...(user.emailVerified && { email: user.email }),
      };
      const now = clock.now();
      const begun = { id: randomUUID(), userId, step: "checkouts" as const, startedAt: now, claimedAt: now };
      // In one transaction: what other sessions bought after the checkouts were closed would keep the account's data.
      const started = await db.transaction(async (tx) => {
        const rows = await tx
          .insert(departure)
          .values({ ...begun, sealed: seal.seal(personal) })
          .onConflictDoNothing()
          .returning();
        await endedSessions.addAll(username, { now, until: new Date(now.getTime() + TOKENS_MS) }, tx);
        return rows[0];
      });
      const [row] = started ? [started] : await claim(userId);
      return row && (await workOn(row)) ? "done" : "soon";
    },

    /** Continues unfinished deletions. Call it every minute or so, from any number of processes. */
    async resumeDepartures(stopped?: AbortSignal): Promise<void> {
      for (const row of await claim()) {
        if (stopped?.aborted) await putBack(row);
        else await workOn(row);
      }
    },
  };
}
