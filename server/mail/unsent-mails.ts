/** Unsent mails, for the office: those that wait, those that were given up, and retrying them. */
import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../store/connection/open-store";
import { outbox } from "../store/schema";

const MOST = 200;

export function unsentMails(db: Db) {
  return {
    /** The newest unsent mails; with `failed`, only those that were given up. */
    unsentMails: ({ failed }: { failed: boolean }) =>
      db
        .select()
        .from(outbox)
        .where(and(isNull(outbox.sentAt), isNull(outbox.droppedAt), failed ? isNotNull(outbox.failedAt) : undefined))
        .orderBy(desc(outbox.createdAt))
        .limit(MOST),

    /**
     * Retries mails from the start: one that was given up, or all that were given up or wait for a retry. Returns how
     * many there were. A mail that another process is sending right now stays as it is.
     */
    async retryMails(which: { id: string } | "all"): Promise<number> {
      const rows = await db
        .update(outbox)
        .set({ failedAt: null, retryAt: null, claimedAt: null, attempts: 0, openClaims: 0 })
        .where(
          and(
            isNull(outbox.sentAt),
            isNull(outbox.droppedAt),
            which === "all"
              ? or(isNotNull(outbox.failedAt), and(isNotNull(outbox.retryAt), isNull(outbox.claimedAt)))
              : and(isNotNull(outbox.failedAt), eq(outbox.id, which.id)),
          ),
        )
        .returning({ id: outbox.id });
      return rows.length;
    },

    /** Leaves a mail that was given up unsent for good. False if it wasn't given up. */
    async dropMail(id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(outbox)
        .set({ droppedAt: now })
        .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNotNull(outbox.failedAt), isNull(outbox.droppedAt)))
        .returning({ id: outbox.id });
      return rows.length > 0;
    },
  };
}
