/**
 * The office's lists and searches with 10,000 nights, 100,000 orders and a million tickets: how long the staff wait for
 * each, compared with the lookup of one order by its key on the same PostgreSQL; and how many bytes a list loads.
 *
 * `RUNS` sets how often each list is requested. `TEST_DATABASE_URL` names a server to use, whose store `office_many` is
 * kept.
 */
import { gzipSync } from "node:zlib";
import pg from "pg";
import { ask, signIn } from "./frame/fans.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { record } from "./frame/record.mjs";
import { median, startSite, usingSandbox } from "./frame/site.mjs";
import { fill } from "./growth/fill.mjs";

const RUNS = Number(process.env.RUNS ?? 9);
const STAFF = {
  "box-office": { username: "boxoffice@ringside.example", password: "Will-Call-2-Windows" },
  editor: { username: "editor@ringside.example", password: "Undercard-3-Bouts" },
  viewer: { username: "viewer@ringside.example", password: "Count-3-Along" },
};
/** The share of orders with this name is that of a common first name in a large country. */
const COMMON_NAME = "Maria";
const SCRIPTS_AND_STYLES = /(?:src|href)="(\/(?:assets|office)[^"]*\.(?:js|css))"/g;

const server = await ownPostgres();
const provider = await startSite();
const url = await server.database("office_many");
const store = new pg.Client({ connectionString: url });
let site;
try {
  const start = () => startSite({ ...usingSandbox(provider.sandbox), DATABASE_URL: url });
  site = await start();
  await store.connect();
  const order = await filled(store);
  await site.stop();
  site = await start();
  const cookies = {};
  for (const [role, person] of Object.entries(STAFF)) cookies[role] = await signIn(site, person);

  for (const { of, path, role } of lists(order)) await measure(of, path, cookies[role], store, order);
  await weigh(cookies["box-office"]);
} finally {
  await store.end();
  await site?.stop();
  await provider.stop();
  await server.stop();
}

/** Fills the store unless it is full; resolves to an order in the middle of it. */
async function filled(store) {
  const { rows } = await store.query("select count(*)::int as orders from ticket_order");
  if (rows[0].orders < 50_000) {
    await fill(store, (part, seconds) => console.log(`  ${part}: ${seconds.toFixed(1)} s`));
    await store.query(
      `update ticket_order set full_name = '${COMMON_NAME} ' || full_name where order_number in
       (select order_number from ticket_order order by md5(order_number) limit 10000)`,
    );
    await store.query("vacuum analyze");
  }
  const middle = await store.query(
    `select order_number as number, email, full_name as name, event_id as night from ticket_order
     where user_id like 'fan-%' order by md5(order_number) limit 1`,
  );
  return middle.rows[0];
}

function lists({ number, email, night }) {
  const text = (value) => encodeURIComponent(value);
  const of = (role, pairs) => pairs.map(([name, path]) => ({ of: name, path: `/office${path}`, role }));
  return [
    ...of("box-office", [
      ["today", ""],
      ["orders", "/orders"],
      ["orders, refunded", "/orders?state=REFUNDED"],
      ["orders of a night", `/orders?night=${night}`],
      ["orders, disputed", "/orders?disputed=1"],
      ["orders by number", `/orders?q=${text(number)}`],
      ["orders by email", `/orders?q=${text(email)}`],
      ["orders by a common name", `/orders?q=${COMMON_NAME}`],
      ["orders by part of an address", "/orders?q=grown.example"],
      ["fans by email", `/fans?q=${text(email)}`],
      ["fans by a common name", `/fans?q=${COMMON_NAME}`],
      ["nights", "/nights"],
      ["nights by text", "/nights?text=norfolk"],
      ["past nights", "/nights?when=past"],
      ["a night", `/nights/${night}`],
      ["letters", "/letters"],
      ["parcels", "/parcels"],
      ["history", "/history"],
    ]),
    ...of("editor", [
      ["roster", "/roster"],
      ["shop", "/shop"],
    ]),
    ...of("viewer", [["money", "/money"]]),
  ];
}

async function measure(of, path, cookie, store, { number }) {
  const ours = [];
  const bare = [];
  const statement = "select * from ticket_order where order_number = $1";
  for (let run = 0; run <= RUNS; run++) {
    ours.push(await timed(() => open(path, cookie)));
    bare.push(await timed(() => store.query(statement, [number])));
  }
  // The first request runs cold code.
  record("officeList", { of, value: median(ours.slice(1)), yardstick: median(bare.slice(1)) });
}

async function open(path, cookie) {
  const page = await ask(site.url + path, { headers: { cookie, "accept-language": "en" } });
  if (page.status !== 200) throw new Error(`${path} answers ${page.status}`);
  return page.body.toString();
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The first page that somebody opens, with everything that the browser loads for it. */
async function weigh(cookie) {
  for (const path of ["/office", "/office/orders"]) {
    const html = await open(path, cookie);
    const parts = [...new Set([...html.matchAll(SCRIPTS_AND_STYLES)].map(([, part]) => part))];
    const bodies = await Promise.all(parts.map(async (part) => (await ask(site.url + part)).body));
    const bytes = [html, ...bodies].reduce((sum, body) => sum + gzipSync(body).length, 0);
    record("officeWeight", { of: path, value: bytes / 1000 });
  }
}
