/** Goods beside held seats: one checkout and one payment for both, and each piece and each cent once. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endGoodsWithoutHold } from "../../../server/services/goods/beside-seats/goods-of-hold";
import { payment, reservation } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { wish } from "../box-office/box-office-world";
import { besideWorld } from "./beside-world";

let world: Awaited<ReturnType<typeof besideWorld>>;
beforeAll(async () => {
  world = await besideWorld();
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

const job = () => endGoodsWithoutHold(world.store.db, world.clock.now());

describe("Seats and goods", () => {
  it("have one more piece if the form is sent twice, and another one for each form after that", async () => {
    const guest = world.newGuest();
    const tee = await world.article(5);
    const reservationId = await world.hold(guest);
    const twice = [world.add(guest, reservationId, tee, 0), world.add(guest, reservationId, tee, 0)];
    expect(await Promise.all(twice)).toEqual(["changed", "changed"]);
    expect(await world.left(tee)).toBe(4);
    expect(await world.add(guest, reservationId, tee, 1)).toBe("changed");
    expect(await world.add(guest, reservationId, tee, 1)).toBe("changed");
    expect(await world.left(tee)).toBe(3);
    // Another tab has taken all of them out again.
    await world.billing.takeFromHold(guest, reservationId, tee.variantId);
    expect(await world.add(guest, reservationId, tee, 2)).toBe("changed");
    expect(await world.left(tee)).toBe(4);
  });

  it("are paid for with one payment, which our books share between them", async () => {
    const guest = world.newGuest();
    const tee = await world.article(3);
    const reservationId = await world.hold(guest, 2);
    expect(await world.add(guest, reservationId, tee)).toBe("changed");
    expect(await world.add(guest, reservationId, tee)).toBe("changed");
    expect(await world.left(tee)).toBe(1);
    const hold = await world.office.hold(guest, world.show.eventId);
    expect(hold).toMatchObject({
      totalCents: 9_800,
      goods: { cents: 6_400, lines: [{ quantity: 2, totalCents: 6_400 }] },
    });

    const url = await world.payUrl(guest, reservationId);
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect(session.amount_total).toBe(16_200);
    expect(await world.payFor(url)).toBe(303);
    await world.deliver("checkout.session.completed", "checkout.session.completed");
    const { tickets, goods, order } = await world.booksOf(reservationId);
    expect([tickets.cents, goods.paid.cents]).toEqual([9_800, 6_400]);
    expect(goods.paid).toMatchObject({ paymentIntentId: tickets.paymentIntentId, checkoutSessionId: session.id });
    expect([order.status, goods.bought.status]).toEqual(["PAID", "PAID"]);
    expect(goods.order).toMatchObject({ email: "guest@example.com", address: { city: "Mobile" } });
    expect(await world.left(tee)).toBe(1);
    await world.office.drained();
    await world.office.sendOutbox();
    expect(world.mails.filter(({ to }) => to === "guest@example.com").map(({ subject }) => subject)).toHaveLength(2);
    expect(await world.billing.goodsOrder(guest, goods.bought.id)).toMatchObject({ state: "sending" });
  });

  it("ask for an address only if some of the goods are posted", async () => {
    const fan = world.newFan();
    const wallpaper = await world.article(null, { shipping: false });
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, wallpaper);
    await world.payUrl(fan, reservationId);
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect(session.shipping_address_collection).toBeNull();
    await world.office.cancel(fan, reservationId);
  });

  it("are let go together, once, when the fan releases the seats", async () => {
    const fan = world.newFan();
    const tee = await world.article(3);
    const before = await world.seatsLeft();
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    await world.payUrl(fan, reservationId);
    expect(await world.left(tee)).toBe(2);
    await Promise.all([world.office.cancel(fan, reservationId), world.office.cancel(fan, reservationId)]);
    await world.deliver("checkout.session.expired");
    await job();
    expect([await world.left(tee), await world.seatsLeft()]).toEqual([3, before]);
  });

  it("are let go when the checkout expires, and when a hold runs out that never saw one", async () => {
    const [fan, other] = [world.newFan(), world.newFan()];
    const tee = await world.article(4);
    const [paying, waiting] = [await world.hold(fan), await world.hold(other)];
    await world.add(fan, paying, tee);
    await world.add(other, waiting, tee);
    await world.payUrl(fan, paying);
    await job();
    expect(await world.left(tee)).toBe(2);
    await world.pass(21 * MINUTE_MS);
    await job();
    // The one in checkout keeps its pieces until Stripe has said how that ended.
    expect(await world.left(tee)).toBe(3);
    await world.pass(11 * MINUTE_MS);
    await world.office.reconcile();
    await world.deliver("checkout.session.expired");
    expect(await world.left(tee)).toBe(4);
    expect((await world.besides(paying)).map(({ status }) => status)).toEqual(["ENDED"]);
  });
});

describe("A changed choice", () => {
  it("closes the open checkout, and the next one is for what is chosen now", async () => {
    const fan = world.newFan();
    const [tee, cap] = [await world.article(3), await world.article(3, { name: "Bell Cap", priceCents: 2_000 })];
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    const first = await world.payUrl(fan, reservationId);
    expect(await world.payUrl(fan, reservationId)).toBe(first);
    expect(await world.add(fan, reservationId, cap)).toBe("changed");
    expect(await world.payFor(first)).toBe(410);
    await world.deliver("checkout.session.expired");
    const second = await world.payUrl(fan, reservationId);
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect(session.amount_total).toBe(4_900 + 3_200 + 2_000);
    expect(await world.billing.takeFromHold(fan, reservationId, tee.variantId)).toBe("changed");
    expect(await world.payFor(second)).toBe(410);
    expect([await world.left(tee), await world.left(cap)]).toEqual([3, 2]);
    expect(await world.billing.takeFromHold(fan, reservationId, cap.variantId)).toBe("changed");
    expect(await world.office.hold(fan, world.show.eventId)).not.toHaveProperty("goods");
    expect([await world.left(tee), await world.left(cap)]).toEqual([3, 3]);
    await world.office.cancel(fan, reservationId);
  });

  it("voids a session that was being created for the previous choice", async () => {
    const fan = world.newFan();
    const tee = await world.article(5);
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    const outcomes = await Promise.all([
      world.office.pay(fan, reservationId),
      world.add(fan, reservationId, tee),
      world.office.pay(fan, reservationId),
    ]);
    expect(outcomes[1]).toBe("changed");
    const url = await world.payUrl(fan, reservationId);
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect(session.amount_total).toBe(4_900 + 2 * 3_200);
    const { data } = await world.stripe.checkout.sessions.list({ limit: 10 });
    const open = data.filter(({ status, metadata }) => status === "open" && metadata?.reservationId === reservationId);
    expect(open.map((one) => one.url)).toEqual([url]);
    await world.office.cancel(fan, reservationId);
    expect(await world.left(tee)).toBe(5);
  });

  it("that is sold out leaves seats, goods and checkout's amount as they were", async () => {
    const [fan, rival] = [world.newFan(), world.newFan()];
    const [tee, last] = [await world.article(3), await world.article(1)];
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    await world.billing.buyGoods(rival, last.slug, last.variantId);
    expect(await world.add(fan, reservationId, last)).toBe("soldOut");
    expect(await world.office.hold(fan, world.show.eventId)).toMatchObject({ reservationId, goods: { cents: 3_200 } });
    expect([await world.left(tee), await world.left(last)]).toEqual([2, 0]);
    await world.office.cancel(fan, reservationId);
  });

  it("of seats takes the goods along to the new hold", async () => {
    const fan = world.newFan();
    const tee = await world.article(3);
    const first = await world.hold(fan);
    await world.add(fan, first, tee);
    await world.payUrl(fan, first);
    const second = await world.hold(fan, 3);
    expect(second).not.toBe(first);
    await world.deliver("checkout.session.expired");
    await job();
    expect(await world.left(tee)).toBe(2);
    expect(await world.office.hold(fan, world.show.eventId)).toMatchObject({
      reservationId: second,
      goods: { cents: 3_200 },
    });
    await world.payFor(await world.payUrl(fan, second), fan.user?.email);
    await world.deliver("checkout.session.completed");
    expect((await world.booksOf(second)).goods.bought.status).toBe("PAID");
  });

  it("is refused for someone else's hold, an unknown article, and seats that cost nothing", async () => {
    const [fan, stranger] = [world.newFan(), world.newFan()];
    const tee = await world.article(3);
    const reservationId = await world.hold(fan);
    expect(await world.add(stranger, reservationId, tee)).toBe("ended");
    expect(await world.add(fan, "not-an-id", tee)).toBe("ended");
    expect(await world.add(fan, reservationId, { ...tee, slug: "none" })).toBe("absent");
    await world.store.db.update(reservation).set({ totalCents: 0 }).where(eq(reservation.id, reservationId));
    expect(await world.add(fan, reservationId, tee)).toBe("absent");
    await world.store.db.update(reservation).set({ totalCents: 4_900 }).where(eq(reservation.id, reservationId));
    expect(await world.left(tee)).toBe(3);
    for (let piece = 0; piece < 3; piece++) await world.add(fan, reservationId, tee);
    expect(await world.add(fan, reservationId, tee)).toBe("soldOut");
    await world.office.cancel(fan, reservationId);
  });
});

describe("A basket", () => {
  it("is added to the seats once, however often the button is pressed, and is empty once it is paid", async () => {
    const fan = world.newFan();
    const [tee, cap] = [await world.article(5), await world.article(5, { priceCents: 1_000 })];
    await world.fill(fan, tee, tee, cap);
    const reservationId = await world.hold(fan);
    expect(await world.billing.addBasketToHold(fan, reservationId)).toBe("changed");
    expect(await world.billing.addBasketToHold(fan, reservationId)).toBe("changed");
    expect([await world.left(tee), await world.left(cap)]).toEqual([3, 4]);
    expect((await world.billing.basket(fan)).lines).toHaveLength(2);
    expect((await world.billing.basket(fan)).held).toEqual([]);
    await world.payFor(await world.payUrl(fan, reservationId), fan.user?.email);
    await world.deliver("checkout.session.completed");
    expect((await world.billing.basket(fan)).lines).toEqual([]);
  });
});

describe("A guest who signs in", () => {
  it("keeps the goods beside the seats, and owns both orders", async () => {
    const guest = world.newGuest();
    const tee = await world.article(2);
    const reservationId = await world.hold(guest);
    await world.add(guest, reservationId, tee);
    const fan = { ...world.newFan(), visitorId: guest.visitorId };
    await world.office.claim(fan);
    await world.billing.claimGoods(fan);
    expect(await world.office.hold(fan, world.show.eventId)).toMatchObject({ reservationId, goods: { cents: 3_200 } });
    await world.payFor(await world.payUrl(fan, reservationId), fan.user?.email);
    await world.deliver("checkout.session.completed");
    const { order, goods } = await world.booksOf(reservationId);
    expect([order.userId, goods.bought.userId]).toEqual([fan.user?.userId, fan.user?.userId]);
    const { payments } = (await world.billing.payments(fan)) as { payments: { kind: string; cents: number }[] };
    expect(payments.map(({ kind, cents }) => [kind, cents]).sort()).toEqual([
      ["goods", 3_200],
      ["tickets", 4_900],
    ]);
  });
});

describe("Another site", () => {
  it("that has shown the seats alone asks for the seats alone, and the goods are let go", async () => {
    const fan = world.newFan();
    const tee = await world.article(2);
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    await world.office.pay(fan, reservationId, { paid: "https://other.example/paid" });
    const session = await world.stripe.checkout.sessions.retrieve(await world.sessionOf(reservationId));
    expect(session.amount_total).toBe(4_900);
    expect(await world.left(tee)).toBe(2);
    await world.office.cancel(fan, reservationId);
  });
});

describe("Money that comes late", () => {
  /** Paid, but Stripe is silent until seats and pieces are on sale again. */
  async function lateMoney(at = world.show) {
    const fan = world.newFan();
    const tee = await world.article(1);
    const reservationId = await world.hold(fan, 1, at);
    await world.add(fan, reservationId, tee);
    await world.payFor(await world.payUrl(fan, reservationId), fan.user?.email);
    const session = await world.sessionOf(reservationId);
    world.clock.advance(32 * MINUTE_MS);
    await world.silence();
    expect(await world.left(tee)).toBe(1);
    return { fan, tee, reservationId, session };
  }
  const paymentsOf = (session: string) =>
    world.store.db.select().from(payment).where(eq(payment.checkoutSessionId, session)).orderBy(payment.kind);

  it("buys both again if both are free", async () => {
    const { tee, reservationId, session } = await lateMoney();
    expect(await world.office.settle(session)).toBe("paid");
    expect((await world.booksOf(reservationId)).goods.bought.status).toBe("PAID");
    expect(await world.left(tee)).toBe(0);
  });

  it("buys the seats, and the goods' part goes back, if only the pieces are gone", async () => {
    const { tee, reservationId, session } = await lateMoney();
    const rival = world.newFan();
    await world.billing.buyGoods(rival, tee.slug, tee.variantId);
    expect(await world.office.settle(session)).toBe("paid");
    const { order, goods, intent } = await world.booksOf(reservationId);
    expect([order.status, goods.bought.status]).toEqual(["PAID", "REFUNDED"]);
    const { data } = await world.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([3_200]);
    await world.deliver("refund.created", "charge.refunded");
    expect((await world.booksOf(reservationId)).order.status).toBe("PAID");
    expect(await world.office.settle(session)).toBe("paid");
  });

  it("goes back in whole, each part once, if the seats are gone: goods go with their seats", async () => {
    const { tee, session, reservationId } = await lateMoney();
    const [row] = await world.store.db.select().from(reservation).where(eq(reservation.id, reservationId));
    const rows = await world.race.pool.query("select remaining from ticket_definition where id = $1", [
      world.show.first,
    ]);
    await world.race.pool.query("update ticket_definition set remaining = 0, capacity = capacity - $2 where id = $1", [
      world.show.first,
      rows.rows[0].remaining,
    ]);
    expect(row?.status).toBe("EXPIRED");
    expect(await world.office.settle(session)).toBe("refunded");
    expect(await world.office.settle(session)).toBe("refunded");
    await world.race.pool.query("update ticket_definition set remaining = $2, capacity = capacity + $2 where id = $1", [
      world.show.first,
      rows.rows[0].remaining,
    ]);
    const [goods, tickets] = await paymentsOf(session);
    const { data } = await world.stripe.refunds.list({ payment_intent: tickets?.paymentIntentId ?? "" });
    expect(data.map(({ amount }) => amount).sort()).toEqual([3_200, 4_900]);
    expect([goods?.cents, tickets?.cents]).toEqual([3_200, 4_900]);
    expect(await world.left(tee)).toBe(1);
    await world.deliver("refund.created");
    expect((await world.besides(reservationId)).map(({ status }) => status)).toEqual(["REFUNDED"]);
  });

  it("for a night that was called off meanwhile goes back in whole", async () => {
    const fan = world.newFan();
    const tee = await world.article(2);
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    await world.payFor(await world.payUrl(fan, reservationId), fan.user?.email);
    const session = await world.sessionOf(reservationId);
    await world.race.pool.query("update event set status = 'CANCELED' where id = $1", [world.show.eventId]);
    expect(await world.office.settle(session)).toBe("refunded");
    await world.race.pool.query("update event set status = 'SCHEDULED' where id = $1", [world.show.eventId]);
    expect(await world.left(tee)).toBe(2);
    const [goods, tickets] = await paymentsOf(session);
    expect(await world.refundsOfPayment(goods?.id ?? "")).toMatchObject([{ cents: 3_200 }]);
    expect(await world.refundsOfPayment(tickets?.id ?? "")).toMatchObject([{ cents: 4_900 }]);
  });
});

describe("Two presses at once", () => {
  it("of two fans for the last piece: one gets it, and the other's seats stay as they are", async () => {
    const fans = [world.newFan(), world.newFan()];
    const last = await world.article(1);
    const holds = await Promise.all(fans.map((fan) => world.hold(fan)));
    const done = await Promise.all(fans.map((fan, n) => world.add(fan, holds[n] ?? "", last)));
    expect(done.sort()).toEqual(["changed", "soldOut"]);
    for (const [n, fan] of fans.entries()) {
      const seats = await world.office.hold(fan, world.show.eventId);
      expect(seats).toMatchObject({ reservationId: holds[n] });
      await world.office.cancel(fan, holds[n] ?? "");
    }
    expect(await world.left(last)).toBe(1);
    await world.office.reserve(fans[0] ?? world.newFan(), wish(world.show.eventId, { [world.show.first]: 1 }));
  });
});
