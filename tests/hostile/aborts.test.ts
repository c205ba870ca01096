/**
 * Clients that leave at any moment, on any route, in any encoding. The process survives and keeps nothing of theirs.
 */
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kind, kindsOf } from "./kinds";
import { HANG_MS, type Measured, measuredSite, SOAK, seed, type WatchedSite } from "./watched-site";
import { ask, inParallel, open, requestBytes, shown } from "./wire";

const ABORTS = Number(process.env.ABORTS ?? (SOAK ? 5_000 : 150));
const AT_ONCE = 8;
const UNCACHED = SOAK ? 300 : 150;
/** Pages of the same kind that are read completely, to measure what one costs. */
const READ = 30;
/** The share of pages that may be finished after the clients leave; 24 are being rendered at that time. */
const MOST_LEFT_SHARE = 0.6;
const UNCACHED_LEFT_AFTER_MS = 50;
const UNCACHED_ANSWER_MS = 500;
/** The duration of the slowest usual response. */
const LATEST_MS = 150;

let site: WatchedSite;
let kinds: Kind[];
let start: Measured;
beforeAll(async () => {
  site = await measuredSite();
  ({ kinds } = await kindsOf(site));
  await inParallel([...kinds, ...kinds, ...kinds], 4, async (kind, n) => void (await ask(site, kind.make(n))));
  start = await site.measure();
  site.complaints();
});
afterAll(() => site?.stop());

const encodings = ["gzip", "deflate", "br", "identity", "zstd", "gzip, deflate, br", "*;q=0", "br;q=0", "x, ;q", null];
type Leaving = {
  encoding: string | null;
  version: string;
  pipelined: number;
  /** The share of the request's bytes that is sent. */
  share: number;
  /** Leaves this many milliseconds after sending, or as soon as the response begins. */
  after: number | "first byte";
  how: "destroy" | "reset" | "half-close";
};
const late: Leaving = {
  ...{ encoding: "gzip", version: "1.1", pipelined: 1, share: 1 },
  ...{ after: "first byte", how: "destroy" },
};
const leavings: fc.Arbitrary<Leaving> = fc.record({
  encoding: fc.constantFrom(...encodings),
  version: fc.constantFrom("1.1", "1.1", "1.0"),
  pipelined: fc.constantFrom(1, 1, 1, 2, 8),
  share: fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100) },
  ),
  after: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: LATEST_MS }) },
    { weight: 1, arbitrary: fc.constant("first byte" as const) },
  ),
  how: fc.constantFrom("destroy", "reset", "half-close"),
});

/** Sends the request as `o` says and disconnects. Resolves to the bytes that were sent. */
async function leave(kind: Kind, n: number, o: Leaving): Promise<Buffer> {
  const asked = kind.make(n);
  const headers = [...(asked.headers ?? []), ["accept-encoding", o.encoding] as const, ["connection", null] as const];
  const one = requestBytes({ ...asked, version: o.version, headers }, new URL(site.url).host);
  const whole = Buffer.concat(Array<Buffer>(o.pipelined).fill(one));
  const bytes = whole.subarray(0, Math.max(1, Math.round(whole.length * o.share)));
  const socket = await open(site.port);
  socket.write(bytes);
  await (o.after === "first byte" ? firstByte(socket) : wait(o.after));
  disconnect(socket, o.how);
  return bytes;
}

function firstByte(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once("data", resolve).once("close", resolve);
    setTimeout(resolve, 1_000);
  });
}

function disconnect(socket: Socket, how: Leaving["how"]): void {
  if (how === "reset") socket.resetAndDestroy();
  else if (how === "destroy") socket.destroy();
  else {
    socket.end();
    // A half-open connection that the server never closes would leak in the test, too.
    setTimeout(() => socket.destroy(), 2_000).unref();
  }
}

test(`${ABORTS} clients that leave at random moments crash nothing (SEED=${seed})`, async () => {
  const plan = fc.sample(leavings, { seed, numRuns: ABORTS });
  const last: string[] = [];
  await inParallel(plan, AT_ONCE, async (leaving, n) => {
    const kind = kinds[n % kinds.length] as Kind;
    last.push(`${kind.name} ${JSON.stringify(leaving)} ${shown(await leave(kind, n, leaving))}`);
    last.splice(0, last.length - AT_ONCE);
    if (n % 100 === 99) await site.expectServing(`among the last:\n${last.join("\n")}`);
  });
  await site.expectServing(`among the last:\n${last.join("\n")}`);
  expect(site.complaints()).toEqual([]);
}, 900_000);

test("none of their handles stays open, above all no film", async () => {
  const now = await site.settled(start);
  expect(now.files.filter((path) => /\.(mp4|m4s|m3u8|vtt)$/.test(path))).toEqual([]);
});

test(`${UNCACHED} requests for uncached pages, aborted at once, cost little and delay nobody`, async () => {
  const page = kinds.find(({ name }) => name === "uncached page") as Kind;
  const before = await site.idle();
  for (let n = 0; n < READ; n++) await ask(site, page.make(50_000 + n));
  const read = await site.idle();

  const left = Array.from({ length: UNCACHED }, (_, n) =>
    leave(page, 100_000 + n, { ...late, encoding: "identity", after: UNCACHED_LEFT_AFTER_MS }),
  );
  await Promise.all(left);
  const began = performance.now();
  const { status } = await fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(HANG_MS) });
  const ms = performance.now() - began;
  expect(status).toBe(200);
  if (SOAK) expect(ms).toBeLessThanOrEqual(UNCACHED_ANSWER_MS);
  await site.expectServing("after the pages that nobody waited for");
  const share = ((await site.idle()) - read) / UNCACHED / ((read - before) / READ);
  expect(share, "CPU time of a page that was left, as a share of one that was read").toBeLessThan(MOST_LEFT_SHARE);
  expect(site.complaints()).toEqual([]);
}, 180_000);

test("films of clients that left are closed", async () => {
  const film = kinds.find(({ name }) => name === "film") as Kind;
  await inParallel(Array.from({ length: SOAK ? 300 : 60 }), AT_ONCE, async (_, n) => {
    await leave(film, n, { ...late, encoding: "identity", how: n % 2 ? "reset" : "destroy" });
  });
  await expect
    .poll(async () => (await site.measure()).files.filter((path) => path.endsWith(".mp4")), { timeout: 20_000 })
    .toEqual([]);
}, 60_000);
