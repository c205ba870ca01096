/** A job thread that starts with its first job, stops when it is idle, and turns jobs away when too many wait. */
import { type JobThread, jobThread, type ThreadTask } from "./job-thread";

/** A thread that has been idle for this long is stopped, which frees its memory. */
const IDLE_MS = 30_000;

export function restingThread<Job, Result>(task: ThreadTask, mostWaiting: number, { idleMs = IDLE_MS } = {}) {
  let thread: JobThread<Job, Result> | undefined;
  let idle: NodeJS.Timeout | undefined;

  function started(): JobThread<Job, Result> {
    if (thread) return thread;
    let begun: JobThread<Job, Result> | undefined;
    begun = jobThread<Job, Result>(task, () => {
      if (thread === begun) thread = undefined;
    });
    thread = begun;
    return begun;
  }

  async function stop(): Promise<void> {
    const running = thread;
    thread = undefined;
    clearTimeout(idle);
    await running?.end();
  }

  const quietly = () => void stop().catch(() => undefined);

  return {
    async run(job: Job): Promise<Result | "busy"> {
      const running = started();
      if (running.waiting() >= mostWaiting) return "busy";
      clearTimeout(idle);
      try {
        return await running.run(job);
      } finally {
        if (thread === running && running.waiting() === 0) {
          // Results that arrive together each get here once nothing waits.
          clearTimeout(idle);
          idle = setTimeout(quietly, idleMs).unref();
        }
      }
    },
    stop,
  };
}
