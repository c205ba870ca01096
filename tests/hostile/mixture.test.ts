/**
 * Thousands of hostile requests over all kinds of routes, between those of a fan. No crash, error, hang or leak; nobody
 * reads another fan's data, and nothing that a stranger sends comes back in a header.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FANS_OWN, type Kind, kindsOf } from "./kinds";
import { CANARY, oddRequests } from "./odd-requests";
import { type Measured, measuredSite, SOAK, seed, type WatchedSite } from "./watched-site";
import { type Answer, exchange, header, inParallel, requestBytes, shown, textOf } from "./wire";

const REQUESTS = Number(process.env.REQUESTS ?? (SOAK ? 20_000 : 250));
const AT_ONCE = 6;
const SLOWEST_MS = 5_000;
/** Growth between the first half, which fills the caches, and the second. */
const MOST_GROWTH = SOAK ? 1.1 : 1.5;
const PRIVATE_KINDS = /^signed-in|^film$/;

let site: WatchedSite;
let host: string;
let kinds: Kind[];
let start: Measured;
beforeAll(async () => {
  site = await measuredSite();
  host = new URL(site.url).host;
  ({ kinds } = await kindsOf(site));
  site.complaints();
});
afterAll(() => site?.stop());

type Sent = { kind: string; bytes: Buffer; method: string };
let slowest = { ms: 0, about: "" };

function expectHarmless({ kind, bytes }: Sent, answers: Answer[]): void {
  const about = `${kind} ${shown(bytes)}`;
  for (const answer of answers) {
    if (answer.status === 503) expect(header(answer, "retry-after"), about).toMatch(/^\d+$/);
    else expect(answer.status, about).toBeLessThan(500);
    for (const [name, value] of answer.headers) {
      expect(name, about).not.toContain("injected");
      // A redirect keeps the requested path on the site's own address.
      if (name === "location") expect(new URL(value, site.url).origin, about).toBe(site.url);
      else expect(value, `${name} in the answer to ${about}`).not.toContain(CANARY);
    }
    if (PRIVATE_KINDS.test(kind)) continue;
    const text = textOf(answer);
    for (const own of FANS_OWN) expect(text.includes(own), `${own} in the answer to ${about}`).toBe(false);
  }
}

async function half(from: number): Promise<void> {
  const plan = fc.sample(oddRequests(kinds), { seed: seed + from, numRuns: Math.ceil(REQUESTS / 2) });
  await inParallel(plan, AT_ONCE, async ({ kind, asked }) => {
    const bytes = requestBytes(withHost(asked), host);
    const { answers, outcome, ms } = await exchange(site.port, bytes, { methods: [asked.method ?? "GET"] });
    const about = `${kind} ${shown(bytes)}`;
    expect([outcome, about]).toEqual(["closed", about]);
    if (ms > slowest.ms) slowest = { ms, about };
    expectHarmless({ kind, bytes, method: asked.method ?? "GET" }, answers);
  });
}
const withHost = (asked: Parameters<typeof requestBytes>[0]) => ({
  ...asked,
  headers: (asked.headers ?? []).map(([name, value]) => [name, value?.replace("HOST", host) ?? null] as const),
});

test(`${REQUESTS} hostile requests (SEED=${seed})`, async () => {
  const failures: unknown[] = [];
  await half(0).catch((error) => failures.push(error));
  await site.idle();
  start = await site.measure();
  await half(1).catch((error) => failures.push(error));
  for (const failure of failures) throw failure;
  if (SOAK) expect(slowest.ms, slowest.about).toBeLessThanOrEqual(SLOWEST_MS);
  await site.expectServing("after the last of them");
}, 3_600_000);

test("no log line blames the site", () => {
  expect(site.complaints()).toEqual([]);
});

test("handles and memory are back where they were", async () => {
  await site.idle();
  const now = await site.settled(start);
  const grown = { rss: now.rss / start.rss, heap: now.heapUsed / start.heapUsed };
  expect(grown.rss, JSON.stringify({ start, now })).toBeLessThan(MOST_GROWTH);
  expect(grown.heap, JSON.stringify({ start, now })).toBeLessThan(MOST_GROWTH);
});
