/**
 * Stripe's events twice, reversed, late or never, and clocks that jump or disagree: two processes, one set of books.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { audit } from "./world/independent";
import { checkBooks, settled } from "./world/settled";
import { deliver, dropEvents, holdEvents, pendingEvents, post } from "./world/webhook-levers";
import { type FaultWorld, faultWorld } from "./world/world";

const LIMIT_MS = 120_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The difference between two machines' clocks: far more than a time server would leave. */
const SKEW_MS = 20_000;

let world: FaultWorld;
let night: string;
let aheadMs = 0;

beforeAll(async () => {
  world = await faultWorld({ sites: 2, skewsMs: [SKEW_MS, -SKEW_MS] });
  night = await eventId(world, "Iron Harvest");
}, LIMIT_MS);
afterEach(() => holdEvents(world, false));
afterAll(() => world?.stop());

async function pass(ms: number) {
  aheadMs += ms;
  await world.pass(ms);
}

/** A guest at Stripe's page, with only the card number left to enter. */
async function guestAtCheckout() {
  const who = fan(world);
  await hold(who, night, "Upper", 1);
  const hosted = await pay(who, night);
  expect(hosted).toContain("/c/pay/");
  return { who, hosted };
}

const paying = (hosted: string) => fillIn(hosted, GOOD_CARD, "events@example.com");

/** Eventually everything is right, once the jobs have run. */
async function expectBooksToSettle() {
  for (let round = 0; round < 20; round++) {
    if ((await audit(world.databaseUrl, world.sandbox)).length === 0) return;
    await world.runJobs();
    aheadMs += MINUTE_MS + 1_000;
    await new Promise((done) => setTimeout(done, 500));
  }
  expect(await audit(world.databaseUrl, world.sandbox)).toEqual([]);
}

const mails = async () =>
  ((await (await fetch(`${world.sandbox}/mailbox.json?to=events@example.com`)).json()) as unknown[]).length;

describe("Events", () => {
  it(
    "delivered twice, and both at once to two processes, make one order and one mail",
    async () => {
      await holdEvents(world, true);
      const { who, hosted } = await guestAtCheckout();
      const before = await mails();
      const back = await paying(hosted);
      const events = await pendingEvents(world);
      expect(events.map(({ type }) => type)).toContain("checkout.session.completed");
      for (const { id } of events) {
        const twice = [...world.processes, ...world.processes];
        const statuses = await Promise.all(twice.map(({ url }) => post(world, url, id, Date.now() + aheadMs)));
        expect(statuses).toEqual([200, 200, 200, 200]);
      }
      expect(ticketNumbers(await who.get(pathOf(back)))).toHaveLength(1);
      await deliver(
        world,
        events.map(({ id }) => id),
      );
      await expectBooksToSettle();
      await expect.poll(mails, { timeout: 30_000 }).toBe(before + 1);
    },
    LIMIT_MS,
  );

  it(
    "in reverse order change nothing",
    async () => {
      await holdEvents(world, true);
      const { hosted } = await guestAtCheckout();
      await paying(hosted);
      const ids = (await pendingEvents(world)).map(({ id }) => id);
      await deliver(world, ids.reverse());
      await expectBooksToSettle();
    },
    LIMIT_MS,
  );

  it(
    "a day late find the jobs' work done and change nothing",
    async () => {
      await holdEvents(world, true);
      const { who, hosted } = await guestAtCheckout();
      const back = pathOf(await paying(hosted));
      await pass(DAY_MS);
      await expectBooksToSettle();
      const shown = ticketNumbers(await who.get(back));
      expect(shown).toHaveLength(1);
      const ids = (await pendingEvents(world)).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      await deliver(world, ids);
      await expectBooksToSettle();
      expect(ticketNumbers(await who.get(back))).toEqual(shown);
    },
    LIMIT_MS,
  );

  it(
    "that are lost for good cost nobody a ticket",
    async () => {
      const resumeEvents = await dropEvents(world);
      const { hosted } = await guestAtCheckout();
      await paying(hosted);
      await resumeEvents();
      expect(await audit(world.databaseUrl, world.sandbox)).not.toEqual([]);
      await expectBooksToSettle();
    },
    LIMIT_MS,
  );
});

describe("A clock that jumps", () => {
  it(
    "past the end of an unpaid hold: the fan is told, and nothing is charged",
    async () => {
      const who = fan(world);
      await hold(who, night, "Upper", 1);
      await pass(HOUR_MS);
      const page = await who.post(`/tickets/event/${night}`, { intent: "pay" });
      expect([page.status, page.path.includes("/c/pay/")]).toEqual([400, false]);
      await expectBooksToSettle();
    },
    LIMIT_MS,
  );

  it(
    "while a card is typed in: Stripe's page has expired with the hold",
    async () => {
      const { hosted } = await guestAtCheckout();
      await pass(HOUR_MS);
      expect(await paying(hosted)).toBeUndefined();
      await expectBooksToSettle();
    },
    LIMIT_MS,
  );

  it(
    "between payment and return: a fan who paid in time has the tickets",
    async () => {
      const resumeEvents = await dropEvents(world);
      const { who, hosted } = await guestAtCheckout();
      const back = pathOf(await paying(hosted));
      await pass(HOUR_MS);
      expect(ticketNumbers(await who.get(back))).toHaveLength(1);
      await resumeEvents();
      await expectBooksToSettle();
    },
    LIMIT_MS,
  );

  it(
    "back by an hour in mid-purchase: the sale still happens, once",
    async () => {
      const first = await guestAtCheckout();
      await pass(-HOUR_MS);
      const back = pathOf(await paying(first.hosted));
      expect(ticketNumbers(await first.who.get(back))).toHaveLength(1);
      const second = await guestAtCheckout();
      expect(ticketNumbers(await second.who.get(pathOf(await paying(second.hosted))))).toHaveLength(1);
      await pass(HOUR_MS);
      await expectBooksToSettle();
    },
    LIMIT_MS,
  );

  it(
    "leaves books that balance, inside and out",
    async () => {
      expect(await settled(world)).toEqual([]);
      expect(await checkBooks(world)).toBe("The books balance.");
      expect(world.processes.map((one) => one.running())).toEqual([true, true]);
    },
    LIMIT_MS,
  );
});
