/** Thousands of requests, no two alike: nothing that the process remembers about them grows without limit. */
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../root";
import { type Measured, measuredSite, SOAK, type WatchedSite } from "./watched-site";
import { inParallel } from "./wire";

const REQUESTS = Number(process.env.REQUESTS ?? (SOAK ? 50_000 : 300));
/** They fill the caches, which have their limits. */
const FIRST = Number(process.env.FIRST ?? (SOAK ? 10_000 : 600));
const AT_ONCE = 8;
const MOST_GROWTH = 1.1;
/** Of the process as the system sees it. The allocator keeps some of what compression and rendering have freed. */
const MOST_GROWTH_RSS = 1.2;
/** The container's: where the heap may take gigabytes, garbage piles up together with everything it refers to. */
const [, NODE_OPTIONS = ""] = /NODE_OPTIONS="([^"]*)"/.exec(readFileSync(`${root}/Dockerfile`, "utf8")) ?? [];
/** Proxies let through addresses and cookies of several kilobytes. */
const LONGEST = 4_000;

let site: WatchedSite;
beforeAll(async () => {
  site = await measuredSite({ TRUST_PROXY: "1", LOG_LEVEL: "silent", NODE_OPTIONS });
});
afterAll(() => site?.stop());

const text = (bytes = LONGEST / 2) => randomBytes(Math.ceil(Math.random() * bytes)).toString("hex");

/** One page in four; rendering takes longest. */
const KINDS: (() => { path: string; headers?: Record<string, string>; method?: string; body?: string })[] = [
  () => ({ path: `/tickets?q=${text()}` }),
  () => ({ path: `/api/v1/events?limit=2&offset=${Math.floor(Math.random() * 1e9)}&x=${text()}` }),
  () => ({ path: `/api/v1/events/${randomUUID()}`, headers: { authorization: `Bearer ${text()}` } }),
  () => ({ path: `/premium?from=${text()}`, headers: { "accept-language": `de;q=0.${text(20)}, ${text(200)}` } }),
  () => ({ path: `/${text(50)}`, headers: { cookie: `session.0=${text()}; session.1=${text()}` } }),
  () => ({ path: `/assets/${text(100)}.js`, headers: { referer: `https://${text(20)}.example/${text()}` } }),
  () => ({ path: `/api/v1/wrestlers/search?search=${text(40)}`, headers: { "x-request-id": text(60) } }),
  () => ({ path: `/art/${text(60)}.svg`, headers: { "user-agent": text() } }),
  () => ({ path: `/wrestlers.data?${text(60)}=${text()}`, headers: { cookie: `lng=${text()}; consent=${text()}` } }),
  () => ({ path: `/api/v1/${text(60)}`, headers: { cookie: `guest.0=${text()}; ${text(20)}=${text()}` } }),
  () => ({ path: `/tickets/event/${randomUUID()}`, headers: { "accept-encoding": text(60) } }),
  () => ({ path: `/search?text=${text(40)}&after=${text(40)}` }),
  () => ({ path: `/follow?kind=town&subject=${text(50)}`, headers: { cookie: `guest.0=${text()}` } }),
  () => ({ path: `/waiting-list/${randomUUID()}?tier=${text(60)}` }),
  () => ({ path: `/following/${text(32)}?leave=${randomUUID()}` }),
  () => ({ path: `/line/${randomUUID()}?notice=${text()}`, headers: { cookie: `place=${text()}` } }),
  () => ({ path: "/shop/basket", headers: { cookie: `guest.0=${text()}; place=${text()}` } }),
  () => ({
    path: "/api/v1/tickets/reservation",
    method: "POST",
    headers: { authorization: `Bearer e.${text()}.${text()}` },
  }),
];

async function requests(count: number): Promise<void> {
  await inParallel(Array.from({ length: count }), AT_ONCE, async (_, n) => {
    const { path, ...init } = (KINDS[n % KINDS.length] as (typeof KINDS)[number])();
    const from = Array.from({ length: 4 }, () => Math.ceil(Math.random() * 254)).join(".");
    const answer = await fetch(site.url + path, {
      ...init,
      headers: { ...init.headers, "x-forwarded-for": from },
      redirect: "manual",
    });
    await answer.arrayBuffer();
    expect([path.slice(0, 60), answer.status < 500 || answer.status === 503]).toEqual([path.slice(0, 60), true]);
  });
  await site.idle();
}

test(`${REQUESTS} distinct requests leave the process no larger`, async () => {
  await requests(FIRST);
  const before: Measured = await site.measure();
  await requests(REQUESTS);
  const after = await site.measure();
  const about = JSON.stringify({ before, after });
  expect(after.rss / before.rss, about).toBeLessThan(MOST_GROWTH_RSS);
  const bytes = ({ heapUsed, external }: Measured) => heapUsed + external;
  expect(bytes(after) / bytes(before), about).toBeLessThan(MOST_GROWTH);
  if (SOAK) console.log(about);
}, 3_600_000);
