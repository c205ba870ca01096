/** What a job's timer logs: one line for each failed run, and one for a database outage. */
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reporter } from "../../server/failures/report";
import { repeating } from "../../server/jobs/jobs";
import { NO_METRICS } from "../../server/telemetry/metrics";
import { contextFields } from "../../server/telemetry/work-context";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function timers(take: () => Promise<boolean>, work = async (): Promise<void> => undefined) {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "info", mixin: contextFields, formatters: { level: (level) => ({ level }) } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const repeat = repeating({
    turns: { take },
    log: log as never,
    report: reporter({ SENTRY_DSN: undefined }, log as never),
    metrics: NO_METRICS,
    tracing: undefined,
    stopped: new AbortController().signal,
  });
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
  return { lines, every: (job: string) => repeat(job, MINUTE_MS, work), pass };
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
