/** Responses that are sent as one piece of bytes, with a head that Node didn't make. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { FRONT_LIMITS } from "../../server/front/limits";
import { requests } from "../../server/front/observing/request-records";
import { wholeResponse } from "../../server/front/whole-response";
import { NO_METRICS } from "../../server/telemetry/metrics";
import { loggedLines, world } from "./world";

const SEATS = "/api/v1/tickets/event/994d82d0-b9f9-8328-ae97-acbe3fafc444/seats/101";
const BODY = JSON.stringify(Array.from({ length: 500 }, (_, seat) => ({ seat: seat * 7919, taken: seat % 3 === 0 })));

const site = (log = loggedLines().log) =>
  world({ log, api: () => new Response(BODY, { headers: { "content-type": "application/json", etag: '"1"' } }) });

/** The head lines of the last response on a connection, in alphabetical order. */
const headLines = (received: string) => {
  const [head = ""] = received.slice(received.lastIndexOf("HTTP/1.1 ")).split("\r\n\r\n");
  return head.split("\r\n").sort();
};

it("sends the head that Node would have made, with the date and an id of its own", async () => {
  const { log, lines } = loggedLines();
  const { say } = await site(log);
  const { socket, received } = say("");
  const heads: string[][] = [];
  for (let sent = 1; sent <= 5; sent++) {
    socket.write(`GET ${SEATS} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`);
    await expect.poll(lines).toHaveLength(sent);
    await expect.poll(() => received().split("HTTP/1.1 200 OK").length).toBe(sent + 1);
    heads.push(headLines(received()));
  }
  // Node makes the second head. Those after it are kept.
  const [, byNode = [], ...kept] = heads;
  const shared = (head: string[]) => head.filter((line) => !/^(date|x-request-id):/i.test(line));
  for (const head of kept) expect(shared(head)).toEqual(shared(byNode));
  for (const head of kept) expect(head.find((line) => line.startsWith("Date: "))).toMatch(/^Date: \w{3}, .* GMT$/);
  const ids = heads.map((head) =>
    head.find((line) => line.startsWith("x-request-id: "))?.slice("x-request-id: ".length),
  );
  expect(ids).toEqual(lines().map(({ requestId }) => requestId));
  expect(new Set(ids).size).toBe(5);
  const [, second, third] = lines();
  expect(third).toMatchObject({ status: 200, bytes: second?.bytes });
});

it("lets Node make the head for a client of HTTP/1.0, and for one whose proxy named the request", async () => {
  const { ask, say } = await world({
    env: { TRUST_PROXY: "1" },
    api: () => new Response(BODY, { headers: { "content-type": "application/json" } }),
  });
  for (let reader = 1; reader <= 3; reader++) await ask(SEATS, { headers: { "accept-encoding": "br" } });
  const old = say(`GET ${SEATS} HTTP/1.0\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`);
  await old.closed;
  expect(headLines(old.received())).toContain("Connection: close");
  const named = await ask(SEATS, { headers: { "accept-encoding": "br", "x-request-id": "of-the-proxy/1" } });
  expect(named.headers["x-request-id"]).toBe("of-the-proxy/1");
});

it("never changes bytes that a slow client still reads", () => {
  const { log } = loggedLines();
  const observed = requests({ log, metrics: NO_METRICS, tracing: undefined, routeOf: () => "/", isProxy: () => true });
  const whole = wholeResponse({ status: 200, head: ["content-length", "4"], body: Buffer.from("page") }, FRONT_LIMITS);
  const sent: Buffer[] = [];
  const send = (id: string, unread: number) => {
    const req = { httpVersion: "1.1", headers: { "x-request-id": id }, socket: { bytesWritten: 0 } };
    observed.begin(req as unknown as IncomingMessage);
    const socket = { writableLength: unread };
    const end = (bytes: Buffer) => sent.push(bytes);
    whole.sendTo({ req, socket, end, shouldKeepAlive: true, once: () => undefined } as unknown as ServerResponse);
  };
  send("of-the-first-01", 0);
  send("of-the-slow--02", 100);
  send("of-the-next--03", 0);
  const [first, slow, next] = sent;
  expect(next).not.toBe(slow);
  expect(first).toBe(slow);
  expect(String(slow)).toMatch(/x-request-id: of-the-slow--02\r\n(.*\r\n)*\r\npage$/);
  expect(String(next)).toMatch(/x-request-id: of-the-next--03\r\n(.*\r\n)*\r\npage$/);
});
