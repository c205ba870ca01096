/**
 * How long a restart takes until the first 200, on an existing store, and how much memory the process uses after it has
 * served every page once: with the embedded store, and with PostgreSQL.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pageAddresses } from "./frame/addresses.mjs";
import { FAN, signIn } from "./frame/fans.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { mebibytes } from "./frame/processes.mjs";
import { record } from "./frame/record.mjs";
import { median, startSite, usingSandbox } from "./frame/site.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
/** The garbage of the first requests is collected by then. */
const SETTLED_MS = 3_000;

await measure("memoryEmbedded", "embedded store", {});
const postgres = await ownPostgres();
const provider = await startSite();
try {
  await measure("memory", "PostgreSQL", {
    ...usingSandbox(provider.sandbox),
    DATABASE_URL: await postgres.database("bench_start"),
  });
} finally {
  await provider.stop();
  await postgres.stop();
}

async function measure(figure, store, env) {
  const dataDir = mkdtempSync(join(tmpdir(), "ringside-start-"));
  const start = () => startSite({ DATA_DIR: dataDir, ...env });
  try {
    await (await start()).stop();
    const taken = [];
    for (let run = 0; run < RUNS; run++) {
      const began = performance.now();
      const restarted = await start();
      taken.push((performance.now() - began) / 1000);
      await restarted.stop();
    }
    record("start", { of: store, value: median(taken) });
    record(figure, { of: "after every page once", value: await memoryOf(await start()) });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function memoryOf(site) {
  try {
    const { guest, fan } = await pageAddresses(site);
    const cookie = await signIn(site, FAN);
    for (const path of guest) await (await fetch(site.url + path)).arrayBuffer();
    for (const path of fan) await (await fetch(site.url + path, { headers: { cookie } })).arrayBuffer();
    await wait(SETTLED_MS);
    return mebibytes(site.pid, "VmRSS");
  } finally {
    await site.stop();
  }
}
