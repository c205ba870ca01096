/** A subscription over months: renewed by the clock, with cards that fail or require authentication. */
import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  card,
  customerWith,
  premium,
  press,
  SITE,
  type StripeWorld,
  story,
  stripeWorld,
  subscribe,
} from "./stripe-world";
import { periodEnd, readsOf, trial } from "./subscription-reads";

const FAILS_LATER = "4000000000000341";
const ASKS_ONCE = "4000002500003155";
const ASKS_ALWAYS = "4000002760003184";

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

test("A clock jump of a year bills every month in order, each at its own hour", async () => {
  const subscription = await subscribe(world);
  const begun = world.seconds();
  await world.pass("P366D");
  const invoices = await invoicesOf(subscription);
  expect(invoices).toHaveLength(13);
  expect(invoices.every(({ status }) => status === "paid")).toBe(true);
  const numbers = invoices.map(({ number }) => number?.split("-")[1]);
  expect(numbers).toEqual([...numbers].sort().reverse());
  const made = invoices.map(({ created }) => created).reverse();
  expect(made[0]).toBe(begun);
  expect(new Set(made.map((at) => new Date(at * 1000).getUTCDate())).size).toBe(1);
  const charges = await stripe.charges.list({ customer: String(subscription.customer), limit: 100 });
  expect(charges.data.map(({ created }) => created).reverse()).toEqual(
    made.map((at, index) => (index === 0 ? at : at + 3600)),
  );
});

test("Events of two fans' subscriptions come in order of time, not fan by fan", async () => {
  const [first] = [await subscribe(world), await world.pass("P5D")];
  const second = await subscribe(world);
  await world.pass("P70D");
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) events.unshift(event);
  const hours = events.map(({ created }) => created);
  expect(hours).toEqual([...hours].sort((a, b) => a - b));
  const renewed = events.filter(({ type }) => type === "customer.subscription.updated").slice(2);
  const whose = renewed.map(({ data }) => ("id" in data.object ? data.object.id : ""));
  expect(whose).toEqual([first.id, second.id, first.id, second.id]);
});

test("The billing day stays the same if the month has it", async () => {
  const own = await stripeWorld({ now: new Date("2027-01-31T10:00:00Z") });
  const subscription = await subscribe(own);
  const ends = [periodEnd(subscription)];
  for (const jump of ["P29D", "P31D"]) {
    await own.pass(jump);
    ends.push(periodEnd(await own.stripe.subscriptions.retrieve(subscription.id)));
  }
  expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"]);
  await own.stop();
});

test("A card that fails on renewal is tried four times; then the subscription is canceled", async () => {
  const subscription = await subscribe(world, { ...trial(), cardNumber: FAILS_LATER });
  expect(subscription.status).toBe("trialing");
  await world.pass("P7DT1H");
  expect(await again(subscription)).toMatchObject({ status: "past_due" });
  const attempts = async () => (await invoicesOf(subscription))[0]?.attempt_count;
  expect(await attempts()).toBe(1);
  expect(await stripe.customers.retrieve(String(subscription.customer))).toMatchObject({ delinquent: true });
  for (const [wait, tried] of [
    ["P3D", 2],
    ["P5D", 3],
  ] as const) {
    await world.pass(wait);
    expect(await attempts()).toBe(tried);
    expect(await again(subscription)).toMatchObject({ status: "past_due" });
  }
  await world.pass("P7D");
  const [open] = await invoicesOf(subscription);
  expect(open).toMatchObject({ status: "open", attempt_count: 4, next_payment_attempt: null, auto_advance: false });
  expect(await again(subscription)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed", feedback: null },
  });
  expect((await story(world, subscription.id)).filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
  await world.pass("P60D");
  expect(await invoicesOf(subscription)).toHaveLength(2);
});

