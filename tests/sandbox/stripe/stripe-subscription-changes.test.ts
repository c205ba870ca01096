/** Changes to a subscription: canceled, resumed, switched to another plan or quantity, paused. */
import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { customerWith, refusal, type StripeWorld, story, stripeWorld, subscribe } from "./stripe-world";
import { readsOf } from "./subscription-reads";

// A new sandbox for each test: years pass in these tests, and subscriptions from others would renew in all of them.
let world: StripeWorld;
let stripe: Stripe;
let again: ReturnType<typeof readsOf>["again"];
let invoicesOf: ReturnType<typeof readsOf>["invoicesOf"];
beforeEach(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
  ({ again, invoicesOf } = readsOf(world));
});
afterEach(() => world.stop());

test("Canceled at the period's end, it stays active until then; resumed in time, it continues", async () => {
  const subscription = await subscribe(world);
  const canceled = await stripe.subscriptions.update(subscription.id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: "too_expensive", comment: "Rent day." },
  });
  const end = subscription.items.data[0]?.current_period_end;
  expect(canceled).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: end,
    canceled_at: world.seconds(),
    ended_at: null,
    cancellation_details: { feedback: "too_expensive", comment: "Rent day.", reason: "cancellation_requested" },
  });
  const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null, cancellation_details: { reason: null } });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await world.pass("P32D");
  expect(await again(subscription)).toMatchObject({ status: "canceled", ended_at: end });
  expect(await invoicesOf(subscription)).toHaveLength(1);
  const told = await story(world, subscription.id);
  expect(told.at(-1)).toBe("customer.subscription.deleted");
  expect(told.filter((type) => type === "customer.subscription.updated")).toHaveLength(4);
});

test("Canceled for a date, it ends then; only clearing the date, or another date, undoes that", async () => {
  const subscription = await subscribe(world);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  const set = (changes: Stripe.SubscriptionUpdateParams) => stripe.subscriptions.update(subscription.id, changes);
  const sooner = end - 86_400;
  expect(await set({ cancel_at: sooner })).toMatchObject({ cancel_at: sooner, cancel_at_period_end: false });
  expect(await set({ cancel_at_period_end: false })).toMatchObject({ cancel_at: sooner });
  expect(await set({ cancel_at: "" })).toMatchObject({ cancel_at: null, canceled_at: null });
  await set({ cancel_at_period_end: true });
  expect(await set({ cancel_at: sooner })).toMatchObject({ cancel_at: sooner, cancel_at_period_end: false });
  expect(await refusal(set({ cancel_at: "", cancel_at_period_end: false }))).toMatchObject({ param: "cancel_at" });
  await world.pass("P32D");
  expect(await again(subscription)).toMatchObject({ status: "canceled", ended_at: sooner });
});

test("A cancellation at the period's end moves with that end; one for a date keeps its date", async () => {
  const subscription = await subscribe(world);
  const item = subscription.items.data[0]?.id ?? "";
  const month = subscription.items.data[0]?.current_period_end ?? 0;
  const change = (price: string) => stripe.subscriptions.update(subscription.id, { items: [{ id: item, price }] });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const yearly = await change("price_premium_year");
  expect(yearly.items.data[0]?.current_period_end).toBeGreaterThan(month);
  expect(yearly).toMatchObject({ cancel_at: yearly.items.data[0]?.current_period_end, cancel_at_period_end: true });
  await stripe.subscriptions.update(subscription.id, { cancel_at: month });
  expect(await change("price_premium_month")).toMatchObject({ cancel_at: month, cancel_at_period_end: false });
});

test("Canceled at once, it has ended: it can't be changed or canceled again, but the reasons can be added", async () => {
  const { id } = await subscribe(world);
  const over = await stripe.subscriptions.cancel(id, { cancellation_details: { feedback: "unused" } });
  expect(over).toMatchObject({
    status: "canceled",
    ended_at: world.seconds(),
    cancellation_details: { feedback: "unused" },
  });
  expect(await refusal(stripe.subscriptions.cancel(id))).toMatchObject({ statusCode: 404, code: "resource_missing" });
  expect(await refusal(stripe.subscriptions.update(id, { cancel_at_period_end: false }))).toMatchObject({
    message: "A canceled subscription can only update its cancellation_details and metadata.",
  });
  const why = { cancellation_details: { comment: "Moved away." } };
  expect(await stripe.subscriptions.update(id, why)).toMatchObject(why);
});

test("Unknown feedback is refused", async () => {
  const { id } = await subscribe(world);
  const call = stripe.subscriptions.update(id, { cancellation_details: { feedback: "bored" } });
  expect(await refusal(call)).toMatchObject({ param: "cancellation_details[feedback]", statusCode: 400 });
});

