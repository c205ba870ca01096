/**
 * A worker thread for one kind of work that would block the event loop. It does one job at a time, in order.
 *
 * The program is text, since the built server is a single bundle and has no file for it. It is the body of a function
 * that gets `data` and `require`, and returns `work(job)`, and `rest()` to call after each job.
 */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

export type ThreadTask = {
  program: string;
  data: object;
  /** Begins the errors: "A picture could not be drawn", "The drawing thread". */
  failed: string;
  name: string;
};

/** The path of a package's file, for programs that load it by themselves. */
export const { resolve: packageFile } = createRequire(import.meta.url);

const LOOP = `
const { parentPort, workerData } = require("node:worker_threads");
const { work, rest } = new Function("data", "require", workerData.program)(workerData.data, require);
async function run({ id, job }) {
  try {
    parentPort.postMessage({ id, result: await work(job) });
  } catch (error) {
    parentPort.postMessage({ id, fault: String(error) });
  }
}
let last = Promise.resolve();
parentPort.on("message", (message) => {
  last = last.then(() => run(message)).then(rest).then(() => new Promise(setImmediate));
});`;

type Done<Result> = { id: number; result?: Result; fault?: string };
type Pending<Result> = { done(result: Result): void; failed(error: Error): void };

export type JobThread<Job, Result> = {
  /** The number of jobs that are being done or queued. */
  waiting(): number;
  run(job: Job): Promise<Result>;
  end(): Promise<number>;
};

/** Starts a thread that does not keep the process alive. `onEnd` is called once, however the thread ended. */
export function jobThread<Job, Result>(task: ThreadTask, onEnd: () => void): JobThread<Job, Result> {
  const pending = new Map<number, Pending<Result>>();
  const { program, data } = task;
  const worker = new Worker(LOOP, { eval: true, workerData: { program, data } });
  worker.unref();
  let count = 0;
  let cause: unknown;

  worker.on("message", ({ id, result, fault }: Done<Result>) => {
    const one = pending.get(id);
    pending.delete(id);
    if (fault === undefined) one?.done(result as Result);
    else one?.failed(new Error(`${task.failed}: ${fault}`));
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.on("exit", () => {
    for (const one of pending.values()) one.failed(new Error(`${task.name} ended`, { cause }));
    pending.clear();
    onEnd();
  });

  return {
    waiting: () => pending.size,
    run(job) {
      const id = ++count;
      worker.postMessage({ id, job });
      return new Promise((done, failed) => pending.set(id, { done, failed }));
    },
    end: () => worker.terminate(),
  };
}
