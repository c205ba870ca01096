/** The mails of billing: each is sent once, in the fan's language, in whatever order Stripe's events arrive. */
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { DAY_MS, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";

const FAILS_LATER = "4000 0000 0000 0341";
const NONE = { reason: undefined, comment: "" };

let world: Awaited<ReturnType<typeof billingWorld>>;
let fan: Visitor;
let fans = 0;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
beforeEach(() => {
  fan = visitor({ email: `reader-${++fans}@example.com` });
  world.mails.length = 0;
});
afterAll(() => world.close());

describe("A broadcast", () => {
  it("has one receipt, whichever way and however often it is settled", async () => {
    const bought = await buyNight();
    await Promise.all([world.deliver("checkout.session.completed"), world.news(), world.billing.reconcile()]);
    await world.billing.reconcile();
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`You’re set to watch ${bought}`);
    expect(mail?.text).toMatch(/Paid: \$9\.99 on .*\nInvoice: \w+-0001/);
    expect(mail?.text).toContain("http://localhost:3000/profile/billing");
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
  });

  it("has one mail about its refund, and none about refunds of tickets or of strangers", async () => {
    await buyNight();
    await world.news();
    const [{ ref = "" } = {}] = (await world.billing.payments(fan)).payments;
    await world.billing.giveBack(fan, ref);
    await world.deliver("refund.created", "refund.created", "charge.refunded");
    await world.billing.reconcile();
    const back = (await sent()).filter(({ subject }) => subject.endsWith("refund is on its way"));
    expect(back.map(({ subject }) => subject)).toEqual(["Your $9.99 refund is on its way"]);
    const stranger = await world.stripe.customers.create({ email: "stranger@example.com" });
    const intent = await world.stripe.paymentIntents.create({
      amount: 500,
      currency: "usd",
      customer: stranger.id,
      payment_method: "pm_card_visa",
      confirm: true,
      return_url: "http://localhost:3000",
    });
    await world.stripe.refunds.create({ payment_intent: intent.id });
    await world.deliver("refund.created");
    await world.office.sendOutbox();
    expect(world.mails.filter(({ to }) => to === "stranger@example.com")).toEqual([]);
  });
});

