/** Baskets on a real PostgreSQL and the stand-in Stripe: their goods, and one checkout for all of them. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basketLine, payment, product, productVariant, purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { together } from "../box-office/races";
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

describe("A basket", () => {
  it("counts pieces, adds up their prices, and is the visitor's own", async () => {
    const [fan, guest] = [world.newFan(), world.newGuest()];
    const [tee, cap] = [await world.article(5), await world.article(null, { name: "Bell Cap", priceCents: 2600 })];
    await world.fill(fan, tee, cap, tee);
    const basket = await world.billing.basket(fan);
    expect(basket).toMatchObject({
      lines: [
        { variantId: tee.variantId, quantity: 2, count: 2, unitCents: 3200, seenCents: 3200 },
        { variantId: cap.variantId, quantity: 1, count: 1, unitCents: 2600 },
      ],
      ...{ gone: 0, cents: 9000, currency: "USD", held: [] },
    });
    expect((await world.billing.basket(guest)).lines).toEqual([]);
    expect(await world.billing.changeBasket(guest, tee.variantId, 1)).toBe(false);
    // Nothing leaves the stock before the checkout.
    expect(await world.left(tee)).toBe(5);
    await world.billing.changeBasket(fan, tee.variantId, 4);
    await world.billing.changeBasket(fan, cap.variantId, 0);
    expect(await world.billing.basket(fan)).toMatchObject({ lines: [{ quantity: 4 }], cents: 12_800 });
  });

  it("takes ten of one and twenty different, whatever is asked", async () => {
    const fan = world.newFan();
    const tee = await world.article(null);
    await world.fill(fan, ...Array(12).fill(tee));
    expect((await world.billing.basket(fan)).lines).toMatchObject([{ quantity: 10 }]);
    await world.billing.changeBasket(fan, tee.variantId, 4_000);
    expect((await world.billing.basket(fan)).lines).toMatchObject([{ quantity: 10 }]);
    const owner = fan.user?.userId ?? "";
    const more = Array.from({ length: 19 }, () => ({ owner, variantId: randomUUID(), quantity: 1, seenCents: 1 }));
    await world.store.db.insert(basketLine).values(more.map((row) => ({ ...row, addedAt: world.clock.now() })));
    const other = await world.article(1);
    expect(await world.billing.addGoods(fan, other.slug, other.variantId)).toBe("full");
    expect(await world.billing.addGoods(fan, tee.slug, tee.variantId)).toBe("added");
  });

  it("refuses what is sold out, hidden or unknown", async () => {
    const fan = world.newFan();
    const [out, hidden, tee] = [
      await world.article(0),
      await world.article(1, { visible: false }),
      await world.article(1),
    ];
    expect(await world.billing.addGoods(fan, out.slug, out.variantId)).toBe("soldOut");
    expect(await world.billing.addGoods(fan, hidden.slug, hidden.variantId)).toBe("absent");
    expect(await world.billing.addGoods(fan, tee.slug, out.variantId)).toBe("absent");
    expect(await world.billing.changeBasket(fan, "not-an-id", 2)).toBe(false);
  });

  it("says what has changed: another price, fewer pieces, sold out, no longer sold", async () => {
    const fan = world.newFan();
    const [priced, few, out, gone] = [
      await world.article(5),
      await world.article(5),
      await world.article(5),
      await world.article(5),
    ];
    await world.fill(fan, priced, few, few, out, gone);
    const before = await world.billing.basket(fan);
    const { db } = world.store;
    await db.update(product).set({ discountedCents: 2400 }).where(eq(product.slug, priced.slug));
    await db.update(product).set({ visible: false }).where(eq(product.slug, gone.slug));
    await db.update(productVariant).set({ remaining: 1 }).where(eq(productVariant.id, few.variantId));
    await db.update(productVariant).set({ remaining: 0 }).where(eq(productVariant.id, out.variantId));
    await world.shown(gone.slug, (found) => found === undefined);
    await world.shown(priced.slug, (found) => found?.discountedCents === 2400);
    const after = await world.billing.basket(fan);
    expect(after).toMatchObject({
      lines: [
        { variantId: priced.variantId, seenCents: 3200, unitCents: 2400 },
        { variantId: few.variantId, quantity: 2, count: 1 },
        { variantId: out.variantId, count: 0 },
      ],
      ...{ gone: 1, cents: 5600 },
    });
    expect(await world.billing.payBasket(fan, before.seen)).toEqual({ outcome: "changed" });
    expect(await world.billing.payBasket(fan, "")).toEqual({ outcome: "changed" });
    expect(await world.ordersOf(fan)).toEqual([]);
    await world.billing.forgetGone(fan);
    expect(await world.billing.basket(fan)).toMatchObject({ gone: 0, cents: 5600 });
  });
});

describe("One checkout for everything", () => {
  it("has a line for each product, takes all pieces, and is the same for five clicks", async () => {
    const fan = world.newFan();
    const [tee, card] = [
      await world.article(5),
      await world.article(null, { name: "Card", shipping: false, priceCents: 500 }),
    ];
    await world.fill(fan, tee, tee, card);
    const urls = (await together(5, () => world.checkOut(fan))).map(urlOf);
    expect(new Set(urls).size).toBe(1);
    expect(await world.left(tee)).toBe(3);
    const [
      { bought, order } = (() => {
        throw new Error("no order");
      })(),
    ] = await world.ordersOf(fan);
    expect(bought).toMatchObject({ cents: 6900, name: "2 × Copper Tee, M; Card, M", slot: "basket" });
    expect(order).toMatchObject({ name: "Copper Tee, Card", shipping: true, variantId: null });
    const { data } = await world.stripe.checkout.sessions.listLineItems(bought.checkoutSessionId ?? "");
    expect(data.map(({ quantity, amount_total, description }) => [quantity, amount_total, description])).toEqual([
      [2, 6400, "Copper Tee, M"],
      [1, 500, "Card, M"],
    ]);
    // What the checkout holds still counts as available for this fan.
    expect(await world.billing.basket(fan)).toMatchObject({
      lines: [{ count: 2 }, { count: 1 }],
      held: [{ id: bought.id }],
    });

    expect(await world.payFor(urls[0] ?? "", fan.user?.email)).toBe(303);
    const completed = "checkout.session.completed";
    await Promise.all([world.deliver(completed), world.deliver(completed), world.billing.reconcile()]);
    expect(await world.store.db.select().from(payment).where(eq(payment.ref, bought.id))).toMatchObject([
      { cents: 6900 },
    ]);
    expect(await world.billing.goodsOrder(fan, bought.id)).toMatchObject({
      state: "sending",
      lines: [
        { quantity: 2, unitCents: 3200 },
        { quantity: 1, unitCents: 500 },
      ],
    });
    expect(await world.billing.basket(fan)).toMatchObject({ lines: [], held: [] });
    expect(await world.left(tee)).toBe(3);
    expect(await world.mailsOf(bought.id)).toEqual(["goods"]);
  });

  it("starts over when the basket changed, and what was held before goes back", async () => {
    const fan = world.newFan();
    const [tee, cap] = [await world.article(3), await world.article(3)];
    await world.fill(fan, tee, tee);
    const first = urlOf(await world.checkOut(fan));
    await world.fill(fan, cap);
    await world.billing.changeBasket(fan, tee.variantId, 3);
    const second = urlOf(await world.checkOut(fan));
    expect(second).not.toBe(first);
    expect(await world.payFor(first)).toBe(410);
    expect([await world.left(tee), await world.left(cap)]).toEqual([0, 2]);
    expect((await world.ordersOf(fan)).map(({ bought }) => bought.status)).toEqual(["ENDED", "OPEN"]);
  });

  it("leaves in the basket what was added while it was paid", async () => {
    const fan = world.newFan();
    const [tee, cap] = [await world.article(5), await world.article(5)];
    await world.fill(fan, tee, tee);
    const url = urlOf(await world.checkOut(fan));
    await world.fill(fan, tee, cap);
    await world.payFor(url);
    await world.deliver("checkout.session.completed");
    expect((await world.billing.basket(fan)).lines).toMatchObject([
      { variantId: tee.variantId, quantity: 1 },
      { variantId: cap.variantId, quantity: 1 },
    ]);
  });

  it("is led back to, or given up, by its owner only", async () => {
    const [fan, other] = [world.newFan(), world.newFan()];
    const tee = await world.article(2);
    await world.fill(fan, tee, tee);
    const url = urlOf(await world.checkOut(fan));
    const id = (await world.ordersOf(fan))[0]?.bought.id ?? "";
    expect(await world.billing.resumeGoods(fan, id)).toEqual({ url });
    for (const who of [other, world.newGuest()]) {
      expect(await world.billing.resumeGoods(who, id)).toBeUndefined();
      expect(await world.billing.putBack(who, id)).toBeUndefined();
      expect(await world.billing.goodsOrder(who, id)).toBeUndefined();
    }
    expect(await together(3, () => world.billing.putBack(fan, id))).toEqual(["ended", "ended", "ended"]);
    expect(await world.left(tee)).toBe(2);
    expect(await world.billing.basket(fan)).toMatchObject({ lines: [{ count: 2 }], held: [] });
    expect(await world.billing.resumeGoods(fan, id)).toBeUndefined();
  });

  it("puts all pieces back once when it ends, however often that is reported", async () => {
    const fan = world.newFan();
    const [tee, cap] = [await world.article(4), await world.article(4)];
    await world.fill(fan, tee, tee, cap);
    urlOf(await world.checkOut(fan));
    await world.pass(32 * MINUTE_MS);
    const expired = "checkout.session.expired";
    await Promise.all([world.deliver(expired), world.deliver(expired), world.billing.reconcile()]);
    expect([await world.left(tee), await world.left(cap)]).toEqual([4, 4]);
    expect((await world.billing.basket(fan)).lines).toHaveLength(2);
  });

  it("gives late money all of its goods if there are enough, or refunds it once", async () => {
    const [first, second, third] = [world.newFan(), world.newFan(), world.newFan()];
    const [tee, cap] = [await world.article(2), await world.article(2)];
    const late: { who: typeof first; url: string; id: string }[] = [];
    for (const who of [first, second]) {
      await world.fill(who, tee, cap);
      const url = urlOf(await world.checkOut(who));
      const id = (await world.ordersOf(who))[0]?.bought.id ?? "";
      late.push({ who, url, id });
      await world.store.db.update(purchase).set({ checkoutSessionId: null }).where(eq(purchase.id, id));
      expect(await world.billing.putBack(who, id)).toBe("ended");
    }
    await world.fill(third, cap);
    const taken = urlOf(await world.checkOut(third));
    await world.payFor(taken);
    for (const { url } of late) expect(await world.payFor(url)).toBe(303);
    const completed = "checkout.session.completed";
    await Promise.all([world.deliver(completed), world.deliver(completed)]);
    await world.news();
    const states = await Promise.all(late.map(async ({ who, id }) => (await world.billing.goodsOrder(who, id))?.state));
    expect(states.sort()).toEqual(["late", "sending"]);
    const refunds = (await Promise.all(late.map(({ id }) => world.refundsOf(id)))).flat();
    expect(refunds).toMatchObject([{ cents: 6400, reason: "expired" }]);
    expect([await world.left(tee), await world.left(cap)]).toEqual([1, 0]);
  });
});
