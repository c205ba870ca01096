/**
 * Pictures that the office uploads: a sender who stalls, lies, leaves or floods holds neither memory nor a slot for
 * long.
 */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { FRONT_LIMITS } from "../../server/front/limits";
import { world } from "./world";

const MB = 1024 * 1024;
const PATH = "/office/media";
const COOKIE = "staff=yes";
const head = (length: string) => `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\ncookie: ${COOKIE}\r\n${length}\r\n\r\n`;
const SLOW = head("content-length: 1000000");
/** Time for bytes to arrive, in the event loop that both sides share. */
const ARRIVAL_MS = 300;
/** Stalled requests end early, and uploads wait for longer than that. */
const SOON_OVER = { uploads: 1, headersMs: 500, requestMs: 600, checkEveryMs: 100, uploadWaitMs: 5_000 };

const site = (limits: Partial<typeof FRONT_LIMITS> = {}) =>
  world({ api: () => new Response("done"), isStaff: (cookies) => cookies === COOKIE, limits });
type World = Awaited<ReturnType<typeof site>>;

const upload = ({ ask }: World, bytes: number, headers: Record<string, string | number> = {}) =>
  ask(PATH, { method: "POST", headers: { cookie: COOKIE, ...headers } }, Buffer.alloc(bytes, "a")).then(
    (a) => a.status,
  );
/** The test's build has no page: whatever reaches it, with its whole body, fails. */
const REACHED = 500;

it("takes a picture of the largest size, and no byte more, whether or not its length is announced", async () => {
  const at = await site();
  const chunked = { "transfer-encoding": "chunked" };
  const { pictureBytes } = FRONT_LIMITS;
  expect(await upload(at, pictureBytes)).toBe(REACHED);
  expect(await upload(at, pictureBytes, chunked)).toBe(REACHED);
  expect(await upload(at, 1, { "content-length": pictureBytes + 1 }).catch(() => "closed")).toBe(413);
  expect(await upload(at, pictureBytes + 1, chunked)).toBe(413);
});

it("refuses a large body from somebody without a role before it is read", async () => {
  const { ask } = await site();
  const sent = { method: "POST", headers: { "content-length": 2 * MB } };
  expect((await ask(PATH, sent, Buffer.alloc(2 * MB))).status).toBe(413);
});

it("gives the slot of a sender who stalls to the next one when the time for a request is over", async () => {
  const at = await site(SOON_OVER);
  const stalling = at.say(`${SLOW}half a b`);
  await wait(ARRIVAL_MS);
  expect(await upload(at, 300_000)).toBe(REACHED);
  await stalling.closed;
  expect(stalling.received()).toContain("408");
});

it("gives the slot of a sender who announced more than came, or left, to the next one", async () => {
  const at = await site(SOON_OVER);
  const lying = at.say(head(`content-length: ${12 * MB}`) + "a".repeat(100));
  await wait(ARRIVAL_MS);
  const waiting = at.say(`${SLOW}waits for the slot`);
  await wait(ARRIVAL_MS);
  waiting.socket.resetAndDestroy();
  await lying.closed;
  const leaving = at.say(`${SLOW}half a b`);
  await wait(ARRIVAL_MS);
  leaving.socket.resetAndDestroy();
  expect(await upload(at, 300_000)).toBe(REACHED);
});

it("answers 503 to an upload that waits too long, and goes on serving everything else", async () => {
  const at = await site({ uploads: 1, uploadWaitMs: 200 });
  at.say(`${SLOW}half a b`);
  await wait(ARRIVAL_MS);
  const answer = await at.ask(PATH, { method: "POST", headers: { cookie: COOKIE } }, Buffer.alloc(300_000));
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(String(answer.body)).not.toContain('http-equiv="refresh"');
  expect((await at.ask("/api/v1/contacts", { method: "POST" }, "short")).status).toBe(200);
  expect((await at.ask(PATH, { headers: { cookie: COOKIE } })).status).not.toBe(503);
});

it("serves uploads in the order in which they came", async () => {
  const at = await site(SOON_OVER);
  at.say(`${SLOW}half a b`);
  await wait(ARRIVAL_MS);
  const order: number[] = [];
  const first = upload(at, 300_000).then(() => order.push(1));
  await wait(50);
  const second = upload(at, 300_000).then(() => order.push(2));
  await Promise.all([first, second]);
  expect(order).toEqual([1, 2]);
});

/** Whether the process grows by `mb` within seconds, while 24 senders have each sent 10 MB and stall. */
async function floodHolds(mb: number, limits: Partial<typeof FRONT_LIMITS>): Promise<boolean> {
  const at = await site(limits);
  const part = Buffer.alloc(MB, "a");
  const held = () => process.memoryUsage().arrayBuffers / MB;
  const before = held();
  const senders = Array.from({ length: 24 }, () => at.say(head(`content-length: ${12 * MB}`)));
  for (const { socket } of senders) for (let n = 0; n < 10; n++) socket.write(part);
  let most = 0;
  for (let n = 0; n < 30 && most < mb; n++) {
    await wait(100);
    most = Math.max(most, held() - before);
  }
  for (const { socket } of senders) socket.destroy();
  return most >= mb;
}

it("holds no more than its slots in memory, however many send at once; without slots it would", async () => {
  expect(await floodHolds(100, { uploads: 2 })).toBe(false);
  expect(await floodHolds(100, { uploads: 100 })).toBe(true);
});
