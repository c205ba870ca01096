/**
 * Tickets that go to the next fan at the price that was paid: who owns them at each moment, and where the money goes.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { dispute, event, payment, refund, ticket, ticketReturn } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, remaining, type World } from "../box-office/box-office-world";
import { fan, waitingWorld } from "./waiting-world";

const HOUR_MS = 60 * MINUTE_MS;

let world: World;
let on: ReturnType<typeof waitingWorld>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  on = waitingWorld(world);
});
afterAll(async () => {
  expect(world.reports).toEqual([]);
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});

/** Sold out, and so near that the refund rule is over. */
async function tonight(capacity = 1) {
  const startAt = new Date(world.clock.now().getTime() + 40 * HOUR_MS);
  return on.soldOut(capacity, { startAt, doorsAt: new Date(startAt.getTime() - HOUR_MS) });
}
const ticketOf = async (who: Visitor, eventId: string) =>
  (await on.orderOf(who, eventId)).tickets[0]?.ticketNumber ?? "";
const stateOf = async (ticketNumber: string) => {
  const [row] = await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber));
  return row?.status;
};
const returnOf = async (ticketNumber: string) => {
  const rows = await world.store.db.select().from(ticketReturn).where(eq(ticketReturn.ticketNumber, ticketNumber));
  return rows.at(-1)?.status;
};

/** One fan has listed the only ticket, and the next in line has accepted the offer. */
async function takenReturn() {
  const { eventId, first, holders } = await tonight();
  const seller = holders[0] as Visitor;
  const number = await ticketOf(seller, eventId);
  const buyer = fan();
  const entry = await on.join(buyer, eventId, first);
  expect(await world.office.listReturn(seller, number)).toBe("listed");
  await world.office.makeOffers();
  const accepted = await world.office.acceptOffer(buyer, { entryId: entry });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  return { eventId, first, seller, number, buyer, entry, reservationId: accepted.reservationId };
}

it("the buyer gets a new ticket, the seller gets what was paid, and the seat counts once", async () => {
  const { eventId, first, seller, number, buyer, entry, reservationId } = await takenReturn();
  const hold = await world.office.hold(buyer, eventId);
  expect(hold).toMatchObject({ totalCents: 4_900, lines: [{ quantity: 1, unitCents: 4_900 }] });
  expect([await stateOf(number), await returnOf(number)]).toEqual(["VALID", "TAKEN"]);

  await on.pay(buyer, reservationId);
  expect([await stateOf(number), await returnOf(number)]).toEqual(["CANCELED", "SOLD"]);
  const bought = await ticketOf(buyer, eventId);
  expect(bought).not.toBe(number);
  expect(await stateOf(bought)).toBe("VALID");
  // A door phone without a network knows by it that the seller's number is the older one.
  const [row] = await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, bought));
  expect(row?.firstNumber).toBe(number);
  const { reservationId: paidFor, status } = await on.orderOf(seller, eventId);
  expect(status).toBe("REFUNDED");
  const [sent] = await world.store.db
    .select({ cents: refund.cents, cause: refund.cause, at: refund.providerRefundId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.ref, paidFor));
  expect(sent).toMatchObject({
    cents: 4_900,
    cause: expect.stringMatching(/^return:/),
    at: expect.stringMatching(/^re_/),
  });
  expect(await remaining(world.store, first)).toBe(0);
  await world.office.makeOffers();
  expect(await on.statusOf(entry)).toBe("BOUGHT");
  await world.office.sendOutbox();
  expect(world.mails.some(({ to, subject }) => to === seller.user?.email && subject.includes("has been sold"))).toBe(
    true,
  );
});

it("refuses what can be refunded, was given away, or belongs to somebody else", async () => {
  const far = await on.soldOut(1);
  const owner = far.holders[0] as Visitor;
  const early = await ticketOf(owner, far.eventId);
  expect(await world.office.listReturn(owner, early)).toBe("refund");
  expect(await world.office.listReturn(fan(), early)).toBe("notYours");

  const { eventId, holders } = await tonight();
  const giver = holders[0] as Visitor;
  const friend = fan();
  await world.office.transfer(giver, await ticketOf(giver, eventId), {
    email: friend.user?.email ?? "",
    name: "Friend",
  });
  await world.office.claim(friend);
  const [given] = await world.store.db
    .select()
    .from(ticket)
    .where(eq(ticket.holderEmail, friend.user?.email ?? ""));
  expect(await world.office.listReturn(friend, given?.ticketNumber ?? "")).toBe("given");
});

