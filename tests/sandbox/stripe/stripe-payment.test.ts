/** From checkout session to payment: the hosted page with its test cards, 3-D Secure, expiry, refunds. */
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { card, press, refusal, SITE, type StripeWorld, stripeWorld, twoSeats } from "./stripe-world";

const DECLINED = "4000 0000 0000 0002";
const GOOD = "4242 4242 4242 4242";
const ASKS = "4000 0025 0000 3155";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.stop());

const open = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  stripe.checkout.sessions.create({ ...twoSeats, ...more });
const read = (id: string) => stripe.checkout.sessions.retrieve(id);
const eventsAbout = async (objectId: string) => {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.filter((event) => "id" in event.data.object && event.data.object.id === objectId).map(({ type }) => type);
};

test("The page shows the items, the total, and every field with its label", async () => {
  const { url } = await open({ customer_email: "known@example.com" });
  const page = await (await fetch(url ?? "")).text();
  for (const label of ["Email", "Card number", "Expiry", "CVC", "Name on card"])
    expect(page).toContain(`<label>${label}<input`);
  expect(page).toContain("<button>Pay $178.00</button>");
  expect(page).toContain("Ringside");
  expect(page).toContain("Qty 2, $89.00 each");
  expect(page).toContain(`<a href="${SITE}/back">Back</a>`);
  expect(page).toMatch(/value="known@example.com"[^>]*readonly/);
  expect(page).not.toContain("<script");
});