describe("Premium", () => {
  it("announces the end of the trial and the first payment, once each, in the fan's latest language", async () => {
    fan = { ...fan, locale: "de" };
    await join();
    await world.billing.ensureCustomer({ ...fan, locale: "he" });
    await world.pass(5 * DAY_MS);
    await twice();
    expect(subjects(await sent())).toEqual([expect.stringMatching(/^תקופת הניסיון שלך מסתיימת .*2026/)]);
    await world.pass(3 * DAY_MS);
    await twice();
    const [, receipt, ...more] = await sent();
    expect([receipt?.subject, more]).toEqual(["הקבלה שלך על פרימיום", []]);
    expect(receipt?.html).toContain('<html lang="he" dir="rtl">');
    expect(receipt?.text).toContain("9.99");
  });

  it("announces a cancellation in Stripe's portal, and no first payment after that", async () => {
    const id = await join();
    const end = (await world.stripe.subscriptions.retrieve(id)).trial_end ?? 0;
    await world.stripe.subscriptions.update(id, { cancel_at: end });
    await twice();
    await world.pass(5 * DAY_MS);
    await twice();
    const [mail, ...more] = await sent();
    expect([mail?.subject, more]).toEqual(["Your Premium is canceled", []]);
    expect(mail?.text).toMatch(/keep it until .*2026, and we won’t charge you again/);
  });

  it("doesn't promise that nothing more is charged if it renews before the date that was set at Stripe", async () => {
    const id = await join();
    const end = (await world.stripe.subscriptions.retrieve(id)).trial_end ?? 0;
    await world.stripe.subscriptions.update(id, { cancel_at: end + 90 * (DAY_MS / 1000) });
    await twice();
    await world.pass(5 * DAY_MS);
    await twice();
    const [canceled, trial, ...more] = await sent();
    expect(more).toEqual([]);
    expect(canceled?.text).toMatch(/You keep it until .*2026/);
    expect(canceled?.text).not.toContain("charge");
    expect(trial?.text).toMatch(/We’ll charge \$9\.99 that day/);
  });

  it.each([
    ["will be charged within the hour", undefined, 7 * DAY_MS + 60_000],
    ["could not be charged yet", FAILS_LATER, 8 * DAY_MS],
  ])("doesn't promise that nothing more is charged while an invoice %s", async (_, card, ms) => {
    await join(card);
    await world.pass(ms);
    await twice();
    await world.billing.cancel(fan, NONE);
    await twice();
    const mail = (await sent()).find(({ subject }) => subject === "Your Premium is canceled");
    expect(mail?.text).toMatch(/You keep it until .*2026/);
    expect(mail?.text).not.toContain("charge");
  });

  it("announces a failed payment once per attempt, with the link to pay", async () => {
    await join(FAILS_LATER);
    await world.pass(8 * DAY_MS);
    await twice();
    const [first, ...more] = await sent();
    expect([first?.subject, more]).toEqual(["Your Premium payment failed", []]);
    expect(first?.text).toMatch(/while we try again on .*2026/);
    expect(first?.text).toMatch(/Pay now:\nhttp:\/\/\S+\/i\//);
    await world.pass(4 * DAY_MS);
    await twice();
    expect(subjects(await sent()).slice(1)).toEqual(["Your Premium payment failed"]);
  });

  it("sends no mail about a failure that is over when its event arrives", async () => {
    await join(FAILS_LATER);
    await world.pass(8 * DAY_MS);
    const events = (await world.stripe.events.list({ type: "invoice.payment_failed", limit: 1 })).data;
    const [{ invoice } = {}] = (await world.billing.payments(fan)).payments;
    expect(await world.payAt(invoice?.url ?? "")).toBe(303);
    const paid = (await world.stripe.events.list({ type: "invoice.paid", limit: 1 })).data;
    for (const event of [...paid, ...events, ...paid, ...events]) await world.billing.receive(event);
    expect(subjects(await sent())).toEqual(["Your Premium receipt"]);
  });

  it("announces a cancellation once, but not one that was undone, and not again at the end", async () => {
    await join();
    await world.billing.cancel(fan, NONE);
    await world.billing.resume(fan);
    await twice();
    expect(subjects(await sent())).toEqual(["Your Premium continues"]);
    world.clock.advance(60_000);
    await world.billing.cancel(fan, NONE);
    await twice();
    await world.pass(9 * DAY_MS);
    await twice();
    const [, mail, ...more] = await sent();
    expect([mail?.subject, more]).toEqual(["Your Premium is canceled", []]);
    expect(mail?.text).toMatch(/keep it until .*2026/);
  });

  it("announces a cancellation once, however often it is asked for", async () => {
    const id = await join();
    await world.billing.cancel(fan, NONE);
    const first = (await world.stripe.subscriptions.retrieve(id)).canceled_at;
    world.clock.advance(60_000);
    expect(await world.billing.cancel(fan, NONE)).toBe("cancelled");
    expect((await world.stripe.subscriptions.retrieve(id)).canceled_at).toBe(first);
    await twice();
    expect(subjects(await sent())).toEqual(["Your Premium is canceled"]);
  });

  it("announces a cancellation once if two requests reach Stripe, before and after the mail is sent", async () => {
    const id = await join();
    await world.billing.cancel(fan, NONE);
    world.clock.advance(1_000);
    await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await twice();
    world.clock.advance(1_000);
    await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await twice();
    expect(subjects(await sent())).toEqual(["Your Premium is canceled"]);
  });

  it("says once that Premium goes on if the fan keeps it, and nothing if they had not canceled", async () => {
    const id = await join();
    await world.billing.resume(fan);
    await twice();
    await world.billing.cancel(fan, NONE);
    await twice();
    expect(subjects(await sent())).toEqual(["Your Premium is canceled"]);
    expect(await Promise.all([world.billing.resume(fan), world.billing.resume(fan)])).toEqual(["resumed", "resumed"]);
    await world.billing.resume(fan);
    await twice();
    const [, mail, ...more] = await sent();
    expect([mail?.subject, more]).toEqual(["Your Premium continues", []]);
    expect(mail?.text).toMatch(/free Premium trial ends on .*2026.* charge \$9\.99/);
    await world.pass(8 * DAY_MS);
    await world.billing.cancel(fan, NONE);
    await twice();
    await world.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await twice();
    const later = await sent();
    expect(subjects(later).filter((one) => one === mail?.subject)).toHaveLength(2);
    expect(later.at(-1)?.text).toMatch(/monthly membership renews on .*2026 for \$9\.99/);
  });

  it("does not say that Premium goes on if the fan has canceled again", async () => {
    await join();
    await world.billing.cancel(fan, NONE);
    await world.billing.resume(fan);
    world.clock.advance(60_000);
    await world.billing.cancel(fan, NONE);
    await twice();
    expect(new Set(subjects(await sent()))).toEqual(new Set(["Your Premium is canceled"]));
  });

  it("announces its end if nobody paid, and asks for no more money then", async () => {
    await join(FAILS_LATER);
    await world.pass(30 * DAY_MS);
    await twice();
    expect(subjects(await sent())).toEqual(["Your Premium has ended"]);
    expect((await world.billing.payments(fan)).payments.some(({ payable }) => payable)).toBe(false);
  });

  it("needs no webhook: Stripe's list of events is enough", async () => {
    await join();
    await world.pass(8 * DAY_MS);
    await world.billing.reconcile();
    await world.billing.reconcile();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active" });
    expect(subjects(await sent())).toEqual(["Your Premium receipt"]);
  });

  it("needs none either if the account's default version of Stripe's API is an old one", async () => {
    await join();
    const { list } = world.stripe.events;
    // As Stripe does, whatever version the list is asked for with.
    const older = (event: unknown) => {
      const { data, ...rest } = event as { data: { object: Stripe.Invoice } };
      const { parent, ...object } = data.object;
      const invoice = { ...object, subscription: parent?.subscription_details?.subscription };
      return { ...rest, api_version: "2024-06-20", data: object.object === "invoice" ? { object: invoice } : data };
    };
    const olderList = async (asked: Stripe.EventListParams) => {
      const { data, has_more } = await list.call(world.stripe.events, asked);
      return { has_more, data: data.map(older) };
    };
    world.stripe.events.list = olderList as unknown as typeof list;
    await world.pass(8 * DAY_MS);
    await world.billing.reconcile();
    await world.billing.reconcile();
    world.stripe.events.list = list;
    expect(subjects(await sent())).toEqual(["Your Premium receipt"]);
  });
});

/** All of Stripe's events that may cause a mail, in order and then in reverse. */
async function twice(): Promise<void> {
  const { data } = await world.stripe.events.list({ limit: 100 });
  const hers: Stripe.Event[] = data.filter((event) => JSON.stringify(event).includes(customer));
  for (const event of [...hers.toReversed(), ...hers]) await world.billing.receive(event);
}

let customer = "";

/** Returns the subscription's id. */
async function join(card?: string): Promise<string> {
  await world.anotherCard();
  customer = String(await world.billing.ensureCustomer(fan));
  const buying = await world.billing.subscribe(fan, "monthly");
  if (typeof buying === "string" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  expect(await world.payAt(buying.url, card)).toBe(303);
  await world.billing.reconcile();
  await world.news();
  const membership = await world.billing.membershipOf(fan);
  return membership.state === "none" ? "" : membership.subscriptionId;
}

/** Buys a broadcast that is on sale; returns its title. */
async function buyNight(): Promise<string> {
  const sold = (await world.deps.catalogue.payPerViews()).find(({ state }) => state === "onSale");
  const buying = await world.billing.buyBroadcast(fan, sold?.id ?? "");
  if (typeof buying === "string" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  expect(await world.payAt(buying.url)).toBe(303);
  return sold?.title ?? "";
}

/** The fan's mails, once the outbox is empty. */
async function sent() {
  await world.office.drained();
  await world.office.sendOutbox();
  return world.mails.filter(({ to }) => to === fan.user?.email);
}

const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);
