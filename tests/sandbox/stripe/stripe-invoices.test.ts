/** Invoices: their page and PDF, the merchant's actions, and the sales that create one. */
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { card, GOOD, press, refusal, type StripeWorld, stripeWorld, subscribe, twoSeats } from "./stripe-world";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.stop());

/** An invoice that the saved card failed to pay. */
async function overdue(): Promise<Stripe.Invoice> {
  const subscription = await subscribe(world, {
    cardNumber: "4000000000000341",
    subscription_data: { trial_period_days: 1 },
  });
  await world.pass("P1DT1H");
  const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  if (invoice?.status !== "open") throw new Error("There is no open invoice.");
  return invoice;
}

test("The page shows number, lines and PDF, and accepts a card while the invoice is open", async () => {
  const { id, hosted_invoice_url: url = null, invoice_pdf: pdf, number } = await overdue();
  const page = await (await fetch(url ?? "")).text();
  for (const text of [
    `Invoice ${number}`,
    "1 × Premium (at $9.99 / month)",
    "<button>Pay $9.99</button>",
    "Your card was declined.",
  ])
    expect(page).toContain(text);
  const file = await fetch(pdf ?? "");
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(await file.text()).toMatch(/^%PDF-1\.4[\s\S]+Amount due \$9\.99[\s\S]+%%EOF\n$/);

  expect((await press(url, card("4000000000000002"))).status).toBe(402);
  expect((await press(url, card(GOOD))).status).toBe(303);
  expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: "paid", amount_paid: 999, amount_remaining: 0 });
  expect(await (await fetch(url ?? "")).text()).toContain("Invoice paid");
  await press(url, card(GOOD));
  const { data } = await stripe.invoicePayments.list({ invoice: id });
  expect(data).toMatchObject([{ status: "paid", is_default: true, payment: { type: "payment_intent" } }]);
  expect((await fetch(`${world.origin}/i/${id}/guess`)).status).toBe(404);
});

test("The merchant pays, voids, or writes off an open one", async () => {
  const [first, second, third] = [await overdue(), await overdue(), await overdue()];
  expect(await refusal(stripe.invoices.pay(first.id))).toMatchObject({
    type: "StripeCardError",
    code: "card_declined",
  });
  expect(await stripe.invoices.pay(first.id, { payment_method: "pm_card_visa" })).toMatchObject({ status: "paid" });
  expect(await refusal(stripe.invoices.pay(first.id))).toMatchObject({ message: "Invoice is already paid" });
  expect(await stripe.invoices.markUncollectible(second.id)).toMatchObject({ status: "uncollectible" });
  expect(await stripe.invoices.pay(second.id, { paid_out_of_band: true })).toMatchObject({ status: "paid" });
  expect(await stripe.invoices.voidInvoice(third.id)).toMatchObject({ status: "void", next_payment_attempt: null });
  expect(await refusal(stripe.invoices.voidInvoice(third.id))).toMatchObject({ statusCode: 400 });
  const { data } = await stripe.paymentIntents.list({ customer: String(third.customer) });
  expect(data).toMatchObject([{ status: "canceled", cancellation_reason: "void_invoice" }]);
  expect(await refusal(stripe.paymentIntents.cancel(data[0]?.id ?? ""))).toMatchObject({ statusCode: 400 });
});

test("A draft can be finalized before its hour is over", async () => {
  const subscription = await subscribe(world, { subscription_data: { trial_period_days: 1 } });
  await world.pass("P1D");
  const [draft] = (await stripe.invoices.list({ subscription: subscription.id, status: "draft" })).data;
  expect(draft).toMatchObject({ number: null, hosted_invoice_url: null, auto_advance: true });
  const open = await stripe.invoices.finalizeInvoice(draft?.id ?? "");
  expect(open).toMatchObject({ status: "open", number: expect.stringMatching(/^[0-9A-Z]{8}-0002$/) });
  expect(await refusal(stripe.invoices.finalizeInvoice(open.id))).toMatchObject({ statusCode: 400 });
  const noted = await stripe.invoices.update(open.id, { metadata: { note: "late" } });
  expect(noted.metadata).toEqual({ note: "late" });
  expect(await stripe.invoices.pay(open.id)).toMatchObject({ status: "paid" });
  expect((await stripe.invoices.listLineItems(open.id)).data).toMatchObject([{ amount: 999, object: "line_item" }]);
});

test("Lists filter by customer, respect the limit, and are newest first", async () => {
  const subscription = await subscribe(world);
  const customer = String(subscription.customer);
  await world.pass("P62DT1H");
  const all = await stripe.invoices.list({ customer });
  expect(all.data).toHaveLength(3);
  const two = await stripe.invoices.list({ customer, limit: 2 });
  expect([two.data.map(({ id }) => id), two.has_more]).toEqual([all.data.slice(0, 2).map(({ id }) => id), true]);
  expect(await refusal(stripe.invoices.list({ customer: "cus_nobody" }))).toMatchObject({ code: "resource_missing" });
  await stripe.subscriptions.cancel(subscription.id);
  expect(await refusal(stripe.invoices.createPreview({ subscription: subscription.id }))).toMatchObject({
    code: "invoice_upcoming_none",
  });
});

test("A sale with invoice creation has a customer, a paid invoice, and the shipping address", async () => {
  const session = await stripe.checkout.sessions.create({
    ...twoSeats,
    invoice_creation: { enabled: true, invoice_data: { description: "Two seats", metadata: { hold: "7" } } },
    shipping_address_collection: { allowed_countries: ["US", "CA"] },
  });
  expect(session).toMatchObject({ customer_creation: "always", invoice: null });
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain('<option value="CA" >Canada</option>');
  const address = {
    shippingName: "Robin Fan",
    shippingLine1: "1 Ring Road",
    shippingCity: "Pigeon Forge",
    shippingState: "TN",
    shippingPostalCode: "37863",
    shippingCountry: "US",
  };
  const unfit = await press(session.url, { ...card(GOOD), ...address, shippingCity: "", shippingCountry: "DE" });
  expect(unfit.status).toBe(400);
  expect(await unfit.text()).toContain("Choose a country.");
  expect((await press(session.url, { ...card(GOOD), ...address })).status).toBe(303);

  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["invoice", "payment_intent", "customer"],
  });
  expect(done).toMatchObject({
    customer: { email: "fan@example.com" },
    invoice: {
      status: "paid",
      billing_reason: "manual",
      amount_paid: 17800,
      description: "Two seats",
      metadata: { hold: "7" },
      parent: null,
      lines: { data: [{ amount: 17800, description: "Ringside", quantity: 2 }] },
    },
    payment_intent: { shipping: { name: "Robin Fan", address: { city: "Pigeon Forge", country: "US" } } },
    collected_information: { shipping_details: { name: "Robin Fan", address: { postal_code: "37863" } } },
  });
});
