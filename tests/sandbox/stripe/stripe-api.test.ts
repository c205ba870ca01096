/** The API's protocol: idempotency keys, lists, search, expansion, and state that survives a restart. */
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { card, press, refusal, type StripeWorld, stripeWorld, twoSeats } from "./stripe-world";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.stop());

type Call = { method: string; path: string; idempotencyKey: string | null; status: number };
const calls = async (): Promise<Call[]> => (await fetch(`${world.origin}/stripe/calls`)).json();

test("The same key with the same parameters returns the same response and creates nothing", async () => {
  const key = { idempotencyKey: "hold-1:1" };
  const first = await stripe.checkout.sessions.create(twoSeats, key);
  const second = await stripe.checkout.sessions.create(twoSeats, key);
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers).not.toHaveProperty("idempotent-replayed");
  expect(second.lastResponse.headers).toMatchObject({
    "idempotent-replayed": "true",
    "original-request": first.lastResponse.requestId,
  });
  expect((await calls()).filter(({ idempotencyKey }) => idempotencyKey === "hold-1:1")).toMatchObject([
    { method: "POST", path: "/v1/checkout/sessions", status: 200 },
    { method: "POST", path: "/v1/checkout/sessions", status: 200 },
  ]);
});

test("A stored response doesn't change with the object", async () => {
  const key = { idempotencyKey: "then" };
  const { id } = await stripe.checkout.sessions.create(twoSeats, key);
  await stripe.checkout.sessions.expire(id);
  expect(await stripe.checkout.sessions.create(twoSeats, key)).toMatchObject({ id, status: "open" });
});

test("The same key with other parameters or another path is refused", async () => {
  const key = { idempotencyKey: "hold-2:1" };
  await stripe.customers.create({ name: "One" }, key);
  expect(await refusal(stripe.customers.create({ name: "Two" }, key))).toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
    message: expect.stringMatching(/^Keys for idempotent requests can only be used with the same parameters/),
  });
  expect(await refusal(stripe.products.create({ name: "One" }, key))).toMatchObject({
    type: "StripeIdempotencyError",
    message: expect.stringMatching(/for the same endpoint/),
  });
});

test("Ten simultaneous requests with one key create one object", async () => {
  const created = await Promise.all(
    Array.from({ length: 10 }, () => stripe.customers.create({ email: "ten@example.com" }, { idempotencyKey: "ten" })),
  );
  expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.customers.list({ email: "ten@example.com" })).data).toHaveLength(1);
});

test("A decline is stored under its key, an invalid parameter is not", async () => {
  const confirm = (id: string, payment_method: string) =>
    stripe.paymentIntents.confirm(id, { payment_method }, { idempotencyKey: `confirm:${id}` });
  const create = { amount: 999, currency: "usd", allowed_payment_method_types: ["card"] } as const;
  const { id } = await stripe.paymentIntents.create({ ...create, allowed_payment_method_types: ["card"] });
  const declined = () => refusal(confirm(id, "pm_card_visa_chargeDeclined"));
  expect(await declined()).toEqual(await declined());
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);

  const key = { idempotencyKey: "mistyped" };
  expect(await refusal(stripe.customers.create({ email: "nobody" }, key))).toMatchObject({ code: "email_invalid" });
  expect(await stripe.customers.create({ email: "nobody@example.com" }, key)).toMatchObject({ object: "customer" });
});

test("A key is forgotten after a day", async () => {
  const key = { idempotencyKey: "daily" };
  const first = await stripe.customers.create({ name: "Daily" }, key);
  await world.clock.advance("PT23H59M");
  expect((await stripe.customers.create({ name: "Daily" }, key)).id).toBe(first.id);
  await world.clock.advance("PT1M");
  expect((await stripe.customers.create({ name: "Daily" }, key)).id).not.toBe(first.id);
});

