/**
 * What can happen to tickets after the sale: transfer, cancellation, a canceled or moved night, lost tickets, check-in.
 */
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { paidPurchasesOf } from "../../../server/services/customers/paid-purchases";
import { peopleToTell } from "../../../server/services/nights/people-to-tell";
import { event, payment, refund, ticket, ticketDefinition, ticketOrder } from "../../../server/store/schema";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, held, night, visitor, type World, wish } from "./box-office-world";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
beforeEach(() => {
  world.reports.length = 0;
  world.mails.length = 0;
});
afterAll(() => world.close());

const CAPACITY = 4;

/** Buys `seats` of a new night and discards the mail about it. */
async function bought(fan: Visitor, seats = 2, email = "guest@example.com") {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: CAPACITY, cents: 4_900 }]);
  const order = await buy(fan, eventId, first, seats, email);
  return { eventId, definitionId: first, ...order };
}

async function buy(fan: Visitor, eventId: string, definitionId: string, seats: number, email = "guest@example.com") {
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [definitionId]: seats })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242", email);
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  await world.office.drained();
  world.mails.length = 0;
  return { orderNumber: back.orderNumber, key: back.key };
}

/** The night is put off without a new date, and its old date passes. */
const withoutDate = (eventId: string) =>
  world.store.db
    .update(event)
    .set({ scheduleTbd: true, endAt: new Date(world.clock.now().getTime() - DAY_MS) })
    .where(eq(event.id, eventId));

const left = async (definitionId: string) =>
  (await world.store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, definitionId)))[0]?.remaining;
const refundsOf = async (orderNumber: string) =>
  world.store.db
    .select({ cents: refund.cents, reason: refund.reason, provider: refund.providerRefundId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, orderNumber))
    .where(sql`${payment.ref} = ${ticketOrder.reservationId}::text`);
const orderOf = async (orderNumber: string) =>
  (await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber)))[0];
const codeOf = (url = "") => new URL(url).searchParams.get("s") ?? "";
const linkIn = (text = "") => new URL(/https?:\S+order=\S+/.exec(text)?.[0] ?? "http://no.link");

