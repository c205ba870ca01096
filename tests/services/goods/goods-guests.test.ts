/** Guests buy goods without an account: whose an order is, the key in the mail, and what signing in changes. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { goodsLine, purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { urlOf } from "../payments/billing-world";
import { goodsWorld } from "./goods-world";

let world: Awaited<ReturnType<typeof goodsWorld>>;
beforeAll(async () => {
  world = await goodsWorld();
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

/** The same browser after its guest has signed in. */
const signedIn = (guest: Visitor, email: string, emailVerified = true): Visitor => {
  const fan = world.newFan();
  return { ...fan, visitorId: guest.visitorId, user: fan.user && { ...fan.user, email, emailVerified } };
};

async function bought(guest: Visitor, email: string) {
  const tee = await world.article(3);
  await world.fill(guest, tee);
  expect(await world.payFor(urlOf(await world.checkOut(guest)), email)).toBe(303);
  await world.deliver("checkout.session.completed");
  await world.office.drained();
  await world.office.sendOutbox();
  const [row] = await world.ordersOf(guest);
  return { id: row?.bought.id ?? "", number: row?.order.orderNumber ?? "" };
}

/** The key in the newest mail to this address. */
function keyFor(email: string): string {
  const mail = world.mails.findLast(({ to }) => to === email);
  return /\?key=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("A guest", () => {
  it("buys a basket, and one piece with one press", async () => {
    const guest = world.newGuest();
    const { id } = await bought(guest, "one@example.com");
    expect(await world.billing.goodsOrder(guest, id)).toMatchObject({ state: "sending", email: "one@example.com" });
    expect(await world.billing.goodsReceipt(guest, id)).toMatch(/^http/);
    const cap = await world.article(1);
    const url = urlOf(await world.billing.buyGoods(guest, cap.slug, cap.variantId));
    expect(await world.left(cap)).toBe(0);
    expect(await world.billing.basket(guest)).toMatchObject({ held: [{ cents: 3200 }] });
    expect(urlOf(await world.billing.buyGoods(guest, cap.slug, cap.variantId))).toBe(url);
    expect(await world.billing.buyGoods(world.newGuest(), cap.slug, cap.variantId)).toMatchObject({
      outcome: "soldOut",
    });
  });

  it("sees their own orders only; a key opens one order, and only that one", async () => {
    const [guest, stranger] = [world.newGuest(), world.newGuest()];
    const mine = await bought(guest, "two@example.com");
    const other = await bought(world.newGuest(), "three@example.com");
    const key = keyFor("two@example.com");
    expect(await world.billing.goodsOrder(stranger, mine.id)).toBeUndefined();
    expect(await world.billing.goodsReceipt(stranger, mine.id)).toBeUndefined();
    expect(await world.billing.putBack(stranger, mine.id)).toBeUndefined();
    expect(await world.billing.ownPurchase(stranger, mine.id)).toBeUndefined();
    expect(await world.billing.openGoodsOrder(mine.id, key)).toBe(mine.number);
    for (const [id, said] of [
      [other.id, key],
      [mine.id, `${key}x`],
      [mine.id, ""],
      ["no-id", key],
    ] as const)
      expect(await world.billing.openGoodsOrder(id, said)).toBeUndefined();
    const holder = { ...stranger, orderKeys: { [mine.number]: key } };
    expect(await world.billing.goodsOrder(holder, mine.id)).toMatchObject({ id: mine.id });
    expect(await world.billing.goodsOrder(holder, other.id)).toBeUndefined();
    // The number beside a key is the cookie's claim, and counts for nothing.
    const liar = { ...stranger, orderKeys: { [other.number]: key } };
    expect(await world.billing.goodsOrder(liar, other.id)).toBeUndefined();
  });

  it("takes basket and checkout along when they sign in", async () => {
    const guest = world.newGuest();
    const [tee, cap] = [await world.article(5), await world.article(5)];
    await world.fill(guest, tee, tee, cap);
    const url = urlOf(await world.checkOut(guest));
    const fan = signedIn(guest, "four@example.com");
    await world.fill(fan, tee, cap, cap, cap);
    await world.billing.claimGoods(fan);
    expect((await world.billing.basket(fan)).lines).toMatchObject([{ quantity: 2 }, { quantity: 3 }]);
    expect((await world.billing.basket(guest)).lines).toEqual([]);
    expect((await world.billing.basket(fan)).held).toHaveLength(1);
    expect(await world.payFor(url, "four@example.com")).toBe(303);
    await world.deliver("checkout.session.completed");
    const [row] = await world.ordersOf(fan);
    expect(row?.bought).toMatchObject({ status: "PAID", visitorId: null });
    expect((await world.billing.basket(fan)).lines).toMatchObject([{ variantId: cap.variantId, quantity: 2 }]);
    expect((await world.billing.payments(fan)).payments).toMatchObject([{ kind: "goods" }]);
  });

  it("keeps both checkouts reachable when the account has one of its own", async () => {
    const guest = world.newGuest();
    const tee = await world.article(5);
    await world.fill(guest, tee);
    const guests = urlOf(await world.checkOut(guest));
    const fan = signedIn(guest, "five@example.com");
    await world.fill(fan, tee, tee);
    const fans = urlOf(await world.checkOut(fan));
    expect(fans).not.toBe(guests);
    await world.billing.claimGoods(fan);
    expect((await world.billing.basket(fan)).held).toHaveLength(2);
    expect(await world.left(tee)).toBe(2);
  });

  it("finds paid orders in the account of their verified email, and nobody else does", async () => {
    const guest = world.newGuest();
    const { id } = await bought(guest, "Six@Example.com");
    for (const fan of [
      signedIn(world.newGuest(), "six@example.com", false),
      signedIn(world.newGuest(), "7@example.com"),
    ]) {
      await world.billing.claimGoods(fan);
      expect(await world.billing.goodsOrder(fan, id)).toBeUndefined();
    }
    const fan = signedIn(world.newGuest(), "six@example.com");
    await world.billing.claimGoods(fan);
    expect(await world.billing.goodsOrder(fan, id)).toMatchObject({ id });
    expect(await world.billing.goodsOrder(guest, id)).toBeUndefined();
  });

  it("gets the link with the key in every mail, and a fan's mail has none", async () => {
    const { number } = await bought(world.newGuest(), "eight@example.com");
    await world.desk.send(number, "Juno");
    const keys = world.mails
      .filter(({ to }) => to === "eight@example.com")
      .map(({ text }) => /\?key=[\w-]{22}/.test(text));
    expect(keys).toEqual([true, true]);
    const fan = world.newFan();
    await world.fill(fan, await world.article(1));
    await world.payFor(urlOf(await world.checkOut(fan)), fan.user?.email);
    await world.deliver("checkout.session.completed");
    await world.office.drained();
    await world.office.sendOutbox();
    expect(world.mails.find(({ to }) => to === fan.user?.email)?.text).not.toContain("?key=");
  });
});

describe("The office", () => {
  async function several() {
    const guest = world.newGuest();
    const email = `part-${guest.visitorId}@example.com`;
    const [tee, cap] = [await world.article(5), await world.article(5, { name: "Bell Cap", priceCents: 2600 })];
    await world.fill(guest, tee, tee, cap);
    await world.payFor(urlOf(await world.checkOut(guest)), email);
    await world.deliver("checkout.session.completed");
    const [row] = await world.ordersOf(guest);
    return { guest, email, tee, cap, id: row?.bought.id ?? "", number: row?.order.orderNumber ?? "" };
  }
  const actor = "Juno";

  it("takes back single pieces: their money, their place in stock, one mail each; the last one ends the order", async () => {
    const { guest, email, tee, cap, id, number } = await several();
    expect(await world.desk.takePiecesBack(number, { position: 1, pieces: 1, actor })).toBe(3200);
    expect([await world.left(tee), await world.left(cap)]).toEqual([4, 4]);
    expect(await world.billing.goodsOrder(guest, id)).toMatchObject({
      state: "sending",
      lines: [{ quantity: 2, refunded: 1 }, { refunded: 0 }],
      backs: [{ cents: 3200 }],
    });
    for (const wrong of [
      { position: 1, pieces: 2 },
      { position: 1, pieces: 0 },
      { position: 1, pieces: -1 },
      { position: 3, pieces: 1 },
    ])
      expect(await world.desk.takePiecesBack(number, { ...wrong, actor })).toBe(0);
    expect(await world.desk.takePiecesBack(number, { position: 1, pieces: 1, actor })).toBe(3200);
    expect(await world.desk.takePiecesBack(number, { position: 2, pieces: 1, actor })).toBe(2600);
    expect(await world.billing.goodsOrder(guest, id)).toMatchObject({ state: "refunded" });
    expect([await world.left(tee), await world.left(cap)]).toEqual([5, 5]);
    await world.news();
    expect((await world.refundsOf(id)).map(({ cents }) => cents)).toEqual([3200, 3200, 2600]);
    await world.office.drained();
    const mails = world.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Order confirmed: Copper Tee, Bell Cap",
      "Refund for Copper Tee, M",
      "Refund for Copper Tee, M",
      "Refund for Copper Tee, Bell Cap",
    ]);
    const announced = mails.slice(1).map(({ text }) => /sending (\S+) back/.exec(text)?.[1]);
    expect(announced).toEqual(["$32.00", "$32.00", "$26.00"]);
    expect(mails.at(-1)?.text).not.toContain("$90.00");
  });

  it("refunds the rest as a whole, and leaves what was sent out of the stock", async () => {
    const { guest, email, tee, cap, id, number } = await several();
    expect(await world.desk.takePiecesBack(number, { position: 2, pieces: 1, actor })).toBe(2600);
    expect(await world.desk.send(number, actor)).toBe(true);
    expect(await world.desk.takePiecesBack(number, { position: 1, pieces: 1, actor })).toBe(3200);
    expect([await world.left(tee), await world.left(cap)]).toEqual([3, 5]);
    expect(await world.desk.takeBack(number, actor)).toBe(3200);
    expect([await world.left(tee), await world.left(cap)]).toEqual([3, 5]);
    expect(await world.billing.goodsOrder(guest, id)).toMatchObject({ state: "refunded" });
    await world.office.drained();
    expect(world.mails.findLast(({ to }) => to === email)?.text).toContain("sending $32.00 back");
  });

  it("never refunds more than was paid, whatever was refunded at Stripe", async () => {
    const { email, id, number } = await several();
    const [row] = await world.store.db.select().from(purchase).where(eq(purchase.id, id));
    const session = await world.stripe.checkout.sessions.retrieve(row?.checkoutSessionId ?? "");
    await world.stripe.refunds.create({ payment_intent: String(session.payment_intent), amount: 6000 });
    await world.news();
    expect(await world.desk.takePiecesBack(number, { position: 1, pieces: 1, actor })).toBe(0);
    expect(await world.desk.takePiecesBack(number, { position: 2, pieces: 1, actor })).toBe(2600);
    expect(await world.desk.takeBack(number, actor)).toBe(400);
    expect(
      (await world.store.db.select().from(goodsLine).where(eq(goodsLine.purchaseId, id))).map(({ taken }) => taken),
    ).toEqual([0, 0]);
    await world.office.drained();
    expect(world.mails.findLast(({ to }) => to === email)?.text, "Stripe's $60 had no mail of their own").toContain(
      "sending $64.00 back",
    );
  });
});
