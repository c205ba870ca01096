/** Two processes on one PostgreSQL are one site: they share all state, and a rush sells every seat once. */
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { CognitoIdentityClient, GetIdCommand, GetOpenIdTokenCommand } from "@aws-sdk/client-cognito-identity";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../postgres";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "../routes/buying/purchase";
import { fan, hidden } from "../routes/fan";
import type { Site } from "../routes/site";
import { freePort, type ServerProcess, serverProcess } from "../server-process";
import { type World, world } from "./process";

const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const SEATS = 40;
const API_CLIENTS = 100;
const PAGE_CLIENTS = 20;
/** The limit for each response, also on a machine that runs other tests, and for each client overall. */
const ANSWER_MS = 10_000;
const BOUND_MS = 45_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let first: World;
let second: Site & { server: ServerProcess };
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  const program = ["build/server/start.js"];
  first = await world(program, "/readyz", { DATABASE_URL: database.url });
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const server = serverProcess(program, { ...first.env, PORT: port, SITE_URL: url }, `${url}/readyz`);
  second = { ...first, url, server };
  // Both find an empty database: one of them sets it up, the other waits.
  await Promise.all([first.start(), server.start()]);
});
afterAll(async () => {
  await second.server.end("SIGTERM");
  await first.stop();
  await pool.end();
  await database.drop();
});

const sites = () => [first, second] as const;
/** The same browser at the other process, as a load balancer might route it. */
const alsoAt = (site: Site, who: ReturnType<typeof fan>) => {
  const there = fan(site);
  for (const [name, value] of who.cookies) there.cookies.set(name, value);
  return there;
};

it("start on an empty database together and fill it once", async () => {
  const { rows } = await pool.query("select count(*)::int as n, count(distinct slug)::int as slugs from event");
  expect(rows[0].n).toBe(rows[0].slugs);
  expect(rows[0].n).toBeGreaterThan(40);
});

it("share one purchase", async () => {
  const maya = fan(first);
  const night = await eventId(first, "Iron Harvest");
  await hold(maya, night, "Upper", 2);
  const there = alsoAt(second, maya);
  expect((await there.get(`/tickets/event/${night}`)).html).toContain("These 2 seats are yours until");
  const hosted = await pay(there, night);
  expect(await pay(maya, night)).toBe(hosted);
  const back = pathOf(await fillIn(hosted, GOOD_CARD, "maya@example.com"));
  expect(ticketNumbers(await maya.get(back))).toHaveLength(2);
  expect(ticketNumbers(await alsoAt(second, maya).get(`/tickets/details/${night}`))).toHaveLength(2);
});

it("share one session and its end", async () => {
  const maya = fan(first);
  await signIn(maya, "/profile", ...FAN);
  const there = alsoAt(second, maya);
  expect((await there.get("/profile")).html).toContain(FAN[0]);
  const copied = alsoAt(second, maya);
  await maya.post("/profile/auth/authenticated", { intent: "SIGN_OUT" });
  expect((await copied.get("/profile")).html).not.toContain(FAN[0]);
});

it("count rate limits together", async () => {
  const token = await guestToken();
  const night = await theNight();
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push((await byApi(sites()[n % 2] as Site, token, night)).status);
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  await pool.query("update reservation set status = 'CANCELED' where status = 'PENDING'");
});

it("sell every seat of a rush once and answer every client", async () => {
  const night = await theNight();
  const tokens = await Promise.all(Array.from({ length: API_CLIENTS }, guestToken));
  const browsers = await Promise.all(
    Array.from({ length: PAGE_CLIENTS }, async (_, n) => {
      const site = sites()[n % 2] as Site;
      const who = fan(site);
      const { html } = await who.get(`/tickets/event/${night.event}`);
      return {
        who,
        form: { intent: "reserve", clientKey: hidden(html, "clientKey"), [`quantity.${night.tier}`]: "1" },
      };
    }),
  );
  await pool.query("update ticket_definition set capacity = $1, remaining = $1, allotted = 0 where id = $2", [
    SEATS,
    night.tier,
  ]);

  const answers = await Promise.all([
    ...tokens.map((token, n) => untilAnswered(() => byApi(sites()[n % 2] as Site, token, night))),
    ...browsers.map(({ who, form }) =>
      untilAnswered(async () => {
        const body = new URLSearchParams(form);
        const response = await who.once(`/tickets/event/${night.event}`, { method: "POST", body });
        return { status: response.status, after: response.headers.get("retry-after"), text: await response.text() };
      }),
    ),
  ]);
  const held = answers.filter(({ status }) => status === 201 || status === 303);
  const refused = answers.filter(({ text }) => /Sold out|None left|soldOut/i.test(text));
  expect([held.length, refused.length]).toEqual([SEATS, API_CLIENTS + PAGE_CLIENTS - SEATS]);
  expect(Math.max(...answers.map(({ slowest }) => slowest))).toBeLessThan(ANSWER_MS);
  const { rows } = await pool.query(
    `select remaining, (select sum(quantity)::int from reservation_line join reservation on reservation.id = reservation_id
       where status = 'PENDING' and definition_id = $1) as held from ticket_definition where id = $1`,
    [night.tier],
  );
  expect(rows).toEqual([{ remaining: 0, held: SEATS }]);
});

type Answer = { status: number; after: string | null; text: string };

/** Retries as often as the response says to. */
async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer & { slowest: number }> {
  const until = performance.now() + BOUND_MS;
  let slowest = 0;
  while (true) {
    const began = performance.now();
    const answer = await ask();
    slowest = Math.max(slowest, performance.now() - began);
    if (answer.status !== 503 || performance.now() > until) return { ...answer, slowest };
    expect(Number(answer.after), "a 503 says when to come back").toBeGreaterThan(0);
    await wait(Number(answer.after) * 1000 * Math.random());
  }
}

type Night = { event: string; tier: string };

async function theNight(): Promise<Night> {
  const { rows } = await pool.query(
    `select event_id as event, ticket_definition.id as tier from ticket_definition join event on event.id = event_id
     where slug = 'iron-harvest' and name = 'Floor'`,
  );
  return rows[0];
}

function byApi(site: Site, token: string, { event, tier }: Night): Promise<Answer> {
  const body = JSON.stringify({ eventId: event, ticketQuantities: [{ ticketDefinitionId: tier, quantity: 1 }] });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${site.url}/api/v1/tickets/reservation`,
      { agent: false, method: "POST", headers },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const after = response.headers["retry-after"] ?? null;
        resolve({ status: response.statusCode ?? 0, after, text: Buffer.concat(chunks).toString() });
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

async function guestToken(): Promise<string> {
  const identities = new CognitoIdentityClient({ region: "us-east-2", endpoint: first.sandbox });
  const IdentityPoolId = first.env.COGNITO_IDENTITY_POOL_ID ?? "";
  const { IdentityId } = await identities.send(new GetIdCommand({ IdentityPoolId }));
  const { Token } = await identities.send(new GetOpenIdTokenCommand({ IdentityId }));
  return Token ?? "";
}
