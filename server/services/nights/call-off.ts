/**
 * Calls nights off as a job: it is noted first, and the work goes on in this process or, should it die, in another one.
 * Canceling a night may be repeated, so each attempt does what is left.
 */
import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { event, officeJob } from "../../store/schema";
import type { Actor } from "../audit-trail";
import type { BoxOffice } from "../box-office";
import type { CanceledEvent, RefundProgress } from "../box-office/office/cancel-or-move-night";
import { refuseCallOff } from "../box-office/office/refuse-night-change";
import type { TicketDesk } from "../box-office/office/ticket-desk";
import { callOffJob, offPreview, refundedFor } from "./call-off-preview";
import type { Once } from "./once-for-deed";

type CallOffOutcome = Once<"begun" | "code" | "differs" | "draft" | "off" | "gone">;
type Progress = (sent: RefundProgress) => void;
type OfficeJobRow = typeof officeJob.$inferSelect;
type CallingOffDeps = {
  store: Pick<Store, "db">;
  clock: Clock;
  report: Report;
  boxOffice: Pick<BoxOffice, "cancelEvent">;
  tickets: Pick<TicketDesk, "sales">;
  /** Runs work that nobody waits for. */
  later(about: string, work: (stopped?: AbortSignal) => Promise<void>): void;
};

/** A claim that isn't renewed for this long belongs to a process that died. One order takes a few seconds at most. */
const CLAIM_MS = 60_000;

export function callingOff({ store: { db }, clock, report, boxOffice, tickets, later }: CallingOffDeps) {
  const claimEnd = () => new Date(clock.now().getTime() + CLAIM_MS);
  const isFree = () => or(isNull(officeJob.claimedUntil), lt(officeJob.claimedUntil, clock.now()));

  return {
    offPreview: (eventId: string) => offPreview(db, tickets, eventId),
    callOffJob: (eventId: string) => callOffJob(db, eventId),
    resumeCallOffs,

    /** Begins to call the night off, if its short code was typed and it still is as the preview showed it. */
    async callOff(o: {
      eventId: string;
      code: string;
      digest: string;
      actor: Exclude<Actor, string>;
      deedId: string;
    }): Promise<CallOffOutcome> {
      const shown = await offPreview(db, tickets, o.eventId);
      if (!shown) return "gone";
      if ((await db.$count(officeJob, eq(officeJob.id, o.deedId))) > 0) return "again";
      if (shown.night.status === "CANCELED") return "off";
      if (shown.night.status === "DRAFT") return "draft";
      if (o.code.trim().toUpperCase() !== shown.night.shortCode) return "code";
      if (o.digest !== shown.digest) return "differs";
      const begun = await db
        .insert(officeJob)
        .values({
          id: o.deedId,
          kind: "callOff",
          entity: o.eventId,
          actor: o.actor.name,
          via: o.actor.via,
          createdAt: clock.now(),
          total: shown.orders,
        })
        .onConflictDoNothing({ target: officeJob.id })
        .returning({ id: officeJob.id });
      later("calling off a night", resumeCallOffs);
      return begun.length > 0 ? "begun" : "again";
    },

    /**
     * Calls the night off while the caller waits. Throws `Refused` if it is a draft. Undefined if there is no such
     * night.
     */
    async callOffNow(eventId: string, actor: string, progress?: Progress): Promise<CanceledEvent | undefined> {
      const [night] = await db.select().from(event).where(eq(event.id, eventId));
      if (!night) return undefined;
      refuseCallOff(night);
      const { orders } = await tickets.sales(eventId);
      const noted = { id: randomUUID(), kind: "callOff", entity: eventId, actor, total: orders } as const;
      const times = { createdAt: clock.now(), claimedUntil: claimEnd() };
      const [job] = await db
        .insert(officeJob)
        .values({ ...noted, ...times })
        .returning();
      return job && attempt(job, progress);
    },
  };

  /** Does what is left of every job that no living process is working on. A failed one is tried again next time. */
  async function resumeCallOffs(stopped?: AbortSignal): Promise<void> {
    const failed = new Set<string>();
    while (!stopped?.aborted) {
      const job = await claim(failed);
      if (!job) return;
      const { id } = job;
      await attempt(job).catch((error: unknown) => {
        failed.add(id);
        report(error, "critical", "calling off a night");
      });
    }
  }

  async function attempt(job: OfficeJobRow, progress?: Progress): Promise<CanceledEvent | undefined> {
    try {
      return await run(job, progress);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      await db.update(officeJob).set({ fault, claimedUntil: null }).where(eq(officeJob.id, job.id));
      throw error;
    }
  }

  async function claim(without: Set<string>): Promise<OfficeJobRow | undefined> {
    const open = await db
      .select({ id: officeJob.id })
      .from(officeJob)
      .where(and(isNull(officeJob.finishedAt), isFree()))
      .orderBy(asc(officeJob.createdAt));
    for (const { id } of open.filter((one) => !without.has(one.id))) {
      const [mine] = await db
        .update(officeJob)
        .set({ claimedUntil: claimEnd() })
        .where(and(eq(officeJob.id, id), isNull(officeJob.finishedAt), isFree()))
        .returning();
      if (mine) return mine;
    }
    return undefined;
  }

  async function run(
    { id, entity, actor, via, total }: OfficeJobRow,
    progress: Progress = () => undefined,
  ): Promise<CanceledEvent | undefined> {
    let noted = Promise.resolve();
    const done = await boxOffice.cancelEvent(entity, via ? { name: actor, via } : actor, (sent) => {
      // An attempt begins with the orders that an earlier one left.
      const all = Math.min(total, Math.max(0, total - sent.of) + sent.done);
      noted = noted.then(() => note(id, { done: all, claimedUntil: claimEnd() })).catch(() => undefined);
      progress(sent);
    });
    await noted;
    const result = await refundedFor(db, entity);
    await note(id, { done: total, finishedAt: clock.now(), claimedUntil: null, fault: null, result });
    return done;
  }

  async function note(id: string, set: Partial<OfficeJobRow>): Promise<void> {
    await db.update(officeJob).set(set).where(eq(officeJob.id, id));
  }
}
