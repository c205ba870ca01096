/** Injected failures: calls that fail, responses that get lost, webhooks that never arrive or arrive in any order. */
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  card,
  eventually,
  GOOD,
  premium,
  press,
  refusal,
  type StripeWorld,
  sdk,
  stripeWorld,
  webhookReceiver,
} from "./stripe-world";

let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let world: StripeWorld;
beforeEach(async () => {
  receiver = await webhookReceiver();
  world = await stripeWorld({ webhookUrl: receiver.url });
  await world.lever("webhooks", { hold: true });
});
afterEach(async () => {
  await world.stop();
  await receiver.close();
});

const fail = (...failures: object[]) => world.lever("failures", { failures });
const create = (stripe = world.stripe) =>
  stripe.customers.create({ email: "fan@example.com" }, { idempotencyKey: "one" });
const made = async () => (await world.stripe.customers.list({ email: "fan@example.com" })).data.length;

// The SDK retries broken connections once, whatever its retry setting, so the failure has to occur twice.
test("Unreachable means nothing was done; a lost response comes back under the same key", async () => {
  await fail({ kind: "unreachable", path: "/v1/customers", method: "POST", times: 2 });
  await expect(create()).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(await made()).toBe(0);
  await fail({ kind: "lost", path: "/v1/customers", method: "POST", times: 2 });
  await expect(create()).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(await made()).toBe(1);
  const { lastResponse } = await create();
  expect(lastResponse.headers).toMatchObject({ "idempotent-replayed": "true" });
  expect(await made()).toBe(1);
});

test("429 and 500 have no effect, for one resource and as often as configured", async () => {
  await fail({ kind: "429", path: "/v1/customers" }, { kind: "500", path: "/v1/invoices", times: 2 });
  expect(await refusal(create())).toMatchObject({ type: "StripeRateLimitError", statusCode: 429, code: "rate_limit" });
  for (const statusCode of [500, 500])
    expect(await refusal(world.stripe.invoices.list())).toMatchObject({ type: "StripeAPIError", statusCode });
  expect((await world.stripe.invoices.list()).data).toEqual([]);
  expect((await world.stripe.products.list()).data.length).toBeGreaterThan(0);
  await fail();
  expect(await made()).toBe(0);
  expect((await create()).id).toMatch(/^cus_/);
});

test("A slow response is too late for a client with a short timeout, but the work is done", async () => {
  await fail({ kind: "slow", path: "/v1/customers", method: "POST", seconds: 1, times: 1 });
  const impatient = new Stripe("sk_test_sandbox", {
    host: "127.0.0.1",
    port: world.port,
    protocol: "http",
    timeout: 200,
    maxNetworkRetries: 0,
  });
  await expect(create(impatient)).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(await made()).toBe(1);
});

test("The SDK's own retries get past a short failure and create one object", async () => {
  await fail(
    { kind: "lost", path: "/v1/customers", method: "POST", times: 1 },
    { kind: "500", path: "/v1/customers", method: "POST", times: 1 },
  );
  const patient = sdk(world.port);
  const { id } = await patient.customers.create({ email: "fan@example.com" }, { maxNetworkRetries: 3 });
  expect(await made()).toBe(1);
  expect((await world.stripe.customers.retrieve(id)).id).toBe(id);
  expect((await fail({ kind: "tired", path: "/v1" })).status).toBe(400);
});

test("Some of a subscription's events are lost, and the rest arrive backwards", async () => {
  const session = await world.stripe.checkout.sessions.create(premium());
  await press(session.url, card(GOOD));
  const { events } = await (await fetch(`${world.origin}/stripe/webhooks`)).json();
  const lost = events
    .filter(({ type }: { type: string }) => type.startsWith("invoice."))
    .map(({ id }: { id: string }) => id);
  expect(lost.length).toBeGreaterThan(2);
  expect((await world.lever("webhooks/lose", { ids: lost })).body).toEqual({ lost });
  const rest = events.map(({ id }: { id: string }) => id).filter((id: string) => !lost.includes(id));
  await world.lever("webhooks/deliver", { ids: rest.toReversed() });
  await world.lever("webhooks", { hold: false });
  await world.stripe.customers.create({ email: "after@example.com" });
  await eventually(() => receiver.received.length > rest.length);
  expect(receiver.received.slice(0, rest.length).map(({ event }) => event.id)).toEqual(rest.toReversed());
  expect(receiver.received.some(({ event }) => lost.includes(event.id))).toBe(false);
});

test("A clock jump of a year delivers all its events, each once", async () => {
  const session = await world.stripe.checkout.sessions.create(premium());
  await press(session.url, card(GOOD));
  await world.pass("P366D");
  await world.lever("webhooks", { hold: false });
  const { events } = await (await fetch(`${world.origin}/stripe/webhooks`)).json();
  expect(events.length).toBeGreaterThan(100);
  await eventually(() => receiver.received.length === events.length);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(events.length);
});
