/**
 * Events that were never posted to us: all of them are found, whatever their number and age, and each is handled once.
 */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { missedEvents } from "../../../server/services/stripe-events/missed-events";
import { eventRetry, payment, processedEvent, stripeCursor, ticketOrder } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { testBilling } from "../box-office/test-office";
import { billingWorld } from "../payments/billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
beforeEach(async () => {
  world.reports.length = 0;
  await world.anotherCard();
});
afterEach(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(() => world.close());

const db = () => world.store.db;
const newFan = () => visitor({ email: `${crypto.randomUUID()}@example.com` });

async function member() {
  const fan = newFan();
  const buying = await world.billing.subscribe(fan, "monthly");
  expect(await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "")).toBe(303);
  await world.billing.reconcile();
  const membership = await world.billing.membershipOf(fan);
  return { fan, subscriptionId: membership.state === "none" ? "" : membership.subscriptionId };
}

async function order() {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
  const fan = newFan();
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)));
  expect(await world.office.returned(fan, reservationId)).toMatchObject({ status: "paid" });
  const [paid] = await db().select().from(payment).where(eq(payment.ref, reservationId));
  const row = async () =>
    (await db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId)))[0];
  return { intent: paid?.paymentIntentId ?? "", row };
}

/** Refunds that are not ours: events that only fill the list. */
async function noise(count: number): Promise<void> {
  const { id } = await world.stripe.paymentIntents.create({
    amount: 90_000,
    currency: "usd",
    payment_method: "pm_card_visa",
    allowed_payment_method_types: ["card"],
    confirm: true,
  });
  for (let n = 0; n < count; n++) await world.stripe.refunds.create({ payment_intent: id, amount: 1 });
}

describe("Lost events", () => {
  it("reach the books though 104 newer ones hide them, also days later", async () => {
    const { fan, subscriptionId } = await member();
    expect(subscriptionId).not.toBe("");
    await world.stripe.subscriptions.cancel(subscriptionId);
    await noise(104);
    world.clock.advance(3 * DAY_MS);
    await catchUp();
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
  }, 60_000);

  it("of a refund in Stripe's dashboard void the order and release its seats, once", async () => {
    const { intent, row } = await order();
    await world.stripe.refunds.create({ payment_intent: intent });
    expect(await row()).toMatchObject({ status: "PAID" });
    world.clock.advance(2 * DAY_MS);
    await world.billing.reconcile();
    expect(await row()).toMatchObject({ status: "REFUNDED" });
    await world.billing.reconcile();
    expect(await world.deliver("refund.created")).not.toContain("500");
    expect(world.reports).toEqual([]);
  });

  it("are read a page at a time, and the next run continues where the last one stopped", async () => {
    await db().delete(stripeCursor);
    const first = listOf({ pages: 3, size: 100 });
    await missedEvents({ ...world.deps, stripe: first.stripe }, first.hear)();
    expect(first.heard).toHaveLength(300);
    // There are 25 pages, and a run reads ten of them: first the newest, then back to the oldest.
    await db().delete(stripeCursor);
    const many = listOf({ pages: 25, size: 100 });
    for (let turn = 0; turn < 3; turn++) await missedEvents({ ...world.deps, stripe: many.stripe }, many.hear)();
    expect([many.heard.length, new Set(many.heard).size]).toEqual([2_500, 2_500]);
    many.add(1_234);
    for (let turn = 0; turn < 2; turn++) await missedEvents({ ...world.deps, stripe: many.stripe }, many.hear)();
    expect([many.heard.length, new Set(many.heard).size]).toEqual([3_734, 3_734]);
    await db().delete(stripeCursor);
  });

  it("are read from the start if Stripe has deleted the one we stopped at", async () => {
    await db()
      .insert(stripeCursor)
      .values({ list: "events", newest: "evt_forgotten", oldest: "evt_forgotten" })
      .onConflictDoUpdate({ target: stripeCursor.list, set: { newest: "evt_forgotten", oldest: "evt_forgotten" } });
    const { fan, subscriptionId } = await member();
    await world.stripe.subscriptions.cancel(subscriptionId);
    await catchUp();
    await catchUp();
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
  });

  it("are handled again by every handler if one of them fails, and marked when all have succeeded", async () => {
    const { intent, row } = await order();
    await world.stripe.refunds.create({ payment_intent: intent });
    const { data } = await world.stripe.events.list({ type: "refund.created", limit: 1 });
    const [event] = data;
    const noted = async () =>
      (
        await db()
          .select()
          .from(processedEvent)
          .where(eq(processedEvent.eventId, event?.id ?? ""))
      ).length;
    // The second handler fails when it enqueues a mail.
    await db().execute("alter table outbox add constraint crash check (template <> 'paid_back') not valid");
    expect((await world.deliver("refund.created")).at(-1)).toBe("500");
    expect([await row(), await noted()]).toMatchObject([{ status: "REFUNDED" }, 0]);
    await catchUp();
    expect(await noted()).toBe(0);
    const [waiting] = await db()
      .select()
      .from(eventRetry)
      .where(eq(eventRetry.eventId, event?.id ?? ""));
    expect(waiting).toMatchObject({ attempts: 1 });
    await db().execute("alter table outbox drop constraint crash");
    await catchUp();
    expect(await noted()).toBe(0);
    world.clock.advance(2 * MINUTE_MS);
    await catchUp();
    expect(await noted()).toBe(1);
    expect(await db().select().from(eventRetry)).toEqual([]);
  });
});