describe("A transferred ticket", () => {
  it("S29: changes no stock, invalidates the old code, and opens with its own link", async () => {
    const fan = visitor({ email: "giver@example.com", name: "Juno Rask" });
    const { eventId, definitionId } = await bought(fan);
    const before = await left(definitionId);
    const [mine] = await world.office.tickets(fan, eventId);
    const to = { email: "Friend@Example.com", name: "Nia Vale" };

    expect(await world.office.transfer(fan, mine?.ticketNumber ?? "", to)).toBe("transferred");
    await world.office.drained();
    expect(await left(definitionId)).toBe(before);
    expect((await world.office.scan(mine?.ticketNumber ?? "", codeOf(mine?.checkInUrl))).state).toBe("transferred");

    const [mail] = world.mails;
    expect(mail).toMatchObject({ to: "friend@example.com", subject: "Juno Rask sent you a ticket" });
    expect(mail?.text).toContain("Juno Rask transferred a ticket for The Last Bell to you.");
    const link = linkIn(mail?.text);
    const [number, key] = [link.searchParams.get("order") ?? "", link.searchParams.get("key") ?? ""];
    expect(await world.office.openOrder(number, key)).toEqual({ eventId });
    const friend = { ...visitor(), orderKeys: { [number]: key } };
    const hers = await world.office.tickets(friend, eventId);
    expect(hers).toMatchObject([{ ticketNumber: number, guestFullName: "Nia Vale", canceled: false }]);
    expect((await world.office.scan(number, codeOf(hers[0]?.checkInUrl))).state).toBe("valid");

    // The buyer sees that the ticket was transferred, but not the new holder's code.
    const rest = await world.office.tickets(fan, eventId);
    expect(rest.map(({ transferred }) => transferred).sort()).toEqual([false, true]);
    expect(rest.map(({ ticketNumber }) => ticketNumber)).not.toContain(number);
  });

  it("belongs to the fan who signs in with the address that it was transferred to", async () => {
    const fan = visitor({ email: "giver@example.com" });
    const { eventId } = await bought(fan);
    const [mine] = await world.office.tickets(fan, eventId);
    await world.office.transfer(fan, mine?.ticketNumber ?? "", { email: "nia@example.com", name: "Nia" });
    const paid = await paidPurchasesOf(world.store.db, fan.user?.userId ?? "", world.clock.now());
    expect(paid.map(({ count }) => count)).toEqual([2]);
    const nia = visitor({ email: "nia@example.com" });
    expect(await world.office.tickets(nia, eventId)).toEqual([]);
    await world.office.claim(visitor({ ...nia.user, emailVerified: false }));
    expect(await world.office.tickets(nia, eventId)).toEqual([]);
    await world.office.claim(nia);
    expect(await world.office.tickets(nia, eventId)).toHaveLength(1);
  });

  /** A fan with two tickets; `number` is one of them. */
  async function giversTicket() {
    const fan = visitor({ email: "giver@example.com" });
    const { eventId } = await bought(fan, 2, "giver@example.com");
    const [mine] = await world.office.tickets(fan, eventId);
    return { fan, eventId, number: mine?.ticketNumber ?? "" };
  }

  it("can be transferred only by its holder, only once, and not to the holder", async () => {
    const { fan, number } = await giversTicket();
    const nia = { email: "nia@example.com", name: "Nia" };
    expect(await world.office.transfer(visitor({}), number, nia)).toBe("gone");
    expect(await world.office.transfer(fan, number, { email: "GIVER@example.com", name: "Me" })).toBe("same");
    const juno = { email: "juno@example.com", name: "Juno" };
    const both = await Promise.all([world.office.transfer(fan, number, nia), world.office.transfer(fan, number, juno)]);
    expect(both.sort()).toEqual(["gone", "transferred"]);
  });

  it("is transferred once if the form is sent twice", async () => {
    const { fan, eventId, number } = await giversTicket();
    const nia = { email: "Nia@example.org", name: "Nia" };
    const give = (who = fan, to = nia) => world.office.transfer(who, number, to);
    world.mails.length = 0;
    expect(await Promise.all([give(), give()])).toEqual(["transferred", "transferred"]);
    expect(await give()).toBe("transferred");
    expect(await give(fan, { ...nia, email: "other@example.org" })).toBe("gone");
    expect(await give(visitor({}))).toBe("gone");
    await world.office.drained();
    expect(world.mails.filter(({ to }) => to === "nia@example.org")).toHaveLength(1);
    const tickets = await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));
    expect(tickets).toHaveLength(3);
    world.clock.advance(11 * MINUTE_MS);
    expect(await give()).toBe("gone");
  });

  it("is transferred once if a guest with its link sends the form twice, and its link then opens nothing", async () => {
    const { fan, eventId, number: first } = await giversTicket();
    await world.office.transfer(fan, first, { email: "receiver@example.org", name: "Ada" });
    await world.office.drained();
    const link = linkIn(world.mails.find(({ to }) => to === "receiver@example.org")?.text);
    const [number, key] = [link.searchParams.get("order") ?? "", link.searchParams.get("key") ?? ""];
    const guest = { ...visitor(), orderKeys: { [number]: key } };
    const nia = { email: "Nia@example.org", name: "Nia" };
    const give = (who: Visitor = guest, to = nia) => world.office.transfer(who, number, to);
    world.mails.length = 0;
    expect(await give()).toBe("transferred");
    expect(await Promise.all([give(), give()])).toEqual(["transferred", "transferred"]);
    // Another browser with the same link can't find out who has the ticket now, and no other address can be tried.
    expect(await give({ ...visitor(), orderKeys: guest.orderKeys })).toBe("gone");
    expect(await give({ ...guest, orderKeys: {} })).toBe("gone");
    expect(await give(guest, { ...nia, email: "other@example.org" })).toBe("gone");
    expect(await world.office.openOrder(number, key)).toBeUndefined();
    expect(await world.office.tickets(guest, eventId)).toEqual([]);
    await world.office.drained();
    expect(world.mails.map(({ to }) => to)).toEqual(["nia@example.org"]);
    const tickets = await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));
    expect(tickets).toHaveLength(4);
    world.clock.advance(11 * MINUTE_MS);
    expect(await give()).toBe("gone");
  });

  it("can be transferred until the night is over, and not after", async () => {
    const fan = visitor({ email: "giver@example.com" });
    const { eventId } = await bought(fan);
    const [early, late] = await world.office.tickets(fan, eventId);
    const nia = { email: "nia@example.com", name: "Nia" };
    const now = world.clock.now();
    world.clock.advance(31 * DAY_MS - 1);
    expect(await world.office.transfer(fan, early?.ticketNumber ?? "", nia)).toBe("transferred");
    world.clock.advance(1);
    expect(await world.office.transfer(fan, late?.ticketNumber ?? "", nia)).toBe("gone");
    const rest = await world.office.tickets(fan, eventId);
    expect(rest.find(({ ticketNumber }) => ticketNumber === late?.ticketNumber)).toMatchObject({ transferred: false });
    await world.office.drained();
    world.clock.set(now);
  });

  it("can be transferred, and sent again, while its night has no date", async () => {
    const fan = visitor({ email: "patient@example.com" });
    const { eventId } = await bought(fan, 2, "patient@example.com");
    const [given] = await world.office.tickets(fan, eventId);
    await withoutDate(eventId);
    expect(await world.office.transfer(fan, given?.ticketNumber ?? "", { email: "nia@example.net", name: "Nia" })).toBe(
      "transferred",
    );
    await world.office.drained();
    world.mails.length = 0;
    world.clock.advance(11 * MINUTE_MS);
    expect(await world.office.resendTickets("patient@example.com")).toBe(1);
    expect(await world.office.resendTickets("nia@example.net")).toBe(1);
    await world.office.drained();
    expect(world.mails.map(({ to }) => to).sort()).toEqual(["nia@example.net", "patient@example.com"]);
  });
});

