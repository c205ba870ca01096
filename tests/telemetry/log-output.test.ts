/** The output of log lines: a slow or lost reader costs lines, never time and never the process. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { logOutput } from "../../server/telemetry/log-output";

/** A process that reads what is written to `fd`, as Docker reads a site's output. */
function reader(program: string, ...words: string[]): { child: ChildProcess; fd: number; received: () => string } {
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stdin?.on("error", () => undefined);
  let received = "";
  child.stdout?.on("data", (data) => {
    received += data;
  });
  const { fd } = (child.stdin as unknown as { _handle: { fd: number } })._handle;
  return { child, fd, received: () => received };
}

const line = (n: number) => `${JSON.stringify({ n, filler: "x".repeat(200) })}\n`;

test("lines arrive whole and in order, including those of the last moment", async () => {
  const { fd, received } = reader("cat");
  const output = logOutput(fd);
  for (let n = 0; n < 500; n++) output.write(line(n));
  await expect.poll(received).toContain('"n":499');
  output.write(line(500));
  output.flushSync();
  await expect.poll(received).toContain('"n":500');
  const numbers = received()
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one).n);
  expect(numbers).toEqual(Array.from({ length: 501 }, (_, n) => n));
});

test("a stalled reader blocks nothing and later gets the number of missed lines", async () => {
  const { child, fd, received } = reader("cat");
  child.kill("SIGSTOP");
  const output = logOutput(fd);
  const begun = performance.now();
  for (let n = 0; n < 40_000; n++) output.write(line(n));
  await wait(300);
  for (let n = 40_000; n < 80_000; n++) output.write(line(n));
  expect(performance.now() - begun).toBeLessThan(3_000);

  const flushed = performance.now();
  output.flushSync();
  expect(performance.now() - flushed).toBeLessThan(2_000);

  child.kill("SIGCONT");
  const counts = () => {
    const lines = received()
      .split("\n")
      .slice(0, -1)
      .map((one) => JSON.parse(one));
    const dropped = lines.reduce((sum, one) => sum + (one.dropped ?? 0), 0);
    return { dropped, all: dropped + lines.filter((one) => "n" in one).length };
  };
  await expect.poll(() => counts().all, { timeout: 10_000 }).toBe(80_000);
  expect(counts().dropped).toBeGreaterThan(10_000);
});

test("a reader that has left gets no more lines, and the last flush ends", async () => {
  const { child, fd } = reader("cat");
  const output = logOutput(fd);
  output.write(line(0));
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  for (let n = 0; n < 100; n++) output.write(line(n));
  await wait(200);
  for (let n = 0; n < 100; n++) output.write(line(n));
  const begun = performance.now();
  output.flushSync();
  expect(performance.now() - begun).toBeLessThan(100);
});

test.each([
  ["alone", 0],
  ["behind others", 3],
])("a line that fits nowhere costs only itself: %s", async (_, before) => {
  const { fd, received } = reader("cat");
  const output = logOutput(fd);
  for (let n = 0; n < before; n++) output.write(line(n));
  output.write(`${JSON.stringify({ n: -1, filler: "x".repeat(2 * 1024 * 1024) })}\n`);
  for (let n = before; n < before + 3; n++) output.write(line(n));
  await expect.poll(received).toContain(`"n":${before + 2}`);
  const lines = received()
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one));
  expect(lines.flatMap(({ dropped }) => dropped ?? [])).toEqual([1]);
  expect(lines.flatMap(({ n }) => n ?? [])).toEqual(Array.from({ length: before + 3 }, (_, n) => n));
});
