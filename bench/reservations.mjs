/**
 * Reservations through the product API on PostgreSQL, per second of the site's own processor time, beside the bare
 * statement (bench/bare-reservation.mjs) per second of its driver's. Guests with bearer tokens reserve on one night,
 * once each in a round, on kept-alive connections and on new ones. With TERMS=on the night has an early bird and a code
 * that half of the guests use: compare that with a run without it. Run after `npm run build`.
 */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import pg from "pg";
import { bareReservation, rateOf } from "./bare-reservation.mjs";
import { addTerms, CODE } from "./frame/night-terms.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { record } from "./frame/record.mjs";
import { median, startSite, usingSandbox } from "./frame/site.mjs";

const GUESTS = Number(process.env.GUESTS ?? 2_000);
const CLIENTS = (process.env.CLIENTS ?? "24,400").split(",").map(Number);
const RUNS = Number(process.env.RUNS ?? 5);
const TERMS = process.env.TERMS === "on";
const BARE_MS = 1_000;
const BARE_CLIENTS = 8;
const IDENTITY_POOL = "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369";

const server = await ownPostgres();
const { url } = server;
const pool = new pg.Pool({ connectionString: url, max: BARE_CLIENTS });
pool.on("error", () => undefined);

const provider = await startSite();
const tokens = await inLots(GUESTS, 20, guestToken);
const site = await startSite({ ...usingSandbox(provider.sandbox), DATABASE_URL: url });
try {
  const night = await theNight();
  const kinds = CLIENTS.flatMap((clients) => [true, false].map((keepAlive) => ({ clients, keepAlive })));
  const rates = new Map(kinds.map((kind) => [kind, []]));
  const bare = [];
  for (let run = 0; run <= RUNS; run++) {
    for (const kind of kinds) {
      await emptied();
      const rate = await perProcessorSecond(kind, night);
      if (run === 0) console.log(`${nameOf(kind)}, each token for the first time: ${rate.toFixed(0)}`);
      else rates.get(kind).push(rate);
    }
    await emptied();
    const busy = process.cpuUsage();
    const rate = await rateOf(BARE_CLIENTS, BARE_MS, () => bareReservation(pool, night.eventId, night.definitionId));
    const { user, system } = process.cpuUsage(busy);
    if (run > 0) bare.push((rate * BARE_MS) / ((user + system) / 1_000));
  }
  for (const [kind, all] of rates) {
    const figure = kind.keepAlive ? "apiReservations" : "newConnections";
    record(figure, { of: nameOf(kind), value: median(all), yardstick: median(bare) });
  }
} finally {
  await site.stop();
  await provider.stop();
  await pool.end();
  await server.stop();
}

function nameOf({ clients, keepAlive }) {
  return `${TERMS ? "phases and codes, " : ""}${clients} clients, ${keepAlive ? "connections kept" : "a new connection each"}`;
}

/** Every guest reserves once; returns how many do so in one second of the site's processor time. */
async function perProcessorSecond({ clients, keepAlive }, night) {
  const agent = new Agent({ keepAlive, maxSockets: Number.POSITIVE_INFINITY });
  const busy = processorMs();
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < tokens.length) {
        const n = next++;
        await reserve(agent, tokens[n], night, TERMS && n % 2 === 0 ? [CODE] : undefined);
      }
    }),
  );
  agent.destroy();
  return (tokens.length * 1_000) / (processorMs() - busy);
}

function reserve(agent, token, { eventId, definitionId }, codes) {
  const ticketQuantities = [{ ticketDefinitionId: definitionId, quantity: 1 }];
  const body = JSON.stringify({ eventId, ticketQuantities, codes });
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const options = { agent, method: "POST", headers };
    const sent = request(`${site.url}/api/v1/tickets/reservation`, options, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`The API answers ${response.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** In ticks of 10 ms. */
function processorMs() {
  const stat = readFileSync(`/proc/${site.pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

async function theNight() {
  const { rows } = await pool.query(
    `select d.id as "definitionId", d.event_id as "eventId"
     from ticket_definition d join event e on e.id = d.event_id where e.slug = 'iron-harvest' and d.name = 'Floor'`,
  );
  await pool.query(
    "update ticket_definition set capacity = 100000000, remaining = 100000000, allotted = 0 where id = $1",
    [rows[0].definitionId],
  );
  if (TERMS) await addTerms(pool, rows[0]);
  return rows[0];
}

async function emptied() {
  await pool.query("truncate reservation, attempt cascade");
  await pool.query("vacuum analyze ticket_definition");
}

async function guestToken() {
  const ask = async (operation, body) => {
    const headers = {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityService.${operation}`,
    };
    return (await fetch(provider.sandbox, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { IdentityId } = await ask("GetId", { IdentityPoolId: IDENTITY_POOL });
  return (await ask("GetOpenIdToken", { IdentityId })).Token;
}

async function inLots(count, atOnce, make) {
  const made = [];
  while (made.length < count) {
    const lot = Math.min(atOnce, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: lot }, make))));
  }
  return made;
}
