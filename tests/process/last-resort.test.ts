/** An unhandled failure ends the process cleanly: logged as fatal, requests in progress are answered, exit code 1. */
import { connect } from "node:net";
import { expect, it } from "vitest";
import { root } from "../root";
import { embeddedSite } from "../routes/site";

it.each([
  ["an uncaught exception", "SIGUSR2", "thrown by nobody"],
  ["an unhandled rejection", "SIGHUP", "rejected by nobody"],
] as const)("drains after %s", async (about, signal, message) => {
  const site = await embeddedSite({}, ["--import", `${root}/tests/process/throws.mjs`]);
  // A request in progress: its body is still arriving when the failure comes.
  const begun = connect(Number(new URL(site.url).port), "localhost");
  let received = "";
  begun.on("data", (chunk) => {
    received += chunk;
  });
  const body = "x=1";
  const { host } = new URL(site.url);
  begun.write(`POST /language HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${body.length}\r\n\r\nx`);
  await new Promise((resolve) => setTimeout(resolve, 200));

  const ended = site.end(signal);
  await expect.poll(() => site.printed(), { timeout: 10_000 }).toContain(message);
  begun.write(body.slice(1));
  expect(await ended).toBe(1);
  expect(received).toMatch(/^HTTP\/1\.1 \d\d\d /);
  const lines = site
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const fatal = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "fatal");
  expect(fatal).toMatchObject([
    { msg: expect.stringContaining(about.split(" ").slice(1).join(" ")), error: { message } },
  ]);
  await site.stop();
});
