/** Each request's id and its one log line: what an operator needs, and nothing about the visitor. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { timeForCall } from "../../server/failures/call-time";
import { prometheus } from "../../server/telemetry/prometheus";
import { workContext } from "../../server/telemetry/work-context";
import { gate, loggedLines, world } from "./world";

const ID = /^[0-9a-f]{15}$/;
const api = () => new Response("done");

test("a request has one id in its response, its log line and the code that handles it", async () => {
  const { log, lines } = loggedLines();
  let within: unknown;
  const site = await world({
    log,
    api: async () => {
      await wait(1);
      within = workContext();
      return new Response("done");
    },
  });
  const answer = await site.ask("/api/v1/tickets/reservation/secret-id?email=ada@example.com");
  const id = answer.headers["x-request-id"];
  expect(id).toMatch(ID);
  await expect.poll(lines).toHaveLength(1);
  const [line] = lines();
  expect(line).toMatchObject({
    level: "info",
    msg: "request",
    requestId: id,
    method: "GET",
    route: "/api/v1/tickets/reservation/:id",
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(line?.bytes).toBeGreaterThan("done".length);
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(within).toMatchObject({ id, route: line?.route });
  expect(JSON.stringify(line)).not.toMatch(/ada|secret-id|127\.0\.0\.1/);
});

test("a request has one deadline for its calls of other services", async () => {
  let left: number[] = [];
  const site = await world({
    limits: { callsMs: 5_000 },
    api: async () => {
      left = [timeForCall(10_000)];
      await wait(100);
      left.push(timeForCall(10_000), timeForCall(1_000));
      return new Response("done");
    },
  });
  await site.ask("/api/v1/events");
  const [first = 0, second = 0, short] = left;
  expect(first).toBeLessThanOrEqual(5_000);
  expect(first).toBeGreaterThan(4_000);
  expect(second).toBeLessThanOrEqual(first - 90);
  expect(short).toBe(1_000);
});

test.each([
  ["a trusted proxy's id is used", { TRUST_PROXY: "127.0.0.1,::1" }, "proxy-id.1", "proxy-id.1"],
  ["a stranger's id is replaced", {}, "stranger", ID],
  ["an id that could break a log line is replaced", { TRUST_PROXY: "1" }, 'x"},{"level":"fatal', ID],
  ["an overlong id is replaced", { TRUST_PROXY: "1" }, "x".repeat(129), ID],
] as const)("%s", async (_, env, sent, expected) => {
  const site = await world({ api, env });
  const { headers } = await site.ask("/api/v1/events", { headers: { "x-request-id": sent } });
  expect(headers["x-request-id"]).toMatch(expected);
});

test.each([
  ["a refused host", { path: "/home", headers: { host: "elsewhere.example" } }, "refused", 301],
  ["an unknown method", { path: "/home", method: "PURGE" }, "refused", 405],
  ["a file", { path: "/favicon.svg" }, "static file", 200],
  [
    "a body that is too large",
    { path: "/api/v1/events", method: "POST", headers: { "content-length": 999_999 } },
    "/api/v1/events",
    413,
  ],
] as const)("%s leaves a line, too", async (_, { path, ...options }, route, status) => {
  const { log, lines } = loggedLines();
  const site = await world({ api, log, env: { NODE_ENV: "test" } });
  const answer = await site.ask(path, options);
  expect(answer.headers["x-request-id"]).toMatch(ID);
  await expect.poll(() => lines().filter(({ msg }) => msg === "request")).toMatchObject([{ route, status }]);
});

test("health checks leave a line at debug only", async () => {
  const { log, lines } = loggedLines();
  const site = await world({ api, log });
  await site.ask("/healthz");
  await expect.poll(lines).toMatchObject([{ level: "debug", route: "health check" }]);
});

test("a client that leaves is logged as such", async () => {
  const { log, lines } = loggedLines();
  const { open, opened } = gate();
  const site = await world({ log, api: () => opened.then(() => new Response("late")) });
  const { socket } = site.say("GET /api/v1/events HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await wait(100);
  socket.destroy();
  await expect.poll(lines).toMatchObject([{ status: 499, clientLeft: true, route: "/api/v1/events" }]);
  open();
});

test("a failure in the front is logged with the request's id", async () => {
  const { log, lines } = loggedLines();
  const site = await world({ log, api: () => Promise.reject(new Error("broken")) });
  const { status, headers } = await site.ask("/api/v1/events");
  expect(status).toBe(500);
  await expect
    .poll(() => lines().filter(({ level }) => level === "error"))
    .toMatchObject([{ requestId: headers["x-request-id"], route: "/api/v1/events", error: { message: "broken" } }]);
});

test("strangers create no metric series: thousands of addresses are a handful of routes", async () => {
  const metrics = prometheus();
  const site = await world({ api, metrics });
  const series = async () => (await metrics.scrape()).split("\n").filter((line) => line.startsWith("ringside_")).length;
  const hostile = async (from: number) => {
    for (let n = from; n < from + 60; n++) {
      await site.ask(`/api/v1/tickets/${n}/definitions`);
      await site.ask(`/api/v1/${n}?q=${n}`, { method: n % 2 ? "POST" : "DELETE" });
      await site.ask("/", { method: `M${n}` }).catch(() => undefined);
      await site.ask("/x", { headers: { host: `h${n}.example` } });
    }
  };
  await hostile(0);
  const before = await series();
  await hostile(100);
  expect(await series()).toBe(before);
  expect(before).toBeGreaterThan(10);
});

test("the build is named under /healthz?verbose, and metrics are not on the public port", async () => {
  const site = await world({ api, metrics: prometheus() });
  const { headers, body } = await site.ask("/healthz?verbose");
  expect(headers["content-type"]).toBe("application/json");
  expect(JSON.parse(String(body))).toEqual({
    status: "alive",
    version: expect.any(String),
    commit: expect.any(String),
    builtAt: expect.any(String),
  });
  const metrics = await site.ask("/metrics");
  expect(String(metrics.body)).not.toContain("ringside_");
});
