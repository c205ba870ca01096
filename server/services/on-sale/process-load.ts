/** How busy this process is: its event loop, and how long its requests wait for their turn. */
import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { ProcessLoad } from "../../../app/domain/line/admission-rate";

export function processLoad() {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  let longestMs = 0;

  return {
    noteWait(ms: number): void {
      longestMs = Math.max(longestMs, ms);
    },
    /** Since the last call. */
    lately(): ProcessLoad {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      const waitMs = longestMs;
      longestMs = 0;
      return { loop: utilization, waitMs };
    },
  };
}
