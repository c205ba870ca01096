/** A site that is stopped while its job sends a mail: the mail is noted as sent, so it isn't sent again. */
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sandboxClock } from "../../server/sandbox/sandbox-clock";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { embeddedSite } from "../routes/site";

/** How long the mail server takes to accept a mail that it has read. */
const ACCEPT_MS = 1_000;

/** A mail server that is out of service until `open`. */
async function mailServer() {
  const state = { isOpen: false, read: 0, accepted: 0 };
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (!state.isOpen) return void socket.end("421 later\r\n");
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const accept = () => {
      state.accepted += 1;
      say("250 ok");
    };
    say("220 tests");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (inData && line !== ".") continue;
        if (inData) {
          state.read += 1;
          setTimeout(accept, ACCEPT_MS);
        } else say(line === "DATA" ? "354 go on" : line === "QUIT" ? "221 bye" : "250 ok");
        inData = line === "DATA";
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { state, url: `smtp://127.0.0.1:${port}` };
}

it("sends a mail once", async () => {
  const { state, url } = await mailServer();
  const site = await embeddedSite({ SMTP_URL: url, LOG_LEVEL: "info" });
  onTestFinished(() => site.stop());
  const maya = fan(site);
  const night = await eventId(site, "Iron Harvest");
  await hold(maya, night, "Floor", 2);
  await maya.get(pathOf(await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com")));
  // The purchase sent the mail in vain. From here on, the job sends it.
  await expect.poll(site.printed).toContain("sending a mail");
  const lines = (from: number) =>
    site
      .printed()
      .slice(from)
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  const before = site.printed().length;
  state.isOpen = true;
  await site.advance("PT2M");
  await expect.poll(() => state.read, { timeout: 40_000, interval: 20 }).toBe(1);
  expect(await site.end("SIGTERM")).toBe(0);
  expect(state.accepted).toBe(1);

  // A claim that was left open would have run out.
  await sandboxClock(site.dataDir).advance("PT6M");
  const restarted = site.printed().length;
  await site.start();
  await expect
    .poll(() => lines(restarted), { timeout: 40_000 })
    .toContainEqual(expect.objectContaining({ job: "outbox", msg: "job", outcome: "ok" }));
  expect(state.read).toBe(1);
  expect(lines(before).filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
});
