/** Signed-in fans for a measurement: their cookies, what they have bought, and the processor time they cost. */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Demo accounts of the sandbox. */
export const FAN = { username: "fan@ringside.example", password: "Headlock-4-Ever" };
export const RIVAL = { username: "rival@ringside.example", password: "Suplex-2-Nights" };

/** Keeps connections open, as browsers and proxies do. */
const agent = new Agent({ keepAlive: true });

/** Sends one request and reads its whole response. */
export function ask(url, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.once("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Submits a form of the site, as a browser without scripts does. */
export const post = (site, path, fields, headers = {}) =>
  ask(site.url + path, {
    method: "POST",
    headers: { origin: site.url, "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** The cookies that a response sets, as the browser sends them back. */
export function cookiesOf({ headers }) {
  const pairs = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]);
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

/** The Cookie header of a demo fan who has just signed in. */
export async function signIn(site, person, headers = {}) {
  const answer = await post(site, "/home/auth/sign-in", { intent: "SUBMIT", ...person }, headers);
  const cookie = cookiesOf(answer);
  if (!/session\.0=/.test(cookie)) throw new Error(`The sign-in answered ${answer.status}`);
  return cookie;
}

/** Holds two seats of a night. Returns the cookies with the guest's own. */
export async function hold(site, cookie, { eventId, definitionId }) {
  const path = `/tickets/event/${eventId}`;
  const page = await ask(site.url + path, { headers: { cookie } });
  const all = [cookie, cookiesOf(page)].filter(Boolean).join("; ");
  const [, clientKey] = /name="clientKey"[^>]*value="([^"]+)"/.exec(page.body.toString()) ?? [];
  const held = await post(
    site,
    path,
    { intent: "reserve", clientKey, [`quantity.${definitionId}`]: "2" },
    { cookie: all },
  );
  if (held.status !== 303) throw new Error(`The reservation answered ${held.status}`);
  return all;
}

/** Processor time of the whole process, in seconds. The kernel counts in hundredths. */
export function cpuSeconds(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number);
  return (user + system) / 100;
}

/** Processor time of the process's main thread, in which its event loop runs, in seconds. */
export const loopSeconds = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e9;

/** Gives a fan `count` orders of two tickets each, every one for a different night, of which one is upcoming. */
export async function buyBefore(client, userId, count) {
  await client.query(
    `with nights as (
       insert into event
       select (jsonb_populate_record(e, jsonb_build_object(
         'id', gen_random_uuid(), 'slug', $1 || '-' || n, 'short_code', upper(substr(md5($1 || n), 1, 8)),
         'start_at', e.start_at - n * interval '3 days' - interval '400 days',
         'end_at', e.end_at - n * interval '3 days' - interval '400 days',
         'doors_at', e.doors_at - n * interval '3 days' - interval '400 days'))).*
       from event e, generate_series(1, $2::int - 1) n where e.slug = 'iron-harvest'
       returning id)
     insert into ticket_definition
     select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'event_id', nights.id))).*
     from nights, ticket_definition d join event e on e.id = d.event_id
     where e.slug = 'iron-harvest' and d.name = 'Floor'`,
    [userId, count],
  );
  await client.query(
    `with bought as (
       select e.id as event_id, d.id as definition_id, gen_random_uuid() as id, row_number() over () as n
       from event e join ticket_definition d on d.event_id = e.id and d.name = 'Floor'
       where e.slug like $1 || '-%' or e.slug = 'iron-harvest'),
     held as (
       insert into reservation (id, event_id, status, user_id, visitor_id, client_key, total_cents, currency, expires, created_at)
       select id, event_id, 'CONFIRMED', $1, 'bench', id::text, 15800, 'USD', now(), now() - interval '1 day' from bought),
     lines as (
       insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, name, policy)
       select id, definition_id, 2, 7900, 'Floor', 'Seats are unreserved.' from bought),
     paid as (
       insert into payment (id, kind, ref, cents, currency, created_at)
       select gen_random_uuid(), 'ticket', id::text, 15800, 'USD', now() from bought),
     orders as (
       insert into ticket_order (order_number, reservation_id, event_id, user_id, email, full_name, locale, status, total_cents, currency, created_at)
       select upper(substr(md5($1 || n), 1, 8)), id, event_id, $1, 'bench@ringside.example', 'Ada Fan', 'en', 'PAID', 15800, 'USD',
              now() - interval '1 day'
       from bought)
     insert into ticket (ticket_number, secret, order_number, event_id, definition_id, name, price_cents, guest_full_name, status, created_at)
     select upper(substr(md5($1 || n || k), 1, 4) || '-' || substr(md5($1 || n || k), 5, 4) || '-BB021'), md5(id::text || k),
            upper(substr(md5($1 || n), 1, 8)), event_id, definition_id, 'Floor', 7900, 'Ada Fan', 'VALID', now()
     from bought, generate_series(1, 2) k`,
    [userId],
  );
  await client.query("analyze");
}
