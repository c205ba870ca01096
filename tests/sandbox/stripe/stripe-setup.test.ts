/** Sessions in `setup` mode save a card and sell nothing. */
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { card, GOOD, press, refusal, SITE, type StripeWorld, stripeWorld, twoSeats } from "./stripe-world";

const ASKS = "4000 0025 0000 3155";
const DECLINED = "4000 0000 0000 0002";

let world: StripeWorld;
let stripe: Stripe;
let customer: string;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
  customer = (await stripe.customers.create({ email: "keeper@example.com" })).id;
});
afterAll(() => world.stop());

const setupParams = { mode: "setup", currency: "usd", success_url: `${SITE}/profile` } as const;
const open = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  stripe.checkout.sessions.create({ ...setupParams, customer, ...more });
const cards = async () => (await stripe.paymentMethods.list({ customer })).data;

test("A good card is attached to the customer, and no money moves", async () => {
  const session = await open();
  expect(session).toMatchObject({
    ...{ mode: "setup", status: "open", payment_status: "no_payment_required", amount_total: null },
    ...{ payment_intent: null, subscription: null },
  });
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("<button>Save card</button>");
  expect(page).not.toContain("$");
  const answer = await press(session.url, card(GOOD));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${SITE}/profile`]);

  const kept = await stripe.checkout.sessions.retrieve(session.id, { expand: ["setup_intent"] });
  expect(kept).toMatchObject({ status: "complete", payment_status: "no_payment_required", payment_intent: null });
  const [method] = await cards();
  expect(kept.setup_intent).toMatchObject({ status: "succeeded", customer, payment_method: method?.id });
  expect((await stripe.charges.list({ customer })).data).toEqual([]);
});

test("A declined card is not saved; one that requires authentication is saved after it", async () => {
  const before = (await cards()).length;
  const { url, id } = await open();
  expect((await press(url, card(DECLINED))).status).toBe(402);
  const asking = await press(url, card(ASKS));
  expect(asking.headers.get("location")).toContain("/c/authenticate/");
  expect(await cards()).toHaveLength(before);
  await press(asking.headers.get("location"), { outcome: "complete" });
  expect(await cards()).toHaveLength(before + 1);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("complete");
});

test("Parameters for a sale are refused, and the currency is required", async () => {
  const wrong: [Stripe.Checkout.SessionCreateParams, string][] = [
    [{ line_items: twoSeats.line_items ?? [] }, "line_items"],
    [{ invoice_creation: { enabled: true } }, "invoice_creation"],
    [{ payment_intent_data: { description: "Nothing" } }, "payment_intent_data"],
    [{ subscription_data: { metadata: { a: "b" } } }, "subscription_data"],
    [{ payment_method_collection: "always" }, "payment_method_collection"],
  ];
  for (const [more, param] of wrong) {
    expect(await refusal(open(more)), param).toMatchObject({ type: "StripeInvalidRequestError", param });
  }
  const { currency: _, ...none } = setupParams;
  expect(await refusal(stripe.checkout.sessions.create(none))).toMatchObject({ param: "currency" });
});
