/** Saved cards and off-session payments; disputes, refunds, and their effect on the balance. */
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  card,
  customerWith,
  GOOD,
  press,
  refusal,
  SITE,
  type StripeWorld,
  story,
  stripeWorld,
  twoSeats,
} from "./stripe-world";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.stop());

const methodsOf = async (customer: string) => (await stripe.paymentMethods.list({ customer, type: "card" })).data;
const charge = (customer: string, payment_method: string, more: object = {}) =>
  stripe.paymentIntents.create({
    amount: 999,
    currency: "usd",
    customer,
    payment_method,
    confirm: true,
    off_session: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    ...more,
  });

test("A card is attached, listed, made the default, and detached, which clears it as the default", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const [method] = await methodsOf(customer);
  const { id = "" } = method ?? {};
  expect(method).toMatchObject({ customer, card: { last4: "4242" } });
  expect((await stripe.customers.listPaymentMethods(customer)).data).toMatchObject([{ id }]);
  const { id: other } = await stripe.customers.create({});
  expect(await refusal(stripe.paymentMethods.attach(id, { customer: other }))).toMatchObject({ statusCode: 400 });
  const invoice_settings = { default_payment_method: id };
  expect(await refusal(stripe.customers.update(other, { invoice_settings }))).toMatchObject({
    code: "resource_missing",
  });
  expect(await stripe.paymentMethods.update(id, { card: { exp_year: 2040 } })).toMatchObject({
    card: { exp_year: 2040 },
  });

  expect(await stripe.paymentMethods.detach(id)).toMatchObject({ customer: null });
  expect(await methodsOf(customer)).toEqual([]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
  expect(await refusal(stripe.paymentMethods.detach(id))).toMatchObject({ statusCode: 400 });
  expect(await story(world, id)).toEqual([
    "payment_method.attached",
    "customer.updated",
    "payment_method.updated",
    "payment_method.detached",
  ]);
});

test("A card that the bank declines cannot be saved, except the test card that fails later", async () => {
  const { id: customer } = await stripe.customers.create({});
  const attach = (name: string) => stripe.paymentMethods.attach(name, { customer });
  for (const [name, code, decline_code] of [
    ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", undefined],
  ] as const) {
    const error = await attach(name).catch((reason: Stripe.errors.StripeCardError) => reason);
    expect(error).toMatchObject({ statusCode: 402, code, ...(decline_code && { decline_code }) });
  }
  const { id } = await attach("pm_card_chargeCustomerFail");
  expect(await refusal(charge(customer, id))).toMatchObject({ type: "StripeCardError", code: "card_declined" });
});

test("Off session, a bank that requires authentication declines, unless the card was set up before", async () => {
  const { id: customer } = await customerWith(world, "pm_card_authenticationRequiredOnSetup");
  const [unprepared] = await methodsOf(customer);
  expect(await refusal(charge(customer, unprepared?.id ?? ""))).toMatchObject({ code: "authentication_required" });

  const session = await stripe.checkout.sessions.create({
    ...twoSeats,
    customer,
    payment_intent_data: { setup_future_usage: "off_session" },
  });
  const asked = await press(session.url, card("4000002500003155"));
  await press(asked.headers.get("location"), { outcome: "complete" });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  const prepared = String((payment_intent as Stripe.PaymentIntent).payment_method);
  expect(await charge(customer, prepared)).toMatchObject({ status: "succeeded" });
});

test("A saved card pays only for its own customer, and `off_session` needs `confirm`", async () => {
  const { id: customer } = await customerWith(world, "pm_card_visa");
  const [method] = await methodsOf(customer);
  const { id: other } = await stripe.customers.create({});
  expect(await refusal(charge(other, method?.id ?? ""))).toMatchObject({ param: "payment_method" });
  expect(await refusal(charge(customer, method?.id ?? "", { confirm: false }))).toMatchObject({ param: "off_session" });
});

