/** Orders and tickets: who may see them, which codes a scanner accepts, and the mails that are sent. */
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Visitor } from "../../../server/ports";
import { ticketAnswer } from "../../../server/product-api/api-prices";
import { Ticket } from "../../../server/product-api/contract";
import { event, orderKey, outbox, ticket } from "../../../server/store/schema";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, held, night, SITE, visitor, type World, wish } from "./box-office-world";
import { testOffice } from "./test-office";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
beforeEach(() => {
  world.reports.length = 0;
  world.mails.length = 0;
});
afterAll(() => world.close());

/** Buys two seats of a new night. */
async function buy(fan: Visitor, email = "guest@example.com") {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }], {
    title: "Bell & <Bone>",
    startAt: new Date("2026-04-17T23:30:00Z"),
  });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242", email);
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  await world.office.drained();
  return { eventId, reservationId, orderNumber: back.orderNumber, key: back.key };
}

const withKey = (orderNumber: string, key = ""): Visitor => ({ ...visitor(), orderKeys: { [orderNumber]: key } });

describe("tickets", () => {
  it("have the API's shape, a readable number and a QR code that opens the check-in", async () => {
    const fan = visitor({ name: "Juno Rask" });
    const { eventId, orderNumber } = await buy(fan);
    const tickets = await world.office.tickets(fan, eventId);
    expect(tickets).toHaveLength(2);
    for (const one of tickets) {
      const { price } = Ticket.parse(ticketAnswer(one));
      expect(price).toEqual({ amount: (one.priceCents / 100).toFixed(2), currency: "USD" });
      expect(one).toMatchObject({ orderNumber, orderFullName: "Juno Rask", canceled: false, checkIn: null, eventId });
      expect(one.ticketNumber).toMatch(/^[A-HJKM-NP-Z]{4}-[A-HJKM-NP-Z]{4}-[A-HJKM-NP-Z]{2}\d{3}$/);
      expect(one.checkInUrl).toMatch(new RegExp(`^${SITE}/check-in/${one.ticketNumber}\\?s=[\\w-]{22}$`));
      expect(one.qrSvg).toMatch(/^<svg [^>]*width="228"/);
    }
    expect(new Set(tickets.map(({ checkInUrl }) => checkInUrl)).size).toBe(2);
  });

  it("are genuine only with their own signature", async () => {
    const fan = visitor({});
    const { eventId } = await buy(fan);
    const [one, two] = await world.office.tickets(fan, eventId);
    const signature = (url = "") => new URL(url).searchParams.get("s") ?? "";
    const number = one?.ticketNumber ?? "";
    expect(await world.office.verifyTicket(number, signature(one?.checkInUrl))).toBe(true);
    expect(await world.office.verifyTicket(number, signature(two?.checkInUrl))).toBe(false);
    expect(await world.office.verifyTicket(number, "")).toBe(false);
    expect(await world.office.verifyTicket("AAAA-AAAA-AA001", signature(one?.checkInUrl))).toBe(false);
    const [stored] = await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, number));
    expect(one?.checkInUrl).not.toContain(stored?.secret);
  });

  it("of another fan cannot be found", async () => {
    const fan = visitor({});
    const { eventId } = await buy(fan);
    expect(await world.office.tickets(visitor({}), eventId)).toEqual([]);
    expect(await world.office.tickets(visitor(), eventId)).toEqual([]);
    expect(await world.office.tickets({ ...visitor(), visitorId: fan.visitorId }, eventId)).toEqual([]);
    expect(await world.office.orders(visitor({}))).toEqual([]);
  });
});