describe("Changes without an event", () => {
  /** Stripe keeps events for 30 days: then the list is empty. */
  const forgetEvents = async () => {
    world.clock.advance(40 * DAY_MS);
    const events = { list: async () => ({ data: [], has_more: false }) };
    return Object.assign(Object.create(world.stripe), { events }) as Stripe;
  };

  it("are found by comparing the objects: an ended membership, a refund, a dispute", async () => {
    const { fan, subscriptionId } = await member();
    const refunded = await order();
    const disputed = await order();
    await world.stripe.subscriptions.cancel(subscriptionId);
    await world.stripe.refunds.create({ payment_intent: refunded.intent });
    const { data } = await world.stripe.charges.list({ payment_intent: disputed.intent });
    const { id } = await world.lever<{ id: string }>("disputes", { charge: data[0]?.id });
    const stripe = await forgetEvents();
    await reconcileWith(stripe);
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    expect(await refunded.row()).toMatchObject({ status: "REFUNDED" });
    expect((await world.billing.disputes()).map((one) => one.id)).toContain(id);
  });
});

const catchUp = () => missedEvents(world.deps, world.office.handleEvent)();

async function reconcileWith(stripe: Stripe): Promise<void> {
  await testBilling({ ...world.deps, stripe }, world.office).reconcile();
}

/** A list of events like Stripe's, in memory, and a handler that records the events it gets. */
function listOf({ pages, size }: { pages: number; size: number }) {
  const all: Stripe.Event[] = [];
  const heard: string[] = [];
  const old = Math.floor(world.clock.now().getTime() / 1000) - 86_400;
  const add = (count: number) => {
    for (let n = 0; n < count; n++) all.unshift({ id: `evt_${crypto.randomUUID()}`, created: old } as Stripe.Event);
  };
  add(pages * size);
  const list = async ({ limit = 10, starting_after: after, ending_before: before }: Stripe.EventListParams) => {
    const at = (id: string) => all.findIndex((one) => one.id === id);
    if (before) {
      const end = at(before);
      const start = Math.max(0, end - limit);
      return { data: all.slice(start, end), has_more: start > 0 };
    }
    const start = after ? at(after) + 1 : 0;
    return { data: all.slice(start, start + limit), has_more: start + limit < all.length };
  };
  const hear = async ({ id, type }: Stripe.Event) => {
    heard.push(id);
    const row = { eventId: id, type: type ?? "", receivedAt: world.clock.now() };
    await db().insert(processedEvent).values(row).onConflictDoNothing();
  };
  return { add, heard, hear, stripe: { events: { list } } as unknown as Stripe };
}
