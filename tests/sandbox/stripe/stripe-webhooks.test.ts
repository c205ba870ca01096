/** Webhooks: signed so that the real SDK accepts them, retried until delivered, and sent in any order a test wants. */
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  card,
  eventually,
  press,
  SECRET,
  type StripeWorld,
  stripeWorld,
  twoSeats,
  webhookReceiver,
} from "./stripe-world";

let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let world: StripeWorld;
beforeEach(async () => {
  receiver = await webhookReceiver();
  world = await stripeWorld({ webhookUrl: receiver.url });
});
afterEach(async () => {
  await world.stop();
  await receiver.close();
});

type Listed = { id: string; type: string; object: string; state: string; attempts: number; last: string | null };
type Listing = { hold: boolean; events: Listed[] };

const listing = async (): Promise<Listing> => (await fetch(`${world.origin}/stripe/webhooks`)).json();
const control = async (path: string, body: object) => {
  const response = await fetch(`${world.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const hold = (on: boolean) => control("/stripe/webhooks", { hold: on });
const deliver = (...ids: string[]) => control("/stripe/webhooks/deliver", { ids });
const receivedOf = (id: string) => receiver.received.filter(({ event }) => event.id === id);
const receivedOfType = (type: string) => receiver.received.find(({ event }) => event.type === type);

async function pay(): Promise<Stripe.Checkout.Session> {
  const session = await world.stripe.checkout.sessions.create(twoSeats);
  await press(session.url, card("4242424242424242"));
  return session;
}

test("A payment is reported at once, in a format and with a signature that the SDK accepts", async () => {
  const session = await pay();
  for (const type of ["checkout.session.completed", "payment_intent.succeeded", "charge.succeeded"])
    await eventually(() => receivedOfType(type));
  const { body = "", signature = "" } = receivedOfType("checkout.session.completed") ?? {};
  const event = world.stripe.webhooks.constructEvent(body, signature, SECRET);
  expect(event).toMatchObject({
    type: "checkout.session.completed",
    api_version: Stripe.API_VERSION,
    data: { object: { id: session.id, payment_status: "paid" } },
  });
  expect(() => world.stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
  expect(() => world.stripe.webhooks.constructEvent(body.replace("paid", "void"), signature, SECRET)).toThrow();
  expect((await world.stripe.events.retrieve(event.id)).data.object).toMatchObject({ id: session.id });
});

test("An expiry by the clock is reported without any request", async () => {
  const session = await world.stripe.checkout.sessions.create(twoSeats);
  await world.clock.advance("P1D");
  const { body } = await eventually(() => receivedOfType("checkout.session.expired"));
  expect(JSON.parse(body)).toMatchObject({ data: { object: { id: session.id, status: "expired" } } });
});

test("A failing receiver gets the same event again, newly signed, until it responds 2xx", async () => {
  receiver.status = 500;
  const { id } = await world.stripe.customers.create({ email: "again@example.com" });
  const first = await eventually(() => receiver.received[0]);
  await eventually(async () => (await listing()).events.some(({ attempts, last }) => attempts === 1 && last === "500"));
  receiver.status = 200;
  const second = await eventually(() => receiver.received[1]);
  expect(second.event.id).toBe(first.event.id);
  expect(second.body).toBe(first.body);
  expect(second.signature).not.toBe(first.signature);
  const delivered = await eventually(async () => (await listing()).events.find(({ state }) => state === "delivered"));
  expect(delivered).toMatchObject({ object: id, attempts: 2, last: "200" });
});

test("No response waits for an unreachable receiver, which gets the missed events after a restart", async () => {
  await world.stop();
  await receiver.close();
  const before = await stripeWorld({ dataDir: world.dataDir, webhookUrl: receiver.url });
  const { id } = await before.stripe.customers.create({ email: "missed@example.com" });
  await before.stop();

  receiver = await webhookReceiver();
  world = await stripeWorld({ dataDir: before.dataDir, webhookUrl: receiver.url });
  const { body } = await eventually(() => receiver.received[0]);
  expect(JSON.parse(body)).toMatchObject({ type: "customer.created", data: { object: { id } } });
});

test("While deliveries are held nothing is sent; afterwards everything is", async () => {
  await hold(true);
  await pay();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(receiver.received).toEqual([]);
  const held = await listing();
  expect(held).toMatchObject({
    hold: true,
    events: [{ type: "payment_intent.created", state: "pending" }, {}, {}, {}],
  });
  await hold(false);
  await eventually(() => receiver.received.length === held.events.length);
});

test("Events are delivered through the controls in the requested order, as often as requested", async () => {
  await hold(true);
  await pay();
  const { events } = await listing();
  const backwards = events.map(({ id }) => id).toReversed();
  const [last = ""] = backwards;
  const { body } = await deliver(...backwards, last);
  expect(body).toEqual({ deliveries: [...backwards, last].map((id) => ({ id, delivered: true, last: "200" })) });
  expect(receiver.received.map(({ event }) => event.id)).toEqual([...backwards, last]);

  await hold(false);
  await deliver(last);
  expect(receivedOf(last)).toHaveLength(3);
  expect((await deliver("evt_nothing")).status).toBe(400);
  expect((await control("/stripe/webhooks", { hold: "yes" })).status).toBe(400);
});

test("Only the event types that the endpoint subscribes to are sent", async () => {
  const [endpoint] = (await world.stripe.webhookEndpoints.list()).data;
  expect(endpoint).toMatchObject({ url: receiver.url, enabled_events: ["*"], status: "enabled" });
  await world.stripe.webhookEndpoints.update(endpoint?.id ?? "", { enabled_events: ["checkout.session.completed"] });
  await pay();
  await eventually(() => receivedOfType("checkout.session.completed"));
  expect(receiver.received).toHaveLength(1);
  const { events } = await listing();
  expect(events.find(({ type }) => type === "charge.succeeded")).toMatchObject({ state: "unwanted" });
});
