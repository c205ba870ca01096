/**
 * Background jobs on timers. One process at a time runs a job, and every run logs its duration. A job that keeps
 * failing is attempted less and less often.
 */
import type { Logger } from "../failures/report";
import type { Report } from "../ports";
import { unhurried } from "../store/connection/query-patience";
import { isUnavailable } from "../store/connection/store-unavailable";
import type { Metrics } from "../telemetry/metrics";
import type { Tracing } from "../telemetry/tracing";
import { madeId, workingFor } from "../telemetry/work-context";
import type { JobLease, JobLeases } from "./job-leases";

type Job = {
  name: string;
  everyMs: number;
  /** Takes nothing new once `stopped` is aborted. */
  work: (stopped: AbortSignal) => Promise<unknown>;
};

type JobEquipment = {
  leases: JobLeases;
  log: Logger;
  report: Report;
  metrics: Metrics;
  tracing: Tracing | undefined;
  /** No run begins once this is aborted. */
  stopped: AbortSignal;
};

/** A job with a long interval is retried sooner than that. */
const FIRST_PAUSE_MOST_MS = 60_000;
/** Recovery waits no longer than this, unless the interval is longer. The alert on failed runs counts on it, too. */
const LONGEST_PAUSE_LEAST_MS = 120_000;

/** The pause after this many failures in a row: it doubles with each. */
export function retryPauseMs(everyMs: number, failures: number): number {
  const first = Math.min(everyMs, FIRST_PAUSE_MOST_MS);
  return Math.min(first * 2 ** (failures - 1), Math.max(everyMs, LONGEST_PAUSE_LEAST_MS));
}

/** `repeat` runs a job's `work` now and then every `everyMs`, in one process at a time. */
export function repeating({ leases, log, report, metrics, tracing, stopped }: JobEquipment) {
  /** `attempt`: 1, or the number of attempts since the last success. */
  async function run({ name, work }: Job, attempt: number): Promise<boolean> {
    const began = performance.now();
    const done = (outcome: "ok" | "failed") => {
      const ms = performance.now() - began;
      metrics.add("ringside_job_runs_total", name, outcome);
      metrics.observe("ringside_job_duration_seconds", ms / 1000, name);
      metrics.set("ringside_job_failures_in_a_row", outcome === "ok" ? 0 : attempt, name);
      if (outcome === "ok") metrics.set("ringside_job_last_success_timestamp_seconds", Date.now() / 1000, name);
      log.info({ outcome, attempt, ms: Math.round(ms) }, "job");
      // A note for the office. The job has run, whatever becomes of it.
      return leases.noteRun(name, { ok: outcome === "ok", ms }).catch(() => undefined);
    };
    try {
      await work(stopped);
      await done("ok");
      return true;
    } catch (error) {
      report(error, "critical", name);
      await done("failed");
      return false;
    }
  }

  let storeAway = false;
  /** Every job takes its lease from the database, so one report is enough while the database is away. */
  function noLease(error: unknown, name: string): void {
    const known = storeAway && isUnavailable(error);
    storeAway = isUnavailable(error);
    if (!known) report(error, "critical", name);
  }

  const rounds = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  stopped.addEventListener("abort", () => {
    for (const timer of timers) clearInterval(timer);
  });

  function repeat(job: Job): void {
    const { name, everyMs } = job;
    let failures = 0;
    for (const outcome of ["ok", "failed"]) metrics.begin("ringside_job_runs_total", name, outcome);
    // A job that never succeeds has to raise the alarm as well.
    metrics.set("ringside_job_last_success_timestamp_seconds", Date.now() / 1000, name);
    const round = async () => {
      const lease = await leases.take(name, everyMs);
      storeAway = false;
      if (!lease) return;
      // We were stopped in the meantime, so another process may run the job without waiting.
      if (stopped.aborted) return leases.postpone(lease, 0);
      const span = tracing?.begin(`job ${name}`, "internal", {});
      const ok = await workingFor({ id: madeId(), job: name, span }, () => run(job, failures + 1));
      span?.end({ failed: !ok });
      failures = ok ? 0 : failures + 1;
      if (!ok) await retry(lease);
    };
    const retry = async (lease: JobLease) => {
      const pauseMs = retryPauseMs(everyMs, failures);
      if (pauseMs !== everyMs) await leases.postpone(lease, pauseMs);
      if (pauseMs < everyMs) setTimeout(begin, pauseMs).unref();
    };
    const begin = () => {
      if (stopped.aborted) return;
      const begun = unhurried(round)
        .catch((error) => noLease(error, name))
        .finally(() => rounds.delete(begun));
      rounds.add(begun);
    };
    // Runs immediately: work that the previous process left should not wait for another interval.
    begin();
    timers.push(setInterval(begin, everyMs).unref());
  }

  return {
    repeat,
    /** Resolves when the runs under way have ended. Abort `stopped` first. */
    drained: async (): Promise<void> => {
      while (rounds.size > 0) await Promise.all(rounds);
    },
  };
}
