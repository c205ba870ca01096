/**
 * A basket that is added to held seats: what can be bought of it, and no piece twice. And where goods go without seats.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { endGoodsWithoutHold } from "../../../server/services/goods/beside-seats/goods-of-hold";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { held, night, wish } from "../box-office/box-office-world";
import { urlOf } from "../payments/billing-world";
import { besideWorld } from "./beside-world";

let world: Awaited<ReturnType<typeof besideWorld>>;
beforeAll(async () => {
  world = await besideWorld();
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

it("gives as many pieces as are left, as its own page counts them, and what is sold out stays in it", async () => {
  const [who, tee, cap, mug] = [world.newFan(), await world.article(2), await world.article(5), await world.article(1)];
  await world.fill(who, tee, tee, tee, cap, mug);
  await world.billing.buyGoods(world.newFan(), mug.slug, mug.variantId);
  const reservationId = await world.hold(who);
  expect(await world.billing.addBasketToHold(who, reservationId)).toBe("changed");
  expect([await world.left(tee), await world.left(cap)]).toEqual([0, 4]);
  // Once more, it takes no piece from itself.
  expect(await world.billing.addBasketToHold(who, reservationId)).toBe("changed");
  expect(await world.office.hold(who, world.show.eventId)).toMatchObject({ goods: { cents: 3 * tee.cents } });
  expect((await world.billing.basket(who)).lines).toHaveLength(3);
  await world.office.cancel(who, reservationId);
});

it("whose own checkout has the last piece hands it over, and that checkout can't be paid any more", async () => {
  const [who, mug] = [world.newFan(), await world.article(1)];
  await world.fill(who, mug);
  const url = urlOf(await world.checkOut(who));
  const reservationId = await world.hold(who);
  expect(await world.billing.addBasketToHold(who, reservationId)).toBe("changed");
  expect([await world.payFor(url), await world.left(mug)]).toEqual([410, 0]);
  await world.office.cancel(who, reservationId);
  expect(await world.left(mug)).toBe(1);
});

it("never lowers the number of pieces beside the seats, and counts as sold out only if nothing in it is left", async () => {
  const [who, tee, mug] = [world.newFan(), await world.article(9), await world.article(1)];
  await world.fill(who, tee);
  const reservationId = await world.hold(who);
  for (let piece = 0; piece < 3; piece++) await world.add(who, reservationId, tee);
  expect(await world.billing.addBasketToHold(who, reservationId)).toBe("changed");
  expect(await world.left(tee)).toBe(6);
  await world.office.cancel(who, reservationId);

  const late = world.newFan();
  await world.fill(late, mug);
  await world.billing.buyGoods(world.newFan(), mug.slug, mug.variantId);
  expect(await world.billing.addBasketToHold(late, await world.hold(late))).toBe("soldOut");
});

describe("Goods whose seats no longer have to be paid for are in the basket, and back in stock", () => {
  const basketOf = async (who: Visitor) =>
    (await world.billing.basket(who)).lines.map(({ variantId, quantity }) => [variantId, quantity]);
  async function withGoods() {
    const [who, tee] = [world.newGuest(), await world.article(3)];
    const reservationId = await world.hold(who);
    await world.add(who, reservationId, tee);
    await world.add(who, reservationId, tee);
    return { who, tee, reservationId, inBasket: [[tee.variantId, 2]] };
  }

  it("when the seats become free", async () => {
    const [free, paid] = [
      { capacity: 9, cents: 0 },
      { capacity: 9, cents: 4_900 },
    ];
    const show = await night(world.store, world.clock.now(), [paid, free]);
    const [who, tee] = [world.newFan(), await world.article(3)];
    await world.add(who, await world.hold(who, 1, show), tee);
    const change = wish(show.eventId, { [show.second]: 2 }, randomUUID());
    const [first, again] = await Promise.all([world.office.reserve(who, change), world.office.reserve(who, change)]);
    expect([first.outcome, again.outcome]).toEqual(["held", "held"]);
    expect([await basketOf(who), await world.left(tee)]).toEqual([[[tee.variantId, 1]], 3]);
    expect(await world.office.hold(who, show.eventId)).not.toHaveProperty("goods");
    // Seats that cost something again have no goods beside them until the fan adds the basket.
    const paidAgain = await held(world.office.reserve(who, wish(show.eventId, { [show.first]: 1 })));
    expect(await world.billing.addBasketToHold(who, paidAgain)).toBe("changed");
    await world.payFor(await world.payUrl(who, paidAgain), who.user?.email);
    await world.deliver("checkout.session.completed");
    expect([await basketOf(who), await world.left(tee)]).toEqual([[], 2]);
  });

  it("when the hold runs out", async () => {
    const { who, tee, inBasket } = await withGoods();
    await world.pass(21 * MINUTE_MS);
    await endGoodsWithoutHold(world.store.db, world.clock.now());
    expect([await basketOf(who), await world.left(tee)]).toEqual([inBasket, 3]);
  });

  it("when the checkout expires", async () => {
    const { who, tee, reservationId, inBasket } = await withGoods();
    await world.payUrl(who, reservationId);
    await world.pass(32 * MINUTE_MS);
    await world.office.reconcile();
    await world.deliver("checkout.session.expired");
    expect([await basketOf(who), await world.left(tee)]).toEqual([inBasket, 3]);
  });

  it("when the fan releases the seats", async () => {
    const { who, tee, reservationId, inBasket } = await withGoods();
    await Promise.all([world.office.cancel(who, reservationId), world.office.cancel(who, reservationId)]);
    expect([await basketOf(who), await world.left(tee)]).toEqual([inBasket, 3]);
  });

  it("when a guest signs in who has newer seats for the night in the account", async () => {
    const { who, tee, inBasket } = await withGoods();
    const account = world.newFan();
    world.clock.advance(1_000);
    await world.hold(account);
    const fan = { ...account, visitorId: who.visitorId };
    await world.office.claim(fan);
    await world.billing.claimGoods(fan);
    expect([await basketOf(fan), await world.left(tee)]).toEqual([inBasket, 3]);
  });
});
