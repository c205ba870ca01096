/** The outbox of all mails: a mail is enqueued in the transaction that causes it, and sent once, after the commit. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Mail, type Mailer, MailRejected, MailServerDown } from "../clients/mailer";
import { codeOf } from "../failures/failure";
import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { Db, Store } from "../store/connection/open-store";
import { outbox } from "../store/schema";
import type { Metrics } from "../telemetry/metrics";
import { afterFailure } from "./mail-retries";
import { unsentMails } from "./unsent-mails";

export type MailTemplate = (typeof outbox.$inferSelect)["template"];
/**
 * Writes the mail that an outbox row refers to by its `ref`, at the moment it is sent. Undefined if there is nobody to
 * write to, or nothing left to say.
 */
export type WriteMail = (ref: string) => Promise<Mail | undefined>;
/** A writer for each template that this process can write. Other templates wait for another process. */
export type MailWriters = Partial<Record<MailTemplate, WriteMail>>;

export type OutboxDeps = {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  report: Report;
  metrics?: Metrics | undefined;
  writers: MailWriters;
  /** By template, whether a mail with this `ref` has to wait. */
  heldBack?: Partial<Record<MailTemplate, (ref: SQLWrapper) => SQL>>;
  /** Runs work that nobody waits for. */
  later(about: string, work: (stopped?: AbortSignal) => Promise<void>): void;
};

/** A claim older than this belongs to a process that died while sending: sending a mail never takes as long. */
const CLAIM_MS = 5 * 60_000;
/** A process that dies between sending a mail and noting it may send it once more, but not forever. */
const MAX_OPEN_CLAIMS = 2;
/** Of one run. The rest waits for the next, so that a run ends before another process takes over its job. */
const MOST_A_RUN = 200;
/** Mails that this process sends at the same time. A run's first mail doesn't count: it never waits for others. */
const AT_ONCE = 8;
/** Fewer failures in a row may come from one mail that ends the connection. */
const OUTAGE = 3;

/** Enqueues a mail in the caller's transaction. A second mail with the same `cause` is the same mail. */
export async function enqueueMail(
  tx: Db,
  o: { cause: string; template: MailTemplate; ref: string; now: Date },
): Promise<void> {
  const { cause, template, ref, now } = o;
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), cause, template, ref, priority: priorityOf(template), createdAt: now })
    .onConflictDoNothing({ target: outbox.cause });
}

/** Mails that nobody waits for. They go to thousands at once, and must not hold up a ticket. */
const PATIENT: Partial<Record<MailTemplate, number>> = {
  live_now: 1,
  sale_opens: 1,
  doors_soon: 2,
  night_announced: 2,
};

/** The lower number is sent first. */
export const priorityOf = (template: MailTemplate): number => PATIENT[template] ?? 0;

export type Outbox = ReturnType<typeof mailOutbox>;
type OutboxRow = typeof outbox.$inferSelect;

export function mailOutbox({ store, clock, mailer, report, metrics, writers, heldBack = {}, later }: OutboxDeps) {
  const { db } = store;
  /** Failures since this process last sent a mail. */
  let timesDown = 0;
  /** Senders at work besides the first of each run. */
  let helping = 0;
  const written = Object.keys(writers) as MailTemplate[];
  const waits = or(
    ...Object.entries(heldBack).map(([template, isHeldBack]) =>
      and(eq(outbox.template, template as MailTemplate), isHeldBack(outbox.ref)),
    ),
  );

  return {
    sendOutbox,
    /** Sends mails without anyone waiting for it. */
    sendSoon: () => later("sending mails", sendOutbox),
    ...unsentMails(db),
  };

  /**
   * Sends the mails that are due and that no other process is sending, by priority. A failure is reported and retried
   * with growing pauses (mail-retries.ts). Mails that were given up stay in the outbox for the office. Begins no mail
   * once `stopped` is aborted.
   */
  async function sendOutbox(stopped?: AbortSignal): Promise<void> {
    let left = MOST_A_RUN;
    let isOver = false;
    // Claimed one at a time, or a claim could run out while others are being sent.
    const next = async (): Promise<OutboxRow | undefined> => {
      if (isOver || left === 0 || stopped?.aborted) return undefined;
      left -= 1;
      const row = await claim();
      if (!row) isOver = true;
      return row;
    };
    /** Whoever finds a mail calls the next sender, so that one mail doesn't call them all. */
    const help = async (): Promise<void> => {
      if (helping === AT_ONCE) return;
      helping += 1;
      try {
        const row = await next();
        if (row) await Promise.all([help(), sendFrom(row)]);
      } finally {
        helping -= 1;
      }
    };
    const sendFrom = async (first: OutboxRow): Promise<void> => {
      let row: OutboxRow | undefined = first;
      while (row) {
        if (!(await send(row))) isOver = true;
        row = await next();
      }
    };

    // The first one finds out alone whether the server accepts mails.
    const first = await next();
    if (first && (await send(first))) await help();
  }

  /** False when the mail server is down. */
  async function send(row: OutboxRow): Promise<boolean> {
    try {
      if (row.openClaims > MAX_OPEN_CLAIMS) throw new MailRejected("The process ended twice while it was being sent");
      const mail = await writers[row.template]?.(row.ref);
      if (mail) await mailer.send(mail);
    } catch (error) {
      const { stop, ...outcome } = afterFailure(error, row.attempts, clock.now());
      // The message may contain an address, so only its cleaned form and the code are reported.
      const cleaned = Object.assign(new Error(outcome.lastError), { code: codeOf(error) });
      metrics?.add("ringside_mails_total", outcome.failedAt ? "given_up" : "retried");
      if (error instanceof MailServerDown) timesDown += 1;
      const isKnown = error instanceof MailServerDown && timesDown > 1 && !outcome.failedAt;
      report(cleaned, isKnown ? "debug" : "critical", outcome.failedAt ? "a mail was given up" : "sending a mail");
      await note(row, outcome);
      return !stop;
    }
    metrics?.add("ringside_mails_total", "sent");
    await note(row, { sentAt: clock.now(), lastError: null });
    if (timesDown >= OUTAGE) await retryAllNow();
    timesDown = 0;
    return true;
  }

  /** The server is back, so mails need not wait for their own next try, which may be hours away. */
  async function retryAllNow(): Promise<void> {
    await db
      .update(outbox)
      .set({ retryAt: null })
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), isNotNull(outbox.retryAt)));
  }

  /** The claim stays open until an outcome is noted. A mail with an open claim is sent once more at most. */
  async function note(row: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    await db
      .update(outbox)
      .set({ claimedAt: null, openClaims: 0, ...outcome })
      .where(eq(outbox.id, row.id));
  }

  async function claim(): Promise<OutboxRow | undefined> {
    const now = clock.now();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          isNull(outbox.failedAt),
          inArray(outbox.template, written),
          waits && not(waits),
          or(isNull(outbox.retryAt), lte(outbox.retryAt, now)),
          or(isNull(outbox.claimedAt), lt(outbox.claimedAt, new Date(now.getTime() - CLAIM_MS))),
        ),
      )
      .orderBy(outbox.priority, sql`${outbox.retryAt} nulls first`, outbox.createdAt)
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
