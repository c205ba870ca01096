/** The shutdown of the front: announced, serving meanwhile, and without losing a request. */
import { once } from "node:events";
import { Agent, request as ask, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { readConfig } from "../../server/config/config";
import { logger } from "../../server/failures/report";
import { front } from "../../server/front/front";
import { FRONT_LIMITS } from "../../server/front/limits";
import { systemClock } from "../../server/process/clock";
import { gate } from "./world";

const ANNOUNCE_MS = 400;

/** More than the kernel takes from a response that nobody reads. */
const LONG = Buffer.alloc(16 * 1024 * 1024, "x");

async function site() {
  const slow = gate();
  const { port, stop } = await front({
    config: { ...readConfig({}, { demand: false }), PORT: 0 },
    log: logger({ LOG_LEVEL: "silent" }),
    clock: systemClock,
    build: { routes: {}, assets: { routes: {} } } as never,
    files: { client: "build/client", public: "public" },
    async api(request) {
      if (request.url.endsWith("/slow")) await slow.opened;
      if (request.url.endsWith("/long")) return new Response(LONG);
      return new Response("served");
    },
    ready: async () => {},
    limits: { ...FRONT_LIMITS, drainMs: 2_000 },
  });
  const keepAlive = new Agent({ keepAlive: true });
  const get = (path: string, agent: Agent | false = false) =>
    new Promise<{ status: number; connection: string | undefined; body: string }>((resolve, reject) => {
      const sent = ask({ port, path, agent }, async (response: IncomingMessage) => {
        let body = "";
        for await (const chunk of response) body += chunk;
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body });
      });
      sent.once("error", reject).end();
    });
  return { port, get, keepAlive, stop, finishSlow: slow.open };
}

it("answers readiness with 503 and keeps serving, with a last answer for each connection", async () => {
  const { get, keepAlive, stop } = await site();
  expect(await get("/readyz")).toMatchObject({ status: 200, body: "ready" });
  expect(await get("/api/v1/events", keepAlive)).toMatchObject({ connection: "keep-alive" });

  const began = performance.now();
  const stopped = stop(ANNOUNCE_MS);
  expect(await get("/readyz")).toMatchObject({ status: 503, body: "draining" });
  expect(await get("/healthz")).toMatchObject({ status: 200 });
  expect(await get("/api/v1/events", keepAlive)).toMatchObject({ status: 200, connection: "close", body: "served" });
  expect(await get("/api/v1/events")).toMatchObject({ status: 200, connection: "close" });
  await stopped;
  expect(performance.now() - began).toBeGreaterThan(ANNOUNCE_MS - 20);
  await expect(get("/readyz")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  keepAlive.destroy();
});

it("answers clients that had connected but were not accepted yet", async () => {
  const { port, stop } = await site();
  // All of these connect before the event loop accepts the first one, as on a busy process.
  const answers = Array.from({ length: 40 }, async () => {
    const socket = connect(port, "127.0.0.1");
    socket.end("GET /api/v1/events HTTP/1.1\r\nHost: localhost:3000\r\n\r\n");
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  });
  await new Promise<void>((then) => process.nextTick(then));
  const stopped = stop(0);
  expect(await Promise.allSettled(answers)).toEqual(answers.map(() => ({ status: "fulfilled", value: "200" })));
  await stopped;
});

it("answers requests in progress when the drain begins, and says that each is the last", async () => {
  const { get, keepAlive, stop, finishSlow } = await site();
  const begun = get("/api/v1/slow", keepAlive);
  await wait(100);
  const stopped = stop(ANNOUNCE_MS);
  await wait(2 * ANNOUNCE_MS);
  finishSlow();
  expect(await begun).toMatchObject({ status: 200, connection: "close", body: "served" });
  await stopped;
  keepAlive.destroy();
});

it("ends a connection whose answer had begun before, as soon as it is read", async () => {
  const { port, keepAlive, stop } = await site();
  const sent = ask({ port, path: "/api/v1/long", agent: keepAlive }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(response.headers.connection).toBe("keep-alive");
  const stopped = stop(15 * ANNOUNCE_MS);
  const closed = once(response.socket, "close").then(() => "closed");
  response.resume();
  expect(await Promise.race([closed, wait(12 * ANNOUNCE_MS, "open")])).toBe("closed");
  await stopped;
  keepAlive.destroy();
});

it("answers the requests that a client has sent ahead, and says with the last one that it is the last", async () => {
  const { port, stop, finishSlow } = await site();
  const socket = connect(port, "127.0.0.1");
  const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`;
  socket.write(line("/api/v1/slow") + line("/api/v1/events"));
  await wait(100);
  const stopped = stop(ANNOUNCE_MS);
  finishSlow();
  let answers = "";
  for await (const chunk of socket) answers += chunk;
  expect(answers.match(/HTTP\/1\.1 200 OK|^connection: \S+/gim)).toEqual([
    "HTTP/1.1 200 OK",
    "Connection: keep-alive",
    "HTTP/1.1 200 OK",
    "Connection: close",
  ]);
  await stopped;
});
