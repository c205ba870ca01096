/**
 * Stripe's events in every order, repeated, of another mode and about unknown objects: our state always matches
 * Stripe's.
 */
import { asc, eq, like } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox, payment, processedEvent, purchase, subscription } from "../../../server/store/schema";
import { DAY_MS, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { testBilling } from "../box-office/test-office";
import { billingWorld } from "../payments/billing-world";

const TYPES = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
] as const;

let world: Awaited<ReturnType<typeof billingWorld>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
afterAll(() => world.close());

const db = () => world.store.db;

describe("S21: the five events of a membership", () => {
  let events: Stripe.Event[];
  let billing: Pick<typeof world.billing, "receive">;
  let subscriptionId = "";
  const fan = visitor({ email: "every-order@example.com" });

  beforeAll(async () => {
    const buying = await world.billing.subscribe(fan, "monthly");
    const url = typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "";
    // This card starts the trial, but fails when it is charged.
    expect(await world.payAt(url, "4000 0000 0000 0341")).toBe(303);
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    subscriptionId = (await world.stripe.subscriptions.list({ customer })).data[0]?.id ?? "";
    await world.pass(8 * DAY_MS);
    await world.stripe.subscriptions.cancel(subscriptionId);
    const { data } = await world.stripe.events.list({ limit: 100 });
    events = TYPES.map((type) => {
      const event = data.find((one) => one.type === type && JSON.stringify(one).includes(subscriptionId));
      if (!event) throw new Error(`No ${type}`);
      return event;
    });
    // Nothing changes at Stripe from here on, so one response can stand for all; and no mail is sent between the
    // events.
    const said = await world.stripe.subscriptions.retrieve(subscriptionId);
    const subscriptions = Object.assign(Object.create(world.stripe.subscriptions), { retrieve: async () => said });
    const stripe = Object.assign(Object.create(world.stripe), { subscriptions });
    billing = testBilling({ ...world.deps, stripe }, world.office, { sendSoon: () => undefined });
  });

  const forget = () => db().delete(subscription).where(eq(subscription.id, subscriptionId));

  /** The state after these events. */
  async function stateAfter(order: Stripe.Event[]) {
    for (const event of order) await billing.receive(event);
    const [row] = await db().select().from(subscription).where(eq(subscription.id, subscriptionId));
    return { ...row, reading: 0 };
  }

  const mails = () => db().select({ cause: outbox.cause }).from(outbox).orderBy(asc(outbox.cause));

  it("have the same result in all 120 orders, with any one of them repeated, and each mail is sent once", async () => {
    const ended = await stateAfter(events);
    expect(ended).toMatchObject({ status: "canceled", endedAt: expect.any(Date), priceCents: 999 });
    const told = await mails();
    const orders = permutations(events);
    expect(orders).toHaveLength(120);
    for (const [n, order] of orders.entries()) {
      const name = order.map(({ type }) => type).join(", ");
      await forget();
      expect(await stateAfter(order), name).toEqual(ended);
      const again = order.slice(n % 5, (n % 5) + 1);
      expect(await stateAfter(again), `${name}, and ${again[0]?.type} again`).toEqual(ended);
    }
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    expect(await mails()).toEqual(told);
  }, 120_000);

  it("have the same result if all arrive at the same moment", async () => {
    const ended = await stateAfter(events);
    await forget();
    await Promise.all([...events, ...events].map((event) => billing.receive(event)));
    const [row] = await db().select().from(subscription).where(eq(subscription.id, subscriptionId));
    expect({ ...row, reading: 0 }).toEqual(ended);
  });
});