test("With the merchant's setting it becomes unpaid instead, and paying the latest invoice activates it again", async () => {
  await world.lever("settings", { afterRetries: "unpaid" });
  const subscription = await subscribe(world, { ...trial(), cardNumber: FAILS_LATER });
  await world.pass("P22DT1H");
  expect(await again(subscription)).toMatchObject({ status: "unpaid" });
  await world.lever("settings", { afterRetries: "cancel" });
  const [open] = await invoicesOf(subscription);
  await stripe.invoices.pay(open?.id ?? "", { payment_method: "pm_card_visa" });
  expect(await again(subscription)).toMatchObject({ status: "active" });
  expect((await world.lever("settings", { afterRetries: "never" })).status).toBe(400);
});

test("A new card in time is charged at the next attempt", async () => {
  const subscription = await subscribe(world, { ...trial(), cardNumber: FAILS_LATER });
  await world.pass("P7DT1H");
  const customer = String(subscription.customer);
  const { id: default_payment_method } = await stripe.paymentMethods.attach("pm_card_visa", { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method });
  await world.pass("P3D");
  expect(await again(subscription)).toMatchObject({ status: "active" });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
});

test("An expired card fails like a declined one", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: "price_premium_year" }] });
  expect(subscription.status).toBe("active");
  const [method] = (await stripe.paymentMethods.list({ customer })).data;
  const expiry = new Date(world.clock.current.getTime() + 40 * 86_400_000);
  const card = { exp_month: expiry.getUTCMonth() + 1, exp_year: expiry.getUTCFullYear() };
  await stripe.paymentMethods.update(method?.id ?? "", { card });
  await world.pass("P366DT1H");
  const intent = (await stripe.paymentIntents.list({ customer })).data[0];
  expect(intent?.last_payment_error).toMatchObject({ code: "expired_card" });
  expect(await again(subscription)).toMatchObject({ status: "past_due" });
  await stripe.subscriptions.cancel(subscription.id);
});

test("A card that requires authentication once is authenticated on the hosted page, and never again", async () => {
  const session = await stripe.checkout.sessions.create(premium());
  const asked = await press(session.url, card(ASKS_ONCE));
  expect(asked.headers.get("location")).toMatch(/\/c\/authenticate\/pi_/);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "open", subscription: null });
  const on = await press(asked.headers.get("location"), { outcome: "complete" });
  expect(on.headers.get("location")).toBe(`${SITE}/premium?session=${session.id}`);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  await world.pass("P31DT1H");
  expect(await again(subscription as Stripe.Subscription)).toMatchObject({ status: "active" });
  expect((await invoicesOf(subscription as Stripe.Subscription)).map(({ status }) => status)).toEqual(["paid", "paid"]);
});

test("A card that always requires authentication fails every renewal until the fan pays on the invoice's page", async () => {
  const session = await stripe.checkout.sessions.create(premium(trial()));
  const asked = await press(session.url, card(ASKS_ALWAYS));
  expect(asked.headers.get("location")).toMatch(/\/c\/authenticate\/seti_/);
  const failed = await press(asked.headers.get("location"), { outcome: "fail" });
  const back = await fetch(new URL(failed.headers.get("location") ?? "", world.origin));
  expect(await back.text()).toContain("We are unable to authenticate your payment method.");
  const second = await press(session.url, card(ASKS_ALWAYS));
  await press(second.headers.get("location"), { outcome: "complete" });
  const { subscription: id } = await stripe.checkout.sessions.retrieve(session.id);
  const subscription = await stripe.subscriptions.retrieve(String(id));
  expect(subscription.status).toBe("trialing");

  await world.pass("P7DT1H");
  expect(await again(subscription)).toMatchObject({ status: "past_due" });
  expect(await story(world, subscription.id)).toEqual(
    expect.arrayContaining(["invoice.payment_failed", "invoice.payment_action_required"]),
  );
  const [open] = await invoicesOf(subscription);
  const paying = await press(open?.hosted_invoice_url ?? null, card(ASKS_ALWAYS));
  const done = await press(paying.headers.get("location"), { outcome: "complete" });
  expect(done.headers.get("location")).toContain(`${open?.hosted_invoice_url}?payment_intent=pi_`);
  expect(await stripe.invoices.retrieve(open?.id ?? "")).toMatchObject({ status: "paid" });
  expect(await again(subscription)).toMatchObject({ status: "active" });
});
