/** Stripe did what it was asked, but its answer was lost: once, so that a retry must find the result, or every time. */
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ANOTHER_CARD,
  eventId,
  fillIn,
  GOOD_CARD,
  hold,
  pathOf,
  pay,
  signIn,
  ticketNumbers,
} from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { bothSides } from "./world/independent";
import { checkBooks, operator, settled } from "./world/settled";
import { stripeLists } from "./world/stripe-lists";
import { dropEvents } from "./world/webhook-levers";
import { type FaultWorld, faultWorld } from "./world/world";

const LIMIT_MS = 120_000;
const DAY_MS = 24 * 60 * 60_000;
/** More than the number of the SDK's attempts. */
const EVERY = 1_000;

type Fan = ReturnType<typeof fan>;

let world: FaultWorld;
let night: string;
/** A broadcast that can still be refunded. */
let atHome: string;
let frankie: Fan;
let robin: Fan;

beforeAll(async () => {
  world = await faultWorld();
  night = await eventId(world, "Iron Harvest");
  [frankie, robin] = [fan(world), fan(world)];
  await signIn(frankie, "/home", "fan@ringside.example", "Headlock-4-Ever");
  await signIn(robin, "/home", "rival@ringside.example", "Suplex-2-Nights");
  const { rows } = await query(
    "select id from ppv_event where sale_start < now() and live_start > now() + interval '7 days' limit 1",
  );
  atHome = `/pay-per-view/event/${rows[0].id}`;
});
afterAll(() => world?.stop());
beforeEach(() => passing());

const stripe = () => world.proxies.stripe;
const passing = () => stripe().set({ kind: "pass" });
const losing = (request: RegExp, times: number) => stripe().set({ kind: "lost", request, times });
const lists = () => stripeLists(world.sandbox);

/** Runs `work` while answers are lost, and checks that some were. */
async function whileLosing<T>(request: RegExp, times: number, work: () => Promise<T>): Promise<T> {
  await losing(request, times);
  try {
    const done = await work();
    expect(stripe().lost(), "no answer was lost").toBeGreaterThan(0);
    return done;
  } finally {
    await passing();
  }
}

const sessionsSince = async (before: string[]) => (await lists()).sessions.filter(({ id }) => !before.includes(id));
const sessionIds = async () => (await lists()).sessions.map(({ id }) => id);

const CREATE = /^POST \/v1\/checkout\/sessions$/;

describe("A checkout", () => {
  it.each([1, EVERY])(
    "for seats is created once with %i answers lost",
    async (times) => {
      const guest = fan(world);
      await hold(guest, night, "Upper", 2);
      const before = await sessionIds();
      const first = await whileLosing(CREATE, times, () => guest.post(`/tickets/event/${night}`, { intent: "pay" }));
      if (times === 1) expect(first.path).toContain("/c/pay/");
      else expect(first.status).toBe(503);
      const hosted = await pay(guest, night);
      const [session, ...more] = await sessionsSince(before);
      expect([more.length, hosted.includes(session?.id ?? "-")]).toEqual([0, true]);
      const back = pathOf(await fillIn(hosted, GOOD_CARD, "once@example.com"));
      expect(ticketNumbers(await guest.get(back))).toHaveLength(2);
    },
    LIMIT_MS,
  );

  it.each([1, EVERY])(
    "for a broadcast is created once, as is the customer, with %i answers lost",
    async (times) => {
      const [who, path] = [times === 1 ? frankie : robin, atHome];
      const before = await sessionIds();
      const lost = /^POST \/v1\/(customers|checkout\/sessions)$/;
      await whileLosing(lost, times, () => who.post(path, { intent: "buy" }));
      const asked = await who.post(path, { intent: "buy" });
      expect(await sessionsSince(before)).toHaveLength(1);
      const page = await who.get(pathOf(await fillIn(asked.path, GOOD_CARD)));
      expect(page.html).toContain(path.replace("/pay-per-view/event/", "/watch/"));
      const owners = (await lists()).customers.flatMap(({ metadata }) => metadata.userId ?? []);
      expect(new Set(owners).size).toBe(owners.length);
    },
    LIMIT_MS,
  );

  it.each([1, EVERY])(
    "that is canceled gives the seats back once with %i answers lost",
    async (times) => {
      const guest = fan(world);
      await hold(guest, night, "Upper", 1);
      const hosted = await pay(guest, night);
      const cancel = () => guest.post(`/tickets/event/${night}`, { intent: "cancel" });
      const response = await whileLosing(/\/expire$/, times, cancel);
      expect(response.status === 200 || response.status === 503).toBe(true);
      await cancel();
      expect(await fillIn(hosted, GOOD_CARD)).toBeUndefined();
      expect((await guest.get(`/tickets/event/${night}`)).html).not.toContain("yours until");
    },
    LIMIT_MS,
  );
});

