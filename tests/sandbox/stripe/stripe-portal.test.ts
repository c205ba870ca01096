/** The customer portal through plain forms: card, plan, cancellation and undoing it, invoices, and the return link. */
import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { card, press, refusal, SITE, type StripeWorld, story, stripeWorld, subscribe } from "./stripe-world";

let world: StripeWorld;
let stripe: Stripe;
let subscription: Stripe.Subscription;
let customer: string;
beforeEach(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
  subscription = await subscribe(world, { customer_email: "robin@example.com" });
  customer = String(subscription.customer);
});
afterEach(() => world.stop());

const open = (more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) =>
  stripe.billingPortal.sessions.create({ customer, return_url: `${SITE}/profile`, ...more });
const read = async (url: string) => (await fetch(url)).text();
const again = () => stripe.subscriptions.retrieve(subscription.id);
const at = (url: string, path: string) => `${url}/subscriptions/${subscription.id}/${path}`;

test("The home page shows plan, next payment, card, address and invoices, links back, and has no scripts", async () => {
  const session = await open();
  expect(session).toMatchObject({
    object: "billing_portal.session",
    customer,
    return_url: `${SITE}/profile`,
    flow: null,
  });
  const page = await read(session.url);
  for (const text of [
    "Premium",
    "$9.99 per month",
    "Your next billing date is April 14, 2026.",
    "visa •••• 4242",
    "robin@example.com",
  ])
    expect(page).toContain(text);
  expect(page).toContain(`<a href="${SITE}/profile">Return to the site</a>`);
  expect(page).toMatch(/href="[^"]+\/i\/in_[^"]+">March 14, 2026</);
  expect(page).not.toContain("<script");
});

test("A customer cancels with a reason, sees the end date, and undoes it", async () => {
  const { url } = await open();
  const form = await read(at(url, "cancel"));
  expect(form).toContain("It ends on April 14, 2026.");
  expect(form).toContain('value="too_expensive"');
  const done = await press(at(url, "cancel"), { feedback: "too_expensive", comment: "Rent day." });
  expect(done.status).toBe(303);
  expect(await again()).toMatchObject({
    // As in flexible billing mode: the end as a date of its own.
    cancel_at_period_end: false,
    cancel_at: subscription.items.data[0]?.current_period_end,
    canceled_at: world.seconds(),
    cancellation_details: { feedback: "too_expensive", comment: "Rent day.", reason: "cancellation_requested" },
  });
  const home = await read(`${url}/home`);
  expect(home).toContain("Your subscription will be canceled on April 14, 2026.");
  expect(home).not.toContain("Cancel subscription");
  await press(at(url, "renew"), {});
  expect(await again()).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { feedback: null, reason: null },
  });
});

test("A customer changes to the yearly plan after a page that explains it", async () => {
  const { url } = await open();
  expect(await read(at(url, "plans"))).toContain("$99.90 per year");
  const confirm = await press(at(url, "plans"), { price: "price_premium_year" });
  expect(await confirm.text()).toContain("A new billing period starts today at $99.90 per year");
  expect((await again()).items.data[0]?.price.id).toBe("price_premium_month");
  await press(at(url, "plans"), { price: "price_premium_year", confirm: "yes" });
  expect((await again()).items.data[0]?.price.id).toBe("price_premium_year");
  expect((await press(at(url, "plans"), { price: "price_ppv", confirm: "yes" })).status).toBe(400);
});

test("A change of plan ends the trial, unless the portal lets trials continue", async () => {
  const trial_period_days = 7;
  const trial = await subscribe(world, {
    customer_email: "trial@example.com",
    subscription_data: { trial_period_days },
  });
  const change = async (configuration: string, price: string) => {
    const { url } = await open({ customer: String(trial.customer), configuration });
    await press(`${url}/subscriptions/${trial.id}/plans`, { price, confirm: "yes" });
    return (await stripe.subscriptions.retrieve(trial.id)).status;
  };
  const portal = async (trial_update_behavior?: "continue_trial") => {
    const products = [{ product: "prod_premium", prices: ["price_premium_month", "price_premium_year"] }];
    const subscription_update = {
      enabled: true,
      default_allowed_updates: ["price" as const],
      products,
      ...(trial_update_behavior && { trial_update_behavior }),
    };
    return (await stripe.billingPortal.configurations.create({ features: { subscription_update } })).id;
  };
  expect(await change(await portal("continue_trial"), "price_premium_year")).toBe("trialing");
  expect(await change(await portal(), "price_premium_month")).toBe("active");
});

