/**
 * A subscription's lifecycle: started on the hosted page or through the API, renewed by the clock, failed, canceled.
 */
import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  card,
  customerWith,
  GOOD,
  premium,
  press,
  refusal,
  SITE,
  type StripeWorld,
  story,
  stripeWorld,
  subscribe,
} from "./stripe-world";

const FAILS_LATER = "4000000000000341";
const ASKS_ONCE = "4000002500003155";
const ASKS_ALWAYS = "4000002760003184";

// A new sandbox for each test: years pass in these tests, and subscriptions from others would renew in all of them.
let world: StripeWorld;
let stripe: Stripe;
beforeEach(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterEach(() => world.stop());

const trial = (days = 7) => ({ subscription_data: { trial_period_days: days } });
const again = ({ id }: { id: string }) => stripe.subscriptions.retrieve(id);
const invoicesOf = async ({ id }: { id: string }) =>
  (await stripe.invoices.list({ subscription: id, limit: 100 })).data;
const date = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
const periodEnd = (subscription: Stripe.Subscription) => date(subscription.items.data[0]?.current_period_end);
const day = (days: number) => date(world.seconds() + days * 86_400);

test("A fan subscribes on the hosted page: customer, card, subscription, invoice and money are there at once", async () => {
  const session = await stripe.checkout.sessions.create(
    premium({ customer_email: "robin@example.com", subscription_data: { metadata: { userId: "u-1" } } }),
  );
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("Subscribe to Premium");
  expect(page).toContain("$9.99 per month");
  expect(page).toContain("<button>Subscribe</button>");
  const answer = await press(session.url, card(GOOD));
  expect(answer.headers.get("location")).toBe(`${SITE}/premium?session=${session.id}`);

  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice.payments", "customer"],
  });
  const subscription = done.subscription as Stripe.Subscription;
  expect(done).toMatchObject({
    status: "complete",
    payment_status: "paid",
    payment_intent: null,
    invoice: (subscription.latest_invoice as Stripe.Invoice).id,
    customer: { email: "robin@example.com", name: "Robin Fan", invoice_settings: { default_payment_method: null } },
  });
  expect(subscription).toMatchObject({
    status: "active",
    metadata: { userId: "u-1" },
    cancel_at_period_end: false,
    trial_end: null,
    items: { data: [{ quantity: 1, price: { id: "price_premium_month" }, plan: { amount: 999 } }] },
    latest_invoice: {
      status: "paid",
      billing_reason: "subscription_create",
      amount_paid: 999,
      parent: { subscription_details: { subscription: subscription.id, metadata: { userId: "u-1" } } },
      lines: { data: [{ amount: 999, description: "1 × Premium (at $9.99 / month)" }] },
      payments: { data: [{ status: "paid", amount_paid: 999 }] },
    },
  });
  expect(subscription.default_payment_method).toMatch(/^pm_/);
  expect(periodEnd(subscription)).toBe("2026-04-14");
  const customerId = String((done.customer as Stripe.Customer).id);
  expect(await story(world, customerId)).toEqual(
    expect.arrayContaining([
      "customer.created",
      "payment_method.attached",
      "invoice.created",
      "customer.subscription.created",
      "invoice.finalized",
      "invoice.paid",
      "customer.subscription.updated",
      "checkout.session.completed",
    ]),
  );
});

test("A declined card creates no subscription; the next one does, in the same session", async () => {
  const session = await stripe.checkout.sessions.create(premium({ customer_email: "second@example.com" }));
  const declined = await press(session.url, card("4000000000009995"));
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain("Your card has insufficient funds.");
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "open", subscription: null });
  expect((await stripe.customers.list({ email: "second@example.com" })).data).toEqual([]);
  await press(session.url, card(GOOD));
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: "paid" });
  expect((await stripe.customers.list({ email: "second@example.com" })).data).toHaveLength(1);
});

test("Five simultaneous submits create one subscription", async () => {
  const { id: customer } = await stripe.customers.create({ email: "five@example.com" });
  const session = await stripe.checkout.sessions.create(premium({ customer }));
  await Promise.all(Array.from({ length: 5 }, () => press(session.url, card(GOOD))));
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toHaveLength(1);
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
});

test("A trial costs nothing, is announced three days before its end, and becomes a paid month an hour after it", async () => {
  const session = await stripe.checkout.sessions.create(premium(trial()));
  expect(session).toMatchObject({ amount_total: 0, payment_status: "unpaid" });
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("7 days free, then $9.99 per month");
  await press(session.url, card(GOOD));
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  expect(done.payment_status).toBe("no_payment_required");
  const subscription = done.subscription as Stripe.Subscription;
  expect(subscription).toMatchObject({ status: "trialing" });
  expect(date(subscription.trial_end)).toBe(day(7));
  expect(await invoicesOf(subscription)).toMatchObject([
    { status: "paid", amount_due: 0, lines: { data: [{ description: "Trial period for Premium" }] } },
  ]);

  await world.pass("P3D");
  expect(await story(world, subscription.id)).not.toContain("customer.subscription.trial_will_end");
  await world.pass("P1D");
  const warned = (await story(world, subscription.id)).filter((type) => type.endsWith("trial_will_end"));
  expect(warned).toHaveLength(1);

  await world.pass("P3D");
  expect(await again(subscription)).toMatchObject({ status: "active" });
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: "draft", billing_reason: "subscription_cycle" });
  await world.pass("PT1H");
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: "paid", amount_paid: 999, attempt_count: 1 });
  expect(await story(world, subscription.id)).toEqual([
    "invoice.created",
    "customer.subscription.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
    "invoice.upcoming",
    "customer.subscription.trial_will_end",
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
});

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

