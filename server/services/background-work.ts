/** Work that no request waits for: its errors are reported, and it finishes before the store is closed. */
import type { Report } from "../ports";

/** Work gets `stopped`, and takes nothing new once that is aborted. */
export function backgroundWork(report: Report, stopped?: AbortSignal) {
  const running = new Set<Promise<void>>();
  return {
    later(about: string, work: (stopped?: AbortSignal) => Promise<void>): void {
      const run = work(stopped)
        .catch((error: unknown) => report(error, "critical", about))
        .finally(() => running.delete(run));
      running.add(run);
    },
    /** Resolves when all work has finished, including what was begun meanwhile. */
    drained: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
