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

const seats = () => new Response(BODY, { headers: { "content-type": "application/json", etag: '"1"' } });

const asked = (version: string, ...more: string[]) =>
  `${[`GET ${SEATS} HTTP/${version}`, "host: localhost", "accept-encoding: br", ...more].join("\r\n")}\r\n\r\n`;

/** The lines of the heads that came on a connection. */
const headsIn = (received: string) =>
  received
    .split("HTTP/1.1 ")
    .slice(1)
    .map((answer) => answer.split("\r\n\r\n")[0]?.split("\r\n") ?? []);

/** The heads of `count` responses, one after the other on one connection, and their log lines. */
async function heads(count: number, ...more: string[]) {
  const { log, lines } = loggedLines();
  const { say } = await world({ log, api: seats, env: { TRUST_PROXY: "1" } });
  const { socket, received } = say("");
  for (let sent = 1; sent <= count; sent++) {
    socket.write(asked("1.1", ...more));
    await expect.poll(lines).toHaveLength(sent);
    await expect.poll(() => headsIn(received())).toHaveLength(sent);
  }
  return { heads: headsIn(received()), lines: lines() };
}

const idIn = (head: string[]) => /^x-request-id: (.*)$/m.exec(head.join("\n"))?.[1];
/** Node writes the date before the lines that it adds. */
const isPiece = (head: string[]) => head.at(-1)?.startsWith("Date: ");

it("sends the head that Node would have made, with the date and an id of its own", async () => {
  const { heads: all, lines } = await heads(5);
  const [, byNode = [], ...pieces] = all;
  expect(all.map(isPiece)).toEqual([false, false, true, true, true]);
  const shared = (head: string[]) => head.filter((line) => !/^(date|x-request-id):/i.test(line)).sort();
  for (const head of pieces) expect(shared(head)).toEqual(shared(byNode));
  for (const head of pieces) expect(head.at(-1)).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/);
  expect(all.map(idIn)).toEqual(lines.map(({ requestId }) => requestId));
  expect(new Set(all.map(idIn)).size).toBe(5);
  const [, second, third] = lines;
  expect(third).toMatchObject({ status: 200, bytes: second?.bytes });
});

it("sends one piece also with the longer ids of a proxy", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const { heads: all } = await heads(4, `x-request-id: ${id}`);
  expect(all.map(isPiece)).toEqual([false, false, true, true]);
  expect(all.map(idIn)).toEqual([id, id, id, id]);
});

it("lets Node make the head for a client that keeps no connection", async () => {
  const { say } = await world({ api: seats });
  for (let reader = 1; reader <= 3; reader++) {
    const old = say(asked("1.0"));
    await old.closed;
    expect(headsIn(old.received())[0]).toContain("Connection: close");
  }
});

it("never changes bytes that a slow client still reads", () => {
  const { log } = loggedLines();
  const observed = requests({ log, metrics: NO_METRICS, tracing: undefined, routeOf: () => "/", isProxy: () => true });
  const whole = wholeResponse({ status: 200, head: ["content-length", "4"], body: Buffer.from("page") }, FRONT_LIMITS);
  const sent: string[] = [];
  /** Calls `close` when the client has read everything. */
  const send = (id: string, unread = 0) => {
    const req = { httpVersion: "1.1", headers: { "x-request-id": id }, socket: { bytesWritten: 0 } };
    observed.begin(req as unknown as IncomingMessage);
    const closing: (() => void)[] = [];
    const response = {
      ...{ req, socket: { writableLength: unread }, shouldKeepAlive: true },
      end: (bytes: Buffer) => sent.push(String(bytes)),
      once: (_: "close", then: () => void) => closing.push(then),
    };
    const isSent = whole.sendTo(response as unknown as ServerResponse);
    return { isSent, close: () => closing.forEach((then) => void then()) };
  };
  expect(send("first").isSent).toBe(true);
  const slow = send("slow-client", 100);
  expect(slow.isSent).toBe(true);
  expect(send("first").isSent).toBe(false);
  slow.close();
  expect(send("next").isSent).toBe(true);
  expect(sent.map((bytes) => /x-request-id: (.*)\r\n(?:.*\r\n)*\r\npage$/.exec(bytes)?.[1])).toEqual([
    "first",
    "slow-client",
    "next",
  ]);
});
