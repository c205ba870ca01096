/**
 * A line of FANS fans before and after its opening, on PostgreSQL: what waiting costs, whether entries follow the plan,
 * how long fans wait who have entered and choose seats, and what is lost by three kill -9. Every fan is a timer in this
 * process and polls as the page's script does; some never come, some open a new connection for each request. Run after
 * `npm run build`.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { ownPostgres } from "./frame/postgres.mjs";
import { record } from "./frame/record.mjs";
import { NIGHT, startSite } from "./frame/site.mjs";

const FANS = Number(process.env.FANS ?? 10_000);
const MINUTES = Number(process.env.MINUTES ?? 5);
const RATE = Number(process.env.RATE ?? 10);
const ABSENT = 0.3;
const KEPT = 0.9;
const JOINING = 40;
const WAITING_S = Number(process.env.WAITING_S ?? 30);
const PRESS_MS = [500, 4_000];
const KILLS = 3;

const database = await ownPostgres();
const env = { DATABASE_URL: database.url, SESSION_SECRETS: "bench-bench-bench-bench-bench-bench", TRUST_PROXY: "1" };
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
pool.on("error", () => undefined);
let site = await startSite(env);
const kept = new Agent({ keepAlive: true, maxSockets: 1_000 });
const once = new Agent({ keepAlive: false });
const entries = [];
const inside = [];
let refused = 0;
let turnedAway = 0;
let polls = 0;
let held = 0;
let over = false;

try {
  await pool.query(
    "update ticket_definition set capacity = 1000000, remaining = 1000000, allotted = 0 where event_id = $1",
    [NIGHT],
  );
  const idle = await busyShare(10);
  // Joining takes a while, so the opening is set again once everybody has a place.
  await operator("on-sale", "plan", NIGHT, "--at", instantIn(3_600), "--join", "90", "--rate", String(RATE));
  while (!(await ask({ n: 0 }, "GET", `/line/${NIGHT}/now.json`)).body.includes("gathering")) await wait(100);
  const fans = Array.from({ length: FANS }, (_, n) => ({
    n,
    absent: n % 10 < ABSENT * 10,
    kept: n % 100 < KEPT * 100,
  }));
  const began = performance.now();
  const busy = processorMs();
  await inLots(fans, JOINING, join);
  const joinedIn = (performance.now() - began) / 1_000;
  const joinsPerCore = (FANS * 1_000) / (processorMs() - busy);
  const pollers = fans.map((fan) => (fan.absent ? undefined : stand(fan)));
  await wait(5_000);
  const from = polls;
  const waiting = (await busyShare(WAITING_S)) - idle;
  console.log(
    `joined in ${joinedIn.toFixed(0)} s, ${turnedAway} turned away at first; ${((polls - from) / WAITING_S).toFixed(0)} polls/s while waiting; idle ${(idle * 100).toFixed(1)} %`,
  );

  await pool.query("update on_sale set opens_at = now() where event_id = $1", [NIGHT]);
  const plan = [];
  let opened;
  while (!opened) {
    await wait(200);
    if (await planned()) opened = performance.now();
  }
  // Under load the line lowers its rate, so the plan is the rate it reports, not the office's maximum.
  for (let minute = 0; minute <= MINUTES; minute++) {
    if (minute > 0) await wait(Math.max(0, opened + minute * 60_000 - performance.now()));
    plan.push(await planned());
  }
  over = true;
  await Promise.all(pollers.map((one) => one?.catch(() => undefined)));
  const perMinute = Array.from(
    { length: MINUTES },
    (_, minute) => entries.filter((at) => at - opened > minute * 60_000 && at - opened <= (minute + 1) * 60_000).length,
  );
  const wanted = perMinute.map((_, minute) => plan[minute + 1] - plan[minute]);
  const off = perMinute.map((n, minute) => Math.abs(n / wanted[minute] - 1));
  console.log(`entered per minute: ${perMinute.join(", ")}; planned: ${wanted.map((n) => n.toFixed(0)).join(", ")}`);
  console.log(`held seats: ${held} of ${entries.length} who entered`);
  record("lineWaiting", { of: `${FANS} fans`, value: waiting * 100 });
  record("lineJoins", { value: joinsPerCore });
  record("linePlan", { of: `${MINUTES} minutes`, value: Math.max(...off) * 100 });
  record("lineInside", { of: `${inside.length} pages`, value: quantile(inside, 0.99) });
  record("lineRefused", { value: refused });

  const places = await placesTaken();
  let longest = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    process.kill(site.pid, "SIGKILL");
    const dead = performance.now();
    site = await startSite(env);
    while (JSON.parse((await ask(fans[0], "GET", `/line/${NIGHT}/now.json`)).body).joined !== places) await wait(50);
    longest = Math.max(longest, performance.now() - dead);
    await inLots(fans.slice(kill * 20, kill * 20 + 20), 5, async (fan) => {
      const page = await ask(fan, "GET", `/line/${NIGHT}`);
      if (!/data-rank="\d+"/.test(page.body)) throw new Error(`fan ${fan.n} has lost the place`);
    });
  }
  record("lineBack", { of: `${KILLS} × kill -9`, value: longest });
  record("lineLost", { value: places - (await placesTaken()) });
} finally {
  over = true;
  await site.stop();
  await pool.end();
  await database.stop();
  kept.destroy();
}

/** A fan who is turned away because the site is overloaded tries again after two seconds. */
async function join(fan) {
  let answer = await ask(fan, "POST", `/line/${NIGHT}`, "intent=join");
  for (; answer.status === 503; answer = await ask(fan, "POST", `/line/${NIGHT}`, "intent=join")) {
    turnedAway += 1;
    await wait(2_000);
  }
  const { cookies, status, location } = answer;
  fan.cookie = cookies;
  if (!cookies.includes("place=")) throw new Error(`no place: ${status} ${location}`);
}

