/** A thread or process that stops when it is idle, and only then. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import type { ThreadTask } from "../../server/process/job-thread";
import { restingThread } from "../../server/process/resting-thread";

const IDLE_MS = 300;

/** Each job takes as many milliseconds as it says, and returns the process and thread that did it. */
function resting(task: Pick<ThreadTask, "apart"> = {}) {
  const program = `
    const { threadId } = require("node:worker_threads");
    const place = process.pid + " " + threadId;
    return { work: (ms) => new Promise((done) => setTimeout(done, ms, place)), rest() {} };`;
  const about = { program, data: {}, failed: "A pause failed", name: "The pausing thread" };
  const thread = restingThread<number, string>({ ...about, ...task }, 10, { idleMs: IDLE_MS });
  onTestFinished(() => thread.stop());
  return thread;
}

/** Blocks our event loop, so that results pile up. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it.each([
  ["a thread", {}],
  ["a process", { apart: true as const }],
])("stops %s when it is idle, and starts another one", async (_, task) => {
  const thread = resting(task);
  const first = await thread.run(0);
  expect(await thread.run(0)).toBe(first);
  await wait(2 * IDLE_MS);
  expect(await thread.run(0)).not.toBe(first);
});

it.each([
  ["a thread", {}],
  ["a process", { apart: true as const }],
])("does not stop %s at work after two results that arrived together", async (_, task) => {
  const thread = resting(task);
  const first = await thread.run(0);
  const both = [thread.run(0), thread.run(0)];
  await wait(0);
  block(150);
  expect(await Promise.all(both)).toEqual([first, first]);
  expect(await thread.run(2 * IDLE_MS)).toBe(first);
});
