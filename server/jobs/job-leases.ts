/** Leases on jobs. Every process has a timer for each job, and one process at a time runs it. */
import { lte } from "drizzle-orm";
import type { Clock } from "../process/clock";
import type { Store } from "../store/connection/open-store";
import { flowLease } from "../store/schema";

/** A lease expires shortly before the next run, or timers that drift apart would miss it. */
const SHARE = 0.9;

export function turns({ store, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /**
     * True for the process that may run `job` now; no other process may for most of `everyMs`. If it dies in the
     * middle, another process takes the next lease, so every job must tolerate being repeated.
     */
    async take(job: string, everyMs: number): Promise<boolean> {
      const now = clock.now();
      const until = new Date(now.getTime() + SHARE * everyMs);
      const taken = await store.db
        .insert(flowLease)
        .values({ flowId: `job:${job}`, until })
        .onConflictDoUpdate({ target: flowLease.flowId, set: { until }, setWhere: lte(flowLease.until, now) })
        .returning({ flowId: flowLease.flowId });
      return taken.length > 0;
    },
  };
}