describe("S19: an event", () => {
  /** As Stripe would post it: signed with our secret. */
  async function post(type: string, object: object) {
    const payload = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: "event",
      livemode: true,
      type,
      data: { object },
    });
    const secret = world.deps.webhookSecret;
    return world.office.receive(payload, world.stripe.webhooks.generateTestHeaderString({ payload, secret }));
  }

  it("of another mode names objects that our key does not know, and changes nothing", async () => {
    const counts = async () => {
      const tables = [payment, purchase, subscription, processedEvent] as const;
      return Promise.all(tables.map(async (table) => (await db().select().from(table)).length));
    };
    const before = await counts();
    const paid = { status: "complete", payment_status: "paid", amount_total: 999, currency: "usd" };
    for (const metadata of [{ purchaseId: crypto.randomUUID() }, { reservationId: crypto.randomUUID() }])
      expect(await post("checkout.session.completed", { id: "cs_live_1", ...paid, metadata })).toBe("ok");
    const active = { id: "sub_live_1", status: "active", customer: "cus_live_1", metadata: { userId: "somebody" } };
    expect(await post("customer.subscription.created", active)).toBe("ok");
    expect(await post("charge.dispute.created", { id: "du_live_1", status: "needs_response" })).toBe("ok");
    const intent = { id: "pi_live_1", status: "succeeded", metadata: { purchaseId: crypto.randomUUID() } };
    for (const type of ["payment_intent.succeeded", "payment_intent.canceled"]) {
      expect(await post(type, intent), type).toBe("ok");
    }
    const refunded = { id: "re_live_1", status: "succeeded", amount: 999, payment_intent: "pi_live_1" };
    for (const type of ["refund.created", "refund.updated", "refund.failed"]) {
      expect(await post(type, refunded), type).toBe("ok");
    }
    expect(await post("charge.refunded", { id: "ch_live_1", payment_intent: "pi_live_1" })).toBe("ok");
    const parent = { subscription_details: { subscription: "sub_live_1" } };
    expect(await post("invoice.paid", { id: "in_live_1", amount_paid: 999, parent })).toBe("ok");
    const [payments, purchases, subscriptions] = await counts();
    expect([payments, purchases, subscriptions]).toEqual(before.slice(0, 3));
    expect(world.reports.join()).toContain("No such");
  });

  it.each([
    ["a number", { purchaseId: "17" }],
    ["a number", { reservationId: "17" }],
    ["an id of its own", { purchaseId: crypto.randomUUID() }],
    ["an id of its own, beside goods", { reservationId: crypto.randomUUID(), goodsId: crypto.randomUUID() }],
  ])("of another site that names what it sold with %s: %o", async (_, metadata) => {
    const price_data = { currency: "usd", unit_amount: 1700, product_data: { name: "Another site's" } };
    const session = await world.stripe.checkout.sessions.create({
      ...{ mode: "payment", success_url: "http://localhost:3000/", line_items: [{ quantity: 1, price_data }] },
      ...{ metadata, payment_intent_data: { metadata } },
    });
    expect(await world.payAt(session.url ?? "")).toBe(303);
    const paid = await world.stripe.checkout.sessions.retrieve(session.id);
    expect(await post("checkout.session.completed", paid)).toBe("ok");
    const intent = await world.stripe.paymentIntents.retrieve(String(paid.payment_intent));
    expect(await post("payment_intent.succeeded", intent)).toBe("ok");
    const made = await world.stripe.refunds.create({ payment_intent: intent.id });
    expect(await post("refund.created", made)).toBe("ok");
    expect(await db().$count(payment, eq(payment.paymentIntentId, intent.id))).toBe(0);
    const span = {
      from: new Date(world.clock.now().getTime() - DAY_MS),
      until: new Date(world.clock.now().getTime() + DAY_MS),
    };
    const { findings } = await world.billing.compareBooks(span, { repair: true });
    expect(findings.filter((one) => one.stripe === intent.id)).toMatchObject([
      { what: "unknown payment", state: "open" },
    ]);
    const seen = { actor: "office", why: "another site's", dryRun: false };
    expect(await world.billing.acknowledgeForeign(intent.id, seen)).toBeUndefined();
  });

  it("of what another program sells by the month to the same customer makes nobody a member", async () => {
    const fan = visitor({ email: "monthly-magazine@example.com" });
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    const card = await world.stripe.paymentMethods.attach("pm_card_visa", { customer });
    const { id: magazine } = await world.stripe.products.create({ name: "A magazine" });
    const subscribed = async (product: string) => {
      const monthly = { currency: "usd", unit_amount: 100, recurring: { interval: "month" as const } };
      const { id: price } = await world.stripe.prices.create({ product, ...monthly });
      const { id } = await world.stripe.subscriptions.create({
        ...{ customer, items: [{ price }], default_payment_method: card.id, trial_period_days: 7 },
        metadata: { userId: "17" },
      });
      await world.news();
      return id;
    };
    await world.anotherCard();
    const first = await subscribed(magazine);
    const second = await subscribed(magazine);
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    for (const id of [first, second]) expect((await world.stripe.subscriptions.retrieve(id)).status).toBe("trialing");
    await world.stripe.subscriptions.update(first, { cancel_at_period_end: true });
    await world.news();
    expect(
      await db()
        .select()
        .from(outbox)
        .where(like(outbox.cause, `%${first}%`)),
    ).toEqual([]);

    // A price that is not sold any more.
    const member = await subscribed("prod_premium");
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "trial", subscriptionId: member });
    // What is a membership stays one, whatever product the office moves it to.
    const moved = await world.stripe.subscriptions.retrieve(first);
    const [item] = (await world.stripe.subscriptions.retrieve(member)).items.data;
    const price = moved.items.data[0]?.price.id ?? "";
    await world.stripe.subscriptions.update(member, { items: [{ id: item?.id ?? "", price }] });
    await world.stripe.subscriptions.update(member, { cancel_at_period_end: true });
    await world.news();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "ending", priceCents: 100 });
  });

  it("of a refund that comes before its payment's takes a broadcast back", async () => {
    const fan = visitor({ email: "refund-first@example.com" });
    const night = (await world.deps.catalogue.payPerViews()).find(({ state }) => state === "onSale");
    const buying = await world.billing.buyBroadcast(fan, night?.id ?? "");
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    const [row] = await db()
      .select()
      .from(purchase)
      .where(eq(purchase.userId, fan.user?.userId ?? ""));
    const paid = await world.stripe.checkout.sessions.retrieve(row?.checkoutSessionId ?? "");
    const made = await world.stripe.refunds.create({ payment_intent: String(paid.payment_intent) });
    await post("refund.created", made);
    await post("checkout.session.completed", paid);
    const [after] = await db()
      .select()
      .from(purchase)
      .where(eq(purchase.id, row?.id ?? ""));
    expect(after?.status).toBe("REFUNDED");
  });

  it("is never trusted: the object is read from Stripe again", async () => {
    const fan = visitor({ email: "believed@example.com" });
    const night = (await world.deps.catalogue.payPerViews()).find(({ state }) => state === "onSale");
    await world.billing.buyBroadcast(fan, night?.id ?? "");
    const [row] = await db()
      .select()
      .from(purchase)
      .where(eq(purchase.userId, fan.user?.userId ?? ""));
    const said = { id: row?.checkoutSessionId, status: "complete", payment_status: "paid", amount_total: 999 };
    await post("checkout.session.completed", { ...said, currency: "usd", metadata: { purchaseId: row?.id } });
    expect(await world.billing.returned(fan, row?.id ?? "")).toBe("open");
  });
});

function permutations<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((one, i) => permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]));
}
