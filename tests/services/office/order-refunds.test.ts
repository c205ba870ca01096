/** Refunds by the office: a preview, then the same, once, within the limit, and the books balance. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { type OfficeWorld, officeWorld, STAFF } from "./office-world";

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld();
});
afterEach(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(() => world.close());

const tickets = (...ticketNumbers: string[]) => ({ kind: "tickets" as const, ticketNumbers });
const goodwill = (cents: number) => ({ kind: "goodwill" as const, cents });
const sentBack = async (intent: string) => {
  const { data } = await world.stripe.refunds.list({ payment_intent: intent });
  return data.reduce((sum, { amount }) => sum + amount, 0);
};

describe("The preview of a refund", () => {
  it("says what the card gets, what we keep, which tickets stop, and who gets a mail in which language", async () => {
    const {
      orderNumber,
      tickets: [one = ""],
      intent,
    } = await world.bought();
    expect(await world.orders.preview(orderNumber, tickets(one))).toMatchObject({
      ...{ cents: 7_900, currency: "USD", keptCents: 7_900, disputed: false, waiting: 0, ticketsLeft: 1 },
      tickets: [{ number: one }],
      mail: { to: "guest@example.com", locale: "en" },
      card: { brand: "visa", last4: "4242" },
      fee: { cents: expect.any(Number) },
    });
    expect(await sentBack(intent)).toBe(0);
  });

  it("is refused for tickets of another order, for none, and for more money than is left", async () => {
    const [mine, other] = [await world.bought(), await world.bought()];
    expect(await world.orders.preview(mine.orderNumber, tickets(other.tickets[0] ?? ""))).toBeUndefined();
    expect(await world.orders.preview(mine.orderNumber, tickets())).toBeUndefined();
    expect(await world.orders.preview(mine.orderNumber, goodwill(15_801))).toBeUndefined();
    expect(await world.orders.preview(mine.orderNumber, goodwill(0))).toBeUndefined();
    expect(await world.orders.preview("NONE-NONE", goodwill(100))).toBeUndefined();
  });

  it("has a different digest when any of its effects has changed", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = ""],
    } = await world.bought();
    const before = await world.orders.preview(orderNumber, tickets(one));
    expect((await world.orders.preview(orderNumber, tickets(one)))?.digest).toBe(before?.digest);
    await world.refund(orderNumber, tickets(two));
    expect((await world.orders.preview(orderNumber, tickets(one)))?.digest).not.toBe(before?.digest);
  });
});

describe("A refund of tickets", () => {
  it("does what its preview said, with a mail, and an audit row that keeps the note separate", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = ""],
      intent,
      paid,
    } = await world.bought();
    expect(await world.refund(orderNumber, tickets(one), { note: "Brother is ill" })).toBe("done");
    expect([await world.stateOf(one), await world.stateOf(two)]).toEqual(["CANCELED", "VALID"]);
    expect(await sentBack(intent)).toBe(7_900);
    const [issued] = await world.refundsOf(paid?.id);
    expect(await world.enqueued(issued?.id ?? "")).toMatchObject([{ template: "refund" }]);
    const row = (await world.audited(orderNumber)).find(({ action }) => action === "order.canceled");
    expect(row).toMatchObject({ actor: STAFF.name, via: "office", personal: { note: "Brother is ill" } });
    expect(JSON.stringify(row?.detail)).not.toContain("Brother");
  });

  it("pressed twice, one after the other or at once, happens once", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = ""],
      intent,
    } = await world.bought();
    const id = randomUUID();
    const shown = await world.orders.preview(orderNumber, tickets(one));
    const press = (choice = tickets(one), digest = shown?.digest ?? "") =>
      world.orders.refund({
        orderNumber,
        choice,
        digest,
        id,
        actor: STAFF,
        limitCents: undefined,
        reason: "other",
        note: "",
      });
    const outcomes = await Promise.allSettled([press(), press(), press()]);
    expect(outcomes.filter((one) => one.status === "fulfilled" && one.value === "done")).toHaveLength(1);
    expect(await press()).toBe("already");
    // The same form with another choice is the same deed, so it is not done either.
    expect(await press(tickets(two), (await world.orders.preview(orderNumber, tickets(two)))?.digest)).toBe("already");
    expect(await sentBack(intent)).toBe(7_900);
  });

  it("is not done once its preview is outdated", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = ""],
      intent,
    } = await world.bought();
    const shown = await world.orders.preview(orderNumber, tickets(one, two));
    await world.refund(orderNumber, goodwill(500));
    const { actor, id } = world.deed();
    const late = { orderNumber, choice: tickets(one, two), digest: shown?.digest ?? "", actor, id };
    expect(await world.orders.refund({ ...late, limitCents: undefined, reason: "other", note: "" })).toBe("outdated");
    expect(await world.stateOf(one)).toBe("VALID");
    expect(await sentBack(intent)).toBe(500);
  });

  it("refuses an amount that the page didn't show, even if the digest was right", async () => {
    const {
      orderNumber,
      tickets: [one = ""],
      intent,
    } = await world.bought();
    const order = { orderNumber, ticketNumbers: [one], actor: STAFF, reason: "requested" as const };
    await expect(world.office.cancelOrder({ ...order, deed: { shownCents: 7_899 } })).rejects.toThrow("has changed");
    expect(await world.stateOf(one)).toBe("VALID");
    expect(await sentBack(intent)).toBe(0);
    // Without the guard the same call refunds.
    expect(await world.office.cancelOrder(order)).toMatchObject({ refundedCents: 7_900 });
  });
});

describe("The limit of the box office", () => {
  it("counts everything that has gone back of an order, and two parallel refunds cannot pass it", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = "", three = ""],
      intent,
    } = await world.bought({ seats: 3 });
    const limitCents = 16_000;
    expect(await world.refund(orderNumber, tickets(one), { limitCents })).toBe("done");
    const both = await Promise.allSettled([
      world.refund(orderNumber, tickets(two), { limitCents }),
      world.refund(orderNumber, tickets(three), { limitCents }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sentBack(intent)).toBe(15_800);
    await expect(world.refund(orderNumber, goodwill(300), { limitCents })).rejects.toThrow("The owner may refund more");
    expect(await world.refund(orderNumber, goodwill(300))).toBe("done");
  });
});

describe("Goodwill", () => {
  it("sends money and leaves the tickets valid, also when nothing is left of the payment", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = ""],
      intent,
      paid,
    } = await world.bought();
    expect(await world.refund(orderNumber, goodwill(2_000))).toBe("done");
    await world.office.drained();
    await world.office.sendOutbox();
    expect(world.mails.at(-1)?.text).toContain("Your tickets stay valid");
    expect(world.mails.at(-1)?.text).toContain("$20.00");
    expect(await world.refund(orderNumber, goodwill(13_800))).toBe("done");
    expect(await sentBack(intent)).toBe(15_800);
    // Stripe's own news of a full refund must not void the order.
    await world.office.refunds.record(intent);
    expect([await world.stateOf(one), await world.stateOf(two)]).toEqual(["VALID", "VALID"]);
    expect(await world.orderOf(orderNumber)).toMatchObject({ status: "PAID" });
    expect((await world.refundsOf(paid?.id)).every(({ cause }) => cause.startsWith("goodwill:"))).toBe(true);
    expect((await world.audited(orderNumber)).map(({ action }) => action)).toContain("order.goodwill");
  });

  it("of the whole amount doesn't make the mail about a canceled night say that nothing was paid", async () => {
    const { eventId, orderNumber } = await world.bought();
    expect(await world.refund(orderNumber, goodwill(15_800))).toBe("done");
    await world.office.cancelEvent(eventId, STAFF);
    await world.office.sendOutbox();
    const mail = world.mails.findLast(({ subject }) => subject === "Canceled: The Last Bell");
    expect(mail?.text).toContain("Your ticket is void.");
    expect(mail?.text).not.toContain("You didn’t pay");
  });

  it("never pays more than was paid: tickets taken back later get what is left", async () => {
    const {
      orderNumber,
      tickets: [one = "", two = ""],
      intent,
    } = await world.bought();
    await world.refund(orderNumber, goodwill(7_900));
    await world.refund(orderNumber, tickets(one));
    await world.office.refunds.record(intent);
    expect(await world.stateOf(two)).toBe("VALID");
    expect(await world.refund(orderNumber, tickets(two))).toBe("done");
    expect(await sentBack(intent)).toBe(15_800);
    expect(await world.orderOf(orderNumber)).toMatchObject({ status: "REFUNDED" });
  });

  it("still voids an order whose rest somebody refunds at Stripe", async () => {
    const {
      orderNumber,
      tickets: [one = ""],
      intent,
    } = await world.bought();
    await world.refund(orderNumber, goodwill(1_000));
    await world.stripe.refunds.create({ payment_intent: intent });
    await world.office.refunds.record(intent);
    expect(await world.stateOf(one)).toBe("CANCELED");
  });

  it("races with itself for the last cents, and one of both is refused", async () => {
    const { orderNumber, intent } = await world.bought();
    const give = () => world.office.refunds.giveGoodwill({ orderNumber, cents: 10_000, actor: STAFF });
    const both = await Promise.allSettled([give(), give()]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sentBack(intent)).toBe(10_000);
  });

  it("is refused while a bank disputes the payment", async () => {
    const { orderNumber, intent } = await world.bought();
    const { data } = await world.stripe.charges.list({ payment_intent: intent });
    await world.lever("disputes", { charge: data[0]?.id });
    await world.db.execute(
      // The books hear of it from billing, which this world is without.
      `insert into dispute (id, payment_intent_id, payment_id, cents, currency, reason, status, opened_at)
       select 'dp_${orderNumber}', payment_intent_id, id, cents, currency, 'fraudulent', 'needs_response', now()
       from payment where payment_intent_id = '${intent}'`,
    );
    expect(await world.orders.preview(orderNumber, goodwill(100))).toMatchObject({ disputed: true });
    await expect(world.refund(orderNumber, goodwill(100))).rejects.toThrow("A bank disputes this payment");
  });

  it("is refused for an order that cost nothing", async () => {
    const { orderNumber } = await world.bought();
    await expect(world.office.refunds.giveGoodwill({ orderNumber, cents: 0, actor: STAFF })).rejects.toThrow("left");
    expect(await world.office.refunds.giveGoodwill({ orderNumber: "NO", cents: 1, actor: STAFF })).toBeUndefined();
  });
});