test("A new card pays from then on; a declined one changes nothing, and problems appear beside their field", async () => {
  const { url } = await open();
  const empty = await press(`${url}/card`, { ...card("4242"), cardCvc: "" });
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain("Your card number is incomplete.");
  const declined = await press(`${url}/card`, card("4000000000000002"));
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain("Your card was declined.");
  const former = (await again()).default_payment_method;
  expect((await press(`${url}/card`, card("5555555555554444"))).status).toBe(303);
  const { default_payment_method: method } = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ["default_payment_method"],
  });
  expect(method).toMatchObject({ customer, card: { brand: "mastercard" } });
  expect(String(former)).not.toBe((method as Stripe.PaymentMethod).id);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: (method as Stripe.PaymentMethod).id },
  });
  expect(await story(world, customer)).toEqual(
    expect.arrayContaining(["setup_intent.setup_failed", "setup_intent.succeeded", "payment_method.attached"]),
  );
});

test("A card that requires authentication is used once the customer has authenticated", async () => {
  const { url } = await open();
  const former = (await again()).default_payment_method;
  const asked = await press(`${url}/card`, card("4000002500003155"));
  expect((await again()).default_payment_method).toBe(former);
  const back = await press(asked.headers.get("location"), { outcome: "fail" });
  expect(await read(back.headers.get("location") ?? "")).toContain("We are unable to authenticate");
  const second = await press(`${url}/card`, card("4000002500003155"));
  await press(second.headers.get("location"), { outcome: "complete" });
  expect((await again()).default_payment_method).not.toBe(former);
});

test("A deep link opens its own form and ends at the requested page", async () => {
  const after_completion = { type: "redirect", redirect: { return_url: `${SITE}/profile?canceled` } } as const;
  const { url, flow } = await open({
    flow_data: {
      type: "subscription_cancel",
      subscription_cancel: { subscription: subscription.id },
      after_completion,
    },
  });
  expect(flow).toMatchObject({ type: "subscription_cancel", subscription_cancel: { subscription: subscription.id } });
  const start = await fetch(url, { redirect: "manual" });
  expect(start.headers.get("location")).toBe(new URL(at(url, "cancel")).pathname);
  const done = await press(at(url, "cancel"), {});
  expect(done.headers.get("location")).toBe(`${SITE}/profile?canceled`);
});

test("A link expires after five minutes unused, or an hour after the last visit", async () => {
  const [unused, used] = [await open(), await open()];
  await world.pass("PT4M");
  expect((await fetch(used.url)).status).toBe(200);
  await world.pass("PT2M");
  expect((await fetch(unused.url)).status).toBe(410);
  await world.pass("PT57M");
  expect((await fetch(used.url)).status).toBe(200);
  await world.pass("PT1H");
  expect((await press(at(used.url, "cancel"), {})).status).toBe(410);
  expect(await again()).toMatchObject({ cancel_at: null });
});

test("The configuration decides what a customer may do", async () => {
  const [brief] = (await stripe.billingPortal.configurations.list({ is_default: true })).data;
  expect(brief?.features.subscription_update).not.toHaveProperty("products");
  const expand = ["data.features.subscription_update.products"];
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, expand });
  expect(data).toMatchObject([{ features: { subscription_update: { products: [{ product: "prod_premium" }] } } }]);
  const { id } = await stripe.billingPortal.configurations.create({
    business_profile: { headline: "Ringside" },
    features: { subscription_cancel: { enabled: true, mode: "immediately" } },
  });
  const { url } = await open({ configuration: id });
  const home = await read(url);
  expect(home).toContain("Ringside");
  expect(home).toContain("Cancel subscription");
  expect(home).not.toContain("Change plan");
  expect(home).not.toContain("Invoices");
  await press(at(url, "cancel"), { feedback: "unused" });
  expect(await again()).toMatchObject({ status: "canceled", cancellation_details: { feedback: "unused" } });
  const updated = await stripe.billingPortal.configurations.update(id, { active: false });
  expect(updated.active).toBe(false);
  expect(await refusal(open({ configuration: "bpc_nothing" }))).toMatchObject({ code: "resource_missing" });
});

test("Another customer's subscription can't be reached through the portal", async () => {
  const other = await stripe.customers.create({ email: "other@example.com" });
  const { url } = await open({ customer: other.id });
  expect((await press(at(url, "cancel"), {})).status).toBe(404);
  expect(await again()).toMatchObject({ cancel_at: null });
  const flow_data = { type: "subscription_cancel", subscription_cancel: { subscription: subscription.id } } as const;
  expect(await refusal(open({ customer: other.id, flow_data }))).toMatchObject({ statusCode: 400 });
  expect(await refusal(open({ customer: "cus_nobody" }))).toMatchObject({ param: "customer" });
  expect((await fetch(`${world.origin}/p/session/test_nothing`)).status).toBe(410);
});
