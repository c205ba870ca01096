/**
 * The shop on a real PostgreSQL and the stand-in Stripe: one piece, one checkout, one charge, whatever is clicked, and
 * the last piece for one fan only.
 */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodsDesk } from "../../../server/services/goods/goods-desk";
import { endPurchase } from "../../../server/services/payments/end-purchase";
import { openUnfilled } from "../../../server/store/connection/open-store";
import { goodsOrder, outbox, payment, product, productVariant, purchase, refund } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { testDatabase } from "../../postgres";
import { MINUTE_MS } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { races, together } from "../box-office/races";
import { billingWorld, urlOf } from "../payments/billing-world";
import { PARCEL } from "./goods-world";

const FANS = 8;

let database: Awaited<ReturnType<typeof testDatabase>>;
let world: Awaited<ReturnType<typeof billingWorld>>;
let race: ReturnType<typeof races>;
beforeAll(async () => {
  database = await testDatabase();
  world = await billingWorld(await openUnfilled({ databaseUrl: database.url, dataDir: "" }));
  race = races(database.url);
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await race.pool.end();
  await world.close();
  await database.drop();
});

let fans = 0;
const newFan = () => visitor({ email: `goods-${++fans}@example.com` });
type Fan = ReturnType<typeof newFan>;

/** A shirt with this many left in size M; null is unlimited. `row` changes other columns. */
async function tee(remaining: number | null, row: Partial<typeof product.$inferInsert> = {}) {
  const [id, variantId] = [randomUUID(), randomUUID()];
  const slug = `tee-${id.slice(0, 8)}`;
  await world.store.db.insert(product).values({
    ...{ id, slug, name: "Copper Tee", description: "", category: "Clothing", priceCents: 3200, currency: "USD" },
    ...{ art: { seed: slug, item: "tee" }, options: [{ name: "Size", choices: ["M"] }], sortIndex: 0, ...row },
  });
  const capacity = remaining === null ? null : remaining + 2;
  await world.store.db
    .insert(productVariant)
    .values({ id: variantId, productId: id, sku: slug, choices: { Size: "M" }, capacity, remaining });
  await expect.poll(async () => (await world.deps.catalogue.product(slug))?.variants).toHaveLength(1);
  return { slug, variantId, buy: (fan: Fan) => world.billing.buyGoods(fan, slug, variantId) };
}
type Tee = Awaited<ReturnType<typeof tee>>;

async function left({ variantId }: Tee) {
  const [row] = await world.store.db.select().from(productVariant).where(eq(productVariant.id, variantId));
  return row?.remaining;
}
const ordersOf = (fan: Fan) =>
  world.store.db
    .select({ bought: purchase, order: goodsOrder })
    .from(purchase)
    .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
    .where(eq(purchase.userId, fan.user?.userId ?? ""));
async function orderIdOf(fan: Fan): Promise<string> {
  const [row] = await ordersOf(fan);
  return row?.bought.id ?? "";
}
const refundsOf = (purchaseId: string) =>
  world.store.db
    .select({ refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.ref, purchaseId));
const mailsOf = async (purchaseId: string) =>
  (await world.store.db.select().from(outbox).where(eq(outbox.ref, purchaseId))).map(({ template }) => template).sort();

const pay = (url: string) => world.payAt(url, "4242 4242 4242 4242", "fan@example.com", PARCEL);

async function buyAndPay(fan: Fan, one: Tee): Promise<string> {
  expect(await pay(urlOf(await one.buy(fan)))).toBe(303);
  const id = await orderIdOf(fan);
  expect(await world.billing.goodsOrder(fan, id)).toMatchObject({ state: "sending" });
  return id;
}