test("From monthly to yearly, a new period begins at once, minus the rest of the month", async () => {
  const subscription = await subscribe(world);
  await world.pass("P10D");
  const item = subscription.items.data[0]?.id ?? "";
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: "price_premium_year" }],
  });
  expect(changed.items.data).toMatchObject([
    { id: item, price: { id: "price_premium_year" }, current_period_start: world.seconds() },
  ]);
  const [invoice] = await invoicesOf(subscription);
  expect(invoice).toMatchObject({ billing_reason: "subscription_update", status: "paid" });
  const [credit, year] = invoice?.lines.data ?? [];
  expect(credit?.description).toMatch(/^Unused time on Premium after /);
  expect(credit?.amount).toBeLessThan(-600);
  expect(credit?.amount).toBeGreaterThan(-700);
  expect(year?.amount).toBe(9990);
  expect(invoice?.amount_paid).toBe(9990 + (credit?.amount ?? 0));
});

test("From yearly to monthly, the rest of the year is credit and is used up month by month", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: "price_premium_year" }] });
  await world.pass("P1D");
  const id = subscription.items.data[0]?.id ?? "";
  await stripe.subscriptionItems.update(id, { price: "price_premium_month" });
  const balance = async () => ((await stripe.customers.retrieve(customer)) as Stripe.Customer).balance;
  const credit = await balance();
  expect(credit).toBeLessThan(-8900);
  await world.pass("P31DT1H");
  expect(await balance()).toBe(credit + 999);
  const [month] = await invoicesOf(subscription);
  expect(month).toMatchObject({
    total: 999,
    amount_due: 0,
    status: "paid",
    starting_balance: credit,
    ending_balance: credit + 999,
  });
  await stripe.subscriptions.cancel(subscription.id);
});

test("A new quantity is billed with the next invoice, at once, or not at all", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: "price_premium_month" }] });
  const id = subscription.items.data[0]?.id ?? "";
  await stripe.subscriptionItems.update(id, { quantity: 2, proration_behavior: "none" });
  await stripe.subscriptionItems.update(id, { quantity: 3 });
  expect(await invoicesOf(subscription)).toHaveLength(1);
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(preview).toMatchObject({ billing_reason: "upcoming", status: "draft" });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1998, 2997, 2997]);
  await stripe.subscriptionItems.update(id, { quantity: 4, proration_behavior: "always_invoice" });
  expect((await invoicesOf(subscription))[0]).toMatchObject({
    billing_reason: "subscription_update",
    amount_paid: 1998,
    status: "paid",
  });
  const { data } = await stripe.subscriptionItems.list({ subscription: subscription.id });
  expect(data).toMatchObject([{ id, quantity: 4 }]);
  expect(await stripe.subscriptionItems.retrieve(id)).toMatchObject({ quantity: 4 });
  await stripe.subscriptions.cancel(subscription.id);
});

test("A second item is added and removed again; the last one can't be removed", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: "price_premium_month" }] });
  const extra = await stripe.prices.create({
    currency: "usd",
    unit_amount: 500,
    product_data: { name: "Second screen" },
    recurring: { interval: "month" },
  });
  const proration_behavior = "always_invoice";
  const added = await stripe.subscriptionItems.create({
    subscription: subscription.id,
    price: extra.id,
    metadata: { screen: "2" },
    proration_behavior,
  });
  expect((await invoicesOf(subscription))[0]).toMatchObject({ amount_paid: 500, status: "paid" });
  const same = stripe.subscriptionItems.create({ subscription: subscription.id, price: extra.id });
  expect(await refusal(same)).toMatchObject({ statusCode: 400 });
  await stripe.subscriptionItems.del(added.id, { proration_behavior });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -500 });
  const [last] = (await again(subscription)).items.data;
  expect(await refusal(stripe.subscriptionItems.del(last?.id ?? ""))).toMatchObject({ param: "items" });
});

test("Paused, nothing is billed; resumed, a new period begins", async () => {
  const subscription = await subscribe(world);
  expect(await stripe.subscriptions.pause(subscription.id)).toMatchObject({ status: "paused" });
  await world.pass("P70D");
  expect(await invoicesOf(subscription)).toHaveLength(1);
  expect(await stripe.subscriptions.resume(subscription.id)).toMatchObject({ status: "active" });
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: "paid", amount_paid: 999 });
  expect(await refusal(stripe.subscriptions.resume(subscription.id))).toMatchObject({ statusCode: 400 });
  const told = await story(world, subscription.id);
  expect(told).toEqual(expect.arrayContaining(["customer.subscription.paused", "customer.subscription.resumed"]));
});

test("Collection alone can be paused: invoices are created and voided", async () => {
  const subscription = await subscribe(world);
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: "void" } });
  await world.pass("P31DT1H");
  expect(await again(subscription)).toMatchObject({ status: "active" });
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: "void" });
});
