/** Clients that send or read slowly, or leave, slow down nobody else. */
import { expect, it } from "vitest";
import { gate, world } from "./world";

const ONE_PLACE = { atWork: 1, patienceMs: 60_000 };
const HEAD = "HTTP/1.1\r\nhost: localhost\r\n";
const MEGABYTES = 8 * 1024 * 1024;

it("gives no place in the queue to a body that is still arriving", async () => {
  const { say, ask } = await world({ api: () => new Response("done"), limits: ONE_PLACE });
  for (let i = 0; i < 5; i++) say(`POST /api/v1/contacts ${HEAD}content-length: 100\r\n\r\nhalf a b`);
  expect((await ask("/api/v1/events")).status).toBe(200);
});

it.each([
  ["as a whole", {}],
  ["piece by piece", { "content-length": String(MEGABYTES) }],
])("frees the place before an unread response has left, sent %s", async (_, headers) => {
  const api = (request: Request) =>
    request.url.endsWith("/large")
      ? new Response(Buffer.alloc(MEGABYTES, "a"), { headers: { ...headers, "content-type": "video/mp4" } })
      : new Response("done");
  const { say, ask } = await world({ api, limits: ONE_PLACE });
  for (let i = 0; i < 5; i++) say(`GET /api/v1/large ${HEAD}\r\n`).socket.pause();
  expect((await ask("/api/v1/events")).status).toBe(200);
});

it.each([
  ["as a whole", {}],
  ["piece by piece", { "content-length": String(MEGABYTES) }],
])("closes the connection of a client that does not read its response, sent %s", async (_, headers) => {
  const source = () => new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(MEGABYTES / 8)) });
  const inPieces = "content-length" in headers;
  const asked = gate();
  const api = () => {
    asked.open();
    const body = inPieces ? source() : Buffer.alloc(4 * MEGABYTES, "a");
    return new Response(body, { headers: { ...headers, "content-type": "video/mp4" } });
  };
  const { say } = await world({ api, limits: { writeMs: 100, bytesPerSecond: 64 * MEGABYTES } });
  const reader = say(`GET /api/v1/large ${HEAD}\r\n`);
  reader.socket.pause();
  await asked.opened;
  // Longer than the server's timeout, in the same event loop. Data that the kernel has buffered can still be read.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  reader.socket.resume();
  await reader.closed;
  expect(reader.received().length).toBeLessThan(4 * MEGABYTES);
});

it.each([
  ["headers", `GET /api/v1/events HTTP/1.1\r\nhost: local`],
  ["nothing", ""],
  ["a body", `POST /api/v1/contacts ${HEAD}content-length: 100\r\n\r\nhalf a b`],
])("answers 408 to a client that sends %s too slowly", async (_, text) => {
  const limits = { headersMs: 200, requestMs: 400, checkEveryMs: 100 };
  const { say } = await world({ api: () => new Response("done"), limits });
  const slow = say(text);
  await slow.closed;
  expect(slow.received()).toContain("408");
});

it("drops the work of a client that left while it waited", async () => {
  const first = gate();
  const asked: string[] = [];
  const api = async (request: Request) => {
    asked.push(new URL(request.url).search);
    await first.opened;
    return new Response("done");
  };
  const { ask, say } = await world({ api, limits: ONE_PLACE });
  const served = ask("/api/v1/events?first");
  await expect.poll(() => asked).toEqual(["?first"]);
  const left = say(`GET /api/v1/events?left ${HEAD}\r\n`);
  const stays = ask("/api/v1/events?stays");
  await new Promise((resolve) => setTimeout(resolve, 100));
  left.socket.resetAndDestroy();
  await left.closed;
  await new Promise((resolve) => setTimeout(resolve, 100));
  first.open();
  await Promise.all([served, stays]);
  expect(asked).toEqual(["?first", "?stays"]);
});

it("closes the source of a response whose client is gone", async () => {
  let canceled = 0;
  const api = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024)),
        cancel: () => {
          canceled += 1;
        },
      }),
      { headers: { "content-type": "video/mp4", "content-length": String(1024 * MEGABYTES) } },
    );
  const { say } = await world({ api });
  for (let i = 0; i < 10; i++) {
    const viewer = say(`GET /api/v1/film ${HEAD}\r\n`);
    await expect.poll(() => viewer.received().length, { interval: 5 }).toBeGreaterThan(0);
    viewer.socket.resetAndDestroy();
  }
  await expect.poll(() => canceled).toBe(10);
});

it("refuses a body that is too large, whether or not its length is announced", async () => {
  const { ask } = await world({ api: () => new Response("done"), limits: { bodyBytes: 1_000 } });
  const large = "x".repeat(2_000);
  const announced = await ask("/api/v1/contacts", { method: "POST", headers: { "content-length": 2_000 } }, large);
  const unannounced = await ask(
    "/api/v1/contacts",
    { method: "POST", headers: { "transfer-encoding": "chunked" } },
    large,
  );
  expect([announced.status, unannounced.status]).toEqual([413, 413]);
  expect((await ask("/api/v1/contacts", { method: "POST" }, "x".repeat(1_000))).status).toBe(200);
});
