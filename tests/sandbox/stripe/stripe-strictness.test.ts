/** The sandbox refuses what Stripe refuses, with Stripe's error classes, codes and messages. */
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal, SITE, type StripeWorld, sdk, stripeWorld, twoSeats } from "./stripe-world";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.stop());

const session = (more: object) => stripe.checkout.sessions.create({ ...twoSeats, ...more });
const intent = (more: object) => stripe.paymentIntents.create({ amount: 999, currency: "usd", ...more });
const priced = (unit_amount: number) => ({
  line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount, product_data: { name: "Seat" } } }],
});
const MINUTES = 60;

test("A wrong key and a missing key get 401", async () => {
  await expect(sdk(world.port, "sk_test_wrong").customers.list()).rejects.toThrow(
    Stripe.errors.StripeAuthenticationError,
  );
  const response = await fetch(`${world.origin}/v1/customers`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
});

test("The key is also accepted as the user name of HTTP Basic, and only there", async () => {
  const status = async (credentials: string) => {
    const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
    return (await fetch(`${world.origin}/v1/customers`, { headers: { authorization } })).status;
  };
  expect(await status("sk_test_sandbox:")).toBe(200);
  expect(await status("sk_test_wrong:")).toBe(401);
  expect(await status(":sk_test_sandbox")).toBe(401);
  expect(await status("")).toBe(401);
});

test("A session lives between 30 minutes and 24 hours, by the sandbox's clock", async () => {
  const now = world.seconds();
  expect(await refusal(session({ expires_at: now + 30 * MINUTES - 1 }))).toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
    param: "expires_at",
    message: "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
  });
  expect(await refusal(session({ expires_at: now + 24 * 60 * MINUTES + 1 }))).toMatchObject({
    message: "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
  });
  expect(await session({ expires_at: now + 30 * MINUTES })).toMatchObject({ expires_at: now + 1800, status: "open" });
  expect(await session({})).toMatchObject({ expires_at: now + 86_400 });
});

test("`cards` is not a payment method type, and the parameter's old name is gone from this API version", async () => {
  expect(await refusal(session({ allowed_payment_method_types: ["cards"] }))).toMatchObject({
    type: "StripeInvalidRequestError",
    param: "allowed_payment_method_types[0]",
    message: expect.stringMatching(/^Invalid allowed_payment_method_types\[0\]: must be one of card, acss_debit, /),
  });
  for (const create of [session, intent])
    expect(await refusal(create({ payment_method_types: ["card"] }))).toMatchObject({
      code: "payment_method_types_no_longer_supported",
      statusCode: 400,
    });
});

test("Invoice creation is allowed in payment mode only", async () => {
  const subscription = {
    mode: "subscription",
    line_items: [{ price: "price_premium_month", quantity: 1 }],
  };
  expect(await refusal(session({ ...subscription, invoice_creation: { enabled: true } }))).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/^You can only enable invoice creation when `mode` is set to `payment`\./),
  });
  expect(await session({ invoice_creation: { enabled: true } })).toMatchObject({ invoice_creation: { enabled: true } });
  expect(await session(subscription)).toMatchObject({ mode: "subscription", amount_total: 999, status: "open" });
});

test("A return URL needs an embedded page, which in turn accepts no success URL", async () => {
  expect(await refusal(session({ return_url: SITE }))).toMatchObject({ statusCode: 400, param: "return_url" });
  expect(await refusal(session({ ui_mode: "embedded_page", return_url: SITE }))).toMatchObject({
    param: "success_url",
  });
  expect(await refusal(session({ ui_mode: "embedded" }))).toMatchObject({ param: "ui_mode" });
  const { success_url: _, cancel_url: __, ...bare } = twoSeats;
  const embedded = await stripe.checkout.sessions.create({ ...bare, ui_mode: "embedded_page", return_url: SITE });
  expect(embedded).toMatchObject({ url: null, return_url: SITE });
  expect(await refusal(stripe.checkout.sessions.create(bare))).toMatchObject({
    code: "parameter_missing",
    param: "success_url",
  });
});

test("Unknown parameters are refused by name, at every depth", async () => {
  expect(await refusal(session({ colour: "red" }))).toMatchObject({
    code: "parameter_unknown",
    param: "colour",
    message: "Received unknown parameter: colour",
  });
  expect(await refusal(session({ line_items: [{ ...twoSeats.line_items?.[0], amount: 1 }] }))).toMatchObject({
    code: "parameter_unknown",
    param: "line_items[0][amount]",
  });
  expect(await refusal(stripe.customers.list({ mail: "a@b.c" } as object))).toMatchObject({
    code: "parameter_unknown",
  });
});

