/**
 * Runs work that would block the event loop in a worker thread, or in a separate process if it runs native code that may
 * abort its process. Each does one job at a time, in order.
 *
 * The program is text, since the built server is a single bundle and has no file for it. It is the body of a function
 * that gets `data` and `require`, and returns `work(job)`, and `rest()` to call after each job.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

export type ThreadTask = {
  program: string;
  data: object;
  /** Begins the errors: "A picture could not be drawn", "The drawing process". */
  failed: string;
  name: string;
  /** Runs in a separate process. */
  apart?: true;
};

/** The path of a package's file, for programs that load it by themselves. */
export const { resolve: packageFile } = createRequire(import.meta.url);

const SERVE = `
function serve({ program, data }, receiveJobs, send) {
  const { work, rest } = new Function("data", "require", program)(data, require);
  async function run({ id, job }) {
    try {
      send({ id, result: await work(job) });
    } catch (error) {
      send({ id, fault: String(error) });
    }
  }
  let last = Promise.resolve();
  receiveJobs((message) => {
    last = last.then(() => run(message)).then(rest).then(() => new Promise(setImmediate));
  });
}`;
const IN_THREAD = `${SERVE}
const { parentPort, workerData } = require("node:worker_threads");
serve(workerData, (job) => parentPort.on("message", job), (result) => parentPort.postMessage(result));`;
const IN_PROCESS = `${SERVE}
process.on("disconnect", () => process.exit());
process.once("message", (task) => serve(task, (job) => process.on("message", job), (result) => process.send(result)));`;

type Done<Result> = { id: number; result?: Result; fault?: string };
type Pending<Result> = { done(result: Result): void; failed(error: Error): void };

/** The thread or process that does the jobs. `onEnd` is called once, however it ended. */
type Place = { send(message: object): void; end(): Promise<unknown> };
type Events<Result> = { onDone(done: Done<Result>): void; onEnd(cause: unknown): void };

export type JobThread<Job, Result> = {
  /** The number of jobs that are being done or queued. */
  waiting(): number;
  run(job: Job): Promise<Result>;
  end(): Promise<unknown>;
};

/** Starts a thread or process that does not keep ours alive. `onEnd` is called once, however it ended. */
export function jobThread<Job, Result>(task: ThreadTask, onEnd: () => void): JobThread<Job, Result> {
  const pending = new Map<number, Pending<Result>>();
  let count = 0;
  const open = task.apart ? ownProcess : workerThread;
  const place = open<Result>(task, {
    onDone({ id, result, fault }) {
      const one = pending.get(id);
      pending.delete(id);
      if (fault === undefined) one?.done(result as Result);
      else one?.failed(new Error(`${task.failed}: ${fault}`));
    },
    onEnd(cause) {
      for (const one of pending.values()) one.failed(new Error(`${task.name} ended`, { cause }));
      pending.clear();
      onEnd();
    },
  });
  return {
    waiting: () => pending.size,
    run(job) {
      const id = ++count;
      return new Promise((done, failed) => {
        pending.set(id, { done, failed });
        place.send({ id, job });
      });
    },
    end: place.end,
  };
}

function workerThread<Result>({ program, data }: ThreadTask, { onDone, onEnd }: Events<Result>): Place {
  const worker = new Worker(IN_THREAD, { eval: true, workerData: { program, data } });
  worker.unref();
  let cause: unknown;
  worker.on("message", onDone);
  worker.on("error", (error) => {
    cause = error;
  });
  worker.on("exit", () => onEnd(cause));
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
}

/** The process gets none of our environment, which holds secrets. If it aborts, its message goes to our stderr. */
function ownProcess<Result>({ program, data }: ThreadTask, { onDone, onEnd }: Events<Result>): Place {
  const child = spawn(process.execPath, ["-e", IN_PROCESS], {
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  let hasEnded = false;
  const ended = (cause: unknown) => {
    if (!hasEnded) onEnd(cause);
    hasEnded = true;
  };
  // Also when a message can't be sent, because the process is ending.
  child.on("error", (error) => {
    if (child.pid === undefined) ended(error);
  });
  // Without a file handle there is no process, only the error that follows: even `kill` and `send` would fail.
  if (child.pid === undefined) return { send: () => undefined, end: async () => undefined };
  child.unref();
  child.channel?.unref();
  child.on("message", (done) => onDone(done as Done<Result>));
  child.on("exit", (code, signal) => ended(new Error(`It ended with ${signal ?? code}`)));
  child.send({ program, data });
  return {
    send: (message) => void child.send(message),
    async end() {
      if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await once(child, "exit");
    },
  };
}
