/**
 * What growth costs: a site with 10,000 nights, 1,000 wrestlers, 100,000 orders and a million tickets against one with
 * the seed, side by side on one PostgreSQL. Pages (rendered, not from memory), API, the office's commands, jobs, the
 * start, memory, and a change of content. Costs are processor time of the site and of PostgreSQL together.
 *
 * `PLANS=FILE` writes the plan of every statement that took more than 5 ms in the large store. `PARTS=pages,jobs` runs
 * only these parts, `ONLY=profile` only requests with this text. `TEST_DATABASE_URL` names a server to use, whose
 * stores `growth_few` and `growth_many` are kept.
 */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { signIn } from "./frame/fans.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { cpuMs, familyCpuMs, mebibytes } from "./frame/processes.mjs";
import { record } from "./frame/record.mjs";
import { median, startSite, usingSandbox } from "./frame/site.mjs";
import { COMMANDS, runCommand } from "./growth/commands.mjs";
import { adoptOrders, fill, fillFan } from "./growth/fill.mjs";
import { explainSlow, loggingInto, plansIn } from "./growth/plans.mjs";
import { requests } from "./growth/requests.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
/** Starts and commands take seconds each. */
const LONG_RUNS = Math.min(3, RUNS);
const REQUESTS = 6;
const ONLY = process.env.ONLY ?? "";
const PARTS = (process.env.PARTS ?? "start,pages,commands,jobs,change,plans").split(",");
const STORES = ["growth_few", "growth_many"];
const FAN = { username: "bench-fan@example.com", password: "Headlock-4-Ever" };
const FAN_ORDERS = 3;
const NIGHT = "iron-harvest";
const CHANGES = 7;
/** A session is confirmed again after five minutes, which a measurement must not contain. */
const SIGNED_IN_MS = 4 * 60_000;
/** Longer than pages from before a change are kept. */
const SETTLED_MS = 3_000;
const CLIENT_ID = usingSandbox("").COGNITO_CLIENT_ID;

const folder = mkdtempSync(join(tmpdir(), "ringside-growth-"));
const logs = join(tmpdir(), `ringside-growth-log-${process.pid}`);
const server = await ownPostgres({ settings: loggingInto(logs) });
const { url } = server;
const admin = new pg.Client({ connectionString: url });
await admin.connect();
const postmaster = Number(
  (await admin.query("select pg_read_file('postmaster.pid') as text")).rows[0].text.split("\n")[0],
);
const provider = await startSite();
let sites = [];
let asked = 0;

