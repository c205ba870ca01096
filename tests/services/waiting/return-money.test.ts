/**
 * Returned tickets whose price or payment changes while they are listed: what the next fan pays, and the seller gets.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refundShown } from "../../../app/requests/office/orders/refund-view";
import type { Visitor } from "../../../server/ports";
import { payment, refund, ticketReturn } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { officeOf } from "../../operator/office";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, held, night, type World, wish } from "../box-office/box-office-world";
import { terms } from "../terms/terms-world";
import { fan, waitingWorld } from "./waiting-world";

const HOUR_MS = 60 * MINUTE_MS;

let world: World;
let on: ReturnType<typeof waitingWorld>;
let office: ReturnType<typeof officeOf>;
let desk: ReturnType<typeof officeOf>["desk"];
let run: ReturnType<typeof officeOf>["run"];
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  on = waitingWorld(world);
  office = officeOf(world);
  ({ desk, run } = office);
});
afterAll(async () => {
  office.leave();
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
  return { ...show, seller, order, kept, listed, refundOther };
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
  // The preview says beforehand that the refund would be refused.
  const { orderNumber } = show.order;
  const preview = await desk.orders.preview(orderNumber, { kind: "tickets", ticketNumbers: [show.kept] });
  expect(preview).toMatchObject({ blockedBy: [show.listed], beingBought: [] });
  const shown = preview && (await refundShown(preview, undefined));
  expect(shown?.refused).toBe(
    `Another fan may be paying for ${show.listed}, whose price would change. Refund the whole order, or wait until that offer has ended.`,
  );
  const tried = await run("orders", "refund", orderNumber, show.kept, "--dry-run");
  expect(tried.out).toContain(`It would be refused: another fan may be paying for ${show.listed}`);
  const whole = await desk.orders.preview(orderNumber, { kind: "tickets", ticketNumbers: [show.kept, show.listed] });
  expect(whole).toMatchObject({ blockedBy: [], beingBought: [show.listed] });
  const allShown = whole && (await refundShown(whole, undefined));
  expect(allShown?.refused).toBeUndefined();
  expect(allShown?.follows).toContain(`Another fan is buying ${show.listed}. If they pay, their money goes back.`);
  await expect(show.refundOther()).rejects.toThrow(`Another fan may be paying for ${show.listed}`);
  expect((await on.orderOf(show.seller, show.eventId)).tickets.map(({ status }) => status)).toEqual(["VALID", "VALID"]);
  await on.pay(buyer, reservationId);
  const later = await desk.orders.preview(orderNumber, { kind: "tickets", ticketNumbers: [show.kept] });
  expect(later).toMatchObject({ blockedBy: [], beingBought: [] });
  expect(await show.refundOther()).toMatchObject({ refundedCents: 2_500 });
});

it("a refund that changes no price goes through while another ticket of the order is offered", async () => {
  const show = await listedWithCode({ percent: 50 });
  await offered(show);
  const choice = { kind: "tickets" as const, ticketNumbers: [show.kept] };
  expect(await desk.orders.preview(show.order.orderNumber, choice)).toMatchObject({ blockedBy: [] });
  expect(await show.refundOther()).toMatchObject({ refundedCents: 2_500 });
  expect(await returnOf(show.listed)).toEqual({ status: "TAKEN", cents: 2_500 });
});

it("a listed ticket that costs nothing any more is no longer offered, and its seller gets one mail", async () => {
  const show = await listedWithCode({ centsPerOrder: 5_000 });
  expect(await show.refundOther()).toMatchObject({ refundedCents: 5_000 });
  expect(await returnOf(show.listed)).toMatchObject({ status: "WITHDRAWN" });
  const told = (await mailsTo(show.seller)).filter(({ subject }) => subject.includes("no longer being offered"));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`Your ticket ${show.listed} is no longer being offered.`);
  expect(told[0]?.text).toContain("so this ticket now costs $0.00.");
  expect(told[0]?.text).toContain("It’s still yours and valid.");
});

it("sends no such mail about a ticket that its fan took back, or that is refunded with the order", async () => {
  const [one, two] = [await listedWithCode({ percent: 50 }), await listedWithCode({ percent: 50 })];
  expect(await world.office.withdrawReturn(one.seller, one.listed)).toBe("withdrawn");
  const { orderNumber } = two.order;
  await world.office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
  for (const { seller } of [one, two]) {
    const subjects = (await mailsTo(seller)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("no longer"))).toEqual([]);
  }
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
