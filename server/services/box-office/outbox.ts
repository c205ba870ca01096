/** Mails: wished for in the transaction that causes them, sent after it, each of them once. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../../store/open";
import { outbox } from "../../store/schema";
import { composing } from "./compose";
import { purchaseRests, refundRests } from "./disputed";
import type { Office, Template } from "./types";

/** A claim older than this is of a process that died or failed while sending. */
const CLAIM_MS = 5 * 60_000;
const AT_ONCE = 20;

/** What says that money goes back waits as the money does: a bank that has taken it may keep it. */
const waits = sql`case ${outbox.template}
  when 'refund' then ${refundRests(outbox.ref)}
  when 'goods_refund' then ${purchaseRests(outbox.ref)}
  else false end`;

/** Wishes for a mail; a second wish with the same cause is the same mail. */
export async function enqueue(tx: Db, o: { cause: string; template: Template; ref: string; now: Date }): Promise<void> {
  const { cause, template, ref, now } = o;
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), cause, template, ref, createdAt: now })
    .onConflictDoNothing({ target: outbox.cause });
}

export type Outbox = ReturnType<typeof mailing>;

export function mailing(office: Office) {
  const { store, clock, mailer, report } = office;
  const { db } = store;
  const compose = composing(office);
  const written = Object.keys(compose) as Template[];

  return {
    /** Sends what is unsent and not being sent by somebody else. Failures are reported and tried again after five minutes. */
    async sendOutbox(): Promise<void> {
      for (const row of await claim()) {
        try {
          const mail = await compose[row.template]?.(row.ref);
          if (mail) await mailer.send(mail);
          await db.update(outbox).set({ sentAt: clock.now() }).where(eq(outbox.id, row.id));
        } catch (error) {
          report(error, "critical", "sending a mail");
        }
      }
    },
  };

  async function claim() {
    const now = clock.now();
    const unsent = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          inArray(outbox.template, written),
          not(waits),
          or(isNull(outbox.claimedAt), lt(outbox.claimedAt, new Date(now.getTime() - CLAIM_MS))),
        ),
      )
      .orderBy(outbox.createdAt)
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    return db
      .update(outbox)
      .set({ claimedAt: now, attempts: sql`${outbox.attempts} + 1` })
      .where(inArray(outbox.id, unsent))
      .returning();
  }
}
