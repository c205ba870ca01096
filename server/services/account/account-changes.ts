/**
 * Changes of how a fan signs in: recorded before the user pool is asked, so that neither a crash nor a dead store lets
 * a stolen session live on after a new password, or keeps the mail about it from leaving.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { STATE_WAIT_MS } from "../../../app/domain/limits";
import { neverSent, ProviderError } from "../../clients/cognito/provider-error";
import { enqueueMail } from "../../mail/outbox";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Seal } from "../../session/cookies/seal";
import type { EndedSessions } from "../../session/ended-sessions";
import type { Db, Store } from "../../store/connection/open-store";
import { accountChange } from "../../store/schema";

/** The user pool's longest answer, several times over. */
const UNSETTLED_MS = 60_000;
/** The mail has left by then, or been given up. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Longest life of a refresh token. */
const SESSIONS_MS = 3650 * 24 * 60 * 60_000;
const FALLBACK_LOCALE = "en";

/** Whom a change is about: the provider's own name of them, or the one that was typed at sign-in. */
const AccountChange = z.object({
  username: z.string().optional(),
  loginName: z.string().optional(),
  /** Where the mail goes. */
  email: z.string(),
  locale: z.string().optional(),
});
type ChangeKind = (typeof accountChange.$inferSelect)["kind"];
export type AccountChange = z.infer<typeof AccountChange> & { kind: ChangeKind };
export type AccountChanges = ReturnType<typeof accountChanges>;

/** `sendSoon` sends what is in the outbox; it is absent where another site keeps the books, and no mail leaves from. */
export function accountChanges(deps: {
  store: Store;
  clock: Clock;
  report: Report;
  seal: Seal;
  endedSessions: Pick<EndedSessions, "addAll" | "addAllSignedInAs">;
  sendSoon: (() => void) | undefined;
}) {
  const { store, clock, report, seal, endedSessions, sendSoon } = deps;
  const { db } = store;

  /** The latest instant at which the user pool can have done it. */
  const latest = (startedAt: Date) => new Date(startedAt.getTime() + STATE_WAIT_MS);

  async function settle(id: string, { kind, ...who }: AccountChange, at: Date): Promise<void> {
    await db.transaction(async (tx) => {
      if (kind === "password") await endSessions(tx, who, at);
      if (sendSoon) {
        await tx.update(accountChange).set({ settledAt: at }).where(eq(accountChange.id, id));
        await enqueueMail(tx, { cause: `account_change:${id}`, template: "account_change", ref: id, now: at });
      } else await tx.delete(accountChange).where(eq(accountChange.id, id));
    });
    sendSoon?.();
  }

  async function endSessions(tx: Db, { username, loginName }: z.infer<typeof AccountChange>, now: Date): Promise<void> {
    const ending = { now, until: new Date(now.getTime() + SESSIONS_MS) };
    if (username) await endedSessions.addAll(username, ending, tx);
    if (loginName) await endedSessions.addAllSignedInAs(loginName, ending, tx);
  }

  return {
    /**
     * Does `work`, which changes something at the user pool, and answers with its result and the instant before which
     * sessions are over. When the pool refuses, nothing is left of it. When its answer is lost the change may have
     * happened, so `resumeChanges` goes on as if it had. `happened` tells whether the result is a change at all.
     */
    async record<T>(
      change: AccountChange,
      work: () => Promise<T>,
      happened: (result: T) => boolean = () => true,
    ): Promise<{ result: T; at: Date }> {
      const id = randomUUID();
      const { kind, ...who } = change;
      const startedAt = clock.now();
      await db.insert(accountChange).values({ id, kind, sealed: seal.seal(who), startedAt });
      const drop = () => db.delete(accountChange).where(eq(accountChange.id, id));
      let result: T;
      try {
        result = await work();
      } catch (error) {
        if (wasRefused(error)) await drop().catch((cause) => report(cause, "critical", "account change"));
        throw error;
      }
      const at = clock.now();
      if (!happened(result)) {
        await drop();
        return { result, at };
      }
      try {
        await settle(id, change, at);
        return { result, at };
      } catch (error) {
        // The change has happened whatever the store says now; `resumeChanges` sees to the rest.
        report(error, "critical", "account change");
        return { result, at: latest(startedAt) };
      }
    },

    /** Settles what a crash or a lost answer left open. To be called every minute or so, by any number of processes. */
    async resumeChanges(): Promise<void> {
      const now = clock.now().getTime();
      await db.delete(accountChange).where(lt(accountChange.startedAt, new Date(now - KEPT_MS)));
      const open = and(isNull(accountChange.settledAt), lt(accountChange.startedAt, new Date(now - UNSETTLED_MS)));
      for (const { id, kind, sealed, startedAt } of await db.select().from(accountChange).where(open)) {
        try {
          await settle(id, { kind, ...AccountChange.parse(seal.open(sealed)) }, latest(startedAt));
        } catch (error) {
          report(error, "critical", "account change");
        }
      }
    },
  };
}

/** Who is told of a change, and in which language. */
export function readerOf({ sealed }: { sealed: string }, seal: Seal): { email: string; locale: string } {
  const { email, locale = FALLBACK_LOCALE } = AccountChange.parse(seal.open(sealed));
  return { email, locale };
}

/** The user pool answered that it did nothing, or was not reached at all. */
const wasRefused = (error: unknown) =>
  error instanceof ProviderError && (error.severity !== "critical" || neverSent(error));
