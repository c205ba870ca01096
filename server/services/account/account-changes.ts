/**
 * Changes of how a fan signs in. A change is recorded before the user pool is called: even after a crash or a store
 * outage, a new password ends stolen sessions and the mail about the change is sent.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { STATE_WAIT_MS } from "../../../app/domain/limits";
import { neverSent, ProviderError } from "../../clients/cognito/provider-error";
import { enqueueMail } from "../../mail/outbox";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import { openedRow, type Seal } from "../../session/cookies/seal";
import type { EndedSessions } from "../../session/ended-sessions";
import type { Db, Store } from "../../store/connection/open-store";
import { accountChange } from "../../store/schema";

/** Several times the longest response time of the user pool. */
const UNSETTLED_MS = 60_000;
/** By then the mail has been sent or given up. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** The longest lifetime of a refresh token. */
const SESSIONS_MS = 3650 * 24 * 60 * 60_000;
const FALLBACK_LOCALE = "en";

/** The account that a change is about: the provider's user name, or the name that was typed at sign-in. */
const AccountChange = z.object({
  username: z.string().optional(),
  loginName: z.string().optional(),
  /** The address that the mail goes to. */
  email: z.string(),
  locale: z.string().optional(),
});
type ChangeKind = (typeof accountChange.$inferSelect)["kind"];
export type AccountChange = z.infer<typeof AccountChange> & { kind: ChangeKind };
export type AccountChanges = ReturnType<typeof accountChanges>;

/**
 * `sendSoon` sends the mails in the outbox. It is absent where another site runs the store: no mail is sent from here.
 */
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

  /** The latest time at which the user pool can have made the change. */
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
     * Runs `work`, which changes something at the user pool. Returns its result and the time before which sessions are
     * ended. If the pool refuses, the record is deleted. If its response is lost, the change may have happened, so
     * `resumeChanges` continues as if it had. `happened` says whether the result is a change at all.
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
        // The change has happened even if the store fails now; `resumeChanges` does the rest.
        report(error, "critical", "account change");
        return { result, at: latest(startedAt) };
      }
    },

    /**
     * Settles the changes that a crash or a lost response left open. Call it every minute or so, from any number of
     * processes.
     */
    async resumeChanges(stopped?: AbortSignal): Promise<void> {
      const now = clock.now().getTime();
      await db.delete(accountChange).where(lt(accountChange.startedAt, new Date(now - KEPT_MS)));
      const open = and(isNull(accountChange.settledAt), lt(accountChange.startedAt, new Date(now - UNSETTLED_MS)));
      for (const { id, kind, sealed, startedAt } of await db.select().from(accountChange).where(open)) {
        if (stopped?.aborted) return;
        try {
          await settle(id, { kind, ...AccountChange.parse(openedRow(seal, sealed)) }, latest(startedAt));
        } catch (error) {
          report(error, "critical", "account change");
        }
      }
    },
  };
}

/** The recipient of the mail about a change, and their language. */
export function readerOf({ sealed }: { sealed: string }, seal: Seal): { email: string; locale: string } {
  const { email, locale = FALLBACK_LOCALE } = AccountChange.parse(openedRow(seal, sealed));
  return { email, locale };
}

/** The user pool answered that it changed nothing, or was never reached. */
const wasRefused = (error: unknown) =>
  error instanceof ProviderError && (error.severity !== "critical" || neverSent(error));