test("A refund repeated under its key is made once", async () => {
  const session = await stripe.checkout.sessions.create(twoSeats);
  await press(session.url, card("4242424242424242"));
  const payment_intent = String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  const refund = () => stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${payment_intent}` });
  const [first, second] = await Promise.all([refund(), refund()]);
  expect(second?.id).toBe(first?.id);
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test("Lists are newest first, page with cursors in both directions, and report whether there is more", async () => {
  const made: string[] = [];
  for (let n = 0; n < 7; n++) made.push((await stripe.customers.create({ email: "page@example.com" })).id);
  const newest = made.toReversed();
  const list = (more: object) => stripe.customers.list({ email: "page@example.com", ...more });
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

  const first = await list({ limit: 3 });
  expect([ids(first), first.has_more]).toEqual([newest.slice(0, 3), true]);
  const last = await list({ limit: 3, starting_after: newest[3] });
  expect([ids(last), last.has_more]).toEqual([newest.slice(4), false]);
  const back = await list({ limit: 3, ending_before: newest[5] });
  expect([ids(back), back.has_more]).toEqual([newest.slice(2, 5), true]);
  const walked: string[] = [];
  for await (const { id } of stripe.customers.list({ email: "page@example.com", limit: 2 })) walked.push(id);
  expect(walked).toEqual(newest);

  expect(await refusal(list({ limit: 101 }))).toMatchObject({ code: "parameter_invalid_integer", param: "limit" });
  expect(await refusal(list({ starting_after: "cus_nobody" }))).toMatchObject({ code: "resource_missing" });
});

test("The email filter is case-sensitive", async () => {
  const { id } = await stripe.customers.create({ email: "Case@example.com" });
  expect((await stripe.customers.list({ email: "case@example.com" })).data).toEqual([]);
  expect((await stripe.customers.list({ email: "Case@example.com" })).data).toMatchObject([{ id }]);
});

test("A customer is updated field by field, metadata key by key, and can be searched for", async () => {
  const { id } = await stripe.customers.create({ name: "Robin", metadata: { userId: "u-1", plan: "gold" } });
  const updated = await stripe.customers.update(id, { description: "Front row", metadata: { plan: "" } });
  expect(updated).toMatchObject({ name: "Robin", description: "Front row", metadata: { userId: "u-1" } });
  expect(updated.metadata).not.toHaveProperty("plan");
  const found = await stripe.customers.search({ query: "metadata['userId']:'u-1' AND name:'robin'" });
  expect(found.data).toMatchObject([{ id }]);
  expect((await stripe.customers.search({ query: "metadata['plan']:'gold'" })).data).toEqual([]);
});

test("Premium and pay-per-view exist from the start and have lookup keys", async () => {
  const { data } = await stripe.prices.list({
    lookup_keys: ["premium_month", "premium_year", "ppv"],
    expand: ["data.product"],
  });
  const offers = data.map(({ lookup_key, unit_amount, recurring, product }) => [
    lookup_key,
    unit_amount,
    recurring?.interval,
    (product as Stripe.Product).name,
  ]);
  expect(offers.sort()).toEqual([
    ["ppv", 999, undefined, "Pay-per-view night"],
    ["premium_month", 999, "month", "Premium"],
    ["premium_year", 9990, "year", "Premium"],
  ]);
});

test("A new price sells; its lookup key is unique unless it is transferred", async () => {
  const product = await stripe.products.create({ name: "Belt" });
  const create = (more: object) =>
    stripe.prices.create({ currency: "usd", unit_amount: 34900, product: product.id, lookup_key: "belt", ...more });
  const first = await create({});
  expect(await refusal(create({}))).toMatchObject({ param: "lookup_key" });
  const second = await create({ transfer_lookup_key: true });
  expect((await stripe.prices.list({ lookup_keys: ["belt"] })).data).toMatchObject([{ id: second.id }]);
  const session = await stripe.checkout.sessions.create({
    ...twoSeats,
    line_items: [{ price: first.id, quantity: 1 }],
  });
  expect((await stripe.checkout.sessions.listLineItems(session.id)).data).toMatchObject([
    { description: "Belt", amount_total: 34900, price: { id: first.id } },
  ]);
});

test("Products and prices change everything but the amount: name, default, key, and whether they are active", async () => {
  const product = await stripe.products.create({ name: "Mug" });
  const price = await stripe.prices.create({ currency: "usd", unit_amount: 1600, product: product.id });
  const named = await stripe.products.update(product.id, { name: "Supper Mug", default_price: price.id });
  expect(named).toMatchObject({ name: "Supper Mug", default_price: price.id });
  expect(await refusal(stripe.products.update(product.id, { default_price: "price_ppv" }))).toMatchObject({
    param: "default_price",
  });
  const taken = stripe.prices.update(price.id, { lookup_key: "ppv" });
  expect(await refusal(taken)).toMatchObject({ param: "lookup_key" });
  expect(await stripe.prices.update(price.id, { active: false })).toMatchObject({ active: false, unit_amount: 1600 });
  const unknown = stripe.prices.update(price.id, { unit_amount: 1 } as object);
  expect(await refusal(unknown)).toMatchObject({ code: "parameter_unknown" });
});

test("Sessions are listed by status, customer and payment intent", async () => {
  const customer = (await stripe.customers.create({ email: "list@example.com" })).id;
  const [one, two] = [1, 2].map(() => stripe.checkout.sessions.create({ ...twoSeats, customer }));
  const [paid, open] = [await one, await two];
  await press(paid?.url ?? null, card("4242424242424242"));
  const payment_intent = String((await stripe.checkout.sessions.retrieve(paid?.id ?? "")).payment_intent);
  const ids = async (params: Stripe.Checkout.SessionListParams) =>
    (await stripe.checkout.sessions.list(params)).data.map(({ id }) => id);
  expect(await ids({ customer })).toEqual([open?.id, paid?.id]);
  expect(await ids({ customer, status: "complete" })).toEqual([paid?.id]);
  expect(await ids({ payment_intent })).toEqual([paid?.id]);
});

test("Objects, stored responses and an unfinished payment survive a restart", async () => {
  const before = await stripeWorld();
  const key = { idempotencyKey: "before" };
  const session = await before.stripe.checkout.sessions.create(twoSeats, key);
  const asked = await press(session.url, card("4000002500003155"));
  await before.stop();

  const after = await stripeWorld({ dataDir: before.dataDir, port: before.port });
  expect((await after.stripe.checkout.sessions.create(twoSeats, key)).id).toBe(session.id);
  await press(asked.headers.get("location"), { outcome: "complete" });
  expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: "paid" });
  await after.stop();
});

test("A response and a redirect are sent only when their changes are on disk", async () => {
  const survives = async (sessionId: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), "stripe-copy-"));
    cpSync(world.dataDir, dataDir, { recursive: true });
    const copy = await stripeWorld({ dataDir });
    const session = await copy.stripe.checkout.sessions.retrieve(sessionId);
    await copy.stop();
    return session;
  };
  const { id, url } = await stripe.checkout.sessions.create({ ...twoSeats, expires_at: world.seconds() + 86_400 });
  expect(await survives(id)).toMatchObject({ id });
  await press(url, card("4242424242424242"));
  expect((await survives(id)).payment_status).toBe("paid");
});