/** Polls like the page's script, and enters when called. */
async function stand(fan) {
  let waited = 1_000 + Math.random() * 4_000;
  await wait(waited);
  while (!over) {
    let now;
    try {
      now = JSON.parse((await ask(fan, "GET", `/line/${NIGHT}/now.json`)).body);
      polls += 1;
    } catch {
      await wait(1_000);
      continue;
    }
    if (now.phase === "open" && fan.rank === undefined) {
      await wait(Math.random() * Math.max(0, now.spreadMs - waited));
      const rank = /data-rank="(\d+)"/.exec((await ask(fan, "GET", `/line/${NIGHT}`)).body)?.[1];
      if (rank !== undefined) fan.rank = Number(rank);
      continue;
    }
    const ahead = fan.rank === undefined ? undefined : fan.rank - now.serving;
    if (ahead !== undefined && ahead < 0) return enter(fan);
    const near =
      ahead !== undefined && now.pace > 0 ? Math.max(2_000, (ahead / now.pace) * 250) : Number.POSITIVE_INFINITY;
    waited = Math.min(now.nextMs, near);
    await wait(waited);
  }
}

async function enter(fan) {
  await wait(PRESS_MS[0] + Math.random() * (PRESS_MS[1] - PRESS_MS[0]));
  while (!over) {
    const entered = await timed(fan, "POST", `/line/${NIGHT}`, "intent=enter");
    if (entered.status === 303 && entered.location.includes("/tickets/")) {
      entries.push(performance.now());
      return choose(fan);
    }
    await wait(2_000);
  }
}

/** Opens the purchase page, and holds two seats by its form. */
async function choose(fan) {
  const path = `/tickets/event/${NIGHT}`;
  const page = await timed(fan, "GET", path);
  await wait(PRESS_MS[0] + Math.random() * (PRESS_MS[1] - PRESS_MS[0]));
  const clientKey = /name="clientKey" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const [, quantity = ""] = /name="(quantity\.[^"]+)"/.exec(page.body) ?? [];
  const form = new URLSearchParams({ intent: "reserve", clientKey, [quantity]: "2" });
  const answer = await timed(fan, "POST", path, String(form));
  if (answer.status !== 303) throw new Error(`no hold: ${answer.status}`);
  held += 1;
  await timed(fan, "GET", path);
}

async function timed(fan, ...words) {
  const began = performance.now();
  const answer = await ask(fan, ...words);
  inside.push(performance.now() - began);
  if (answer.status === 503) refused += 1;
  return answer;
}

/** Each fan has an address of their own, as behind a proxy. */
function ask(fan, method, path, body) {
  const address = `10.${(fan.n >> 16) & 255}.${(fan.n >> 8) & 255}.${fan.n & 255}`;
  const headers = {
    "x-forwarded-for": address,
    ...(fan.cookie && { cookie: fan.cookie }),
    ...(body && {
      origin: site.url,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}${path}`, { method, headers, agent: fan.kept ? kept : once }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.once("end", () => {
        const set = (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]);
        const old = (fan.cookie ?? "")
          .split("; ")
          .filter((one) => one && !set.some((s) => s.split("=")[0] === one.split("=")[0]));
        fan.cookie = [...old, ...set].join("; ");
        resolve({
          status: response.statusCode,
          location: response.headers.location ?? "",
          cookies: fan.cookie,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** How many should have entered by now. */
async function planned() {
  const { rows } = await pool.query("select (control ->> 'planned')::float8 as n from on_sale where event_id = $1", [
    NIGHT,
  ]);
  return rows[0].n ?? 0;
}

async function placesTaken() {
  const { rows } = await pool.query("select count(*)::int as n from place");
  return rows[0].n;
}

function operator(...words) {
  return promisify(execFile)(process.execPath, ["build/server/operator.js", ...words], {
    env: { ...process.env, ...env, NODE_ENV: "production", SANDBOX: "on", DATA_DIR: "/tmp/ringside-bench-operator" },
  });
}

function instantIn(seconds) {
  return new Date(Date.now() + seconds * 1_000).toISOString();
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

async function inLots(items, size, work) {
  let next = 0;
  await Promise.all(
    Array.from({ length: size }, async () => {
      while (next < items.length) await work(items[next++]);
    }),
  );
}

/** The share of a core that the site's process uses. */
async function busyShare(seconds) {
  const before = processorMs();
  await wait(seconds * 1_000);
  return (processorMs() - before) / (seconds * 1_000);
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