describe("orders", () => {
  it("are listed newest first with the fields that the profile shows", async () => {
    const fan = visitor({});
    const one = await buy(fan);
    world.clock.advance(MINUTE_MS);
    const two = await buy(fan);
    const orders = await world.office.orders(fan);
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([two.orderNumber, one.orderNumber]);
    expect(orders[0]).toMatchObject({
      eventId: two.eventId,
      eventTitle: "Bell & <Bone>",
      status: "PAID",
      tickets: 2,
      totalCents: 9_800,
      currency: "USD",
    });
  });

  it("count the tickets that are still the fan's, and all of them once the order is refunded", async () => {
    const fan = visitor({ email: "counts@example.com" });
    const { eventId, orderNumber } = await buy(fan);
    const refunded = await buy(fan);
    const [one, two] = (await world.office.tickets(fan, eventId)).map(({ ticketNumber }) => ticketNumber);
    const cancel = (number: string, ticketNumbers?: string[]) =>
      world.office.cancelOrder({ orderNumber: number, ticketNumbers, actor: "office", reason: "requested" });
    const counts = async () => (await world.office.orders(fan, { on: [eventId] })).map(({ tickets }) => tickets);
    await cancel(orderNumber, [one ?? ""]);
    expect(await counts()).toEqual([1]);
    await world.office.transfer(fan, two ?? "", { email: "nia@example.com", name: "Nia" });
    expect(await counts()).toEqual([0]);
    await cancel(refunded.orderNumber);
    expect(await world.office.orders(fan, { on: [refunded.eventId] })).toMatchObject([
      { status: "REFUNDED", tickets: 2 },
    ]);
  });
});

describe("a guest's order", () => {
  it("opens only with its key, and the store has only the key's hash", async () => {
    const { eventId, orderNumber, key } = await buy(visitor());
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await world.office.openOrder(orderNumber, key ?? "")).toEqual({ eventId });
    expect(await world.office.openOrder(orderNumber, `${key}x`)).toBeUndefined();
    const other = await buy(visitor());
    expect(await world.office.openOrder(other.orderNumber, key ?? "")).toBeUndefined();
    const stored = await world.store.db.select().from(orderKey).where(eq(orderKey.orderNumber, orderNumber));
    expect(JSON.stringify(stored)).not.toContain(key);

    expect(await world.office.tickets(withKey(orderNumber, key), eventId)).toHaveLength(2);
    expect(await world.office.tickets(withKey(other.orderNumber, key), eventId)).toEqual([]);
    expect(await world.office.tickets(withKey(orderNumber, ""), eventId)).toEqual([]);
    // A fan who is signed in still has what their browser bought as a guest.
    const fan = { ...visitor({}), orderKeys: { [orderNumber]: key ?? "" } };
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect((await world.office.orders(fan)).map((order) => order.orderNumber)).toEqual([orderNumber]);
  });

  it("gets no second key while the first one is in the guest's cookie", async () => {
    const guest = visitor();
    const { reservationId, orderNumber, key = "" } = await buy(guest);
    const again = await world.office.returned({ ...guest, orderKeys: { [orderNumber]: key } }, reservationId);
    expect(again).toMatchObject({ status: "paid", key: undefined });
  });

  it("moves to the account of a guest who signs in with the same verified email, not earlier", async () => {
    const { eventId, orderNumber } = await buy(visitor(), "Later@Example.com");
    const fan = visitor({ email: "later@example.com" });
    await world.office.claim(visitor({ email: "later@example.com", emailVerified: false }));
    await world.office.claim(visitor({ email: "somebody@example.com" }));
    expect(await world.office.orders(fan)).toEqual([]);
    await world.office.claim(fan);
    expect(await world.office.orders(fan)).toMatchObject([{ orderNumber }]);
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    await world.office.claim(visitor({ email: "later@example.com" }));
    expect(await world.office.orders(fan)).toHaveLength(1);
  });
});

test("orders that may be ahead leave out nights that are over, and nothing else", async () => {
  const fan = visitor({ email: "many-nights@example.com" });
  const bought: Record<string, string> = {};
  for (const name of ["coming", "over", "canceled", "undated"]) bought[name] = (await buy(fan)).eventId;
  const change = (name: string, set: Partial<typeof event.$inferInsert>) =>
    world.store.db
      .update(event)
      .set(set)
      .where(eq(event.id, bought[name] ?? ""));
  const now = world.clock.now();
  const past = { startAt: new Date(now.getTime() - 3 * DAY_MS), endAt: new Date(now.getTime() - 2 * DAY_MS) };
  await change("over", past);
  await change("canceled", { ...past, status: "CANCELED" });
  await change("undated", { ...past, scheduleTbd: true });
  const nights = async (which?: { after: Date }) =>
    new Set((await world.office.orders(fan, which)).map(({ eventId }) => eventId));
  expect(await nights()).toEqual(new Set(Object.values(bought)));
  const { over: _, ...ahead } = bought;
  expect(await nights({ after: now })).toEqual(new Set(Object.values(ahead)));
  expect(await world.office.pastNights(fan, { before: now, first: 10 })).toEqual({ ids: [bought.over], total: 1 });
});