test("A trial without a card ends according to its settings", async () => {
  const begin = async (missing_payment_method: "cancel" | "pause" | "create_invoice") => {
    const params = premium({
      customer_email: "nocard@example.com",
      payment_method_collection: "if_required",
      subscription_data: { trial_period_days: 7, trial_settings: { end_behavior: { missing_payment_method } } },
    });
    const session = await stripe.checkout.sessions.create(params);
    expect(await (await fetch(session.url ?? "")).text()).not.toContain("cardNumber");
    await press(session.url, { email: "nocard@example.com" });
    return String((await stripe.checkout.sessions.retrieve(session.id)).subscription);
  };
  const ids = [await begin("cancel"), await begin("pause"), await begin("create_invoice")];
  await world.pass("P7DT1H");
  const statuses = await Promise.all(ids.map(async (id) => (await stripe.subscriptions.retrieve(id)).status));
  expect(statuses).toEqual(["canceled", "paused", "past_due"]);
});

test("Through the API: incomplete until the first invoice is paid, and expired after 23 hours", async () => {
  const { id: customer } = await stripe.customers.create({ email: "api@example.com" });
  const create = (more: object) =>
    stripe.subscriptions.create({ customer, items: [{ price: "price_premium_month" }], ...more });
  expect(await refusal(create({}))).toMatchObject({ code: "resource_missing" });
  const params = { payment_behavior: "default_incomplete", expand: ["latest_invoice.confirmation_secret"] };
  const [first, second] = [await create(params), await create(params)];
  expect(first.status).toBe("incomplete");
  const { confirmation_secret: secret } = first.latest_invoice as Stripe.Invoice;
  const intent = secret?.client_secret.split("_secret_")[0] ?? "";
  await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  expect(await again(first)).toMatchObject({ status: "active", default_payment_method: expect.stringMatching(/^pm_/) });

  await world.pass("PT23H");
  expect(await again(second)).toMatchObject({ status: "incomplete_expired" });
  expect(await invoicesOf(second)).toMatchObject([{ status: "void" }]);
  await stripe.subscriptions.cancel(first.id);
});

test("Through the API with a failing card: refused or incomplete, as requested", async () => {
  const { id: customer } = await customerWith(world, "pm_card_chargeCustomerFail");
  const create = (payment_behavior: "allow_incomplete" | "error_if_incomplete") =>
    stripe.subscriptions.create({ customer, items: [{ price: "price_premium_month" }], payment_behavior });
  expect(await refusal(create("error_if_incomplete"))).toMatchObject({
    type: "StripeCardError",
    code: "card_declined",
  });
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toEqual([]);
  expect(await create("allow_incomplete")).toMatchObject({ status: "incomplete" });
});

test("Lists leave out canceled ones by default, and filter by customer, price and status", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const [month, year] = ["price_premium_month", "price_premium_year"].map((price) =>
    stripe.subscriptions.create({ customer, items: [{ price }] }),
  );
  const [first, second] = [await month, await year];
  await stripe.subscriptions.cancel(first?.id ?? "");
  const ids = async (params: Stripe.SubscriptionListParams) =>
    (await stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
  expect(await ids({})).toEqual([second?.id]);
  expect(new Set(await ids({ status: "all" }))).toEqual(new Set([first?.id, second?.id]));
  expect(await ids({ status: "canceled" })).toEqual([first?.id]);
  expect(await ids({ price: "price_premium_month" })).toEqual([]);
  expect(await refusal(stripe.subscriptions.list({ customer: "cus_nobody" }))).toMatchObject({ param: "customer" });
  expect(await stripe.customers.retrieve(customer, { expand: ["subscriptions"] })).toMatchObject({
    subscriptions: { data: [{ id: second?.id }] },
  });
});

test("Deleting a customer ends their subscriptions; afterwards the customer is reported as deleted", async () => {
  const subscription = await subscribe(world);
  const customer = String(subscription.customer);
  expect(await stripe.customers.del(customer)).toEqual(expect.objectContaining({ id: customer, deleted: true }));
  expect(await again(subscription)).toMatchObject({ status: "canceled" });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await refusal(stripe.customers.update(customer, {}))).toMatchObject({ code: "resource_missing" });
  await world.pass("P40D");
});

test("Invalid subscription requests are refused as Stripe refuses them", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const create = (more: object) =>
    refusal(stripe.subscriptions.create({ customer, items: [{ price: "price_premium_month" }], ...more }));
  expect(await create({ items: [{ price: "price_ppv" }] })).toMatchObject({ param: "items[0][price]" });
  expect(await create({ trial_period_days: 731 })).toMatchObject({ param: "trial_period_days" });
  expect(await create({ default_payment_method: "pm_nothing" })).toMatchObject({ code: "resource_missing" });
  expect(await create({ plan: "gold" })).toMatchObject({ code: "parameter_unknown" });
  const checkout = (more: object) => refusal(stripe.checkout.sessions.create(premium(more)));
  expect(await checkout({ subscription_data: { trial_end: world.seconds() + 3600 } })).toMatchObject({
    message: "The `trial_end` date has to be at least 2 days in the future.",
  });
  expect(await checkout({ subscription_data: { trial_end: 1, trial_period_days: 1 } })).toMatchObject({
    param: "trial_end",
  });
});

test("After a restart the clock continues where it was, and missed work is done", async () => {
  const before = await stripeWorld();
  const { id } = await subscribe(before, trial());
  await before.stop();
  const now = new Date(before.clock.current.getTime() + 8 * 86_400_000);
  const after = await stripeWorld({ dataDir: before.dataDir, now });
  expect(await after.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "active" });
  expect((await after.stripe.invoices.list({ subscription: id })).data).toMatchObject([
    { status: "paid" },
    { status: "paid" },
  ]);
  await after.stop();
});
