/** Returned tickets whose price or payment changes while they are listed: what the next fan pays, and the seller gets. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { payment, refund, ticketReturn } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, held, night, type World, wish } from "../box-office/box-office-world";
import { terms } from "../terms/terms-world";
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

/** So near that the refund rule is over. */
function tonight() {
  const startAt = new Date(world.clock.now().getTime() + 40 * HOUR_MS);
  return {
    startAt,
    doorsAt: new Date(startAt.getTime() - HOUR_MS),
    endAt: new Date(startAt.getTime() + 3 * HOUR_MS),
  };
}

/** Two tickets of $50 bought with a code, of which the second one is listed. */
async function listedWithCode(discount: { percent?: number; centsPerOrder?: number; minimumSeats?: number }) {
  const show = await night(world.store, world.clock.now(), [{ capacity: 2, cents: 5_000 }], tonight());
  const code = await terms(world.store, world.clock.now()).code([show.first], discount);
  const seller = fan();
  const hold = await held(world.office.reserve(seller, { ...wish(show.eventId, { [show.first]: 2 }), codes: [code] }));
  await on.pay(seller, hold);
  const order = await on.orderOf(seller, show.eventId);
  const [kept = "", listed = ""] = order.tickets.map(({ ticketNumber }) => ticketNumber).sort();
  expect(await world.office.listReturn(seller, listed)).toBe("listed");
  const refundOther = () =>
    world.office.cancelOrder({
      ...{ orderNumber: order.orderNumber, ticketNumbers: [kept], actor: "office", reason: "requested" },
    });
  return { ...show, seller, order, listed, refundOther };
}

/** The next fan in line gets an offer. */
async function offered(show: { eventId: string; first: string }) {
  const buyer = fan();
  const entryId = await on.join(buyer, show.eventId, show.first);
  await world.office.makeOffers();
  const accepted = await world.office.acceptOffer(buyer, { entryId });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  const hold = await world.office.hold(buyer, show.eventId);
  const totalCents = hold && "totalCents" in hold ? hold.totalCents : undefined;
  return { buyer, entryId, reservationId: accepted.reservationId, totalCents };
}

async function sentBack(reservationId: string) {
  const rows = await world.store.db
    .select({ cents: refund.cents, cause: refund.cause })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.ref, reservationId));
  return rows.map(({ cents, cause }) => ({ cents, cause: cause.split(":")[0] }));
}

async function returnOf(ticketNumber: string) {
  const [row] = await world.store.db.select().from(ticketReturn).where(eq(ticketReturn.ticketNumber, ticketNumber));
  return row && { status: row.status, cents: row.priceCents };
}

it("a listed ticket that loses its discount is sold for what it costs the seller now", async () => {
  const show = await listedWithCode({ percent: 50, minimumSeats: 2 });
  expect(await returnOf(show.listed)).toEqual({ status: "LISTED", cents: 2_500 });
  expect(await show.refundOther()).toMatchObject({ refundedCents: 0 });
  expect(await returnOf(show.listed)).toEqual({ status: "LISTED", cents: 5_000 });

  await on.buy(fan(), show.eventId, { [show.first]: 1 });
  const { buyer, reservationId, totalCents } = await offered(show);
  expect(totalCents).toBe(5_000);
  await on.pay(buyer, reservationId);
  expect(await sentBack(show.order.reservationId)).toEqual([{ cause: "return", cents: 5_000 }]);
  expect(await checkLedger(world.store.db)).toEqual([]);
});

it("a refund that would change the price of an offered ticket is refused until the offer ends", async () => {
  const show = await listedWithCode({ percent: 50, minimumSeats: 2 });
  const { buyer, reservationId, totalCents } = await offered(show);
  expect(totalCents).toBe(2_500);
  await expect(show.refundOther()).rejects.toThrow(`Another fan may be paying for ${show.listed}`);
  expect((await on.orderOf(show.seller, show.eventId)).tickets.map(({ status }) => status)).toEqual(["VALID", "VALID"]);
  await on.pay(buyer, reservationId);
  expect(await show.refundOther()).toMatchObject({ refundedCents: 2_500 });
});

