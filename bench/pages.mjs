/**
 * A guest's page from memory against a bare `node:http` server with the same bytes, head included: requests per second
 * of the server's processor time, in turns, so that the client's speed does not count. Run after `npm run build`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { median, startSite } from "./site.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
const CLIENTS = 16;
const RUN_MS = Number(process.env.RUN_MS ?? 2000);
const WARM_MS = 500;
const PATHS = ["/home", "/tickets"];

const BARE = `
const { createServer, get } = require("node:http");
get(process.env.SAME_AS, { headers: { "accept-encoding": "gzip, deflate, br" } }, async (response) => {
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { date, connection, "keep-alive": keepAlive, ...head } = response.headers;
  createServer((request, reply) => reply.writeHead(200, head).end(body)).listen(0, function () {
    console.log(this.address().port);
  });
});`;

/** A site as it runs in production, to measure the cost of its log and its metrics. */
const VARIANTS = {
  "with its log": { LOG_LEVEL: "info" },
  "without its log": { LOG_LEVEL: "silent" },
  "with log and metrics": { LOG_LEVEL: "info", METRICS_PORT: process.env.METRICS_PORT ?? "39464" },
};

const sites = [];
try {
  for (const [name, env] of Object.entries(VARIANTS)) sites.push({ name, ...(await startSite(env)) });
  for (const path of PATHS) {
    const bare = spawn(process.execPath, ["-e", BARE], {
      env: { SAME_AS: sites[0].url + path },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [port] = await once(bare.stdout, "data");
    const other = `http://localhost:${String(port).trim()}/`;
    const rates = new Map([...sites.map(({ name }) => name), "bare"].map((name) => [name, []]));
    for (let i = 0; i < RUNS; i++) {
      for (const { name, url, pid } of sites) rates.get(name).push(await rate(url + path, pid));
      rates.get("bare").push(await rate(other, bare.pid));
    }
    bare.kill();
    const bareRate = median(rates.get("bare"));
    console.log(`${path}: requests/s of a core, from memory; bare node:http ${bareRate.toFixed(0)}`);
    for (const { name } of sites) {
      const ours = median(rates.get(name));
      report(`  ${name}`, ours.toFixed(0), `ratio ${(ours / bareRate).toFixed(2)}, budget 0.85`);
    }
  }
} finally {
  for (const site of sites) await site.stop();
}

/**
 * Requests per second of processor time on one core, over kept-alive connections, as under steady load: the page is
 * rendered again every two seconds, with warm code.
 */
async function rate(url, pid) {
  await load(url, WARM_MS);
  const before = cpuSeconds(pid);
  return (await load(url, RUN_MS)) / (cpuSeconds(pid) - before);
}

/** The number of requests answered within `ms`. */
async function load(url, ms) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const until = performance.now() + ms;
  let answers = 0;
  const client = async () => {
    while (performance.now() < until) {
      await one(url, agent);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return answers;
}

/** The kernel counts in hundredths of a second. */
function cpuSeconds(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number);
  return (user + system) / 100;
}

function one(url, agent) {
  const headers = { "accept-encoding": "gzip, deflate, br", "accept-language": "en-US,en;q=0.9" };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}

function report(what, value, beside) {
  console.log(`${what.padEnd(54)} ${value.padStart(12)}   (${beside})`);
}