describe("A product", () => {
  it("S14: is one piece, one checkout and one charge for five clicks", async () => {
    const [fan, one] = [newFan(), await tee(3, { discountedCents: 2400 })];
    const urls = (await together(5, () => one.buy(fan))).map(urlOf);
    expect(new Set(urls).size).toBe(1);
    expect(await left(one)).toBe(2);
    expect(await pay(urls[0] ?? "")).toBe(303);
    const completed = "checkout.session.completed";
    await Promise.all([world.deliver(completed), world.deliver(completed), world.billing.reconcile()]);
    const orders = await ordersOf(fan);
    expect(orders).toMatchObject([{ bought: { status: "PAID", cents: 2400, name: "Copper Tee, M" } }]);
    expect(await left(one)).toBe(2);
    const id = orders[0]?.bought.id ?? "";
    expect(await world.store.db.select().from(payment).where(eq(payment.ref, id))).toMatchObject([
      { kind: "shop", cents: 2400, currency: "usd" },
    ]);
    expect(await mailsOf(id)).toEqual(["goods"]);
  });

  it("goes to the address that the fan entered, and only the fan sees the order", async () => {
    const [fan, one] = [newFan(), await tee(1)];
    const id = await buyAndPay(fan, one);
    expect(await world.billing.goodsOrder(fan, id)).toMatchObject({
      lines: [{ name: "Copper Tee", choices: { Size: "M" }, quantity: 1, unitCents: 3200, refunded: 0 }],
      email: fan.user?.email,
      address: { name: "Maya Ostrow", line1: "1 Main St", city: "Mobile", country: "US" },
    });
    expect(await world.billing.goodsReceipt(fan, id)).toMatch(/^http/);
    for (const other of [newFan(), visitor()]) {
      expect(await world.billing.goodsOrder(other, id)).toBeUndefined();
      expect(await world.billing.goodsReceipt(other, id)).toBeUndefined();
      expect(await world.billing.putBack(other, id)).toBeUndefined();
    }
    expect(await world.billing.goodsOrder(fan, "not-an-id")).toBeUndefined();
  });

  it("with unlimited stock needs no piece, and without shipping no address", async () => {
    const [fan, one] = [newFan(), await tee(null, { shipping: false })];
    expect(await world.payAt(urlOf(await one.buy(fan)))).toBe(303);
    const [row] = await ordersOf(fan);
    expect(await world.billing.goodsOrder(fan, row?.bought.id ?? "")).toMatchObject({
      state: "sending",
      address: null,
    });
    expect(await left(one)).toBeNull();
  });

  it("is not sold when sold out, or when unknown", async () => {
    const one = await tee(0);
    expect(await one.buy(newFan())).toEqual({ outcome: "soldOut", variants: [one.variantId] });
    expect(await world.billing.buyGoods(newFan(), one.slug, randomUUID())).toEqual({ outcome: "absent" });
    const hidden = await world.billing.buyGoods(newFan(), "no-such-thing", one.variantId);
    expect(hidden).toEqual({ outcome: "absent" });
  });

  it("is listed once among the fan's payments, with its invoice", async () => {
    const fan = newFan();
    await buyAndPay(fan, await tee(1));
    const { payments } = await world.billing.payments(fan);
    expect(payments).toMatchObject([{ kind: "goods", invoice: { status: "paid" } }]);
    expect(payments).toHaveLength(1);
  });

  it("may be bought again once it is paid", async () => {
    const [fan, one] = [newFan(), await tee(2)];
    await buyAndPay(fan, one);
    expect(await pay(urlOf(await one.buy(fan)))).toBe(303);
    await world.billing.reconcile();
    await world.deliver("checkout.session.completed");
    expect((await ordersOf(fan)).map(({ bought }) => bought.status)).toEqual(["PAID", "PAID"]);
    expect(await left(one)).toBe(0);
  });
});

