/** How a subscription begins and ends: started on the hosted page or through the API, on trial, refused, listed. */
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
  twoSeats,
} from "./stripe-world";
import { date, periodEnd, readsOf, trial } from "./subscription-reads";

// A new sandbox for each test: years pass in these tests, and subscriptions from others would renew in all of them.
let world: StripeWorld;
let stripe: Stripe;
let again: ReturnType<typeof readsOf>["again"];
let invoicesOf: ReturnType<typeof readsOf>["invoicesOf"];
let day: ReturnType<typeof readsOf>["day"];
beforeEach(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
  ({ again, invoicesOf, day } = readsOf(world));
});
afterEach(() => world.stop());

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

test("A deleted customer can be read and expanded, has no card, and nothing new can be made for them", async () => {
  const { id: customer, invoice_settings: settings } = await customerWith(world, "pm_card_visa");
  const { id: session } = await stripe.checkout.sessions.create({ ...twoSeats, customer });
  await stripe.customers.del(customer);
  const deleted = { id: customer, object: "customer", deleted: true };
  expect((await stripe.checkout.sessions.retrieve(session, { expand: ["customer"] })).customer).toEqual(deleted);
  expect(await stripe.paymentMethods.retrieve(String(settings.default_payment_method))).toMatchObject({
    customer: null,
  });
  const missing = { code: "resource_missing", param: "customer", message: `No such customer: '${customer}'` };
  for (const call of [
    stripe.checkout.sessions.create({ ...twoSeats, customer }),
    stripe.checkout.sessions.create(premium({ customer })),
    stripe.paymentIntents.create({ customer, amount: 999, currency: "usd" }),
    stripe.billingPortal.sessions.create({ customer }),
    stripe.subscriptions.create({ customer, items: [{ price: "price_premium_month" }] }),
  ])
    expect(await refusal(call)).toMatchObject(missing);
  expect((await stripe.customers.list({ limit: 100 })).data.map(({ id }) => id)).not.toContain(customer);
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