it("an offer that passes lists the ticket again, and it can be taken back", async () => {
  const { seller, number } = await takenReturn();
  expect(await world.office.withdrawReturn(seller, number)).toBe("taken");
  expect(await world.office.transfer(seller, number, { email: "friend@example.com", name: "F" })).toBe("offered");
  await world.office.drained();
  world.clock.advance(15 * HOUR_MS);
  await world.office.makeOffers();
  // The only fan in line missed it once, and has it again.
  expect(await returnOf(number)).toBe("TAKEN");
  await world.office.drained();
  world.clock.advance(12 * HOUR_MS);
  await world.office.makeOffers();
  expect(await returnOf(number)).toBe("LISTED");
  expect(await world.office.withdrawReturn(seller, number)).toBe("withdrawn");
  expect([await stateOf(number), await returnOf(number)]).toEqual(["VALID", "WITHDRAWN"]);
});

it("a ticket stays listed while its night has no date", async () => {
  const { eventId, holders } = await tonight();
  const number = await ticketOf(holders[0] as Visitor, eventId);
  expect(await world.office.listReturn(holders[0] as Visitor, number)).toBe("listed");
  const past = new Date(world.clock.now().getTime() - HOUR_MS);
  const row = { status: "POSTPONED", scheduleTbd: true, startAt: past, doorsAt: past, endAt: past } as const;
  await world.store.db.update(event).set(row).where(eq(event.id, eventId));
  await world.office.makeOffers();
  expect(await returnOf(number)).toBe("LISTED");
});

it("scanning a listed ticket takes it off the list; an offered one has to wait", async () => {
  const { eventId, holders } = await tonight();
  const number = await ticketOf(holders[0] as Visitor, eventId);
  await world.office.listReturn(holders[0] as Visitor, number);
  await world.store.db.update(ticket).set({ status: "USED" }).where(eq(ticket.ticketNumber, number));
  expect(await returnOf(number)).toBe("WITHDRAWN");
  await world.store.db.update(ticket).set({ status: "VALID" }).where(eq(ticket.ticketNumber, number));
});

it("money for a ticket that was taken back by the office is sent back, and the fan keeps the place in line", async () => {
  const { eventId, seller, number, buyer, entry, reservationId } = await takenReturn();
  const url = await checkout(world.office.pay(buyer, reservationId));
  await on.refund(seller, eventId);
  expect(await returnOf(number)).toBe("WITHDRAWN");
  expect(await world.payAt(url)).toBe(303);
  expect(await world.office.returned(buyer, reservationId)).toMatchObject({ status: "refunded" });
  await world.office.makeOffers();
  // The office's refund has given the seat back, which is theirs now.
  expect(await on.statusOf(entry)).toBe("OFFERED");
  expect((await on.offerOf(entry))?.origin).toBe("offer");
});

it("a disputed ticket is offered to nobody, and one that was sold stays the buyer's", async () => {
  const { eventId, first, holders } = await tonight();
  const seller = holders[0] as Visitor;
  const number = await ticketOf(seller, eventId);
  await world.office.listReturn(seller, number);
  const { reservationId } = await on.orderOf(seller, eventId);
  const [paid] = await world.store.db.select().from(payment).where(eq(payment.ref, reservationId));
  await world.store.db.insert(dispute).values({
    ...{ id: `dp_${number}`, paymentIntentId: paid?.paymentIntentId ?? "", paymentId: paid?.id ?? null, cents: 4_900 },
    ...{ currency: "usd", reason: "fraudulent", status: "needs_response", openedAt: world.clock.now() },
  });
  const entry = await on.join(fan(), eventId, first);
  await world.office.makeOffers();
  expect([await on.statusOf(entry), await returnOf(number)]).toEqual(["WAITING", "LISTED"]);
  await world.store.db.delete(dispute).where(eq(dispute.id, `dp_${number}`));
});

it("a night that is called off pays the last payer, once", async () => {
  const { eventId, seller, buyer, reservationId } = await takenReturn();
  await on.pay(buyer, reservationId);
  await world.office.cancelEvent(eventId, "office");
  const sums: number[] = [];
  for (const who of [seller, buyer]) {
    const { reservationId: ref } = await on.orderOf(who, eventId);
    const rows = await world.store.db
      .select({ cents: refund.cents })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(eq(payment.ref, ref));
    sums.push(rows.reduce((cents, row) => cents + row.cents, 0));
  }
  expect(sums).toEqual([4_900, 4_900]);
});

it("returns end three hours before the doors", async () => {
  const { eventId, first, holders } = await tonight();
  const seller = holders[0] as Visitor;
  const number = await ticketOf(seller, eventId);
  await world.office.listReturn(seller, number);
  await world.store.db
    .update(event)
    .set({
      startAt: new Date(world.clock.now().getTime() + DAY_MS),
      doorsAt: new Date(world.clock.now().getTime() + 3 * HOUR_MS),
    })
    .where(eq(event.id, eventId));
  await on.join(fan(), eventId, first);
  await world.office.makeOffers();
  expect(await returnOf(number)).toBe("WITHDRAWN");
});