describe("A canceled order", () => {
  it("releases the seats and refunds the money once, however often it is canceled", async () => {
    const fan = visitor({});
    const { orderNumber, definitionId, eventId } = await bought(fan);
    const o = { orderNumber, actor: "office", reason: "requested" } as const;
    const outcomes = await Promise.all([world.office.cancelOrder(o), world.office.cancelOrder(o)]);
    expect(outcomes.map((one) => one?.refundedCents).sort()).toEqual([0, 9_800]);
    await world.office.drained();
    expect(await left(definitionId)).toBe(CAPACITY);
    expect(await refundsOf(orderNumber)).toMatchObject([{ cents: 9_800, provider: expect.stringMatching(/^re_/) }]);
    expect((await orderOf(orderNumber))?.status).toBe("REFUNDED");
    expect(world.mails.map(({ subject }) => subject)).toEqual(["Your $98.00 refund for The Last Bell"]);

    // Another fan can buy its seats at once.
    await buy(visitor({}), eventId, definitionId, CAPACITY);
    expect(await left(definitionId)).toBe(0);
  });

  it("may be canceled in part: the rest stays valid, and later Stripe events change nothing", async () => {
    const fan = visitor({});
    const { orderNumber, definitionId, eventId } = await bought(fan, 3);
    const [one, two] = await world.office.tickets(fan, eventId);
    const part = (number = "") => ({
      orderNumber,
      ticketNumbers: [number],
      actor: "office",
      reason: "requested" as const,
    });
    expect(await world.office.cancelOrder(part(one?.ticketNumber))).toMatchObject({ refundedCents: 4_900 });
    expect(await world.office.cancelOrder(part(two?.ticketNumber))).toMatchObject({ refundedCents: 4_900 });
    expect(await world.office.cancelOrder(part(one?.ticketNumber))).toMatchObject({ refundedCents: 0, canceled: [] });
    await world.deliver("refund.created", "charge.refunded");
    expect(await left(definitionId)).toBe(CAPACITY - 1);
    expect((await refundsOf(orderNumber)).map(({ cents }) => cents)).toEqual([4_900, 4_900]);
    const tickets = await world.office.tickets(fan, eventId);
    expect(tickets.filter(({ canceled }) => !canceled)).toHaveLength(1);
    expect((await orderOf(orderNumber))?.status).toBe("PAID");
  });

  it("does not release the seat or refund the price of a used ticket", async () => {
    const fan = visitor({});
    const { orderNumber, definitionId, eventId } = await bought(fan);
    const pass = await passFor(eventId);
    const [used] = await world.office.tickets(fan, eventId);
    await world.office.checkIn(pass, used?.ticketNumber ?? "", codeOf(used?.checkInUrl));
    const done = await world.office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
    expect(done).toMatchObject({ refundedCents: 4_900 });
    expect(done?.canceled).toHaveLength(1);
    expect(await left(definitionId)).toBe(CAPACITY - 1);
  });

  it("does not exist for an unknown number", async () => {
    expect(await world.office.cancelOrder({ orderNumber: "X", actor: "a", reason: "requested" })).toBeUndefined();
  });
});

