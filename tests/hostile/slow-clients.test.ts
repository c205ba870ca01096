/** Clients that stall: they send slowly, never read, or say nothing at all. Nobody else waits for them. */
import type { Socket } from "node:net";
import { platform } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fillIn, GOOD_CARD, hold, pathOf, pay, signIn, signUp, ticketNumbers } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { FAN, kindsOf } from "./kinds";
import { HANG_MS, type Measured, measuredSite, SOAK, type WatchedSite } from "./watched-site";
import { open, requestBytes } from "./wire";

const SLOW_READERS = 24;
const SLOW_WRITERS = 24;
const PIPELINED = 60;
const SILENT = 50;
/** 200 kB, requested uncompressed, as by a program. */
const LONG_LIST = "/api/v1/events?limit=100";
/** More than a connection's buffers hold on this machine, so that the server must keep the rest. */
const UNREAD_LISTS = 20;
const BYTE_EVERY_MS = SOAK ? 11_000 : 1_000;
/** Long enough for a client to take the place that it wants to keep. */
const SETTLE_MS = 1_000;
const HEALTH_SAMPLES = SOAK ? 500 : 50;
const HEALTH_P99_MS = 100;
/** The server gives a request 30 s and checks every few seconds. */
const BODY_LIMIT_MS = 45_000;

let site: WatchedSite;
let night: string;
let start: Measured;
let attached: Socket[] = [];
let timers: NodeJS.Timeout[] = [];
beforeAll(async () => {
  site = await measuredSite();
  // Signing in and paying opens connections to the sandbox, which stay open for the next fan.
  ({ night } = await kindsOf(site));
  await site.expectServing("before anybody stalls");
  start = await site.measure();
});
afterEach(() => {
  for (const timer of timers) clearInterval(timer);
  for (const socket of attached) socket.destroy();
  timers = [];
  attached = [];
});
afterAll(() => site?.stop());

/** A different address from everyone else's, where the machine has one. */
const from = platform() === "linux" ? "127.0.0.2" : undefined;
const bytes = (path: string, more: Parameters<typeof requestBytes>[0]["headers"] = []) =>
  requestBytes(
    { path, headers: [["connection", "keep-alive"], ["accept-encoding", "identity"], ...(more ?? [])] },
    new URL(site.url).host,
  );

async function attach(sent: Buffer): Promise<Socket> {
  const socket = await open(site.port, { from });
  socket.pause();
  socket.write(sent);
  attached.push(socket);
  return socket;
}

/** `times` requests at once on one connection, whose responses are not read. */
const unread = (times: number, path: (n: number) => string) =>
  attach(Buffer.concat(Array.from({ length: times }, (_, n) => bytes(path(n)))));

/** A body that is announced and arrives byte by byte. */
async function dripping(path: string): Promise<Socket> {
  const head = [
    ["content-type", "application/x-www-form-urlencoded"],
    ["content-length", "10000"],
    ["origin", site.url],
  ] as const;
  const host = new URL(site.url).host;
  const socket = await attach(requestBytes({ method: "POST", path, headers: head }, host));
  timers.push(setInterval(() => socket.writable && socket.write("a"), BYTE_EVERY_MS));
  return socket;
}

async function attachAll(): Promise<void> {
  await unread(PIPELINED, (n) => `${LONG_LIST}&a=${n}`);
  for (let n = 0; n < SLOW_READERS; n++) await unread(UNREAD_LISTS, () => LONG_LIST);
  for (let n = 0; n < SLOW_WRITERS; n++) await dripping(n % 2 ? "/tickets/lost" : "/api/v1/contacts");
  for (let n = 0; n < SILENT; n++) await attach(Buffer.alloc(0));
  await wait(SETTLE_MS);
}

async function healthP99(): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < HEALTH_SAMPLES; n++) {
    const began = performance.now();
    const answer = await fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(HANG_MS) });
    await answer.text();
    times.push(performance.now() - began);
    await wait(10);
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
}

test("while all of them are connected, another client signs in, reserves, pays and sees the tickets", async () => {
  await attachAll();
  const ada = fan(site);
  const profile = await signIn(ada, "/profile", ...FAN);
  expect([profile.status, profile.html.includes(FAN[0])]).toEqual([200, true]);
  const held = await hold(ada, night, "Upper", 1);
  expect([held.status, held.html.includes("Pay $20")]).toEqual([200, true]);
  const tickets = await ada.get(pathOf(await fillIn(await pay(ada, night), GOOD_CARD)));
  expect([tickets.status, ticketNumbers(tickets).length]).toEqual([200, 1]);
  const p99 = await healthP99();
  if (SOAK) expect(p99).toBeLessThanOrEqual(HEALTH_P99_MS);
}, 180_000);

test.each([
  ["60 pipelined lists on one connection that is not read", () => unread(PIPELINED, (n) => `${LONG_LIST}&a=${n}`)],
  [
    "60 pipelined pages on each of four connections",
    () => Promise.all([1, 2, 3, 4].map(() => unread(PIPELINED, (n) => `/profile?a=${n}`))),
  ],
  [
    "30 connections that do not read a long list",
    () => Promise.all(Array.from({ length: 30 }, () => unread(UNREAD_LISTS, () => LONG_LIST))),
  ],
  [
    "48 forms that arrive byte by byte",
    () => Promise.all(Array.from({ length: 48 }, (_, n) => dripping(n % 2 ? "/home/auth/sign-in" : "/tickets/lost"))),
  ],
  ["200 connections that say nothing", () => Promise.all(Array.from({ length: 200 }, () => attach(Buffer.alloc(0))))],
] as const)(
  "nobody is shut out by %s",
  async (_, stall) => {
    await stall();
    await wait(SETTLE_MS);
    for (const path of [
      "/profile",
      "/api/v1/events",
      "/wrestlers?q=a",
      "/home/auth/sign-in",
      `/tickets/event/${night}`,
    ]) {
      expect([path, (await fan(site).get(path)).status]).toEqual([path, 200]);
    }
  },
  120_000,
);

test("a new fan signs up and pays while 60 forms arrive byte by byte", async () => {
  await Promise.all(Array.from({ length: 60 }, () => dripping("/tickets/lost")));
  const path = `/tickets/event/${night}`;
  const ada = fan(site);
  await hold(ada, night, "Upper", 1);
  expect((await signUp(ada, path, "beside@example.com")).path).toBe(path);
}, 120_000);

test("they leave nothing behind, and no stranger logs a fault of the site", async () => {
  await site.expectServing("after everybody who stalled had gone");
  await site.settled(start);
  expect(site.complaints()).toEqual([]);
});

test.runIf(SOAK)(
  "a body that never ends is answered or cut off when its time is up",
  async () => {
    const socket = await dripping("/tickets/lost");
    const began = performance.now();
    socket.resume();
    await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
    expect(performance.now() - began).toBeLessThan(BODY_LIMIT_MS);
  },
  180_000,
);
