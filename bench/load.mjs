/**
 * The rush when a sale opens: at one instant 1,000 API clients and 100 pages without scripts each request one seat of a
 * night that has 500. Run against one process and against three on one PostgreSQL, beside the bare statement of
 * bench/box-office.mjs. A client that gets a 503 retries after its Retry-After. Run after `npm run build`; the clients
 * share the machine with everything they measure.
 */
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { bareReservation, rateOf } from "./bare-reservation.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { record } from "./frame/record.mjs";
import { startSite, usingSandbox } from "./frame/site.mjs";

const SEATS = 500;
const API_CLIENTS = Number(process.env.API_CLIENTS ?? 1_000);
const PAGE_CLIENTS = Number(process.env.PAGE_CLIENTS ?? 100);
/** What the page says of seats that are gone. */
const SOLD_OUT = /sold out|no more left|went to someone else/i;
const PROCESSES = (process.env.PROCESSES ?? "1,3").split(",").map(Number);
/** No client may wait longer than this for its outcome. */
const BOUND_MS = 60_000;
const IDENTITY_POOL = "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369";

/** One connection per request, as from that many browsers. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

const server = await ownPostgres();
const { url } = server;
const pool = new pg.Pool({ connectionString: url, max: 8 });
pool.on("error", () => undefined);

const provider = await startSite();
try {
  const tokens = await inLots(API_CLIENTS, 20, guestToken);
  for (const count of PROCESSES) await rush(count, tokens);
} finally {
  await provider.stop();
  await pool.end();
  await server.stop();
}

async function rush(count, tokens) {
  const sites = [];
  try {
    for (let n = 0; n < count; n++) {
      sites.push(await startSite({ ...usingSandbox(provider.sandbox), DATABASE_URL: url }));
    }
    const night = await theNight();
    const bare = await rateOf(8, 2_000, () => bareReservation(pool, night.eventId, night.definitionId));
    await emptied(night);
    const fans = await inLots(PAGE_CLIENTS, 20, (n) => opened(sites[n % count], night));

    const began = performance.now();
    const rushing = [
      ...tokens.map((token, n) => untilAnswered(() => byApi(sites[n % count], token, night))),
      ...fans.map((fan) => untilAnswered(() => byPage(fan))),
    ];
    const memory = sampled(sites);
    const answers = await Promise.all(rushing);
    const took = performance.now() - began;
    await printReport(count, answers, took, bare, night, await memory());
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function printReport(count, answers, took, bare, { eventId, definitionId }, memory) {
  const { rows } = await pool.query(
    `select capacity - remaining as taken, (select coalesce(sum(quantity), 0)::int from reservation_line
       join reservation on reservation.id = reservation_id where event_id = $1 and status = 'PENDING') as held
     from ticket_definition where id = $2`,
    [eventId, definitionId],
  );
  const [{ taken, held }] = rows;
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => `${(times[Math.min(times.length - 1, Math.floor(share * times.length))] / 1000).toFixed(2)} s`;
  const ended = (outcome) => answers.filter((one) => one.outcome === outcome).length;
  const other = answers.filter(({ outcome }) => outcome !== "held" && outcome !== "soldOut");
  const rate = (answers.length * 1000) / took;
  const back = answers.reduce((sum, { comeBack }) => sum + comeBack, 0);
  const firsts = answers.map(({ first }) => first).sort((a, b) => a - b);
  console.log(`\n${count} ${count === 1 ? "process" : "processes"}, ${answers.length} clients, ${SEATS} seats`);
  console.log(`  held ${ended("held")}, sold out ${ended("soldOut")}, neither ${other.length}`);
  console.log(`  in the books: ${taken} seats taken, ${held} held`);
  console.log(
    `  answered ${rate.toFixed(0)}/s (${(rate / bare).toFixed(2)} × the bare statement, ${bare.toFixed(0)}/s)`,
  );
  console.log(`  until the outcome: p50 ${at(0.5)}, p99 ${at(0.99)}, last ${at(1)}; ${back} retries`);
  console.log(`  one answer took ${(firsts.at(-1) / 1000).toFixed(2)} s at most; memory ${memory.join(", ")} MiB`);
  for (const [what, times] of counted(other.map(({ outcome }) => outcome))) console.log(`  ${times} × ${what}`);
  const of = `${count} ${count === 1 ? "process" : "processes"}`;
  record("rushRate", { of, value: rate, yardstick: bare });
  record("rushMedian", { of, value: times[Math.floor(times.length / 2)] / 1000 });
  record("rushLost", { of, value: other.length });
  const right = taken === SEATS && held === SEATS && ended("held") === SEATS && other.length === 0;
  console.log(right ? "  every seat sold once, every client answered" : "  WRONG");
  if (!right) process.exitCode = 1;
}

/** Sends the request, and retries it as long as the response says to. */
async function untilAnswered(ask) {
  const began = performance.now();
  let comeBack = 0;
  let first = 0;
  while (true) {
    const asked = performance.now();
    const answer = await ask().catch((error) => ({ outcome: String(error.code ?? error) }));
    first = Math.max(first, performance.now() - asked);
    const ms = performance.now() - began;
    if (!answer.retryAfter || ms > BOUND_MS) return { outcome: answer.outcome, ms, comeBack, first };
    comeBack += 1;
    // If everyone retried at the same second, the rush would repeat itself.
    await wait(answer.retryAfter * 1000 * (1 + Math.random()));
  }
}