try {
  const envs = STORES.map((name) => ({
    ...usingSandbox(provider.sandbox),
    DATABASE_URL: new URL(`/${name}`, url).href,
  }));
  const fresh = await createStores();
  await startSites(envs);
  if (fresh) {
    await fillStores();
    await startSites(envs);
  }
  await adoptFan();
  const ids = await knownIds();
  if (PARTS.includes("start")) await measureStart(envs);
  if (PARTS.includes("pages")) await measureRequests(requests(ids).filter(({ of }) => of.includes(ONLY)));
  if (PARTS.includes("change")) await measureChange();
  if (PARTS.includes("commands")) await measureCommands(envs);
  if (PARTS.includes("jobs")) await measureJobs(envs);
  if (PARTS.includes("plans") && process.env.PLANS) await writePlans(envs, requests(ids));
} finally {
  await stopSites();
  await provider.stop();
  await admin.end();
  await server.stop();
  rmSync(logs, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** Creates missing stores; resolves to whether it created any. */
async function createStores() {
  const { rowCount } = await admin.query("select from pg_database where datname = any($1)", [STORES]);
  if (rowCount === STORES.length) return false;
  for (const name of STORES) await admin.query(`create database ${name}`);
  return true;
}

async function startSites(envs) {
  await stopSites();
  for (const env of envs) {
    const site = await startSite(env);
    sites.push({ ...site, env });
  }
}

async function stopSites() {
  for (const site of sites) await site.stop();
  sites = [];
}

/** Fills the large store, and gives the same fan the same orders in both. */
async function fillStores() {
  for (const [n, site] of sites.entries()) {
    await inStore(site, async (client) => {
      await fillFan(client, { email: FAN.username, slug: NIGHT, orders: FAN_ORDERS });
      if (n === 1) await fill(client, (part, seconds) => console.log(`  ${part}: ${seconds.toFixed(1)} s`));
      else await client.query("vacuum analyze");
    });
  }
}

async function adoptFan() {
  await signUp();
  const { id } = await tokens();
  const claims = JSON.parse(Buffer.from(id.split(".")[1], "base64url").toString());
  const userId = claims.wixUserId ?? claims.sub;
  for (const site of sites) await inStore(site, (client) => adoptOrders(client, { userId, email: FAN.username }));
}

async function knownIds() {
  const [few] = sites;
  return inStore(few, async (client) => {
    const one = async (statement) => Object.values((await client.query(statement)).rows[0])[0];
    return {
      night: await one(`select id from event where slug = '${NIGHT}'`),
      wrestler: await one("select id from wrestler where status = 'active' order by sort_index limit 1"),
      slug: await one("select slug from wrestler where status = 'active' order by sort_index limit 1"),
      category: await one("select id from event_category where not hidden order by sort_index limit 1"),
      news: await one("select id from media_item order by published_at desc, id limit 1"),
      broadcast: await one("select id from ppv_event order by live_start desc, id limit 1"),
      product: await one("select slug from product where visible order by sort_index, id limit 1"),
    };
  });
}

/** Processor time and wall time until a site answers, and its memory when it has rendered a few pages. */
async function measureStart(envs) {
  const taken = STORES.map(() => ({ cpu: [], mib: [] }));
  for (let run = 0; run < LONG_RUNS; run++) {
    await startSites(envs);
    for (const [n, site] of sites.entries()) {
      await fetch(`${site.url}/tickets`).then((response) => response.arrayBuffer());
      taken[n].cpu.push(cpuMs(site.pid));
      taken[n].mib.push(mebibytes(site.pid, "VmRSS"));
    }
  }
  const [few, many] = taken;
  record("grown", { of: "start and first page", value: median(many.cpu), yardstick: median(few.cpu) });
  record("grownMemory", { of: "after the first page", value: median(many.mib), yardstick: median(few.mib) });
}

async function measureRequests(all) {
  let headers;
  let signedInAt = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    if (performance.now() - signedInAt > SIGNED_IN_MS) {
      headers = await headersOf();
      signedInAt = performance.now();
    }
    for (const [n, site] of sites.entries()) for (let i = 0; i < 3; i++) await ask(site, one, headers[n]);
    const costs = sites.map(() => 0);
    for (let run = 0; run < RUNS; run++) {
      for (const [n, site] of sites.entries()) {
        const before = cost(site);
        for (let i = 0; i < REQUESTS; i++) await ask(site, one, headers[n]);
        costs[n] += cost(site) - before;
      }
    }
    // Added up, not medians: the kernel's clock ticks too slowly for a few requests.
    const [few, many] = costs.map((ms) => ms / (RUNS * REQUESTS));
    record("grownPage", { of: one.of, value: many, yardstick: few });
  }
}

function cost(site) {
  return cpuMs(site.pid) + familyCpuMs(postmaster);
}

/** Each request has its own query, so that no page comes from memory. */
async function ask(site, { path, who }, headers) {
  const mark = path.startsWith("/api") ? "" : `${path.includes("?") ? "&" : "?"}asked=${++asked}`;
  const response = await fetch(`${site.url}${path}${mark}`, { headers: headers[who], redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 200 && path !== "/no-such-page") throw new Error(`${path} answers ${response.status}`);
}

async function measureChange() {
  const taken = [];
  for (const site of sites) {
    const cpu = [];
    const longest = [];
    await inStore(site, async (client) => {
      for (let n = 0; n <= CHANGES; n++) {
        await fetch(`${site.url}/tickets?changed=${n}`).then((response) => response.arrayBuffer());
        const before = cost(site);
        const waits = watchLoop(site);
        await client.query("update event set about = about || ' ' where slug = $1", [NIGHT]);
        await wait(SETTLED_MS);
        longest.push(await waits());
        cpu.push(cost(site) - before);
      }
    });
    // The first change finds cold code.
    taken.push({ cpu: median(cpu.slice(1)), longest: median(longest.slice(1)) });
  }
  const [few, many] = taken;
  record("grown", { of: "a change of content, processor time", value: many.cpu, yardstick: few.cpu });
  record("grown", { of: "a change of content, longest wait of others", value: many.longest, yardstick: few.longest });
}

/** Requests /healthz over and over; the function it returns stops that and resolves to the longest wait. */
function watchLoop(site) {
  let most = 0;
  let ended = false;
  const asking = (async () => {
    while (!ended) {
      const began = performance.now();
      await fetch(`${site.url}/healthz`).then((response) => response.arrayBuffer());
      most = Math.max(most, performance.now() - began);
      await wait(10);
    }
  })();
  return async () => {
    ended = true;
    await asking;
    return most;
  };
}

async function measureCommands(envs) {
  for (const words of COMMANDS) {
    const taken = envs.map(() => ({ cpu: [], mib: [] }));
    for (let run = 0; run < LONG_RUNS; run++) {
      for (const [n, env] of envs.entries()) {
        const before = familyCpuMs(postmaster);
        const { cpu, mib } = await runCommand(env, join(folder, STORES[n]), words);
        taken[n].cpu.push(cpu + familyCpuMs(postmaster) - before);
        taken[n].mib.push(mib);
      }
    }
    const [few, many] = taken;
    const of = words.replace(/\{folder\}\.\w+/, "FILE");
    record("grown", { of, value: median(many.cpu), yardstick: median(few.cpu) });
    const [fewMib, manyMib] = [median(few.mib), median(many.mib)];
    if (manyMib > 1.3 * fewMib) record("grownMemory", { of, value: manyMib, yardstick: fewMib });
  }
}

/** The jobs log how long they took; each runs when a site starts, with nothing else running beside it. */
async function measureJobs(envs) {
  await stopSites();
  const taken = new Map();
  for (let run = 0; run < LONG_RUNS; run++) {
    for (const [n, env] of envs.entries()) {
      let said = "";
      const site = await startSite(
        { ...env, LOG_LEVEL: "info", METRICS_PORT: process.env.METRICS_PORT ?? "39465" },
        process.cwd(),
        { log: (text) => (said += text) },
      );
      await wait(SETTLED_MS);
      const before = familyCpuMs(postmaster);
      // The first scrape starts the query.
      await fetch(`http://localhost:${process.env.METRICS_PORT ?? "39465"}/metrics`).then((one) => one.text());
      await wait(SETTLED_MS);
      note("scrape", n, familyCpuMs(postmaster) - before);
      await site.stop();
      for (const line of said.split("\n").filter((one) => one.includes('"job"'))) {
        const { job, ms, outcome } = JSON.parse(line);
        if (outcome !== undefined) note(job, n, outcome === "ok" ? ms : Number.NaN);
      }
    }
  }
  for (const [job, [few, many]] of taken) {
    record("grown", { of: `job ${job}`, value: median(many), yardstick: Math.max(1, median(few)) });
  }
  function note(job, n, ms) {
    if (!taken.has(job)) taken.set(job, [[], []]);
    taken.get(job)[n].push(ms);
  }
}

async function writePlans(envs, all) {
  await stopSites();
  for (const name of STORES) await explainSlow(admin, name);
  await startSites(envs);
  await wait(SETTLED_MS);
  const headers = await headersOf();
  const [, many] = sites;
  for (const one of all) for (let i = 0; i < 3; i++) await ask(many, one, headers[1]);
  await inStore(many, (client) => client.query("update event set about = about || ' ' where slug = $1", [NIGHT]));
  await wait(SETTLED_MS);
  for (const words of COMMANDS) await runCommand(envs[1], join(folder, STORES[1]), words);
  const { rows } = await admin.query("select current_setting('log_directory') as folder");
  const plans = plansIn(rows[0].folder).filter(({ database }) => database === STORES[1]);
  const text = plans.map(({ ms, times, plan }) => `${ms.toFixed(1)} ms at most, ${times} times over 5 ms\n${plan}\n`);
  writeFileSync(process.env.PLANS, text.join("\n"));
  console.log(`${plans.length} statements over 5 ms, in ${process.env.PLANS}`);
}

/** For each site: no headers for guests, the fan's cookies, and the fan's token for the API. */
async function headersOf() {
  const all = [];
  for (const site of sites) {
    const accepted = { "accept-language": "en" };
    const { id } = await tokens();
    all.push({
      guest: accepted,
      fan: { ...accepted, cookie: await signIn(site, FAN) },
      bearer: { ...accepted, authorization: `Bearer ${id}` },
    });
  }
  return all;
}

/** Creates the fan at the provider, unless it is there. */
async function signUp() {
  const { username, password } = FAN;
  const UserAttributes = Object.entries({ email: username, name: "Ada Fan" }).map(([Name, Value]) => ({ Name, Value }));
  await callPool("SignUp", { Username: username, Password: password, UserAttributes });
  const mails = await fetch(`${provider.sandbox}/mailbox.json?to=${encodeURIComponent(username)}`);
  const [{ code } = {}] = await mails.json();
  await callPool("ConfirmSignUp", { Username: username, ConfirmationCode: code });
}

async function tokens() {
  const { AuthenticationResult } = await callPool("InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: FAN.username, PASSWORD: FAN.password },
  });
  return { id: AuthenticationResult.IdToken };
}

async function callPool(operation, body) {
  const response = await fetch(provider.sandbox, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: CLIENT_ID, ...body }),
  });
  return response.json();
}

async function inStore({ env }, work) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
