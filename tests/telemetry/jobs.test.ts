/** What a job's timer logs: one line for each failed run, and one for a database outage. */
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reporter } from "../../server/failures/report";
import { repeating, retryPauseMs } from "../../server/jobs/jobs";
import { NO_METRICS } from "../../server/telemetry/metrics";
import { contextFields } from "../../server/telemetry/work-context";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function timers(take: () => Promise<boolean>, work: (stopped?: AbortSignal) => Promise<void> = async () => undefined) {
  const gauges: Record<string, number> = {};
  const postponed: number[] = [];
  const stop = new AbortController();
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "info", mixin: contextFields, formatters: { level: (level) => ({ level }) } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const { repeat, drained } = repeating({
    leases: {
      async take(job) {
        const now = new Date();
        return (await take()) ? { job, takenAt: now, until: now } : undefined;
      },
      noteRun: async () => undefined,
      async postpone(_, pauseMs) {
        postponed.push(pauseMs);
      },
    },
    log: log as never,
    report: reporter({ SENTRY_DSN: undefined }, log as never),
    metrics: { ...NO_METRICS, set: (name, value) => void Object.assign(gauges, { [name]: value }) },
    tracing: undefined,
    stopped: stop.signal,
  });
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
  const every = (name: string, everyMs = MINUTE_MS) => repeat({ name, everyMs, work });
  return { lines, every, pass, gauges, postponed, drained, stop: () => stop.abort() };
}

const refused = () =>
  new Error("Failed query", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) });

test("A database outage is reported once, not by every turn of every job", async () => {
  let away = true;
  const take = () => (away ? Promise.reject(refused()) : Promise.resolve(false));
  const { lines, every, pass } = timers(take);
  for (const job of ["reconcile", "billing", "outbox"]) every(job);
  await pass(60);
  expect(lines).toEqual([expect.objectContaining({ level: "error", about: "reconcile" })]);
  away = false;
  await pass(1);
  away = true;
  await pass(60);
  expect(lines).toHaveLength(2);
});

test("Any other reason why a job gets no turn is an error each time", async () => {
  const { lines, every, pass } = timers(() => Promise.reject(new Error('relation "flow_lease" does not exist')));
  every("reconcile");
  await pass(1);
  expect(lines).toEqual(Array(2).fill(expect.objectContaining({ level: "error", about: "reconcile" })));
});

test("A job that fails logs its name, its run and the cause each time", async () => {
  const { lines, every, pass } = timers(
    async () => true,
    () => Promise.reject(refused()),
  );
  every("reconcile");
  await pass(1);
  const errors = lines.filter(({ level }) => level === "error");
  expect(errors).toHaveLength(2);
  expect(errors[0]).toMatchObject({ job: "reconcile", error: { cause: { code: "ECONNREFUSED" } } });
  expect(errors[0]?.runId).not.toBe(errors[1]?.runId);
});

test("A job that has never succeeded counts from the start of the process", async () => {
  const { every, pass, gauges } = timers(
    async () => true,
    () => Promise.reject(new Error("broken")),
  );
  const startedAt = Date.now() / 1000;
  every("reconcile");
  await pass(20);
  expect(gauges.ringside_job_last_success_timestamp_seconds).toBe(startedAt);
});

test("A job that keeps failing is attempted less and less often, and at its interval again after a success", async () => {
  let broken = true;
  const work = async () => {
    if (broken) throw new Error("broken");
  };
  const { every, pass, gauges, postponed, lines } = timers(async () => true, work);
  every("outbox", 15_000);
  await pass(1);
  expect(postponed).toEqual([30_000, 60_000, 120_000, 120_000]);
  expect(gauges.ringside_job_failures_in_a_row).toBe(5);
  broken = false;
  await pass(0.25);
  expect(gauges.ringside_job_failures_in_a_row).toBe(0);
  expect(postponed).toHaveLength(4);
  expect(lines.at(-1)).toMatchObject({ job: "outbox", outcome: "ok", attempt: 6 });
});

test("An hourly job that fails is retried after a minute, not after an hour, and never once the site stops", async () => {
  const { every, pass, lines, postponed, stop } = timers(
    async () => true,
    () => Promise.reject(new Error("broken")),
  );
  every("tidy", 60 * MINUTE_MS);
  const attempts = () => lines.filter(({ msg }) => msg === "job").length;
  await pass(0.5);
  expect(attempts()).toBe(1);
  await pass(1);
  expect(attempts()).toBe(2);
  await pass(2);
  expect(attempts()).toBe(3);
  expect(postponed.map((ms) => ms / MINUTE_MS)).toEqual([1, 2, 4]);
  stop();
  await pass(120);
  expect(attempts()).toBe(3);
});

test("A stop waits until the run under way has ended and is noted, and no other begins", async () => {
  let end = () => {};
  const runs: AbortSignal[] = [];
  const { every, pass, lines, drained, stop } = timers(
    async () => true,
    (stopped) => {
      runs.push(stopped as AbortSignal);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  );
  every("outbox", 15_000);
  await pass(0);
  stop();
  expect(runs.map(({ aborted }) => aborted)).toEqual([true]);
  let isDrained = false;
  const draining = drained().then(() => {
    isDrained = true;
  });
  await pass(1);
  expect([isDrained, runs.length]).toEqual([false, 1]);
  end();
  await draining;
  expect(lines).toMatchObject([{ msg: "job", outcome: "ok" }]);
});

test("A run whose lease comes after the stop leaves the job to another process", async () => {
  let take = () => {};
  let runs = 0;
  const { every, pass, postponed, drained, stop } = timers(
    () =>
      new Promise((resolve) => {
        take = () => resolve(true);
      }),
    async () => {
      runs += 1;
    },
  );
  every("tidy", 60 * MINUTE_MS);
  await pass(0);
  stop();
  take();
  await drained();
  expect([runs, postponed]).toEqual([0, [0]]);
});

test.each([
  [15_000, [15, 30, 60, 120, 120]],
  [60_000, [60, 120, 120]],
  [3_600_000, [60, 120, 240, 480, 960, 1920, 3600, 3600]],
])("The pause of a job that runs every %i ms doubles up to a limit", (everyMs, seconds) => {
  expect(seconds.map((_, n) => retryPauseMs(everyMs, n + 1) / 1000)).toEqual(seconds);
});
