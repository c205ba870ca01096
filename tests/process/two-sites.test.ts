/** A second site that uses the first one's product API: it sells the first one's tickets and survives its outage. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../root";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "../routes/buying/purchase";
import { fan, hidden } from "../routes/fan";
import type { Site } from "../routes/site";
import { freePort, type ServerProcess, serverProcess } from "../server-process";
import { type World, world } from "./process";

const PROGRAM = ["build/server/start.js"];
const AWAY = "We can’t reach the box office right now.";

type Received = { line: string; bearer: string | undefined; address: string | undefined };
type SecondSite = Site & ServerProcess;

let first: World;
let second: SecondSite;
let way: Awaited<ReturnType<typeof recorded>>;
let night: string;

beforeAll(async () => {
  const port = await freePort();
  first = await world(PROGRAM, "/readyz", { PRODUCT_API_SITES: `http://localhost:${port}` });
  way = await recorded(first.url);
  second = siteAt(port);
  await Promise.all([first.start(), second.start()]);
  night = await eventId(first, "Iron Harvest");
});

afterAll(async () => {
  await second.stop();
  way.close();
  await first.stop();
});

const pages = [
  ...["/", "/home", "/tickets", "/shows", "/shows/pigeon-forge", "/wrestlers", "/shop", "/pay-per-view", "/premium"],
  ...["/sitemap.xml", "/tour-dates.ics", "/news.rss", "/billing-assistance"],
];

it("shows the first site's content on every page", async () => {
  for (const path of [...pages, `/events/${night}`, `/tickets/event/${night}`]) {
    expect((await fan(second).get(path)).status, path).toBe(200);
  }
  const there = await fan(second).get("/shows/pigeon-forge");
  const here = await fan(first).get("/shows/pigeon-forge");
  // Reminders are sent by the site that has the store.
  expect(headings(there.html)).toEqual(headings(here.html).filter((heading) => !heading?.startsWith("Follow ")));
  expect((await fan(second).get("/events/00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

it("holds seats for a guest, keeps them through sign-in, and leads to payment and back to the tickets", async () => {
  const frankie = fan(second);
  const path = `/tickets/event/${night}`;
  expect((await hold(frankie, night, "Floor", 2)).html).toContain("These 2 seats are yours until");
  expect((await signIn(frankie, path, "fan@ringside.example", "Headlock-4-Ever")).html).toContain(
    "These 2 seats are yours until",
  );
  const hosted = await pay(frankie, night);
  expect(hosted).toContain("/c/pay/");
  const back = await fillIn(hosted, GOOD_CARD);
  expect(new URL(back ?? "").origin).toBe(second.url);
  const tickets = await frankie.get(pathOf(back));
  expect([tickets.path, ticketNumbers(tickets).length]).toEqual([`/tickets/details/${night}`, 2]);
  expect(ticketNumbers(await frankie.get(`/tickets/print?event=${night}`))).toEqual(ticketNumbers(tickets));
  expect((await frankie.get("/profile")).html).toContain("Iron Harvest");

  const atHome = fan(first);
  await signIn(atHome, "/home", "fan@ringside.example", "Headlock-4-Ever");
  expect(ticketNumbers(await atHome.get(`/tickets/details/${night}`))).toEqual(ticketNumbers(tickets));
});

it("sells to a guest, whose tickets open in their browser and no other", async () => {
  const maya = fan(second);
  await hold(maya, night, "Upper", 1);
  const tickets = await maya.get(pathOf(await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com")));
  expect(ticketNumbers(tickets)).toHaveLength(1);
  expect((await fan(second).get(`/tickets/details/${night}`)).status).toBe(404);
});

it("leads fans to the first site's line while there is one, and sells to them when it is over", async () => {
  const onSale = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["build/server/operator.js", "on-sale", ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: first.dataDir, NODE_ENV: "production" },
    });
  const opening = new Date(Date.now() + 30 * 60_000).toISOString();
  await onSale("plan", night, "--at", opening, "--join", "31");
  const maya = fan(second);
  const path = `/tickets/event/${night}`;
  const there = `${first.url}/line/${night}`;
  // A form may not lead to another site, so a page between them does.
  const led = await hold(maya, night, "Upper", 1);
  expect([new URL(led.path, second.url).searchParams.get("to"), led.html.includes(there)]).toEqual([there, true]);
  expect((await fan(first).get(`/line/${night}`)).html).toContain('value="join"');
  // The second site has no lines of its own, and its address of one leads to the seats.
  expect((await maya.get(`/line/${night}`)).path).toBe(path);
  expect((await fetch(`${second.url}/line/${night}/now.json`, { redirect: "manual" })).status).toBe(303);

  await onSale("stop", night);
  expect((await hold(maya, night, "Upper", 1)).html).toContain("This seat is yours until");
});

it("has no page and no button for what only the first site can do", async () => {
  const frankie = fan(second);
  await signIn(frankie, "/home", "fan@ringside.example", "Headlock-4-Ever");
  const tickets = await frankie.get(`/tickets/details/${night}`);
  expect(ticketNumbers(tickets).length).toBeGreaterThan(0);
  const [number = ""] = ticketNumbers(tickets);
  expect(tickets.html).not.toContain('name="ticket"');
  expect(
    (await frankie.post(`/tickets/details/${night}`, { intent: "give", ticket: number, email: "a@b.co", name: "A" }))
      .status,
  ).toBe(404);
  expect((await frankie.get("/billing-assistance")).html).not.toContain("/tickets/lost");
  for (const path of ["/tickets/lost", "/check-in", `/check-in/${number}`, `/door/${"a".repeat(22)}`]) {
    expect((await frankie.get(path)).status, path).toBe(404);
  }
  const atHome = fan(first);
  await signIn(atHome, "/home", "fan@ringside.example", "Headlock-4-Ever");
  expect((await atHome.get(`/tickets/details/${night}`)).html).toContain('name="ticket"');
  expect((await fetch(`${second.url}/api/v1/billing/webhook`, { method: "POST", body: "{}" })).status).toBe(404);
});

it("joins the first site's waiting list, shows the place in line, and leaves it", async () => {
  const robin = fan(second);
  const path = `/waiting-list/${night}`;
  await signIn(robin, path, "rival@ringside.example", "Suplex-2-Nights");
  const form = await robin.get(path);
  expect(form.status).toBe(200);
  const [, tier = ""] = /name="(tier-[\da-f-]+)"/.exec(form.html) ?? [];
  const refused = await robin.post(path, { intent: "join", quantity: "1" });
  expect([refused.status, refused.html.includes("Pick at least one tier.")]).toEqual([400, true]);
  expect((await robin.post(path, { intent: "join", quantity: "1", [tier]: "on" })).html).toContain("You’re number ");

  const atHome = fan(first);
  await signIn(atHome, "/home", "rival@ringside.example", "Suplex-2-Nights");
  const [, entry = ""] = /\/waiting-list\/entry\/([\da-f-]+)/.exec((await atHome.get("/profile/orders")).html) ?? [];
  const page = await robin.get(`/waiting-list/entry/${entry}`);
  expect([page.status, page.html.includes("You’re number ")]).toEqual([200, true]);
  expect((await fan(second).get(`/waiting-list/entry/${entry}`)).status).toBe(404);
  expect((await robin.post(`/waiting-list/entry/${entry}`, { intent: "accept" })).status).toBe(409);
  const left = await robin.post(`/waiting-list/entry/${entry}`, { intent: "leave" });
  expect(left.html).toContain("You’ve left the waiting list.");
  expect((await atHome.get("/profile/orders")).html).not.toContain(entry);

  // A guest hears nothing but that a mail was sent.
  const maya = fan(second);
  const sent = await maya.post(path, { intent: "join", quantity: "1", [tier]: "on", email: "maya@example.com" });
  expect(sent.html).toMatch(/Check your email at <bdi[^>]*>maya@example\.com</);
});

it("sells the first site's Premium and leaves card and plan changes to it", async () => {
  const frankie = fan(second);
  await signIn(frankie, "/premium", "fan@ringside.example", "Headlock-4-Ever");
  const hosted = await frankie.post("/premium", { intent: "subscribe", plan: "monthly" });
  expect(hosted.path).toContain("/c/pay/");
  const member = await frankie.get(pathOf(await fillIn(hosted.path, GOOD_CARD)));
  expect(member.path).toBe("/premium?news=welcome");
  expect(member.html).toContain('value="cancel"');
  expect(member.html).not.toContain('value="portal"');

  const atHome = fan(first);
  await signIn(atHome, "/home", "fan@ringside.example", "Headlock-4-Ever");
  expect((await atHome.get("/premium")).html).toContain('value="portal"');
  const left = await frankie.post("/premium", { intent: "cancel", reason: "unused", comment: "" });
  expect(left.path).toBe("/premium?news=cancelled");
  expect((await atHome.get("/premium")).html).toContain('value="resume"');
});

it("sends a bearer with every call, and the visitor's address with the visitor's own calls", () => {
  expect(way.received.length).toBeGreaterThan(20);
  expect(way.received.filter(({ bearer }) => !/^Bearer eyJ/.test(bearer ?? ""))).toEqual([]);
  const written = way.received.filter(({ line }) => line.startsWith("POST /api/v1/tickets/reservation"));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(({ address }) => !/^(127\.0\.0\.1|::1)$/.test(address ?? ""))).toEqual([]);
});

it("shows cached content when the first site is down, says so where it sells, and keeps typed input", async () => {
  const robin = fan(second);
  const path = `/tickets/event/${night}`;
  const before = await robin.get(path);
  await signIn(robin, "/home", "rival@ringside.example", "Suplex-2-Nights");
  const [broadcast = ""] = /\/pay-per-view\/event\/[\da-f-]+/.exec((await robin.get("/pay-per-view")).html) ?? [];
  await first.end("SIGKILL");

  for (const page of pages) expect((await fan(second).get(page)).status, page).toBe(200);
  const field = /name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*Upper"/.exec(before.html)?.[1] ?? "";
  const form = { intent: "reserve", clientKey: hidden(before.html, "clientKey"), [field]: "3" };
  const refused = await robin.post(path, form);
  expect(refused.status).toBe(503);
  expect(refused.html).toContain(AWAY);
  expect(new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(refused.html)?.[0]).toContain('value="3"');
  const page = await robin.get(path);
  expect([page.status, page.html.includes(AWAY)]).toEqual([200, true]);

  const messageForm = {
    intent: "letter",
    name: "Robin",
    email: "robin@example.com",
    subject: "tickets",
    message: "Are you there?",
  };
  const unsent = await robin.post("/billing-assistance", messageForm);
  expect(unsent.status).toBe(503);
  expect(unsent.html).toContain("We can’t take messages right now");
  expect(unsent.html).toContain("Are you there?");
  expect((await robin.get(broadcast)).status).toBe(200);
  expect((await robin.get("/profile")).status).toBe(503);
  expect((await fan(second).get(`/wrestlers/${"0".repeat(8)}-0000-4000-8000-000000000000`)).status).toBe(503);
  expect(second.printed()).toMatch(/"about":"product API".*got no response/);
  expect(second.printed()).not.toMatch(/eyJ[\w-]+\./);
});

it("signs fans in while the first site is down", async () => {
  const page = await signIn(fan(second), "/home", "fan@ringside.example", "Headlock-4-Ever");
  expect([page.status, page.path]).toEqual([200, "/home"]);
});

it("shows an error page of its own when it has cached nothing yet", async () => {
  await second.end("SIGTERM");
  await second.start();
  const home = await fan(second).get("/home");
  expect(home.status).toBe(503);
  expect(home.html).toContain("<main");
  expect(home.html).toContain("Try again");
  expect((await fan(second).get("/privacypolicy")).status).toBe(200);
});

/**
 * A site with its own data and secrets that shares the first one's user pool and has neither Stripe nor a mail server.
 */
function siteAt(port: number): SecondSite {
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "ringside-second-"));
  const shared = Object.entries(first.env).filter(([name]) => /^(NODE_ENV|AWS_|COGNITO_)/.test(name));
  const own = { PORT: String(port), SITE_URL: url, DATA_DIR: dataDir, PRODUCT_API_URL: way.url };
  const secrets = { SESSION_SECRETS: "another secret of the process tests that is long enough" };
  const server = serverProcess(PROGRAM, { ...Object.fromEntries(shared), ...own, ...secrets }, `${url}/readyz`);
  return {
    ...server,
    url,
    dataDir,
    sandbox: first.sandbox,
    ask: (sent) => fetch(sent),
    advance: first.advance,
    async stop() {
      await server.end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A proxy to `target` that records who sent each call. */
async function recorded(target: string) {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    received.push({
      line: `${method} ${url}`,
      bearer: headers.authorization,
      address: String(headers["x-forwarded-for"]),
    });
    const onward = request(target + url, { method, headers }, (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    received,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const headings = (html: string) => [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, text]) => text);