test("Missing and malformed parameters are refused by name", async () => {
  expect(await refusal(session({ line_items: [{ price_data: { unit_amount: 100 } }] }))).toMatchObject({
    code: "parameter_missing",
    param: "line_items[0][price_data][currency]",
  });
  expect(await refusal(intent({ amount: "9.99" }))).toMatchObject({
    code: "parameter_invalid_integer",
    param: "amount",
  });
  expect(await refusal(intent({ currency: "dollars" }))).toMatchObject({ param: "currency" });
  expect(await refusal(session({ success_url: "/tickets" }))).toMatchObject({
    code: "url_invalid",
    param: "success_url",
  });
  expect(await refusal(session({ customer_email: "fan" }))).toMatchObject({ code: "email_invalid" });
  expect(await refusal(session({ client_reference_id: "" }))).toMatchObject({ code: "parameter_invalid_empty" });
  expect(await refusal(session({ metadata: { note: "x".repeat(501) } }))).toMatchObject({ param: "metadata[note]" });
  expect(await refusal(session({ locale: "he" }))).toMatchObject({ param: "locale" });
});

test("Amounts below 50 cents cannot be charged", async () => {
  expect(await refusal(session(priced(49)))).toMatchObject({
    code: "amount_too_small",
    message: "The Checkout Session's total amount due must add up to at least $0.50 usd",
  });
  expect(await refusal(intent({ amount: 49 }))).toMatchObject({ code: "amount_too_small", param: "amount" });
  expect(await session(priced(50))).toMatchObject({ amount_total: 50 });
  expect(await refusal(intent({ amount: 100_000_000 }))).toMatchObject({ code: "amount_too_large" });
});

test("A customer is given by id or by email, and must exist", async () => {
  const { id } = await stripe.customers.create({ email: "fan@example.com" });
  expect(await refusal(session({ customer: id, customer_email: "fan@example.com" }))).toMatchObject({
    message: "You may only specify one of these parameters: customer, customer_email.",
  });
  expect(await refusal(session({ customer: "cus_nobody" }))).toMatchObject({
    statusCode: 400,
    code: "resource_missing",
    param: "customer",
    message: "No such customer: 'cus_nobody'",
  });
});

test("A recurring price is not allowed in payment mode, a one-time price alone not in subscription mode", async () => {
  const lines = (price: string) => ({ line_items: [{ price, quantity: 1 }] });
  expect(await refusal(session(lines("price_premium_month")))).toMatchObject({
    message: expect.stringMatching(/^You specified `payment` mode but passed a recurring price\./),
  });
  expect(await refusal(session({ mode: "subscription", ...lines("price_ppv") }))).toMatchObject({
    message: "You must provide at least one recurring price in `subscription` mode when using prices.",
  });
});

test("A payment intent without a payment method cannot be confirmed, neither at once nor later", async () => {
  const unexpected = {
    type: "StripeInvalidRequestError",
    statusCode: 400,
    code: "payment_intent_unexpected_state",
    message: expect.stringMatching(/^You cannot confirm this PaymentIntent because it's missing a payment method\./),
  };
  expect(await refusal(intent({ confirm: true, return_url: SITE }))).toMatchObject(unexpected);
  const { id } = await intent({});
  expect(await refusal(stripe.paymentIntents.confirm(id, { return_url: SITE }))).toMatchObject(unexpected);
});

test("A payment intent that may redirect needs a return URL to be confirmed, and accepts one only then", async () => {
  expect(await refusal(intent({ confirm: true, payment_method: "pm_card_visa" }))).toMatchObject({
    message: expect.stringMatching(/you must provide a `return_url`/),
  });
  expect(await refusal(intent({ return_url: SITE }))).toMatchObject({ param: "return_url" });
  const never = { automatic_payment_methods: { enabled: true, allow_redirects: "never" } };
  const paid = await intent({ ...never, confirm: true, payment_method: "pm_card_visa" });
  expect(paid).toMatchObject({ status: "succeeded", amount_received: 999 });
});

test("A missing object is a 404 that the SDK throws", async () => {
  const calls = [
    stripe.checkout.sessions.retrieve("cs_test_nothing"),
    stripe.checkout.sessions.expire("cs_test_nothing"),
    stripe.customers.retrieve("cus_nobody"),
    stripe.paymentIntents.retrieve("pi_nothing"),
    stripe.refunds.retrieve("re_nothing"),
    stripe.charges.retrieve("ch_nothing"),
    stripe.events.retrieve("evt_nothing"),
    stripe.prices.retrieve("price_nothing"),
    stripe.products.retrieve("prod_nothing"),
  ];
  for (const call of calls) expect(await refusal(call)).toMatchObject({ code: "resource_missing", statusCode: 404 });
  expect(await refusal(stripe.rawRequest("GET", "/v1/unicorns"))).toMatchObject({
    statusCode: 404,
    message: expect.stringMatching(/^Unrecognized request URL \(GET: \/v1\/unicorns\)/),
  });
});

test("An API version that is too old for the sandbox is refused", async () => {
  const call = stripe.customers.list({}, { apiVersion: "2020-08-27" });
  expect(await refusal(call)).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/^Invalid Stripe API version: 2020-08-27\. The sandbox speaks/),
  });
});

test("Only expandable properties can be expanded", async () => {
  const { id } = await session({});
  expect(await refusal(stripe.checkout.sessions.retrieve(id, { expand: ["url"] }))).toMatchObject({
    message: "This property cannot be expanded (url).",
  });
  expect(await refusal(stripe.checkout.sessions.list({ expand: ["line_items"] }))).toMatchObject({ statusCode: 400 });
});