describe("A refund", () => {
  it.each([1, EVERY])(
    "of a broadcast is made once with %i answers lost",
    async (times) => {
      const who = times === 1 ? frankie : robin;
      const order = await purchaseOf(who);
      const before = (await lists()).refunds.length;
      const ask = () => who.post("/profile/billing", { intent: "refund", order });
      const response = await whileLosing(/^POST \/v1\/refunds$/, times, ask);
      expect(response.status).toBeLessThan(504);
      await ask();
      await world.runJobs();
      await expect
        .poll(async () => (await bothSides(world.databaseUrl, world.sandbox)).books.refund)
        .not.toContainEqual(expect.objectContaining({ provider_refund_id: null }));
      expect((await lists()).refunds.length - before).toBe(1);
    },
    LIMIT_MS,
  );

  it(
    "of a part is made once, even when the site asks again after Stripe has forgotten the first request",
    async () => {
      const guest = fan(world);
      await hold(guest, night, "Upper", 2);
      const bought = await guest.get(pathOf(await fillIn(await pay(guest, night), GOOD_CARD, "part@example.com")));
      const [number = ""] = ticketNumbers(bought);
      const before = (await lists()).refunds.length;
      const found = await operator(world, "orders", "find", "part@example.com");
      const order = /^[A-Z2-9]{4}-[A-Z2-9]{4}/m.exec(found)?.[0] ?? "";
      const through = { ...world, env: { ...world.env, STRIPE_API_URL: `http://127.0.0.1:${stripe().port}` } };
      const resumeEvents = await dropEvents(world);
      await losing(/^POST \/v1\/refunds$/, EVERY);
      await operator(through, "orders", "refund", order, number);
      expect(stripe().lost()).toBeGreaterThan(0);
      // The site is stopped and gets no event for longer than Stripe keeps an idempotency key.
      await stripe().set({ kind: "dead" });
      await world.pass(2 * DAY_MS);
      await resumeEvents();
      await passing();
      await world.runJobs();
      await expect.poll(async () => unsent()).toBe(0);
      expect((await lists()).refunds.length - before).toBe(1);
    },
    LIMIT_MS,
  );
});

describe("Premium", () => {
  it.each([1, EVERY])(
    "is joined once and canceled once with %i answers lost",
    async (times) => {
      // One card has one free trial.
      const [who, card] = times === 1 ? [frankie, GOOD_CARD] : [robin, ANOTHER_CARD];
      const before = (await lists()).subscriptions.length;
      const join = () => who.post("/premium", { intent: "subscribe", plan: "monthly" });
      await whileLosing(CREATE, times, join);
      await who.get(pathOf(await fillIn((await join()).path, card)));
      expect((await lists()).subscriptions.length - before).toBe(1);

      const leave = () => who.post("/premium", { intent: "cancel", reason: "unused", comment: "" });
      const left = await whileLosing(/^POST \/v1\/subscriptions\//, times, leave);
      expect(left.status).toBeLessThan(504);
      await world.runJobs();
      await expect.poll(async () => (await who.get("/premium")).html, { timeout: 30_000 }).toContain('value="resume"');
      const stay = () => who.post("/premium", { intent: "resume" });
      await whileLosing(/^POST \/v1\/subscriptions\//, times, stay);
      await expect.poll(async () => (await who.get("/premium")).html, { timeout: 30_000 }).toContain('value="cancel"');
    },
    LIMIT_MS,
  );
});

it(
  "leaves books that balance, inside and out",
  async () => {
    expect(await settled(world)).toEqual([]);
    expect(await checkBooks(world)).toBe("The books balance.");
    expect(world.processes.map((one) => one.running())).toEqual([true]);
  },
  LIMIT_MS,
);

/** The broadcast that a fan has paid for. */
async function purchaseOf(who: Fan): Promise<string> {
  const { html } = await who.get("/profile/billing");
  return /name="order"[^>]*value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
}

async function query(statement: string) {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

async function unsent(): Promise<number> {
  const { books } = await bothSides(world.databaseUrl, world.sandbox);
  return books.refund.filter((one) => one.provider_refund_id === null).length;
}