test("a fan's history is read a page at a time, the latest night first, and nobody else's is in it", async () => {
  const [fan, other] = [visitor({ email: "history@example.com" }), visitor({ email: "other@example.com" })];
  const now = world.clock.now();
  const past: string[] = [];
  for (const days of [9, 3, 6]) {
    const { eventId } = await buy(fan);
    const endAt = new Date(now.getTime() - days * DAY_MS);
    await world.store.db.update(event).set({ startAt: endAt, endAt }).where(eq(event.id, eventId));
    past.push(eventId);
  }
  const [oldest, latest, middle] = past;
  const read = (first: number, who = fan) => world.office.pastNights(who, { before: now, first });
  expect(await read(2)).toEqual({ ids: [latest, middle], total: 3 });
  expect(await read(10)).toEqual({ ids: [latest, middle, oldest], total: 3 });
  expect(await read(10, other)).toEqual({ ids: [], total: 0 });
  const on = await world.office.orders(fan, { on: [latest ?? "", oldest ?? ""] });
  expect(new Set(on.map(({ eventId }) => eventId))).toEqual(new Set([latest, oldest]));
  expect(await world.office.orders(fan, { on: [] })).toEqual([]);
  expect(await world.office.orders(other, { on: past })).toEqual([]);
});

describe("the confirmation mail", () => {
  it("has the private link for a guest, whose key works and is not stored", async () => {
    const { eventId, orderNumber } = await buy(visitor(), "Guest.One@example.com");
    expect(world.mails).toMatchObject([{ to: "guest.one@example.com", subject: "Your tickets for Bell & <Bone>" }]);
    const [mail] = world.mails;
    const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/tickets/details/${eventId}`);
    expect(link.searchParams.get("order")).toBe(orderNumber);
    expect(await world.office.openOrder(orderNumber, link.searchParams.get("key") ?? "")).toEqual({ eventId });
    expect(mail?.html).toContain(link.href.replaceAll("&", "&amp;"));
    expect(mail?.html).toContain("Bell &amp; &lt;Bone&gt;");
    expect(mail?.text).toContain("2 × Tier 1: $98.00\nTotal: $98.00");
    expect(mail?.text).toContain("Friday, April 17, 2026 at 7:30 PM EDT");
  });

  it("has a link without a key for a fan with an account", async () => {
    const { eventId } = await buy(visitor({}));
    expect(world.mails[0]?.text).toContain(`${SITE}/tickets/details/${eventId}\n`);
    expect(world.mails[0]?.text).not.toContain("key=");
  });

  it("is sent once, however many processes send the outbox at the same time", async () => {
    const slow: string[] = [];
    const mailer = {
      async send({ to }: { to: string }) {
        slow.push(to);
        await new Promise((done) => setTimeout(done, 20));
      },
    };
    await unsent("a@example.com");
    const offices = Array.from({ length: 4 }, () => testOffice({ ...world.deps, mailer }));
    await Promise.all(offices.map((office) => office.sendOutbox()));
    expect(slow).toEqual(["a@example.com"]);
  });

  it("is retried within five minutes if it could not be sent, but not at once", async () => {
    await unsent("b@example.com");
    const mailer = {
      send: async () => {
        throw new Error("no connection");
      },
    };
    await testOffice({ ...world.deps, mailer }).sendOutbox();
    expect(world.reports).toEqual(["critical: sending a mail: no connection"]);
    await world.office.sendOutbox();
    expect(world.mails).toEqual([]);
    world.clock.advance(5 * MINUTE_MS + 1);
    await world.office.sendOutbox();
    expect(world.mails).toMatchObject([{ to: "b@example.com" }]);
    expect(await world.store.db.select().from(outbox).where(isNull(outbox.sentAt))).toEqual([]);
  });
});

/** A paid order whose mail was not sent, because the process died after the commit. */
async function unsent(email: string) {
  const { reservationId } = await buy(visitor(), email);
  const { db } = world.store;
  const row = and(eq(outbox.cause, `tickets:${reservationId}`));
  await db.update(outbox).set({ sentAt: null, claimedAt: null }).where(row);
  world.mails.length = 0;
}
