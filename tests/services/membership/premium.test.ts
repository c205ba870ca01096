/** Premium through the real SDK and the stand-in Stripe: joining, renewing, canceling, and one membership a fan. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ppvEvent, purchase } from "../../../server/store/schema";
import { DAY_MS, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld, urlOf } from "../payments/billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
afterAll(() => world.close());

let fans = 0;
const newFan = () => visitor({ email: `fan-${++fans}@example.com` });

describe("Premium", () => {
  let fan: ReturnType<typeof newFan>;
  beforeEach(async () => {
    fan = newFan();
    await world.anotherCard();
  });

  async function shown() {
    const membership = await world.billing.membershipOf(fan);
    if (membership.state === "none") throw new Error("no membership");
    return membership;
  }

  /** Joins, and returns the subscription's id. */
  async function joined(): Promise<string> {
    await join();
    return (await shown()).subscriptionId;
  }

  async function cancelInPortal(subscriptionId: string): Promise<number> {
    const url = await world.billing.portal(fan, "/premium");
    const form = { method: "POST", body: new URLSearchParams(), redirect: "manual" } as const;
    const answer = await fetch(`${url}/subscriptions/${subscriptionId}/cancel`, form);
    await answer.body?.cancel();
    return answer.status;
  }

  async function join(plan = "monthly") {
    await pay(await world.billing.subscribe(fan, plan));
    const [row] = await bought(fan);
    expect(await world.billing.returned(fan, row?.id ?? "")).toBe("paid");
  }

  it("begins with a free trial week, and is shown at once on return", async () => {
    await join();
    const membership = await world.billing.membershipOf(fan);
    expect(membership).toMatchObject({ state: "trial", interval: "month", priceCents: 999, currency: "USD" });
    const sold = await includedBroadcast();
    expect(await world.billing.admission(fan, sold)).toBe("premium");
    expect(await world.billing.buyBroadcast(fan, sold.id)).toEqual({ outcome: "owned" });
  });

  it("S20: a second subscription is refused, and a second click leads to the first checkout", async () => {
    const [one, two] = await Promise.all([
      world.billing.subscribe(fan, "monthly"),
      world.billing.subscribe(fan, "monthly"),
    ]);
    expect(one).toEqual(two);
    await pay(one);
    // The page in another tab is outdated.
    expect(await world.billing.subscribe(fan, "yearly")).toEqual({ outcome: "owned" });
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    expect((await world.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it("choosing another plan replaces an unpaid checkout", async () => {
    const first = await world.billing.subscribe(fan, "monthly");
    const second = await world.billing.subscribe(fan, "yearly");
    expect(urlOf(second)).toMatch(/^http/);
    expect(await world.payAt(urlOf(first))).toBe(410);
    await pay(second);
    await world.news();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ interval: "year", priceCents: 9990 });
  });

  it("renews after the trial, ends when canceled, and stores the reason", async () => {
    await join();
    await world.pass(8 * DAY_MS);
    await world.news();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active" });
    expect(await world.billing.invoices(fan)).toMatchObject([
      { status: "paid", cents: 999 },
      { status: "paid", cents: 0 },
    ]);
    expect(await world.billing.cancel(fan, { reason: "too_expensive", comment: "Rent." })).toBe("cancelled");
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "ending" });
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    const { data } = await world.stripe.subscriptions.list({ customer });
    expect(data[0]?.cancellation_details).toMatchObject({ feedback: "too_expensive", comment: "Rent." });
    expect(await world.billing.resume(fan)).toBe("resumed");
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active" });
    await world.billing.cancel(fan, { reason: undefined, comment: "" });
    await world.pass(32 * DAY_MS);
    await world.news();
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    expect(await world.billing.cancel(fan, { reason: undefined, comment: "" })).toBe("absent");
  });

  it("canceled in Stripe's portal, it is ending here too, and is kept from here", async () => {
    const id = await joined();
    const { until } = await shown();
    expect(await cancelInPortal(id)).toBe(303);
    expect(await world.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
    await world.news();
    expect(await shown()).toMatchObject({ state: "ending", until });
    expect(await world.billing.resume(fan)).toBe("resumed");
    expect(await world.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null, canceled_at: null });
    expect(await shown()).toMatchObject({ state: "trial", until });

    // The button in an outdated tab neither moves the end nor counts as a second cancellation.
    await cancelInPortal(id);
    const before = await world.stripe.subscriptions.retrieve(id);
    world.clock.advance(60_000);
    expect(await world.billing.cancel(fan, { reason: "unused", comment: "" })).toBe("cancelled");
    const { cancel_at, canceled_at, cancellation_details } = await world.stripe.subscriptions.retrieve(id);
    expect({ cancel_at, canceled_at }).toEqual({ cancel_at: before.cancel_at, canceled_at: before.canceled_at });
    expect(cancellation_details?.feedback).toBe("unused");
    await world.pass(8 * DAY_MS);
    await world.news();
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
  });

  it("ends on the date set at Stripe, days before the end of the period", async () => {
    const id = await joined();
    const end = (Date.parse((await shown()).until) - 2 * DAY_MS) / 1000;
    await world.stripe.subscriptions.update(id, { cancel_at: end });
    await world.news();
    expect(await shown()).toMatchObject({ state: "ending", until: new Date(end * 1000).toISOString() });
    expect(await world.billing.resume(fan)).toBe("resumed");
    expect((await world.stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
    expect(await shown()).toMatchObject({ state: "trial" });
  });

  it("isn't ending while it renews before the date set at Stripe", async () => {
    const id = await joined();
    const { until } = await shown();
    await world.stripe.subscriptions.update(id, { cancel_at: Date.parse(until) / 1000 + 40 * 86_400 });
    await world.news();
    expect(await shown()).toMatchObject({ state: "trial", until });
    await world.pass(8 * DAY_MS);
    await world.news();
    expect(await shown()).toMatchObject({ state: "active" });
    await world.pass(31 * DAY_MS);
    await world.news();
    expect(await shown()).toMatchObject({
      state: "ending",
      until: new Date(Date.parse(until) + 40 * DAY_MS).toISOString(),
    });
  });

  it("is canceled and kept though a subscription schedule manages it", async () => {
    const id = await joined();
    const { until } = await shown();
    await world.lever("schedules", { subscription: id });
    await expect(world.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      "managed by the subscription schedule",
    );
    expect(await world.billing.cancel(fan, { reason: "unused", comment: "" })).toBe("cancelled");
    expect(await shown()).toMatchObject({ state: "ending", until });
    await world.lever("schedules", { subscription: id });
    expect(await world.billing.resume(fan)).toBe("resumed");
    expect(await shown()).toMatchObject({ state: "trial", until });
    expect(await world.stripe.subscriptions.retrieve(id)).toMatchObject({ schedule: null, cancel_at: null });
  });

  it("canceled by the fan, ends with the paid period, though Stripe had a later date for it", async () => {
    const id = await joined();
    const { until } = await shown();
    await world.stripe.subscriptions.update(id, { cancel_at: Date.parse(until) / 1000 + 40 * 86_400 });
    await world.news();
    expect(await world.billing.cancel(fan, { reason: undefined, comment: "" })).toBe("cancelled");
    expect(await world.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
    expect(await shown()).toMatchObject({ state: "ending", until });
  });

  it("a cancellation in the portal that no event announced is found by the regular comparison", async () => {
    const id = await joined();
    await cancelInPortal(id);
    const list = world.stripe.events.list;
    world.stripe.events.list = () => Promise.reject(new Error("no events today")) as never;
    await world.billing.reconcile();
    world.stripe.events.list = list;
    expect(await shown()).toMatchObject({ state: "ending" });
  });

  it("has the free week only once", async () => {
    expect(await world.billing.wasMember(fan)).toBe(false);
    await join();
    expect(await world.billing.wasMember(fan)).toBe(true);
    expect(await world.billing.wasMember(visitor())).toBe(false);
    await world.billing.cancel(fan, { reason: undefined, comment: "" });
    await world.pass(8 * DAY_MS);
    await world.news();
    await pay(await world.billing.subscribe(fan, "monthly"));
    await world.news();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active" });
  });

  it("an older reading does not overwrite a newer one", async () => {
    await join();
    const mine = (await world.billing.membershipOf(fan)) as { subscriptionId: string };
    const retrieve = world.stripe.subscriptions.retrieve;
    const old = await world.stripe.subscriptions.retrieve(mine.subscriptionId);
    let release = () => {};
    const slow = new Promise<void>((done) => {
      release = done;
    });
    world.stripe.subscriptions.retrieve = (async () => {
      await slow;
      return old;
    }) as never;
    const event = await eventOf("customer.subscription.created", mine.subscriptionId);
    const late = world.billing.receive(event);
    world.stripe.subscriptions.retrieve = retrieve;
    await world.billing.cancel(fan, { reason: undefined, comment: "" });
    release();
    await late;
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "ending" });
  });

  it("the portal opens only for the fan's own customer", async () => {
    expect(await world.billing.portal(fan, "/premium")).toMatch(/\/p\/session\//);
    expect(await world.billing.portal(visitor(), "/premium")).toBeUndefined();
  });
});

/** A broadcast that is on sale, and that Premium includes. */
async function includedBroadcast() {
  const rows = await world.store.db.select().from(ppvEvent);
  const shown = await Promise.all(rows.map(({ id }) => world.deps.catalogue.payPerView(id)));
  const sold = shown.find((one) => one?.state === "onSale" && one.premiumIncluded);
  if (!sold) throw new Error("The seed has no such broadcast");
  return sold;
}

async function pay(buying: Awaited<ReturnType<typeof world.billing.subscribe>>): Promise<void> {
  expect(await world.payAt(urlOf(buying))).toBe(303);
}

const bought = (fan: ReturnType<typeof newFan>) =>
  world.store.db
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""));

async function eventOf(type: string, subscriptionId: string) {
  const { data } = await world.stripe.events.list({ type, limit: 100 });
  const event = data.find((one) => JSON.stringify(one).includes(subscriptionId));
  if (!event) throw new Error(`No ${type}`);
  return event;
}
