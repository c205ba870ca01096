/** Mails: wished for in the transaction that causes them, sent after it, each of them once. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import { Rejected } from "../clients/mailer";
import { codeOf } from "../failure";
import type { BoxOfficeParts, Template } from "../services/box-office/box-office-types";
import { composing } from "../services/mails/box-office-mails";
import { isPurchaseDisputed, isRefundDisputed } from "../services/refunds/disputed-payments";
import type { Db } from "../store/open";
import { outbox } from "../store/schema";
import { afterFailure } from "./mail-retries";
import { unsentMails } from "./unsent-mails";

/** A claim older than this is of a process that died while sending: a conversation ends long before. */
const CLAIM_MS = 5 * 60_000;
/** A process that dies between sending and noting it sends once more when it is back, and not for ever. */
const MAX_OPEN_CLAIMS = 2;
const AT_ONCE = 20;

/** What says that money goes back waits as the money does: a bank that has taken it may keep it. */
const waits = sql`case ${outbox.template}
  when 'refund' then ${isRefundDisputed(outbox.ref)}
  when 'goods_refund' then ${isPurchaseDisputed(outbox.ref)}
  else false end`;

/** Wishes for a mail; a second wish with the same cause is the same mail. */
export async function enqueueMail(
  tx: Db,
  o: { cause: string; template: Template; ref: string; now: Date },
): Promise<void> {
  const { cause, template, ref, now } = o;
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), cause, template, ref, createdAt: now })
    .onConflictDoNothing({ target: outbox.cause });
}

export type Outbox = ReturnType<typeof mailing>;
type Row = typeof outbox.$inferSelect;

export function mailing(office: BoxOfficeParts) {
  const { store, clock, mailer, report, metrics } = office;
  const { db } = store;
  const compose = composing(office);
  const written = Object.keys(compose) as Template[];

  return {
    /**
     * Sends what is due and not being sent by another process. Failures are reported and tried again, ever later; see
     * mail-retries.ts. Mails that were given up wait for the office.
     */
    async sendOutbox(): Promise<void> {
      for (let round = 0; round < AT_ONCE; round++) {
        // One at a time, or the last claim could run out while the first mails are being sent.
        const row = await claim();
        if (!row || !(await send(row))) return;
      }
    },
    ...unsentMails(db),
  };

  /** False when the mail server is down. */
  async function send(row: Row): Promise<boolean> {
    try {
      if (row.openClaims > MAX_OPEN_CLAIMS) throw new Rejected("The process ended twice while it was being sent");
      const mail = await compose[row.template]?.(row.ref);
      if (mail) await mailer.send(mail);
    } catch (error) {
      const { stop, ...outcome } = afterFailure(error, row.attempts, clock.now());
      // The message may hold an address, so only its cleaned form and the code are reported.
      const told = Object.assign(new Error(outcome.lastError), { code: codeOf(error) });
      metrics?.add("ringside_mails_total", outcome.failedAt ? "given_up" : "retried");
      report(told, "critical", outcome.failedAt ? "a mail was given up" : "sending a mail");
      await note(row, outcome);
      return !stop;
    }
    metrics?.add("ringside_mails_total", "sent");
    await note(row, { sentAt: clock.now(), lastError: null });
    return true;
  }

  /** Until an outcome is noted, the claim stays open: such a mail is sent once more at most. */
  async function note(row: Row, outcome: Partial<Row>): Promise<void> {
    await db
      .update(outbox)
      .set({ claimedAt: null, openClaims: 0, ...outcome })
      .where(eq(outbox.id, row.id));
  }

  async function claim(): Promise<Row | undefined> {
    const now = clock.now();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          isNull(outbox.failedAt),
          inArray(outbox.template, written),
          not(waits),
          or(isNull(outbox.retryAt), lte(outbox.retryAt, now)),
          or(isNull(outbox.claimedAt), lt(outbox.claimedAt, new Date(now.getTime() - CLAIM_MS))),
        ),
      )
      .orderBy(sql`${outbox.retryAt} nulls first`, outbox.createdAt)
      .limit(1)
      .for("update", { skipLocked: true });
    const [row] = await db
      .update(outbox)
      .set({ claimedAt: now, attempts: sql`${outbox.attempts} + 1`, openClaims: sql`${outbox.openClaims} + 1` })
      .where(inArray(outbox.id, due))
      .returning();
    return row;
  }
}