describe("A canceled or moved night", () => {
  it("refunds every order, releases holds, mails every holder once, and can be canceled again after a crash", async () => {
    const fan = visitor({ email: "giver@example.com" });
    const { eventId, definitionId, orderNumber } = await bought(fan, 2, "giver@example.com");
    const [mine] = await world.office.tickets(fan, eventId);
    await world.office.transfer(fan, mine?.ticketNumber ?? "", { email: "nia@example.com", name: "Nia" });
    const other = visitor({ email: "other@example.com" });
    await held(world.office.reserve(other, wish(eventId, { [definitionId]: 1 })));
    await world.office.drained();
    world.mails.length = 0;

    const told: number[] = [];
    const first = await world.office.cancelEvent(eventId, "office", ({ done }) => told.push(done));
    const broadcasts = { count: 0, sums: [] };
    expect(first).toEqual({
      orders: 1,
      tickets: 2,
      refunded: [{ currency: "USD", cents: 9_800 }],
      holds: 1,
      broadcasts,
    });
    expect(told).toEqual([1]);
    expect(await world.office.cancelEvent(eventId, "office")).toMatchObject({ orders: 0, refunded: [], holds: 0 });

    expect(await left(definitionId)).toBe(CAPACITY);
    expect(await refundsOf(orderNumber)).toMatchObject([{ cents: 9_800, reason: "event_canceled" }]);
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      "giver@example.com: Canceled: The Last Bell",
      "nia@example.com: Canceled: The Last Bell",
    ]);
    expect(world.mails.find(({ to }) => to === "giver@example.com")?.text).toContain("$98.00 back to the card");
    expect(world.mails.find(({ to }) => to === "nia@example.com")?.text).toContain("so there’s no refund");
    const again = await world.office.reserve(other, wish(eventId, { [definitionId]: 1 }));
    expect(again).toMatchObject({ outcome: "refused", problems: [{ code: "notOnSale" }] });
  });

  it.each([
    [
      "moved",
      (eventId: string) =>
        world.office.moveEvent(eventId, { startAt: new Date(world.clock.now().getTime() + 60 * DAY_MS) }, "office"),
    ],
    ["canceled", (eventId: string) => world.office.cancelEvent(eventId, "office")],
  ])("writes nothing about a %s night to a holder whose ticket was refunded before", async (_, change) => {
    const fan = visitor({ email: "giver@example.com" });
    const { eventId, orderNumber } = await bought(fan, 3, "giver@example.com");
    const [first, second] = await world.office.tickets(fan, eventId);
    await world.office.transfer(fan, first?.ticketNumber ?? "", { email: "nia@example.com", name: "Nia" });
    await world.office.transfer(fan, second?.ticketNumber ?? "", { email: "kit@example.com", name: "Kit" });
    const [hers] = await world.store.db
      .select()
      .from(ticket)
      .where(and(eq(ticket.orderNumber, orderNumber), eq(ticket.holderEmail, "nia@example.com")));
    const ticketNumbers = [hers?.ticketNumber ?? ""];
    await world.office.cancelOrder({ orderNumber, ticketNumbers, actor: "office", reason: "requested" });
    await world.office.drained();
    await world.office.sendOutbox();
    world.mails.length = 0;
    const told = await peopleToTell(world.store.db, eventId);
    await change(eventId);
    await world.office.sendOutbox();
    expect(world.mails.map(({ to }) => to).sort()).toEqual(["giver@example.com", "kit@example.com"]);
    expect(told).toEqual([{ language: "en", mails: 2 }]);
  });

  it("keeps its tickets if it was moved, and mails the old date and the new one", async () => {
    const fan = visitor({ email: "fan@example.com" });
    const { eventId } = await bought(fan, 1, "fan@example.com");
    const [before] = await world.office.tickets(fan, eventId);
    const startAt = new Date(world.clock.now().getTime() + 60 * DAY_MS);
    expect(await world.office.moveEvent(eventId, { startAt }, "office")).toEqual({ orders: 1, broadcasts: 0 });
    const [row] = await world.store.db.select().from(event).where(eq(event.id, eventId));
    expect(row).toMatchObject({ status: "POSTPONED", startAt, revision: 2 });
    expect(world.mails).toMatchObject([{ to: "fan@example.com", subject: "New date: The Last Bell" }]);
    const [after] = await world.office.tickets(fan, eventId);
    expect(after?.checkInUrl).toBe(before?.checkInUrl);
    expect(await world.office.moveEvent("994d82d0-b9f9-8328-ae97-acbe3fafc445", { startAt }, "office")).toBeUndefined();
  });
});

