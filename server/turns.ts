/** Jobs that every process has a timer for, and one of them does at a time. */
import { lte } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Store } from "./store/open";
import { flowLease } from "./store/schema";

/** A turn ends a little before the next is due, or timers that drift apart would miss it. */
const SHARE = 0.9;

export function turns({ store, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /**
     * True for the process that may do `job` now; nobody else may within most of `everyMs`. A process that dies in the
     * middle of it has its turn taken by the next: the job has to bear being done again.
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