describe("The last piece", () => {
  it("is set aside for one of many fans who click at the same moment", async () => {
    const one = await tee(1);
    const lock = { text: "select 1 from product_variant where id = $1 for update", values: [one.variantId] };
    const buyers = Array.from({ length: FANS }, newFan);
    await Promise.all(buyers.map((fan) => world.billing.ensureCustomer(fan)));
    const outcomes = await race.atOnce(lock, FANS, () => buyers.map((fan) => one.buy(fan)));
    const words = outcomes.map((outcome) => (outcome === "unreachable" ? outcome : outcome.outcome)).sort();
    expect(words).toEqual(["checkout", ...Array(FANS - 1).fill("soldOut")]);
    expect(await left(one)).toBe(0);
    const open = await world.store.db
      .select()
      .from(purchase)
      .where(and(eq(purchase.ref, one.variantId), eq(purchase.status, "OPEN")));
    expect(open).toHaveLength(1);
  });

  it("would be set aside for all of them if each read first and then wrote (control)", async () => {
    const one = await tee(1);
    let put = 0;
    await race.readThenWrite(
      2,
      `select remaining >= 1 as may from product_variant where id = '${one.variantId}'`,
      async (client) => {
        await client.query("update product_variant set remaining = greatest(remaining - 1, 0) where id = $1", [
          one.variantId,
        ]);
        put += 1;
      },
    );
    expect({ put, left: await left(one) }).toEqual({ put: 2, left: 0 });
  });

  it("is put back once when its checkout ends, however often and from wherever that is reported", async () => {
    const [fan, one] = [newFan(), await tee(1)];
    urlOf(await one.buy(fan));
    expect(await left(one)).toBe(0);
    await world.pass(32 * MINUTE_MS);
    const expired = "checkout.session.expired";
    await Promise.all([world.deliver(expired), world.deliver(expired), world.billing.reconcile()]);
    await world.billing.reconcile();
    expect(await left(one)).toBe(1);
    expect(await world.billing.goodsOrder(fan, await orderIdOf(fan))).toMatchObject({ state: "ended" });
    expect(await one.buy(newFan())).toMatchObject({ outcome: "checkout" });
  });

  it("is put back when the fan cancels, unless they paid at that very moment", async () => {
    const [fan, one] = [newFan(), await tee(1)];
    const url = urlOf(await one.buy(fan));
    const id = await orderIdOf(fan);
    expect(await world.billing.heldPieces(fan)).toMatchObject([{ id, variantId: one.variantId }]);
    expect(await together(3, () => world.billing.putBack(fan, id))).toEqual(["ended", "ended", "ended"]);
    expect(await left(one)).toBe(1);
    expect(await world.billing.heldPieces(fan)).toEqual([]);
    expect(await pay(url)).toBe(410);

    const other = newFan();
    expect(await pay(urlOf(await one.buy(other)))).toBe(303);
    expect(await world.billing.putBack(other, await orderIdOf(other))).toBe("paid");
    expect(await left(one)).toBe(0);
  });

  it("is put back after a checkout that was never created at Stripe", async () => {
    const [fan, one] = [newFan(), await tee(1)];
    const { stripe } = world.deps;
    const create = stripe.checkout.sessions.create;
    stripe.checkout.sessions.create = () => Promise.reject(new Error("the process dies here"));
    await expect(one.buy(fan)).rejects.toThrow("dies here");
    stripe.checkout.sessions.create = create;
    expect(await left(one)).toBe(0);
    await world.billing.reconcile();
    expect(await left(one)).toBe(0);
    await world.pass(32 * MINUTE_MS);
    await Promise.all([world.billing.reconcile(), world.billing.reconcile()]);
    expect(await left(one)).toBe(1);
  });
});

