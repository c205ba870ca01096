/** How long goods and seats wait for their payment: adding and removing goods doesn't prolong it forever. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { endGoodsWithoutHold } from "../../../server/services/goods/beside-seats/goods-of-hold";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { held, wish } from "../box-office/box-office-world";
import { fan, waitingWorld } from "../waiting/waiting-world";
import { besideWorld } from "./beside-world";

/** A minute before Stripe ends a checkout. */
const ALMOST = 29 * MINUTE_MS;
/** A hold's own end may come during a checkout, and the end of that one during another. */
const LONGEST = 2 * 31 * MINUTE_MS;

let world: Awaited<ReturnType<typeof besideWorld>>;
let on: ReturnType<typeof waitingWorld>;
beforeAll(async () => {
  world = await besideWorld();
  on = waitingWorld(world);
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

/** An offer of one seat that a fan has accepted, with another fan next in line. */
async function accepted() {
  const show = await on.soldOut(1);
  const [first, next] = [fan(), fan()];
  const entryId = await on.join(first, show.eventId, show.first);
  const nextId = await on.join(next, show.eventId, show.first);
  for (const holder of show.holders) await on.refund(holder, show.eventId);
  await world.office.makeOffers();
  const done = await world.office.acceptOffer(first, { entryId });
  if (done.outcome !== "held") throw new Error(done.outcome);
  const until = (await on.offerOf(entryId))?.offerUntil ?? new Date(0);
  return { who: first, reservationId: done.reservationId, nextId, until, eventId: show.eventId };
}

/** Opens a checkout and closes it by a change of the goods shortly before its end, as often as that works. */
async function pressOn(who: Visitor, reservationId: string, most: number) {
  const tee = await world.article(50);
  let rounds = 0;
  for (; rounds < most; rounds++) {
    if ((await world.office.pay(who, reservationId)).outcome !== "checkout") break;
    await world.pass(ALMOST);
    const added = await world.add(who, reservationId, tee);
    if (added === "changed") await world.billing.takeFromHold(who, reservationId, tee.variantId);
    await world.office.reconcile();
    await world.office.makeOffers();
    if (added !== "changed" && added !== "late") break;
  }
  return rounds;
}

describe("Goods beside an offer, which lasts for a day", () => {
  const job = () => endGoodsWithoutHold(world.store.db, world.clock.now());

  it("are set aside no longer than for a checkout, and the seats stay", async () => {
    const [{ who, reservationId, eventId }, tee] = [await accepted(), await world.article(3)];
    await world.add(who, reservationId, tee);
    await world.pass(20 * MINUTE_MS);
    await world.add(who, reservationId, tee);
    await job();
    expect(await world.left(tee)).toBe(1);
    await world.pass(20 * MINUTE_MS);
    await job();
    // The last change counts.
    expect(await world.left(tee)).toBe(1);
    await world.pass(12 * MINUTE_MS);
    await job();
    expect(await world.left(tee)).toBe(3);
    expect(await world.office.hold(who, eventId)).not.toHaveProperty("goods");
    expect((await world.billing.basket(who)).lines).toMatchObject([{ variantId: tee.variantId, quantity: 2 }]);
    await world.payUrl(who, reservationId);
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect(session.amount_total).toBe(4_900);
  });

  it("stay until an open checkout of them ends", async () => {
    const [{ who, reservationId }, tee] = [await accepted(), await world.article(3)];
    await world.add(who, reservationId, tee);
    await world.pass(30 * MINUTE_MS);
    const url = await world.payUrl(who, reservationId);
    await world.pass(20 * MINUTE_MS);
    await job();
    expect(await world.left(tee)).toBe(2);
    await world.payFor(url, who.user?.email);
    await world.deliver("checkout.session.completed");
    expect((await world.booksOf(reservationId)).goods.bought.status).toBe("PAID");
  });

  it("void a checkout that was being created when they were put back", async () => {
    const [{ who, reservationId }, tee] = [await accepted(), await world.article(3)];
    await world.add(who, reservationId, tee);
    await world.pass(32 * MINUTE_MS);
    await Promise.all([world.office.pay(who, reservationId), job()]);
    const url = await world.payUrl(who, reservationId);
    await job();
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect([session.amount_total, await world.left(tee)]).toEqual(
      session.amount_total === 4_900 ? [4_900, 3] : [8_100, 2],
    );
    await world.payFor(url, who.user?.email);
    await world.deliver("checkout.session.completed");
  });
});

describe("A checkout that is left by changing the goods, again and again", () => {
  it("does not keep an offer from the next in line", async () => {
    const { who, reservationId, nextId, until } = await accepted();
    await world.pass(until.getTime() - world.clock.now().getTime() - MINUTE_MS);
    await pressOn(who, reservationId, 6);
    expect(world.clock.now().getTime()).toBeLessThan(until.getTime() + LONGEST + ALMOST);
    expect(await on.statusOf(nextId)).toBe("OFFERED");
  });

  it("does not prolong an offer if Stripe has ended the checkout", async () => {
    const { who, reservationId, eventId, until } = await accepted();
    await world.pass(until.getTime() - world.clock.now().getTime() - 10 * MINUTE_MS);
    await world.payUrl(who, reservationId);
    await world.stripe.checkout.sessions.expire(await world.sessionOf(reservationId));
    await world.deliver("checkout.session.expired");
    expect(await world.office.hold(who, eventId)).toMatchObject({ expires: until.toISOString() });
    await world.pass(12 * MINUTE_MS);
    expect(await world.office.hold(who, eventId)).toHaveProperty("ended");
  });

  it("does not keep ordinary seats", async () => {
    const who = world.newFan();
    const before = await world.seatsLeft();
    const reservationId = await world.hold(who);
    await world.pass(19 * MINUTE_MS);
    expect(await pressOn(who, reservationId, 6)).toBeLessThan(4);
    expect(await world.office.pay(who, reservationId)).toEqual({ outcome: "ended" });
    await world.pass(32 * MINUTE_MS);
    await world.office.reconcile();
    expect(await world.seatsLeft()).toBe(before);
  });

  it("leaves the seats no longer than one checkout after their own time", async () => {
    const [who, tee] = [world.newFan(), await world.article(5)];
    const reservationId = await world.hold(who);
    await world.pass(19 * MINUTE_MS);
    await world.payUrl(who, reservationId);
    await world.pass(25 * MINUTE_MS);
    expect(await world.add(who, reservationId, tee)).toBe("changed");
    await world.payUrl(who, reservationId);
    expect(await world.add(who, reservationId, tee)).toBe("changed");
    await world.pass(8 * MINUTE_MS);
    expect(await world.office.hold(who, world.show.eventId)).toHaveProperty("ended");
  });

  it("finally leads to one that refuses further changes, says so, and can be paid", async () => {
    const [who, tee, cap] = [world.newFan(), await world.article(5), await world.article(5)];
    const reservationId = await world.hold(who);
    await world.add(who, reservationId, tee);
    await world.pass(19 * MINUTE_MS);
    await world.payUrl(who, reservationId);
    await world.pass(ALMOST);
    expect(await world.add(who, reservationId, tee)).toBe("changed");
    const url = await world.payUrl(who, reservationId);
    await world.pass(10 * MINUTE_MS);
    expect(await world.add(who, reservationId, cap)).toBe("late");
    const other = await world.office.reserve(who, wish(world.show.eventId, { [world.show.first]: 2 }));
    expect(other).toEqual({ outcome: "refused", problems: [{ code: "checkoutOpen" }] });
    expect(await world.payUrl(who, reservationId)).toBe(url);
    await world.payFor(url, who.user?.email);
    await world.deliver("checkout.session.completed");
    expect((await world.booksOf(reservationId)).goods.bought).toMatchObject({ status: "PAID", cents: 2 * tee.cents });
  });

  it("leaves time for another one if the goods are changed within the hold's own time", async () => {
    const [who, tee] = [world.newFan(), await world.article(5)];
    const reservationId = await held(world.office.reserve(who, wish(world.show.eventId, { [world.show.first]: 1 })));
    await world.payUrl(who, reservationId);
    await world.pass(19 * MINUTE_MS);
    expect(await world.add(who, reservationId, tee)).toBe("changed");
    await world.pass(2 * MINUTE_MS);
    await world.payFor(await world.payUrl(who, reservationId), who.user?.email);
    await world.deliver("checkout.session.completed");
    expect((await world.booksOf(reservationId)).order.status).toBe("PAID");
  });
});
