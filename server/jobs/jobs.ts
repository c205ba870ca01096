/** Background jobs on timers. One process at a time runs a job, and every run logs its duration. */

import type { Logger } from "../failures/report";
import type { Report } from "../ports";
import { unhurried } from "../store/connection/query-patience";
import { isUnavailable } from "../store/connection/store-unavailable";
import type { Metrics } from "../telemetry/metrics";
import type { Tracing } from "../telemetry/tracing";
import { madeId, workingFor } from "../telemetry/work-context";
import type { turns } from "./job-leases";

type JobEquipment = {
  turns: ReturnType<typeof turns>;
  log: Logger;
  report: Report;
  metrics: Metrics;
  tracing: Tracing | undefined;
  /** No run begins once this is aborted. */
  stopped: AbortSignal;
};

/** Returns a function that runs `work` now and then every `everyMs`, in one process at a time. */
export function repeating({ turns, log, report, metrics, tracing, stopped }: JobEquipment) {
  async function run(job: string, work: () => Promise<unknown>): Promise<boolean> {
    const began = performance.now();
    const done = (outcome: "ok" | "failed") => {
      const ms = performance.now() - began;
      metrics.add("ringside_job_runs_total", job, outcome);
      metrics.observe("ringside_job_duration_seconds", ms / 1000, job);
      if (outcome === "ok") metrics.set("ringside_job_last_success_timestamp_seconds", Date.now() / 1000, job);
      log.info({ outcome, ms: Math.round(ms) }, "job");
    };
    try {
      await work();
      done("ok");
      return true;
    } catch (error) {
      done("failed");
      report(error, "critical", job);
      return false;
    }
  }

  let storeAway = false;
  /** Every job takes its lease from the database, so one report is enough while the database is away. */
  function noTurn(error: unknown, job: string): void {
    const known = storeAway && isUnavailable(error);
    storeAway = isUnavailable(error);
    if (!known) report(error, "critical", job);
  }

  return (job: string, everyMs: number, work: () => Promise<unknown>): void => {
    const round = async () => {
      const taken = await turns.take(job, everyMs);
      storeAway = false;
      if (!taken) return;
      const span = tracing?.begin(`job ${job}`, "internal", {});
      const ok = await workingFor({ id: madeId(), job, span }, () => run(job, work));
      span?.end({ failed: !ok });
    };
    const begin = () => void unhurried(round).catch((error) => noTurn(error, job));
    // Runs at once, so that work left by the previous process doesn't wait for another interval.
    begin();
    const timer = setInterval(begin, everyMs).unref();
    stopped.addEventListener("abort", () => clearInterval(timer));
  };
}