describe("A payment that arrives after the piece was put back", () => {
  async function paidLate(one: Tee) {
    const fan = newFan();
    const url = urlOf(await one.buy(fan));
    const id = await orderIdOf(fan);
    await world.store.db.transaction((tx) => endPurchase(tx, id, undefined));
    return { fan, id, pay: () => pay(url) };
  }

  it("gets another piece if there is one", async () => {
    const one = await tee(1);
    const late = await paidLate(one);
    expect(await left(one)).toBe(1);
    await late.pay();
    await world.deliver("checkout.session.completed");
    expect(await world.billing.goodsOrder(late.fan, late.id)).toMatchObject({ state: "sending" });
    expect(await left(one)).toBe(0);
  });

  it("is refunded once if there is none, and the fan is told", async () => {
    const one = await tee(1);
    const late = await paidLate(one);
    await buyAndPay(newFan(), one);
    await late.pay();
    await Promise.all([world.deliver("checkout.session.completed"), world.deliver("checkout.session.completed")]);
    await world.news();
    expect(await world.billing.goodsOrder(late.fan, late.id)).toMatchObject({
      state: "late",
      backs: [{ cents: 3200 }],
    });
    expect(await refundsOf(late.id)).toMatchObject([
      { refund: { cents: 3200, reason: "expired", providerRefundId: expect.stringMatching(/^re_/) } },
    ]);
    expect(await mailsOf(late.id)).toEqual(["goods_refund"]);
    expect(await left(one)).toBe(0);
  });
});

describe("The office", () => {
  const desk = () =>
    goodsDesk({ store: world.store, clock: world.clock, refunds: world.office.refunds, outbox: world.office });
  const numberOf = async (id: string) => {
    const [row] = await world.store.db.select().from(goodsOrder).where(eq(goodsOrder.purchaseId, id));
    return row?.orderNumber ?? "";
  };

  it("sends an order once, and mails its buyer once", async () => {
    const [fan, one] = [newFan(), await tee(1)];
    const id = await buyAndPay(fan, one);
    const number = await numberOf(id);
    expect((await desk().toSend()).map(({ order }) => order.orderNumber)).toContain(number);
    const done = await together(3, () => desk().send(number.toLowerCase(), "Juno"));
    expect(done.sort()).toEqual([false, false, true]);
    expect(await world.billing.goodsOrder(fan, id)).toMatchObject({ state: "sent", sentAt: expect.any(String) });
    expect(await mailsOf(id)).toEqual(["goods", "goods_sent"]);
    expect((await desk().find("ostrow")).map(({ order }) => order.orderNumber)).toContain(number);
    expect(await desk().find("%")).toEqual([]);
  });

  it("refunds an order once: the money, and the piece goes back in stock unless it was sent", async () => {
    const one = await tee(2);
    const [fan, other] = [newFan(), newFan()];
    const [kept, sent] = [await buyAndPay(fan, one), await buyAndPay(other, one)];
    await desk().send(await numberOf(sent), "Juno");
    const number = await numberOf(kept);
    expect((await together(3, () => desk().takeBack(number, "Juno"))).sort()).toEqual([0, 0, 3200]);
    expect(await world.billing.goodsOrder(fan, kept)).toMatchObject({
      state: "refunded",
      backs: [{ cents: 3200, at: expect.any(String) }],
    });
    expect(await left(one)).toBe(1);
    expect(await desk().takeBack(await numberOf(sent), "Juno")).toBe(3200);
    expect(await left(one)).toBe(1);
    expect(await desk().send(number, "Juno")).toBe(false);
    await world.news();
    expect(await refundsOf(kept)).toHaveLength(1);
    expect(await mailsOf(kept)).toEqual(["goods", "goods_refund"]);
    expect((await desk().order(number))?.history.map(({ action }) => action)).toEqual([
      "goods.paid",
      "goods.taken_back",
    ]);
  });

  it("has the same result when it refunds the full amount at Stripe; a partial refund changes nothing", async () => {
    const [fan, one] = [newFan(), await tee(1)];
    const id = await buyAndPay(fan, one);
    const [paid] = await world.store.db.select().from(payment).where(eq(payment.ref, id));
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "", amount: 1000 });
    await world.deliver("refund.created");
    expect(await world.billing.goodsOrder(fan, id)).toMatchObject({ state: "sending", backs: [{ cents: 1000 }] });
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    await world.deliver("charge.refunded", "refund.created");
    await world.billing.reconcile();
    expect(await world.billing.goodsOrder(fan, id)).toMatchObject({
      state: "refunded",
      backs: [{ cents: 3200 }],
    });
    expect(await left(one)).toBe(1);
    expect(await mailsOf(id)).toEqual(["goods", "goods_refund"]);
  });
});