describe("Lost tickets", () => {
  it("are sent again to their own address, once in ten minutes, without revealing whether there are any", async () => {
    const { orderNumber } = await bought(visitor(), 1, "lost@example.com");
    expect(await world.office.resendTickets(" LOST@example.com ")).toBe(1);
    await world.office.resendTickets("lost@example.com");
    expect(await world.office.resendTickets("nobody@example.com")).toBe(0);
    await world.office.drained();
    expect(world.mails.map(({ to }) => to)).toEqual(["lost@example.com"]);
    const link = linkIn(world.mails[0]?.text);
    expect(await world.office.openOrder(orderNumber, link.searchParams.get("key") ?? "")).toBeDefined();
    world.clock.advance(11 * MINUTE_MS);
    await world.office.resendTickets("lost@example.com");
    await world.office.drained();
    expect(world.mails).toHaveLength(2);
  });
});

async function passFor(eventId: string, label = "North door") {
  const key = await world.office.issueDoorPass(eventId, label);
  const pass = await world.office.doorPass(key ?? "");
  if (!pass) throw new Error("No pass");
  return pass;
}

describe("The door", () => {
  it("S31: gives five correct answers in a row, and tells the second scan when the first was", async () => {
    const fan = visitor({ name: "Juno Rask" });
    const { eventId, orderNumber } = await bought(fan, 3);
    const elsewhere = await bought(visitor({}), 1);
    const tickets = await world.office.tickets(fan, eventId);
    const [one, two] = tickets.map((t) => ({ number: t.ticketNumber, code: codeOf(t.checkInUrl) }));
    if (!one || !two) throw new Error("No tickets");
    await world.office.cancelOrder({ orderNumber, ticketNumbers: [two.number], actor: "office", reason: "requested" });
    const pass = await passFor(eventId);
    const foreign = await passFor(elsewhere.eventId);

    expect(await world.office.checkIn(pass, "NOPE-NOPE-AA001", "x")).toMatchObject({
      state: "unknown",
      admitted: false,
    });
    expect(await world.office.checkIn(pass, one.number, two.code)).toMatchObject({ state: "unknown", admitted: false });
    expect(await world.office.checkIn(foreign, one.number, one.code)).toMatchObject({
      state: "otherNight",
      admitted: false,
    });
    expect(await world.office.checkIn(pass, two.number, two.code)).toMatchObject({
      state: "canceled",
      admitted: false,
    });
    const at = world.clock.now().toISOString();
    expect(await world.office.checkIn(pass, one.number, one.code)).toMatchObject({
      state: "used",
      admitted: true,
      guest: "Juno Rask",
    });
    world.clock.advance(5 * MINUTE_MS);
    expect(await world.office.checkIn(pass, one.number, one.code)).toMatchObject({
      state: "used",
      admitted: false,
      at,
    });
    const [row] = await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, one.number));
    expect(row).toMatchObject({ status: "USED", checkedInBy: "North door" });
  });

  it("admits one of two scans at the same moment", async () => {
    const fan = visitor({});
    const { eventId } = await bought(fan, 1);
    const [mine] = await world.office.tickets(fan, eventId);
    const pass = await passFor(eventId);
    const scan = () => world.office.checkIn(pass, mine?.ticketNumber ?? "", codeOf(mine?.checkInUrl));
    const admitted = (await Promise.all([scan(), scan(), scan()])).filter((one) => one.admitted);
    expect(admitted).toHaveLength(1);
  });

  it("shows no names without a pass, and a pass expires with its night", async () => {
    const fan = visitor({ name: "Juno Rask" });
    const { eventId } = await bought(fan, 1);
    const [mine] = await world.office.tickets(fan, eventId);
    const seen = await world.office.scan(mine?.ticketNumber ?? "", codeOf(mine?.checkInUrl));
    expect(seen).toMatchObject({ state: "valid", name: "Tier 1" });
    expect(JSON.stringify(seen)).not.toContain("Juno");
    const key = (await world.office.issueDoorPass(eventId, "South door")) ?? "";
    expect(await world.office.doorPass(key)).toMatchObject({ eventId, label: "South door" });
    expect(await world.office.doorPass("x")).toBeUndefined();
    world.clock.advance(40 * DAY_MS);
    expect(await world.office.doorPass(key)).toBeUndefined();
  });
});
