/** Leases on jobs. Every process has a timer for each job, and one process at a time runs it. */
import { and, eq, lte, sql } from "drizzle-orm";
import type { Clock } from "../process/clock";
import type { Store } from "../store/connection/open-store";
import { flowLease, jobRun } from "../store/schema";

/** A lease expires shortly before the next run, or timers that drift apart would miss it. */
const SHARE = 0.9;

/** One run of a job. */
export type JobLease = { job: string; takenAt: Date; until: Date };
export type JobLeases = ReturnType<typeof jobLeases>;

export function jobLeases({ store, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /**
     * A lease for the process that may run `job` now; no other process may for most of `everyMs`. If it dies in the
     * middle, another process takes the next lease, so every job must tolerate being repeated.
     */
    async take(job: string, everyMs: number): Promise<JobLease | undefined> {
      const now = clock.now();
      const lease = { job, takenAt: now, until: endOf(now, everyMs) };
      const { until } = lease;
      const taken = await store.db
        .insert(flowLease)
        .values({ flowId: leaseId(lease), until })
        .onConflictDoUpdate({ target: flowLease.flowId, set: { until }, setWhere: lte(flowLease.until, now) })
        .returning({ flowId: flowLease.flowId });
      return taken.length > 0 ? lease : undefined;
    },

    /** Notes how a run ended, for the office. */
    async noteRun(job: string, { ok, ms }: { ok: boolean; ms: number }): Promise<void> {
      const endedAt = clock.now();
      const succeeded = ok ? { succeededAt: endedAt, failures: 0 } : {};
      await store.db
        .insert(jobRun)
        .values({ job, endedAt, ms: Math.round(ms), succeededAt: null, failures: 1, ...succeeded })
        .onConflictDoUpdate({
          target: jobRun.job,
          set: { endedAt, ms: Math.round(ms), ...(ok ? succeeded : { failures: sql`${jobRun.failures} + 1` }) },
        });
    },

    /** Moves the job's next run, in any process, to `pauseMs` after the start of this run, unless another has begun. */
    async postpone(lease: JobLease, pauseMs: number): Promise<void> {
      await store.db
        .update(flowLease)
        .set({ until: endOf(lease.takenAt, pauseMs) })
        .where(and(eq(flowLease.flowId, leaseId(lease)), eq(flowLease.until, lease.until)));
    },
  };
}

const leaseId = ({ job }: Pick<JobLease, "job">) => `job:${job}`;

const endOf = (takenAt: Date, pauseMs: number) => new Date(takenAt.getTime() + SHARE * pauseMs);