async function byApi(site, token, { eventId, definitionId }) {
  const body = JSON.stringify({ eventId, ticketQuantities: [{ ticketDefinitionId: definitionId, quantity: 1 }] });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { status, headers: head, text } = await send(site, "POST", "/api/v1/tickets/reservation", headers, body);
  if (status === 201) return { outcome: "held" };
  if (status === 409 && JSON.parse(text).title === "Sold out") return { outcome: "soldOut" };
  return otherOutcome(status, head, text);
}

/** A page as a browser without scripts gets it: its cookies and its form. */
async function opened(site, { eventId, tier }) {
  const path = `/tickets/event/${eventId}`;
  const { headers, text } = await send(site, "GET", path, {});
  const cookies = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  const field = new RegExp(`name="(quantity\\.[0-9a-f-]+)"[^>]*aria-label="[^"]*${tier}"`).exec(text);
  if (!field) throw new Error("The page has no field for seats");
  const form = text.slice(text.lastIndexOf("<form", field.index), text.indexOf("</form>", field.index));
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
  const body = new URLSearchParams({ ...fields, intent: "reserve", [field[1]]: "1" }).toString();
  return { site, path, cookies, body };
}

async function byPage({ site, path, cookies, body }) {
  const headers = { cookie: cookies, origin: site.url, "content-type": "application/x-www-form-urlencoded" };
  const { status, headers: head, text } = await send(site, "POST", path, headers, body);
  if (status === 303) return { outcome: "held" };
  if ((status === 400 || status === 409) && SOLD_OUT.test(text)) return { outcome: "soldOut" };
  return otherOutcome(status, head, /<html/.test(text) ? `page ${/<h1[^>]*>([^<]*)/.exec(text)?.[1]}` : text);
}

function otherOutcome(status, head, text) {
  const outcome = `${status} ${text.slice(0, 120)}`;
  return status === 503 && head["retry-after"] ? { outcome, retryAfter: Number(head["retry-after"]) } : { outcome };
}

function send(site, method, path, headers, body = "") {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, "content-length": Buffer.byteLength(body) } },
      async (response) => {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() });
      },
    );
    sent.setTimeout(BOUND_MS, () => sent.destroy(new Error("no answer")));
    sent.once("error", reject);
    sent.end(body);
  });
}

async function guestToken() {
  const ask = async (operation, body) => {
    const response = await fetch(provider.sandbox, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { IdentityId } = await ask("GetId", { IdentityPoolId: IDENTITY_POOL });
  return (await ask("GetOpenIdToken", { IdentityId })).Token;
}

async function theNight() {
  const { rows } = await pool.query(
    `select d.id as "definitionId", d.event_id as "eventId", d.name as tier
     from ticket_definition d join event e on e.id = d.event_id where e.slug = 'iron-harvest' and d.name = 'Floor'`,
  );
  await pool.query("update ticket_definition set capacity = 1000000, remaining = 1000000, allotted = 0 where id = $1", [
    rows[0].definitionId,
  ]);
  return rows[0];
}

async function emptied({ definitionId }) {
  await pool.query("truncate reservation, attempt cascade");
  await pool.query("update ticket_definition set capacity = $1, remaining = $1, allotted = 0 where id = $2", [
    SEATS,
    definitionId,
  ]);
}

/** The peak memory of each process during the run, in MiB. */
function sampled(sites) {
  const most = sites.map(() => 0);
  const look = async () => {
    const { readFile } = await import("node:fs/promises");
    for (const [n, { pid }] of sites.entries()) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      most[n] = Math.max(most[n], Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
    }
  };
  const timer = setInterval(look, 250);
  return async () => {
    clearInterval(timer);
    await look();
    return most;
  };
}

async function inLots(count, atOnce, work) {
  const done = [];
  for (let n = 0; n < count; n += atOnce) {
    done.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, k) => work(n + k)))));
  }
  return done;
}

function counted(all) {
  return [...all.reduce((sums, one) => sums.set(one, (sums.get(one) ?? 0) + 1), new Map())];
}