it("a refund that changes no price goes through while another ticket of the order is offered", async () => {
  const show = await listedWithCode({ percent: 50 });
  await offered(show);
  expect(await show.refundOther()).toMatchObject({ refundedCents: 2_500 });
  expect(await returnOf(show.listed)).toEqual({ status: "TAKEN", cents: 2_500 });
});

it("a listed ticket that costs nothing any more is no longer offered", async () => {
  const show = await listedWithCode({ centsPerOrder: 5_000 });
  expect(await show.refundOther()).toMatchObject({ refundedCents: 5_000 });
  expect(await returnOf(show.listed)).toMatchObject({ status: "WITHDRAWN" });
});

/** One listed ticket of $49. */
async function listed() {
  const show = await on.soldOut(1, tonight());
  const seller = show.holders[0] as Visitor;
  const order = await on.orderOf(seller, show.eventId);
  const number = order.tickets[0]?.ticketNumber ?? "";
  expect(await world.office.listReturn(seller, number)).toBe("listed");
  return { ...show, seller, order, number };
}

async function mailsTo(who: Visitor) {
  await world.office.sendOutbox();
  return world.mails.filter(({ to }) => to === who.user?.email).map(({ subject, text }) => ({ subject, text }));
}

it("the mail about a sold ticket names what is really sent back", async () => {
  const show = await listed();
  await world.office.refunds.giveGoodwill({ orderNumber: show.order.orderNumber, cents: 3_000, actor: "office" });
  const { buyer, reservationId } = await offered(show);
  await on.pay(buyer, reservationId);
  expect(await sentBack(show.order.reservationId)).toContainEqual({ cause: "return", cents: 1_900 });
  const sold = (await mailsTo(show.seller)).find(({ subject }) => subject.includes("has been sold"));
  expect(sold?.text).toContain("You get $19.00 back");
  expect(sold?.text).not.toContain("$49");
});

it("a ticket whose buyer got goodwill is sold for its price, and gives back what is left of the payment", async () => {
  const show = await on.soldOut(1, tonight());
  const seller = show.holders[0] as Visitor;
  const order = await on.orderOf(seller, show.eventId);
  const number = order.tickets[0]?.ticketNumber ?? "";
  await world.office.refunds.giveGoodwill({ orderNumber: order.orderNumber, cents: 100, actor: "office" });
  expect(await world.office.returnsOf(seller, show.eventId)).toEqual({ listed: [], may: [number] });
  expect(await world.office.listReturn(seller, number)).toBe("listed");
  expect((await world.office.returnsOf(seller, show.eventId)).listed).toMatchObject([
    { ticketNumber: number, priceCents: 4_900, backCents: 4_800 },
  ]);
  const mails = async (words: string) => (await mailsTo(seller)).find(({ subject }) => subject.includes(words))?.text;
  expect(await mails("is being offered")).toContain("You’ll get $48.00 back. The rest was refunded earlier.");

  const { buyer, reservationId, totalCents } = await offered(show);
  expect(totalCents).toBe(4_900);
  await on.pay(buyer, reservationId);
  expect(await sentBack(order.reservationId)).toContainEqual({ cause: "return", cents: 4_800 });
  expect(await mails("has been sold")).toContain("You get $48.00 back");
});

it("a ticket with nothing left of its payment can't be returned, which isn't called a dispute", async () => {
  const show = await on.soldOut(1, tonight());
  const seller = show.holders[0] as Visitor;
  const order = await on.orderOf(seller, show.eventId);
  const number = order.tickets[0]?.ticketNumber ?? "";
  await world.office.refunds.giveGoodwill({ orderNumber: order.orderNumber, cents: 4_900, actor: "office" });
  expect(await world.office.listReturn(seller, number)).toBe("refunded");
  expect((await world.office.returnsOf(seller, show.eventId)).may).toEqual([]);
});

it("the mail about a listed ticket names no other sum if nothing was refunded", async () => {
  const { seller } = await listed();
  const mail = (await mailsTo(seller)).find(({ subject }) => subject.includes("is being offered"));
  expect(mail?.text).toContain("$49.00, what you paid");
  expect(mail?.text).not.toContain("refunded earlier");
});