async function paid(number = GOOD): Promise<Stripe.Charge> {
  const session = await stripe.checkout.sessions.create(twoSeats);
  await press(session.url, card(number));
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
  return (payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

test("The balance has charges less fees, and refunds are subtracted", async () => {
  const net = async () => {
    const { available, pending } = await stripe.balance.retrieve();
    return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
  };
  const before = await net();
  const { id, balance_transaction: transaction } = await paid();
  expect(await stripe.balanceTransactions.retrieve(String(transaction))).toMatchObject({
    amount: 17800,
    fee: 546,
    net: 17254,
    source: id,
    type: "charge",
    status: "pending",
  });
  const refund = await stripe.refunds.create({ charge: id, amount: 5000 }, { idempotencyKey: "refund-1" });
  await stripe.refunds.create({ charge: id, amount: 5000 }, { idempotencyKey: "refund-1" });
  expect((await net()) - before).toBe(17254 - 5000);
  const { data } = await stripe.balanceTransactions.list({ source: refund.id });
  expect(data).toMatchObject([{ amount: -5000, type: "refund", id: refund.balance_transaction }]);
  await world.pass("P2D");
  expect(await stripe.balanceTransactions.retrieve(String(transaction))).toMatchObject({ status: "available" });
  expect(await stripe.refunds.update(refund.id, { metadata: { by: "desk" } })).toMatchObject({
    metadata: { by: "desk" },
  });
});

test("A pending refund emits two events; a failed refund marks the charge as paid again", async () => {
  const [late, never] = [await paid("4000000000007726"), await paid("4000000000005126")];
  const [kept, returned] = [
    await stripe.refunds.create({ charge: late.id }),
    await stripe.refunds.create({ charge: never.id }),
  ];
  expect([kept.status, returned.status]).toEqual(["pending", "succeeded"]);
  await world.pass("PT1H");
  expect(await stripe.refunds.retrieve(kept.id)).toMatchObject({ status: "succeeded" });
  expect(await stripe.refunds.retrieve(returned.id)).toMatchObject({
    status: "failed",
    failure_reason: expect.any(String),
  });
  expect(await stripe.charges.retrieve(never.id)).toMatchObject({ refunded: false, amount_refunded: 0 });
  expect(await story(world, kept.id)).toEqual(["refund.created", "refund.updated"]);
  expect(await story(world, returned.id)).toEqual(["refund.created", "refund.updated", "refund.failed"]);
});

test("The dispute test card is disputed at once; the evidence decides", async () => {
  const disputed = await paid("4000000000000259");
  const { data } = await stripe.disputes.list({ charge: disputed.id });
  const [dispute] = data;
  expect(dispute).toMatchObject({ status: "needs_response", reason: "fraudulent", amount: 17800, charge: disputed.id });
  expect(await stripe.charges.retrieve(disputed.id)).toMatchObject({ disputed: true });
  expect(await refusal(stripe.refunds.create({ charge: disputed.id }))).toMatchObject({ code: "charge_disputed" });
  const won = await stripe.disputes.update(dispute?.id ?? "", { evidence: { uncategorized_text: "winning_evidence" } });
  expect(won.status).toBe("won");
  expect(won.balance_transactions.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  expect(await refusal(stripe.disputes.close(won.id))).toMatchObject({ statusCode: 400 });
  expect((await story(world, won.id)).filter((type) => type.startsWith("charge.dispute"))).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ]);
});

test("A dispute is opened and decided through the test controls", async () => {
  const { id: charge } = await paid();
  const { body: opened } = await world.lever("disputes", { charge });
  expect((await world.lever("disputes", { charge })).status).toBe(400);
  expect((await world.lever(`disputes/${opened.id}`, { outcome: "lost" })).body).toMatchObject({ status: "lost" });
  expect(await stripe.disputes.retrieve(opened.id)).toMatchObject({ status: "lost", charge });
});

test("A failed setup is shown on the page, and a payment's return URL gets its result", async () => {
  const { id, next_action } = await stripe.paymentIntents.create({
    amount: 999,
    currency: "usd",
    payment_method: "pm_card_authenticationRequired",
    confirm: true,
    return_url: `${SITE}/pay-per-view`,
  });
  const back = await press(next_action?.redirect_to_url?.url ?? null, { outcome: "complete" });
  const url = new URL(back.headers.get("location") ?? "");
  expect(url.searchParams.get("payment_intent")).toBe(id);
  expect(url.searchParams.get("redirect_status")).toBe("succeeded");
});
