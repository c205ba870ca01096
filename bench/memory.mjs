/**
 * Whether a process frees memory: its size after 50,000 different addresses from 50,000 different clients, compared
 * with its size after the first 2,000. Pages, searches, redirects and unknown addresses take turns. It runs with the
 * container's options, since they decide how much garbage a process accumulates.
 */
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ownPostgres } from "./frame/postgres.mjs";
import { mebibytes } from "./frame/processes.mjs";
import { record } from "./frame/record.mjs";
import { startSite, usingSandbox } from "./frame/site.mjs";

const ADDRESSES = Number(process.env.ADDRESSES ?? 50_000);
const WARM = 2_000;
const CLIENTS = 8;
const SETTLED_MS = 5_000;
const PATHS = [
  ...["/no-such-page-", "/privacypolicy?n=", "/api/v1/events?limit=1&text=", "/art/poster/", "/tickets?city="],
  ...["/search?text=", "/follow?kind=town&subject=", "/following/", "/waiting-list/", "/line/", "/shop/basket?n="],
];

const [, NODE_OPTIONS = ""] = /NODE_OPTIONS="([^"]*)"/.exec(readFileSync("Dockerfile", "utf8")) ?? [];

const postgres = await ownPostgres();
const provider = await startSite();
const site = await startSite({
  ...usingSandbox(provider.sandbox),
  DATABASE_URL: await postgres.database("bench_memory"),
  TRUST_PROXY: "1",
  NODE_OPTIONS,
});
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
let sent = 0;
try {
  await until(WARM);
  const before = await settled();
  await until(WARM + ADDRESSES);
  record("memoryAfter", { of: `after ${ADDRESSES} addresses`, value: await settled(), yardstick: before });
} finally {
  agent.destroy();
  await site.stop();
  await provider.stop();
  await postgres.stop();
}

async function until(count) {
  const client = async () => {
    while (sent < count) await visit(sent++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function settled() {
  await wait(SETTLED_MS);
  return mebibytes(site.pid, "VmRSS");
}

function visit(n) {
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return new Promise((resolve, reject) => {
    get(
      `${site.url}${PATHS[n % PATHS.length]}${n}`,
      { agent, headers: { "x-forwarded-for": address, "accept-language": "en", "accept-encoding": "gzip" } },
      (response) => {
        if (response.statusCode >= 500) reject(new Error(`${n} was answered with ${response.statusCode}`));
        response.resume().on("end", resolve);
      },
    ).on("error", reject);
  });
}
