/** Older majors of Stripe's SDK, each with its own API version, get responses that match their types. */
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  card,
  eventually,
  GOOD,
  press,
  SECRET,
  SITE,
  type StripeWorld,
  stripeWorld,
  webhookReceiver,
} from "../sandbox/stripe/stripe-world";
import { type OldStripe, Stripe12, Stripe17, Stripe20 } from "./old-stripe";

let world: StripeWorld;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
beforeAll(async () => {
  receiver = await webhookReceiver();
  world = await stripeWorld({ webhookUrl: receiver.url });
});
afterAll(async () => {
  await world.stop();
  await receiver.close();
});

const KEY = "sk_test_sandbox";
const address = () => ({ host: "127.0.0.1", port: world.port, protocol: "http" as const, telemetry: false });
const seats = [{ quantity: 2, price_data: { currency: "usd", unit_amount: 8900, product_data: { name: "Ringside" } } }];
const sale = { mode: "payment", line_items: seats, success_url: `${SITE}/tickets`, cancel_url: SITE } as const;
const month = [{ price: "price_premium_month" }];

describe("stripe 12, API 2022-11-15", () => {
  const sdk = () => new Stripe12(KEY, { apiVersion: "2022-11-15", ...address() });

  it("sells seats on the hosted page and refunds them", async () => {
    const stripe = sdk();
    const session = await stripe.checkout.sessions.create({ ...sale, payment_method_types: ["card"] });
    expect(session.lastResponse.apiVersion).toBe("2022-11-15");
    expect(session.payment_method_types).toEqual(["card"]);
    await press(session.url, card(GOOD));
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent.latest_charge"] });
    expect(paid).toMatchObject({ payment_status: "paid", amount_total: 17_800, shipping_details: null });
    const intent = paid.payment_intent;
    expect(intent).toMatchObject({ invoice: null, capture_method: "automatic" });
    expect(intent.latest_charge).toMatchObject({ object: "charge", invoice: null, paid: true });
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 8900 });
    expect(refund).toMatchObject({ status: "succeeded", amount: 8900 });
  });

  it("reads a subscription's period, invoice and payment from their old fields", async () => {
    const stripe = sdk();
    const customer = await stripe.customers.create({
      email: "fan@example.com",
      payment_method: "pm_card_visa",
      invoice_settings: { default_payment_method: "pm_card_visa" },
    });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: month,
      expand: ["latest_invoice.payment_intent"],
    });
    expect(subscription).toMatchObject({ status: "active", discount: null });
    expect(subscription.current_period_end - subscription.current_period_start).toBeGreaterThan(27 * 86_400);
    const invoice = subscription.latest_invoice;
    expect(invoice).toMatchObject({ paid: true, subscription: subscription.id, tax: null, total_tax_amounts: [] });
    const intent = invoice.payment_intent;
    expect(intent).toMatchObject({ object: "payment_intent", status: "succeeded", invoice: invoice.id });
    expect(invoice.charge).toBe(intent.latest_charge);
    expect(invoice).not.toHaveProperty("parent");
    const [line] = invoice.lines.data;
    expect(line).toMatchObject({
      type: "subscription",
      proration: false,
      price: { id: "price_premium_month", recurring: { interval: "month", aggregate_usage: null } },
      plan: { object: "plan", amount: 999 },
      subscription_item: subscription.items.data[0]?.id,
    });
    expect(await stripe.charges.retrieve(String(invoice.charge))).toMatchObject({ invoice: invoice.id });
    expect((await stripe.subscriptions.del(subscription.id)).status).toBe("canceled");
  });

  it("creates intents that take cards by default, and products with features", async () => {
    const stripe = sdk();
    const intent = await stripe.paymentIntents.create({ amount: 999, currency: "usd" });
    expect(intent).toMatchObject({ automatic_payment_methods: null, payment_method_types: ["card"] });
    const automatic = await stripe.paymentIntents.create({
      amount: 999,
      currency: "usd",
      automatic_payment_methods: { enabled: true },
    });
    expect(automatic.automatic_payment_methods).toMatchObject({ enabled: true });
    expect(await stripe.products.retrieve("prod_premium")).toMatchObject({ features: [] });
  });

  it("throws its own errors, which contain the intent in its old form", async () => {
    const stripe = sdk();
    const params = { amount: 999, currency: "usd", confirm: true, payment_method: "pm_card_chargeDeclined" };
    const error = await stripe.paymentIntents.create(params).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stripe12.errors.StripeCardError);
    expect(error).toMatchObject({
      code: "card_declined",
      decline_code: "generic_decline",
      payment_intent: { invoice: null, capture_method: "automatic" },
    });
  });

  it("gets a clear error for the upcoming invoice endpoint, which is gone", async () => {
    const call = sdk().invoices.retrieveUpcoming({ customer: "cus_1" });
    await expect(call).rejects.toThrow(/^The sandbox does not offer upcoming invoices\. Use POST/);
  });
});