test("A good card pays: the fan is redirected, and session, intent, charge and events are updated", async () => {
  const session = await open({
    client_reference_id: "hold-1",
    metadata: { reservationId: "hold-1" },
    payment_intent_data: { metadata: { order: "7" } },
  });
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    amount_total: 17800,
  });

  const answer = await press(session.url, card(GOOD));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${SITE}/tickets?session=${session.id}`);

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge", "line_items.data.price.product"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    client_reference_id: "hold-1",
    metadata: { reservationId: "hold-1" },
    customer_details: { email: "fan@example.com", name: "Robin Fan" },
    payment_intent: {
      status: "succeeded",
      amount_received: 17800,
      metadata: { order: "7" },
      latest_charge: { paid: true, amount: 17800, payment_method_details: { card: { last4: "4242" } } },
    },
    line_items: { data: [{ quantity: 2, amount_total: 17800, price: { product: { name: "Ringside" } } }] },
  });
  const intent = paid.payment_intent as Stripe.PaymentIntent;
  const charge = intent.latest_charge as Stripe.Charge;
  expect(await eventsAbout(session.id)).toEqual(["checkout.session.completed"]);
  expect(await eventsAbout(intent.id)).toEqual(["payment_intent.succeeded", "payment_intent.created"]);
  expect(await eventsAbout(charge.id)).toEqual(["charge.succeeded"]);
});

test("Paying twice at the same instant charges once, and the second request is told so", async () => {
  const session = await open();
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(session.url, card(GOOD))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 303]);
  const { payment_intent: intent } = await read(session.id);
  const { data } = await stripe.charges.list({ payment_intent: String(intent) });
  expect(data).toHaveLength(1);
  const again = await (await fetch(`${world.origin}/c/pay/${session.id}`)).text();
  expect(again).toContain("Already paid");
  expect(again).toContain(`href="${SITE}/tickets?session=${session.id}"`);
});

test("A declined card leaves the session open and the form filled in; a second card pays", async () => {
  const session = await open();
  const answer = await press(session.url, card(DECLINED));
  const page = await answer.text();
  expect(answer.status).toBe(402);
  expect(page).toContain('role="alert">Your card was declined.</p>');
  expect(page).toContain('value="fan@example.com"');
  expect(page).toContain(`value="${DECLINED}"`);
  expect(page).toContain('value="Robin Fan"');
  expect(page).not.toContain('value="123"');

  const declined = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(declined).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    payment_intent: {
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
    },
  });
  expect((await press(session.url, card(GOOD))).status).toBe(303);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  const [before, after] = [declined, paid].map((one) => one.payment_intent as Stripe.PaymentIntent);
  expect(after).toMatchObject({ id: before?.id, status: "succeeded", last_payment_error: null });
});

test.each([
  ["4000 0000 0000 9995", "Your card has insufficient funds."],
  ["4242 4242 4242 4241", "Your card number is invalid."],
  ["4242", "Your card number is incomplete."],
  ["4012 8888 8888 1881", /used a non test card/],
  ["4000 0000 0000 0069", "Your card has expired."],
])("Card %s gets: %s", async (number, message) => {
  const session = await open();
  const page = await (await press(session.url, card(number))).text();
  const [, alert] = /role="alert"[^>]*>([^<]*)/.exec(page) ?? [];
  expect(alert).toMatch(message);
  expect(await read(session.id)).toMatchObject({ status: "open" });
});

test("Empty fields and an expiry in the past by the sandbox's clock are reported beside the field", async () => {
  const session = await open();
  const empty = await (await press(session.url, {})).text();
  for (const field of ["email", "cardNumber", "cardExpiry", "cardCvc", "billingName"])
    expect(empty).toContain(`role="alert" id="${field}-problem"`);
  const past = await (await press(session.url, { ...card(GOOD), cardExpiry: "02/26" })).text();
  expect(past).toContain("Your card&#39;s expiration date is in the past.");
});

test("3-D Secure: Complete pays, Fail returns to the open page with the reason", async () => {
  const session = await open();
  const asked = await press(session.url, card(ASKS));
  expect(asked.status).toBe(303);
  const bank = asked.headers.get("location");
  const page = await (await fetch(bank ?? "")).text();
  expect(page).toMatch(/<button [^>]*>Complete<\/button>/);
  expect(page).toMatch(/<button [^>]*>Fail<\/button>/);
  expect(await read(session.id)).toMatchObject({ status: "open", payment_status: "unpaid" });

  const failed = await press(bank, { outcome: "fail" });
  expect(failed.headers.get("location")).toBe(`/c/pay/${session.id}`);
  expect(await (await fetch(session.url ?? "")).text()).toContain("We are unable to authenticate your payment method.");

  const second = await press(session.url, card(ASKS));
  const passed = await press(second.headers.get("location"), { outcome: "complete" });
  expect(passed.headers.get("location")).toBe(`${SITE}/tickets?session=${session.id}`);
  expect(await read(session.id)).toMatchObject({ status: "complete", payment_status: "paid" });
});

test("An expired session cannot be paid, not even from a page that is still open", async () => {
  const session = await open();
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: "expired", url: null });
  const answer = await press(session.url, card(GOOD));
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain("This payment has expired");
  expect(await eventsAbout(session.id)).toEqual(["checkout.session.expired"]);
  expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
    message:
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
  });
});

test("A paid session cannot be expired", async () => {
  const session = await open();
  await press(session.url, card(GOOD));
  expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/has a status of `complete`\.$/),
  });
});

test("A session expires by the clock, and a late bank approval pays nothing", async () => {
  const session = await open({ expires_at: world.seconds() + 31 * 60 });
  const asked = await press(session.url, card(ASKS));
  await world.clock.advance("PT30M59S");
  expect(await read(session.id)).toMatchObject({ status: "open" });
  await world.clock.advance("PT1S");
  await press(asked.headers.get("location"), { outcome: "complete" });
  const expired = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(expired).toMatchObject({
    status: "expired",
    payment_status: "unpaid",
    payment_intent: { status: "canceled" },
  });
  expect((await press(session.url, card(GOOD))).status).toBe(410);
  expect(await eventsAbout(session.id)).toEqual(["checkout.session.expired"]);
});

test("A customer is created at payment only if the session asks for it", async () => {
  const [asked, unasked] = [await open({ customer_creation: "always" }), await open()];
  for (const { url } of [asked, unasked]) await press(url, card(GOOD));
  const { customer } = await read(asked.id);
  expect(await stripe.customers.retrieve(String(customer))).toMatchObject({ email: "fan@example.com" });
  expect(await read(unasked.id)).toMatchObject({ customer: null });
});

async function paidIntent(): Promise<string> {
  const session = await open();
  await press(session.url, card(GOOD));
  return String((await read(session.id)).payment_intent);
}

test("Partial refunds add up to the charge; more is refused", async () => {
  const payment_intent = await paidIntent();
  const first = await stripe.refunds.create({ payment_intent, amount: 10000, reason: "requested_by_customer" });
  expect(first).toMatchObject({ object: "refund", amount: 10000, status: "succeeded", payment_intent });
  expect(await refusal(stripe.refunds.create({ payment_intent, amount: 7801 }))).toMatchObject({
    statusCode: 400,
    param: "amount",
    message: "Refund amount ($78.01) is greater than unrefunded amount on charge ($78.00)",
  });
  const rest = await stripe.refunds.create({ payment_intent });
  expect(rest.amount).toBe(7800);
  expect(await refusal(stripe.refunds.create({ payment_intent }))).toMatchObject({
    type: "StripeInvalidRequestError",
    code: "charge_already_refunded",
  });
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data.map(({ id }) => id)).toEqual([rest.id, first.id]);
  const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ["latest_charge.refunds"] });
  expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 17800, refunds: { data: [{}, {}] } });
});

test("An unpaid payment cannot be refunded", async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 999, currency: "usd" });
  expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
  });
  expect(await refusal(stripe.refunds.create({}))).toMatchObject({ code: "parameter_missing" });
});

test("A payment intent through the API: declined with 402, confirmed with another card, then no longer cancelable", async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 999,
    currency: "usd",
    allowed_payment_method_types: ["card"],
  });
  const confirm = (payment_method: string) => stripe.paymentIntents.confirm(id, { payment_method });
  expect(await refusal(confirm("pm_card_visa_chargeDeclined"))).toMatchObject({
    type: "StripeCardError",
    statusCode: 402,
    code: "card_declined",
  });
  expect(await confirm("pm_card_visa")).toMatchObject({ status: "succeeded" });
  expect(await refusal(stripe.paymentIntents.cancel(id))).toMatchObject({ code: "payment_intent_unexpected_state" });
  const other = await stripe.paymentIntents.create({ amount: 999, currency: "usd" });
  expect(await stripe.paymentIntents.cancel(other.id)).toMatchObject({ status: "canceled" });
});
