/**
 * What ten thousand nights cost: their import (time and memory of the command), and each page of a site that has them
 * against a site with the seed's fifty. Pages are rendered, not served from memory, and the sites take turns on one
 * PostgreSQL. `KIND=pglite` uses the embedded stores instead. Run after `npm run build`.
 */
import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createServer } from "vite";
import { median, startSite } from "./site.mjs";

const RUNS = Number(process.env.RUNS ?? 9);
const REQUESTS = 8;
const NIGHTS = 10_000;
const WRESTLERS = 1_000;
const DAY_MS = 86_400_000;
const BUDGET = 1.3;

const folder = mkdtempSync(join(tmpdir(), "ringside-nights-"));
const embedded = process.env.KIND === "pglite";
const postgres = embedded ? undefined : await startPostgres();
const stores = await Promise.all(["few", "many"].map(storeOf));
const sites = [];
let asked = 0;

try {
  for (const env of stores) sites.push(await startSite(env));
  const [few, many] = sites;
  const [, env] = stores;
  await operator(env, "content", "export", "seed.json");
  const seed = JSON.parse(readFileSync(join(folder, "seed.json"), "utf8"));
  writeFileSync(join(folder, "many.json"), JSON.stringify(multiplied(seed), null, 1));
  const imported = await operator(env, "content", "import", "many.json");
  report("import of 10,000 nights and 1,000 wrestlers", `${seconds(imported.ms)} s`, `${imported.mib} MiB`);
  const again = await operator(env, "content", "import", "many.json");
  report("  the same again, nothing changed", `${seconds(again.ms)} s`, `${again.mib} MiB`);

  const [event] = seed.events.filter(({ slug }) => slug === "iron-harvest");
  const pages = ["/", "/home", "/tickets", "/shows", `/events/${event.id}`, "/wrestlers", "/sitemap.xml"];
  for (const page of pages) for (const site of [few, many]) for (let i = 0; i < 3; i++) await ask(site, page);
  for (const page of pages) {
    const taken = { few: [], many: [], fewCpu: [], manyCpu: [] };
    for (let run = 0; run < RUNS; run++) {
      const [a, b] = [await cost(few, page), await cost(many, page)];
      taken.few.push(a.ms);
      taken.many.push(b.ms);
      taken.fewCpu.push(a.cpu);
      taken.manyCpu.push(b.cpu);
    }
    const [a, b] = [median(taken.few), median(taken.many)];
    report(
      page.replace(event.id, "{id}"),
      `${a.toFixed(1)} → ${b.toFixed(1)} ms`,
      `ratio ${(b / a).toFixed(2)}, budget ${BUDGET}`,
    );
    report("  processor", `${median(taken.fewCpu).toFixed(1)} → ${median(taken.manyCpu).toFixed(1)} ms`, "");
  }
  report("memory of the sites", sites.map(({ pid }) => `${mib(pid, "VmRSS")}`).join(" → "), "MiB");
} finally {
  for (const site of sites) await site.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The seed's nights and roster repeated, with their own ids, slugs, codes and dates. */
function multiplied({ events, wrestlers, ...rest }) {
  const roster = Array.from({ length: WRESTLERS - wrestlers.length }, (_, index) => {
    const one = wrestlers[index % wrestlers.length];
    return { ...one, id: randomUUID(), slug: `${one.slug}-${index}`, sortIndex: 1_000 + index };
  });
  const codes = new Set(events.map(({ shortCode }) => shortCode));
  const nights = Array.from({ length: NIGHTS - events.length }, (_, index) => {
    const { id, tiers, ...one } = events[index % events.length];
    const by = (2 + (index % 700)) * DAY_MS * (index % 3 === 0 ? -1 : 1);
    const later = (text) => new Date(Date.parse(text) + by).toISOString();
    const [startAt, endAt, doorsAt] = [one.startAt, one.endAt, one.doorsAt].map(later);
    const status = one.status === "DRAFT" ? "SCHEDULED" : one.status;
    const own = tiers.map(({ id: _id, saleStart, saleEnd, ...tier }) => ({
      ...tier,
      saleStart: later(saleStart),
      saleEnd: later(saleEnd),
    }));
    return {
      ...one,
      slug: `${one.slug}-${index}`,
      shortCode: codeOther(codes),
      status,
      startAt,
      endAt,
      doorsAt,
      tiers: own,
    };
  });
  return { ...rest, wrestlers: [...wrestlers, ...roster], events: [...events, ...nights] };
}

function codeOther(codes) {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  if (codes.has(code)) return codeOther(codes);
  codes.add(code);
  return code;
}

/** Milliseconds per request, by the clock and by the server's processor time. */
async function cost(site, page) {
  const [began, busy] = [performance.now(), processorMs(site.pid)];
  for (let i = 0; i < REQUESTS; i++) await ask(site, page);
  return { ms: (performance.now() - began) / REQUESTS, cpu: (processorMs(site.pid) - busy) / REQUESTS };
}

/** Each request has its own query, so that no page comes from memory. */
async function ask(site, page) {
  const response = await fetch(`${site.url}${page}?asked=${++asked}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${page} answers ${response.status}`);
}

/** Runs a command and returns its duration and peak memory. */
async function operator(env, ...words) {
  const began = performance.now();
  const run = spawn(process.execPath, [join(import.meta.dirname, "../build/server/operator.js"), ...words], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  run.stderr.on("data", (data) => {
    said += data;
  });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, mib(run.pid, "VmHWM"));
  }, 50);
  const code = await new Promise((done) => run.on("close", done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${said.slice(-2_000)}`);
  return { ms: performance.now() - began, mib: most };
}

async function storeOf(name) {
  if (!postgres) return { DATA_DIR: join(folder, name) };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: new URL(`/${name}`, postgres.url).href };
}

async function startPostgres() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false },
  });
  const module = await vite.ssrLoadModule("/tests/postgres-server.ts");
  const server = await module.startPostgres();
  await vite.close();
  if (!server) throw new Error("There is no PostgreSQL: KIND=pglite goes without");
  return server;
}

function mib(pid, field) {
  try {
    const [, kib = "0"] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kib) / 1024);
  } catch {
    return 0;
  }
}

/** In ticks of 10 ms. */
function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

function report(what, value, note) {
  console.log(`${what.padEnd(48)} ${String(value).padStart(20)}   ${note}`);
}
