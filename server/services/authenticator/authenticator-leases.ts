/** The lease on a busy flow: while one request is being processed, a second one for the same flow is refused. */
import { eq, lte } from "drizzle-orm";
import { STATE_WAIT_MS } from "../../../app/domain/limits";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import { flowLease } from "../../store/schema";

/**
 * The lease is a row and not in a cookie, since a client can send an old cookie again. `key` is the flow's id or the
 * visitor's.
 */
export function authenticatorLeases(store: Pick<Store, "db">, clock: Clock) {
  return {
    /** True for one caller at a time. A lease that is never released expires after 10 s. */
    async take(key: string): Promise<boolean> {
      const now = clock.now();
      const until = new Date(now.getTime() + STATE_WAIT_MS);
      const taken = await store.db
        .insert(flowLease)
        .values({ flowId: key, until })
        .onConflictDoUpdate({ target: flowLease.flowId, set: { until }, setWhere: lte(flowLease.until, now) })
        .returning({ flowId: flowLease.flowId });
      return taken.length > 0;
    },

    async release(key: string): Promise<void> {
      await store.db.delete(flowLease).where(eq(flowLease.flowId, key));
    },
  };
}
export type Leases = ReturnType<typeof authenticatorLeases>;
