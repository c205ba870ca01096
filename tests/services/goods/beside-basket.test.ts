/** A basket that is added to held seats: what can be bought of it, and no piece twice. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { besideWorld } from "./beside-world";
import { urlOf } from "./goods-world";

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

it("lowers no number that is beside the seats, and is sold out only if nothing of it is left", async () => {
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
