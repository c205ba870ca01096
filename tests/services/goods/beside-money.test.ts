/**
 * Money of seats and goods that were paid for together: each part has its own refunds, and each cent goes back once.
 */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { disputeEvidence } from "../../../server/services/office/money/dispute-evidence";
import { moneySums } from "../../../server/services/office/money/money-sums";
import { balanceEntry, goodsLine, payment, purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { night } from "../box-office/box-office-world";
import { besideWorld } from "./beside-world";

let world: Awaited<ReturnType<typeof besideWorld>>;
beforeAll(async () => {
  world = await besideWorld();
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

const REFUND_FAILS = "4000 0000 0000 5126";

type Bought = Awaited<ReturnType<typeof bought>>;

async function bought(pieces = 1, card?: string) {
  const fan = world.newFan();
  const tee = await world.article(5);
  const books = await world.bought(
    fan,
    Array.from({ length: pieces }, () => tee),
    card === undefined ? {} : { card },
  );
  return { fan, tee, ...books };
}
const backsOf = async ({ tickets, goods }: Bought) => {
  const cents = async (id: string) => (await world.refundsOfPayment(id)).map((one) => one.cents).sort((a, b) => a - b);
  return { tickets: await cents(tickets.id), goods: await cents(goods.paid.id) };
};
const statesOf = async ({ reservationId }: Bought) => {
  const { order, goods } = await world.booksOf(reservationId);
  return [order.status, goods.bought.status];
};
const atStripe = async ({ intent }: Bought) => {
  const { data } = await world.stripe.refunds.list({ payment_intent: intent });
  return data.map(({ amount }) => amount).sort((a, b) => a - b);
};
/** Stripe's events, as often as it likes. */
const told = async () => {
  await world.news();
  await world.deliver("refund.created", "charge.refunded");
};

describe("A refund", () => {
  it("of the tickets leaves the goods alone", async () => {
    const one = await bought();
    await world.office.cancelOrder({ orderNumber: one.order.orderNumber, actor: "office", reason: "requested" });
    await told();
    expect(await statesOf(one)).toEqual(["REFUNDED", "PAID"]);
    expect([await backsOf(one), await atStripe(one)]).toEqual([{ tickets: [4_900], goods: [] }, [4_900]]);
    expect(await world.left(one.tee)).toBe(4);
  });

  it("of the goods, in part and then in whole, leaves the tickets alone", async () => {
    const one = await bought(2);
    expect(
      await world.desk.takePiecesBack(one.goods.order.orderNumber, { position: 1, pieces: 1, actor: "office" }),
    ).toBe(3_200);
    await told();
    expect(await statesOf(one)).toEqual(["PAID", "PAID"]);
    expect(await world.desk.takeBack(one.goods.order.orderNumber, "office")).toBe(3_200);
    await told();
    expect(await statesOf(one)).toEqual(["PAID", "REFUNDED"]);
    expect([await backsOf(one), await atStripe(one)]).toEqual([{ tickets: [], goods: [3_200, 3_200] }, [3_200, 3_200]]);
    expect(await world.left(one.tee)).toBe(5);
  });

  it("of both adds up to what was paid, and there is no third", async () => {
    const one = await bought();
    await world.office.cancelOrder({ orderNumber: one.order.orderNumber, actor: "office", reason: "requested" });
    await world.desk.takeBack(one.goods.order.orderNumber, "office");
    await told();
    expect(await world.desk.takeBack(one.goods.order.orderNumber, "office")).toBe(0);
    expect([await statesOf(one), await atStripe(one)]).toEqual([
      ["REFUNDED", "REFUNDED"],
      [3_200, 4_900],
    ]);
  });

  it("that the bank returns is owed for its own part", async () => {
    await world.lever("settings", { refundFailure: "lost_or_stolen_card" });
    const one = await bought(1, REFUND_FAILS);
    await world.desk.takeBack(one.goods.order.orderNumber, "office");
    await told();
    await world.pass(2 * 60 * MINUTE_MS);
    await world.deliver("refund.updated", "refund.failed");
    const [after] = await world.refundsOfPayment(one.goods.paid.id);
    expect(after).toMatchObject({ cents: 3_200, providerRefundId: null, failureReason: "lost_or_stolen_card" });
    expect(after?.returnedAt).not.toBeNull();
    expect(await backsOf(one)).toEqual({ tickets: [], goods: [3_200] });
    await world.office.refunds.settleReturned(after?.id ?? "", { actor: "office", how: "bank transfer" });
  });
});

describe("A night that is called off", () => {
  it("refunds its tickets, releases goods that were not paid for, and leaves those that were", async () => {
    const at = await night(world.store, world.clock.now(), [{ capacity: 10, cents: 4_900 }]);
    const tee = await world.article(5);
    const chosen = async () => {
      const fan = world.newFan();
      const reservationId = await world.hold(fan, 1, at);
      expect(await world.add(fan, reservationId, tee)).toBe("changed");
      return { fan, reservationId };
    };
    const [buyer, holder, paying] = [await chosen(), await chosen(), await chosen()];
    await world.payFor(await world.payUrl(buyer.fan, buyer.reservationId), buyer.fan.user?.email);
    await world.deliver("checkout.session.completed");
    const page = await world.payUrl(paying.fan, paying.reservationId);
    expect(await world.left(tee)).toBe(2);

    const called = await world.office.cancelEvent(at.eventId, "office");
    const broadcasts = { count: 0, sums: [] };
    expect(called).toEqual({
      orders: 1,
      tickets: 1,
      refunded: [{ currency: "USD", cents: 4_900 }],
      holds: 2,
      broadcasts,
    });
    await told();
    await world.office.cancelEvent(at.eventId, "office");
    await world.billing.reconcile();
    const one = { ...buyer, tee, ...(await world.booksOf(buyer.reservationId)) };
    expect(await statesOf(one)).toEqual(["REFUNDED", "PAID"]);
    expect([await backsOf(one), await atStripe(one)]).toEqual([{ tickets: [4_900], goods: [] }, [4_900]]);
    expect(await world.payAt(page)).toBe(410);
    for (const { reservationId } of [holder, paying])
      expect(await world.besides(reservationId)).toMatchObject([{ status: "ENDED" }]);
    expect(await world.left(tee)).toBe(4);
  });
});

describe("A refund that an operator makes at Stripe", () => {
  const refundAtStripe = async ({ intent }: Bought, amount: number) => {
    await world.stripe.refunds.create({ payment_intent: intent, amount });
    await told();
  };

  it("counts against the seats first, up to what is left of them, and then against the goods", async () => {
    const one = await bought();
    await refundAtStripe(one, 1_000);
    expect(await backsOf(one)).toEqual({ tickets: [1_000], goods: [] });
    expect(await statesOf(one)).toEqual(["PAID", "PAID"]);
    await refundAtStripe(one, 5_000);
    expect(await backsOf(one)).toEqual({ tickets: [4_900], goods: [1_100] });
    expect(await statesOf(one)).toEqual(["REFUNDED", "PAID"]);
    await refundAtStripe(one, 2_100);
    await world.billing.reconcile();
    expect(await backsOf(one)).toEqual({ tickets: [4_900], goods: [3_200] });
    expect(await statesOf(one)).toEqual(["REFUNDED", "REFUNDED"]);
    expect(await world.left(one.tee)).toBe(5);
  });

  it("in addition to one of ours counts against what ours left", async () => {
    const one = await bought();
    await world.desk.takeBack(one.goods.order.orderNumber, "office");
    await told();
    await refundAtStripe(one, 900);
    expect(await backsOf(one)).toEqual({ tickets: [900], goods: [3_200] });
    await world.office.cancelOrder({ orderNumber: one.order.orderNumber, actor: "office", reason: "requested" });
    await told();
    expect(await backsOf(one)).toEqual({ tickets: [900, 4_000], goods: [3_200] });
    expect(await atStripe(one)).toEqual([900, 3_200, 4_000]);
  });

  it("whose event never came is found by comparing the books, and both parts are in the sums", async () => {
    const one = await bought();
    await world.stripe.refunds.create({ payment_intent: one.intent, amount: 8_100 });
    const day = 86_400_000;
    const now = world.clock.now().getTime();
    const span = { from: new Date(now - day), until: new Date(now + day) };
    const ours = async (repair: boolean) =>
      (await world.billing.compareBooks(span, { repair })).findings.filter(({ stripe }) => stripe === one.intent);
    expect(await ours(false)).toMatchObject([{ what: "missed refund", cents: 8_100, state: "repairable" }]);
    expect(await ours(true)).toMatchObject([{ state: "repaired" }]);
    expect(await ours(false)).toEqual([]);
    expect(await statesOf(one)).toEqual(["REFUNDED", "REFUNDED"]);
  });
});

describe("A dispute", () => {
  async function disputed() {
    const one = await bought();
    const [charge] = (await world.stripe.charges.list({ payment_intent: one.intent })).data;
    const { id } = await world.lever<{ id: string }>("disputes", { charge: charge?.id });
    await world.news();
    return { one, id };
  }
  const decide = async (id: string, won: boolean) => {
    await world.lever(`disputes/${id}`, { outcome: won ? "won" : "lost" });
    await world.news();
  };

  it("locks both parts, and both come back when we win", async () => {
    const { one, id } = await disputed();
    const { orderNumber } = one.goods.order;
    expect(await world.desk.send(orderNumber, "office")).toBe(false);
    expect((await world.desk.order(orderNumber))?.rests).toBe(true);
    expect((await world.office.orders(one.fan)).map(({ disputed: rests }) => rests)).toEqual([true]);
    // Money that waits for the bank's decision isn't sent twice.
    await world.desk.takePiecesBack(orderNumber, { position: 1, pieces: 1, actor: "office" });
    expect(await atStripe(one)).toEqual([]);
    const found = await disputeEvidence({ store: world.store }).evidence(id);
    expect(found).toMatchObject({ number: `${one.order.orderNumber}, ${orderNumber}`, lines: [{ quantity: 1 }] });
    expect(found?.mails.map(({ template }) => template).sort()).toEqual(["goods", "goods_refund", "tickets"]);
    await decide(id, true);
    await world.office.reconcile();
    expect(await atStripe(one)).toEqual([3_200]);
    expect((await world.office.orders(one.fan)).map(({ disputed: rests }) => rests)).toEqual([false]);
  });

  it("takes both parts when we lose, each once", async () => {
    const { one, id } = await disputed();
    await decide(id, false);
    await decide(id, false).catch(() => undefined);
    await world.billing.reconcile();
    expect(await backsOf(one)).toEqual({ tickets: [4_900], goods: [3_200] });
    expect(await statesOf(one)).toEqual(["REFUNDED", "REFUNDED"]);
    expect(await world.left(one.tee)).toBe(5);
  });
});

describe("The books", () => {
  it("count a fee of Stripe's once, shared by what was paid for each part", async () => {
    const one = await bought();
    const at = new Date("2031-05-02T12:00:00Z");
    await world.store.db.update(payment).set({ createdAt: at }).where(eq(payment.paymentIntentId, one.intent));
    await world.store.db.insert(balanceEntry).values({
      ...{ id: "txn_shared", type: "charge", paymentIntentId: one.intent, cents: 8_100, feeCents: 265 },
      ...{ currency: "usd", createdAt: at },
    });
    const span = { from: new Date("2031-05-02"), until: new Date("2031-05-03"), timeZone: "UTC" };
    expect(await moneySums({ store: world.store }).byDay(span)).toMatchObject([
      { gross: 8_100, fees: 265, payments: 2 },
    ]);
    const nights = await moneySums({ store: world.store }).byNight(span);
    expect(nights.map(({ gross, fees }) => [gross, fees])).toEqual([
      [4_900, 160],
      [3_200, 105],
    ]);
    await world.store.db.delete(balanceEntry).where(eq(balanceEntry.id, "txn_shared"));
  });

  it("link the two orders for the office", async () => {
    const one = await bought();
    expect((await world.desk.order(one.goods.order.orderNumber))?.together).toBe(one.order.orderNumber);
  });

  it.each([
    ["besideTheirSeats", sql`update payment set checkout_session_id = null where kind = 'shop'`],
    ["paidTogether", sql`update purchase set reservation_id = null`],
    ["paidTogether", sql`update payment set currency = 'gbp' where kind = 'shop'`],
  ])("don't balance without %s", async (rule, change) => {
    await bought();
    let found: string[] = [];
    await world.store.db
      .transaction(async (tx) => {
        await tx.execute(change);
        found = (await checkLedger(tx)).map((fault) => fault.rule);
        tx.rollback();
      })
      .catch((error: Error) => {
        if (error.message !== "Rollback") throw error;
      });
    expect(found).toContain(rule);
  });
});

describe("A process that dies", () => {
  it("between Stripe's session and our note of it leaves a session that nobody was led to, and one is paid", async () => {
    const fan = world.newFan();
    const tee = await world.article(3);
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    await world.payUrl(fan, reservationId);
    const lost = await world.sessionOf(reservationId);
    await world.store.db.execute(
      sql`update reservation set checkout_session_id = null where id = ${reservationId}::uuid`,
    );
    expect(await world.add(fan, reservationId, tee)).toBe("changed");
    await world.payFor(await world.payUrl(fan, reservationId), fan.user?.email);
    await world.deliver("checkout.session.completed");
    expect(await world.sessionOf(reservationId)).not.toBe(lost);
    const { goods } = await world.booksOf(reservationId);
    expect(goods.bought).toMatchObject({ status: "PAID", cents: 6_400 });
  });

  it("after it has let go of the seats leaves goods that the job lets go", async () => {
    const fan = world.newFan();
    const tee = await world.article(3);
    const reservationId = await world.hold(fan);
    await world.add(fan, reservationId, tee);
    await world.store.db.execute(sql`update reservation set status = 'CANCELED' where id = ${reservationId}::uuid`);
    await world.store.db.execute(
      sql`update ticket_definition set remaining = remaining + 1 where id = ${world.show.first}::uuid`,
    );
    await Promise.all([world.office.reconcile(), world.office.reconcile()]);
    expect(await world.left(tee)).toBe(3);
    const [line] = await world.store.db
      .select({ taken: goodsLine.taken })
      .from(goodsLine)
      .innerJoin(purchase, eq(purchase.id, goodsLine.purchaseId))
      .where(eq(purchase.reservationId, reservationId));
    expect(line?.taken).toBe(0);
  });
});
