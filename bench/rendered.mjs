/**
 * Pages that are rendered for each request, on PostgreSQL: milliseconds of the whole process's processor time for each.
 * Public pages are requested as a guest with a unique query, and as a fan in the middle of another sign-in, whose page
 * can't come from memory; personal pages as a new fan, and as one with 300 orders. Cognito and Stripe are stand-ins in
 * another process. `AGAINST=folder` measures that checkout's build in turns. Run after `npm run build`.
 */
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ask, buyBefore, cookiesOf, cpuSeconds, FAN, hold, post, RIVAL, signIn } from "./frame/fans.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { record } from "./frame/record.mjs";
import { median, startSite, usingSandbox } from "./frame/site.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
const RUN_MS = Number(process.env.RUN_MS ?? 700);
const CLIENTS = 4;
const ORDERS = 300;
const ONLY = process.env.ONLY?.split(",");
const ACCEPTED = { "accept-encoding": "gzip, deflate, br", "accept-language": "en-US,en;q=0.9" };

const PAGES = [
  { name: "/tickets, guest", path: "/tickets", as: "guest", figure: "renderedTickets" },
  { name: "/home, guest", path: "/home", as: "guest", figure: "renderedHome" },
  { name: "/tickets, fan", path: "/tickets", as: "flow", figure: "renderedTickets" },
  { name: "/home, fan", path: "/home", as: "flow", figure: "renderedHome" },
  ...["fan", "rival"].flatMap((as) =>
    ["/profile", "/profile/orders", "/tickets/details/ID", "/premium", "/tickets/event/HELD"].map((path) => ({
      name: as === "rival" ? `${path}, ${ORDERS} orders` : path,
      path,
      as,
      figure: "ownPage",
    })),
  ),
];

const postgres = await ownPostgres();
const provider = await startSite();
const sites = [];
let asked = 0;

try {
  for (const [index, folder] of [process.env.AGAINST, process.cwd()].filter(Boolean).entries()) {
    const database = await postgres.database(`site${index}`);
    const env = { ...usingSandbox(provider.sandbox), DATABASE_URL: database };
    sites.push({ folder, database, ...(await startSite(env, folder)) });
  }
  for (const site of sites) site.visitors = await prepared(site);
  for (const page of PAGES) {
    if (ONLY && !ONLY.some((part) => page.name.includes(part))) continue;
    const taken = sites.map(() => []);
    // A warm-up: code is slow until it has run often.
    for (const site of sites) await cost(site, page, 2 * RUN_MS);
    for (let run = 0; run < RUNS; run++) {
      for (const [n, site] of sites.entries()) taken[n].push(await cost(site, page, RUN_MS));
    }
    for (const [n, { folder }] of sites.entries()) {
      const of = sites.length > 1 ? `${page.name}, ${folder}` : page.name;
      record(page.figure, { of, value: median(taken[n]) });
    }
  }
} finally {
  for (const site of sites) await site.stop();
  await provider.stop();
  await postgres.stop();
}

/** Signs the fans in, and gives them holds and orders. */
async function prepared(site) {
  const client = new pg.Client({ connectionString: site.database });
  await client.connect();
  const night = async (slug) => {
    const { rows } = await client.query(
      `select e.id as "eventId", d.id as "definitionId" from event e
       join ticket_definition d on d.event_id = e.id and d.name = 'Floor' where e.slug = $1`,
      [slug],
    );
    return rows[0];
  };
  const bought = await night("iron-harvest");
  await client.query("update ticket_definition set capacity = 1000, remaining = 1000, allotted = 0");
  const { rows: others } = await client.query(
    `select e.id as "eventId", d.id as "definitionId" from event e join ticket_definition d on d.event_id = e.id
     where e.start_at > now() and e.slug <> 'iron-harvest' and e.registration_type = 'TICKETS' and e.status = 'SCHEDULED'
       and not e.schedule_tbd and d.price_cents > 0 and d.sale_start < now() order by e.start_at limit 1`,
  );
  const [held] = others;
  const visitors = { bought, held };
  for (const [name, person, orders] of [
    ["fan", FAN, 1],
    ["rival", RIVAL, ORDERS],
  ]) {
    const cookie = await hold(site, await signIn(site, person), held);
    const { rows } = await client.query(
      "select user_id from reservation where user_id is not null order by created_at desc limit 1",
    );
    await buyBefore(client, rows[0].user_id, orders);
    visitors[name] = cookie;
    // This page creates the fan's Stripe customer.
    await ask(`${site.url}/profile`, { headers: { cookie } });
  }
  const wrong = await post(site, "/home/auth/sign-in", {
    intent: "SUBMIT",
    username: "nobody@ringside.example",
    password: "Wrong-1-Word",
  });
  visitors.flow = [visitors.fan, cookiesOf(wrong)].join("; ");
  await client.end();
  await wait(1_500);
  return visitors;
}

/** Milliseconds of processor time per request, while clients send requests one after another for `ms`. */
async function cost(site, { path, as }, ms) {
  const { visitors } = site;
  const at = path.replace("ID", visitors.bought.eventId).replace("HELD", visitors.held.eventId);
  const cookie = visitors[as];
  const headers = { ...ACCEPTED, ...(cookie && { cookie }) };
  const before = cpuSeconds(site.pid);
  const until = performance.now() + ms;
  let answers = 0;
  const client = async () => {
    while (performance.now() < until) {
      const { status, body } = await ask(`${site.url}${at}?asked=${++asked}`, { headers });
      if (status !== 200 || body.length < 1_000) throw new Error(`${at} answered ${status}`);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (1000 * (cpuSeconds(site.pid) - before)) / answers;
}