describe("stripe 17, API 2025-02-24.acacia", () => {
  const sdk = () => new Stripe17(KEY, { apiVersion: "2025-02-24.acacia", ...address() });

  it("subscribes to Premium on the hosted page with the old name of its mode", async () => {
    const stripe = sdk();
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      ui_mode: "hosted",
      line_items: [{ price: "price_premium_month", quantity: 1 }],
      payment_method_types: ["card"],
      success_url: `${SITE}/premium`,
    });
    expect(session).toMatchObject({ ui_mode: "hosted", lastResponse: { apiVersion: "2025-02-24.acacia" } });
    await press(session.url, card(GOOD));
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription", "invoice"] });
    const subscription = done.subscription;
    const invoice = done.invoice;
    expect(subscription.current_period_end).toBeGreaterThan(world.seconds());
    expect(invoice).toMatchObject({ paid: true, subscription: subscription.id, paid_out_of_band: false });
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data).toMatchObject([{ id: invoice.id, payment_intent: invoice.payment_intent }]);
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ cancel_at: ending.current_period_end });
  });

  it("embeds the page with the old mode name, and returns promotion codes with the full coupon", async () => {
    const stripe = sdk();
    const embedded = await stripe.checkout.sessions.create({
      mode: "payment",
      ui_mode: "embedded",
      line_items: seats,
      return_url: `${SITE}/tickets`,
    });
    expect(embedded).toMatchObject({ ui_mode: "embedded", url: null, client_secret: expect.any(String) });
    const coupon = await stripe.coupons.create({ percent_off: 25 });
    const code = await stripe.promotionCodes.create({ coupon: coupon.id, code: "ACACIA25" });
    expect(code.coupon).toMatchObject({ id: coupon.id, percent_off: 25 });
    expect(code).not.toHaveProperty("promotion");
  });
});

describe("stripe 20, API 2026-02-25.clover", () => {
  const sdk = () => new Stripe20(KEY, { apiVersion: "2026-02-25.clover", ...address() });

  it("finds periods on items, and an invoice's subscription under its parent", async () => {
    const stripe = sdk();
    const customer = await stripe.customers.create({ email: "fan@example.com", payment_method: "pm_card_visa" });
    const [method] = (await stripe.paymentMethods.list({ customer: customer.id })).data;
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: month,
      default_payment_method: method?.id ?? "",
      expand: ["latest_invoice.payments"],
    });
    expect(subscription).not.toHaveProperty("current_period_end");
    expect(subscription.items.data[0]?.current_period_end).toBeGreaterThan(world.seconds());
    const invoice = subscription.latest_invoice;
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(invoice.payments?.data).toHaveLength(1);
    expect(invoice).not.toHaveProperty("payment_intent");
  });

  it("uses the method and page names from before dahlia and endive", async () => {
    const stripe = sdk();
    const session = await stripe.checkout.sessions.create({
      ...sale,
      ui_mode: "hosted",
      payment_method_types: ["card"],
    });
    expect(session).toMatchObject({ ui_mode: "hosted", payment_method_types: ["card"] });
    expect(session).not.toHaveProperty("allowed_payment_method_types");
    const listed = await stripe.checkout.sessions.list({ limit: 1 });
    expect(listed.data[0]).toMatchObject({ id: session.id, ui_mode: "hosted" });
    const intent = await stripe.paymentIntents.create({ amount: 999, currency: "usd", payment_method_types: ["card"] });
    expect(intent.payment_method_types).toEqual(["card"]);
    await expect(stripe.checkout.sessions.create({ ...sale, ui_mode: "custom" })).rejects.toThrow(
      /^The sandbox does not offer `ui_mode: elements`/,
    );
  });
});

describe("Every major", () => {
  const majors = (): [string, OldStripe][] => [
    ["12", new Stripe12(KEY, { apiVersion: "2022-11-15", ...address() })],
    ["17", new Stripe17(KEY, address())],
    ["20", new Stripe20(KEY, address())],
    ["23", new Stripe(KEY, address())],
  ];

  it("verifies webhooks, whose objects keep the endpoint's version", async () => {
    await world.stripe.customers.create({ email: "hook@example.com" });
    const sent = await eventually(() => receiver.received.find(({ body }) => body.includes("hook@example.com")));
    for (const [major, stripe] of majors()) {
      const event = stripe.webhooks.constructEvent(sent.body, sent.signature, SECRET);
      expect(event, major).toMatchObject({ type: "customer.created", api_version: Stripe.API_VERSION });
      const again = await stripe.events.retrieve(event.id);
      expect(again.data, major).toEqual(event.data);
    }
  });
});

describe("Versions", () => {
  const ask = async (version: string) => {
    const response = await fetch(`${world.origin}/v1/products/prod_premium`, {
      headers: { authorization: `Bearer ${KEY}`, "stripe-version": version },
    });
    return { status: response.status, version: response.headers.get("stripe-version"), body: await response.json() };
  };

  it.each(["2023-10-16", "2024-06-20", "2024-11-20.acacia", "2025-08-27.basil", "2026-04-22.dahlia"])(
    "%s is used in the response",
    async (version) => {
      expect(await ask(version)).toMatchObject({ status: 200, version });
    },
  );

  it("one from before 2022-11-15 is refused with the supported range, an unknown one with Stripe's message", async () => {
    expect(await ask("2020-08-27")).toMatchObject({
      status: 400,
      body: {
        error: {
          type: "invalid_request_error",
          message: `Invalid Stripe API version: 2020-08-27. The sandbox speaks the versions from 2022-11-15 to ${Stripe.API_VERSION}.`,
        },
      },
    });
    for (const version of ["2024-02-30", "2024-9-30.acacia", "2024-09-30.basil", "latest"])
      expect(await ask(version)).toMatchObject({
        status: 400,
        body: { error: { message: `Invalid Stripe API version: ${version}` } },
      });
  });
});
