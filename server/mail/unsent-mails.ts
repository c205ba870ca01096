/** Mails that have not left, as the office sees them: what waits, what was given up, and another try. */
import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../store/open";
import { outbox } from "../store/schema";

const MOST = 200;

export function unsentMails(db: Db) {
  return {
    /** The newest mails that have not been sent; with `failed` those that were given up alone. */
    unsentMails: ({ failed }: { failed: boolean }) =>
      db
        .select()
        .from(outbox)
        .where(and(isNull(outbox.sentAt), failed ? isNotNull(outbox.failedAt) : undefined))
        .orderBy(desc(outbox.createdAt))
        .limit(MOST),

    /**
     * Lets mails be tried again from the start: one that was given up, or all that were given up or wait for their next
     * try. Returns how many there were. What another process is sending right now stays as it is.
     */
    async retryMails(which: { id: string } | "all"): Promise<number> {
      const rows = await db
        .update(outbox)
        .set({ failedAt: null, retryAt: null, claimedAt: null, attempts: 0, openClaims: 0 })
        .where(
          and(
            isNull(outbox.sentAt),
            which === "all"
              ? or(isNotNull(outbox.failedAt), and(isNotNull(outbox.retryAt), isNull(outbox.claimedAt)))
              : and(isNotNull(outbox.failedAt), eq(outbox.id, which.id)),
          ),
        )
        .returning({ id: outbox.id });
      return rows.length;
    },
  };
}
