/**
 * Pages from memory, a guest's and a signed-in fan's, against a bare `node:http` server with the same bytes, head
 * included: requests per second of the server's processor time, in turns, so that the client's speed does not count.
 * Run after `npm run build`.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { cpuSeconds, FAN, signIn } from "./frame/fans.mjs";
import { record } from "./frame/record.mjs";
import { median, NIGHT, SEATED_NIGHT, startSite } from "./frame/site.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
const CLIENTS = 16;
const RUN_MS = Number(process.env.RUN_MS ?? 2000);
const WARM_MS = 500;
const GUEST_PATHS = ["/home", "/tickets"];
const FAN_PATHS = ["/home", "/tickets", "/wrestlers", "/shows", `/events/${NIGHT}`];
const ACCEPTED = { "accept-encoding": "gzip, deflate, br", "accept-language": "en-US,en;q=0.9" };
/** What the page of a section requests every few seconds. */
const SEATS = `/api/v1/tickets/event/${SEATED_NIGHT}/seats/101`;
/** A session is confirmed again after five minutes, which a measurement must not contain. */
const SIGNED_IN_MS = 4 * 60_000;

const BARE = `
const { createServer, get } = require("node:http");
get(process.env.SAME_AS, { headers: JSON.parse(process.env.HEADERS) }, async (response) => {
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { date, connection, "keep-alive": keepAlive, ...head } = response.headers;
  createServer((request, reply) => reply.writeHead(response.statusCode, head).end(body)).listen(0, function () {
    console.log(this.address().port);
  });
});`;

/** The site with and without its log, and with metrics as well, to measure what each costs. */
const VARIANTS = {
  "with its log": { LOG_LEVEL: "info" },
  "without its log": { LOG_LEVEL: "silent" },
  "with log and metrics": { LOG_LEVEL: "info", METRICS_PORT: process.env.METRICS_PORT ?? "39464" },
};

const sites = [];
try {
  for (const [name, env] of Object.entries(VARIANTS)) sites.push({ name, ...(await startSite(env)) });
  for (const path of GUEST_PATHS) await compare("guestPage", path, sites, ACCEPTED);
  const [site] = sites;
  let headers;
  let signedInAt = Number.NEGATIVE_INFINITY;
  for (const path of FAN_PATHS) {
    if (performance.now() - signedInAt > SIGNED_IN_MS) {
      headers = { ...ACCEPTED, cookie: await knownFan(site) };
      signedInAt = performance.now();
    }
    await compare("fanPage", path, [site], headers);
  }
  const etag = (await fetch(site.url + SEATS)).headers.get("etag");
  await compare("seatPoll", SEATS, [site], { ...ACCEPTED, "if-none-match": etag });
} finally {
  for (const site of sites) await site.stop();
}

/** Measures `path` on each of `sites` and on a bare server with the same response, in turns. */
async function compare(figure, path, sites, headers) {
  await one(sites[0].url + path, { headers });
  const bare = spawn(process.execPath, ["-e", BARE], {
    env: { SAME_AS: sites[0].url + path, HEADERS: JSON.stringify(headers) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(bare.stdout, "data");
  const other = `http://localhost:${String(port).trim()}/`;
  const rates = new Map([...sites.map(({ name }) => name), "bare"].map((name) => [name, []]));
  for (let i = 0; i < RUNS; i++) {
    for (const { name, url, pid } of sites) rates.get(name).push(await rate(url + path, pid, headers));
    rates.get("bare").push(await rate(other, bare.pid, headers));
  }
  bare.kill();
  const yardstick = median(rates.get("bare"));
  for (const { name } of sites)
    record(figure, {
      of: `${path.replace(/[\da-f-]{36}/, "{id}")}, ${name}`,
      value: median(rates.get(name)),
      yardstick,
    });
}

/** The Cookie header of a demo fan who gets pages from memory. */
async function knownFan(site) {
  const cookie = await signIn(site, FAN);
  // The first request of a fan starts the query about ended sessions, without which nobody is served from memory.
  await fetch(`${site.url}/home`, { headers: { cookie } });
  await wait(1_000);
  return cookie;
}

/**
 * Requests per second of processor time on one core, over kept-alive connections, as under steady load: the page is
 * rendered again every two seconds, with warm code.
 */
async function rate(url, pid, headers) {
  await load(url, WARM_MS, headers);
  const before = cpuSeconds(pid);
  return (await load(url, RUN_MS, headers)) / (cpuSeconds(pid) - before);
}

/** The number of requests answered within `ms`. */
async function load(url, ms, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const until = performance.now() + ms;
  let answers = 0;
  const client = async () => {
    while (performance.now() < until) {
      await one(url, { agent, headers });
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return answers;
}

function one(url, options) {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      if (![200, 304].includes(response.statusCode)) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}
