/** Seats that change their owner before they are paid for take the goods beside them along. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { fan, waitingWorld } from "../waiting/waiting-world";
import { besideWorld } from "./beside-world";

let world: Awaited<ReturnType<typeof besideWorld>>;
beforeAll(async () => {
  world = await besideWorld();
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

it("an offer that is accepted in another browser takes the goods along, which the first one no longer sees", async () => {
  const on = waitingWorld(world);
  const show = await on.soldOut(1);
  const [owner, guest, tee] = [fan(), world.newGuest(), await world.article(5)];
  const entryId = await on.join(owner, show.eventId, show.first);
  for (const holder of show.holders) await on.refund(holder, show.eventId);
  await world.office.makeOffers();
  await world.office.sendOutbox();
  const [mailed] = on.linksTo(owner.user?.email ?? "").slice(-1);
  const accepted = await world.office.acceptOffer(guest, mailed ?? { entryId });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  const { reservationId } = accepted;
  expect(await world.add(guest, reservationId, tee)).toBe("changed");
  expect(await world.office.acceptOffer(owner, { entryId })).toEqual(accepted);
  await world.payFor(await world.payUrl(owner, reservationId), owner.user?.email);
  await world.deliver("checkout.session.completed");
  const { goods } = await world.booksOf(reservationId);
  expect(goods.bought).toMatchObject({ status: "PAID", userId: owner.user?.userId, visitorId: null });
  expect(await world.billing.goodsBeside(owner, reservationId)).toMatchObject({ id: goods.bought.id });
  expect(await world.billing.goodsBeside(guest, reservationId)).toBeUndefined();
  expect(await world.billing.goodsOrder(guest, goods.bought.id)).toBeUndefined();
});

it("other seats that a fan holds in place of a guest's take the goods to the fan", async () => {
  const [guest, tee] = [world.newGuest(), await world.article(5)];
  await world.add(guest, await world.hold(guest), tee);
  const signedIn = { ...world.newFan(), visitorId: guest.visitorId };
  const reservationId = await world.hold(signedIn, 2);
  expect(await world.besides(reservationId)).toMatchObject([
    { status: "OPEN", userId: signedIn.user?.userId, visitorId: null },
  ]);
  await world.office.cancel(signedIn, reservationId);
});

it("seats that stay the browser's at sign-in, since both holds are in checkout, keep their goods", async () => {
  const [guest, account, tee] = [world.newGuest(), world.newFan(), await world.article(5)];
  const [guests, fans] = [await world.hold(guest), await world.hold(account)];
  await world.add(guest, guests, tee);
  const url = await world.payUrl(guest, guests);
  await world.payUrl(account, fans);
  const signedIn = { ...account, visitorId: guest.visitorId };
  await world.office.claim(signedIn);
  await world.billing.claimGoods(signedIn);
  expect(await world.besides(guests)).toMatchObject([{ status: "OPEN", userId: null, visitorId: guest.visitorId }]);
  await world.payFor(url, "guest@example.com");
  await world.deliver("checkout.session.completed");
  const { order, goods } = await world.booksOf(guests);
  expect([order.userId, goods.bought.userId]).toEqual([null, null]);
  await world.office.cancel(account, fans);
});
