/** Our way to Stripe: what the SDK repeats by itself, and what we call its refusals. */
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isInvalidRequest, isKeyReused, isMissing, stripeClient } from "../../server/clients/stripe-client";
import { card, GOOD, press, type StripeWorld, stripeWorld, twoSeats } from "../sandbox/stripe/stripe-world";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = stripeClient({ secretKey: "sk_test_sandbox", apiUrl: world.origin });
});
afterAll(() => world.stop());

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const names = (error: unknown) =>
  Object.entries({ isKeyReused, isMissing, isInvalidRequest })
    .filter(([, holds]) => holds(error))
    .map(([name]) => name);

test("A create outlives a lost answer, a broken line and a key in use, and makes one object", async () => {
  const kinds = ["lost", "unreachable", "409"];
  await world.lever("failures", {
    failures: kinds.map((kind) => ({ kind, path: "/v1/customers", method: "POST", times: 1 })),
  });
  const email = "patient@example.com";
  const { id } = await stripe.customers.create({ email }, { idempotencyKey: "customer:u-1" });
  expect((await stripe.customers.list({ email })).data.map((customer) => customer.id)).toEqual([id]);
});

test("Each refusal has its name", async () => {
  expect(names(await failure(stripe.prices.retrieve("price_nothing")))).toEqual(["isMissing", "isInvalidRequest"]);

  const key = { idempotencyKey: "once" };
  await stripe.customers.create({ name: "One" }, key);
  expect(names(await failure(stripe.customers.create({ name: "Two" }, key)))).toEqual(["isKeyReused"]);

  const { id, url } = await stripe.checkout.sessions.create(twoSeats);
  await press(url, card(GOOD));
  expect(names(await failure(stripe.checkout.sessions.expire(id)))).toEqual(["isInvalidRequest"]);

  const payment_intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  await stripe.refunds.create({ payment_intent });
  const again = await failure(stripe.refunds.create({ payment_intent }));
  expect(names(again)).toEqual(["isInvalidRequest"]);
});

test("Trouble at Stripe is none of these", async () => {
  await world.lever("failures", { failures: [{ kind: "429", path: "/v1/balance" }] });
  expect(names(await failure(stripe.balance.retrieve()))).toEqual([]);
  await world.lever("failures", { failures: [] });
});
