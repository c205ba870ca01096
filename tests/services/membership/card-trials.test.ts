/** Premium's special cases: one free trial per card, and one membership that charges a fan. */
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { billingCustomer, cardTrial, outbox, purchase, subscription } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";

const GOOD = "4242 4242 4242 4242";
const FAILS_LATER = "4000 0000 0000 0341";

let world: Awaited<ReturnType<typeof billingWorld>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
beforeEach(async () => {
  world.mails.length = 0;
  world.reports.length = 0;
  await world.anotherCard();
});
afterAll(() => world.close());

type Fan = ReturnType<typeof visitor>;
const db = () => world.store.db;
const newFan = (): Fan => visitor({ email: `${crypto.randomUUID()}@example.com` });

/** Joins, and returns what the return page shows. */
async function join(fan: Fan, card = GOOD) {
  const buying = await world.billing.subscribe(fan, "monthly");
  if (typeof buying === "string" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  expect(await world.payAt(buying.url, card)).toBe(303);
  const rows = await db()
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""))
    .orderBy(desc(purchase.createdAt));
  const id = rows[0]?.id ?? "";
  return { id, status: await world.billing.returned(fan, id) };
}
async function atStripe(fan: Fan) {
  const customer = String(await world.billing.ensureCustomer(fan));
  const { data } = await world.stripe.subscriptions.list({ customer, status: "all" });
  const charges = (await world.stripe.charges.list({ customer })).data.filter(({ paid }) => paid);
  return { all: data, charges };
}
async function mailsOf(fan: Fan) {
  await world.office.drained();
  await world.office.sendOutbox();
  return world.mails.filter(({ to }) => to === fan.user?.email);
}

describe("Three accounts with one card", () => {
  it("can pay by card only, since nothing else tells that a trial was used", async () => {
    const buying = await world.billing.subscribe(newFan(), "monthly");
    if (typeof buying === "string" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
    const id = /cs_test_\w+/.exec(buying.url)?.[0] ?? "";
    expect((await world.stripe.checkout.sessions.retrieve(id)).allowed_payment_method_types).toEqual(["card"]);
  });

  it("get one free trial; the others are charged nothing, are told why, and may join without one", async () => {
    const [first, second, third] = [newFan(), newFan(), newFan()];
    expect((await join(first)).status).toBe("paid");
    for (const fan of [second, third]) {
      const { id, status } = await join(fan);
      expect(status).toBe("trialUsed");
      expect(await world.billing.returned(fan, id)).toBe("trialUsed");
      expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
      const { all, charges } = await atStripe(fan);
      expect([all.map((one) => one.status), charges]).toEqual([["canceled"], []]);
    }
    await world.billing.reconcile();
    await world.news();
    expect((await mailsOf(second)).map(({ subject }) => subject)).toEqual(["Your free trial didn’t start"]);
    expect(await world.billing.membershipOf(first)).toMatchObject({ state: "trial" });

    world.clock.advance(60_000);
    expect((await join(second)).status).toBe("paid");
    expect(await world.billing.membershipOf(second)).toMatchObject({ state: "active" });
    expect((await atStripe(second)).charges).toMatchObject([{ amount: 999 }]);
    expect(await checkLedger(db())).toEqual([]);
  });

  it("get only one also if webhooks alone report them, in any order and twice", async () => {
    const fans = [newFan(), newFan(), newFan()];
    for (const fan of fans) {
      const buying = await world.billing.subscribe(fan, "monthly");
      await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    }
    await Promise.all([world.news(), world.deliver("customer.subscription.created", "checkout.session.completed")]);
    await world.billing.reconcile();
    const states = await Promise.all(fans.map(async (fan) => (await world.billing.membershipOf(fan)).state));
    expect(states.sort()).toEqual(["none", "none", "trial"]);
  });

  it("a running trial is not lost by changing the card, nor one that began before cards were recorded", async () => {
    const [owner, other] = [newFan(), newFan()];
    await join(other);
    await db().delete(cardTrial);
    await join(owner);
    world.clock.advance(2 * DAY_MS);
    // The other fan's trial is read again, and by now its card has had another one.
    const { all } = await atStripe(other);
    await world.stripe.subscriptions.update(all[0]?.id ?? "", { metadata: { seen: "yes" } });
    await world.news();
    await world.billing.reconcile();
    expect(await world.billing.membershipOf(other)).toMatchObject({ state: "trial" });

    const customer = String(await world.billing.ensureCustomer(owner));
    const method = await world.stripe.paymentMethods.attach("pm_card_mastercard", { customer });
    const [mine] = (await atStripe(owner)).all;
    await world.stripe.subscriptions.update(mine?.id ?? "", { default_payment_method: method.id });
    await world.news();
    expect(await world.billing.membershipOf(owner)).toMatchObject({ state: "trial" });
  });

  it("the fingerprint is stored as a hash, and the mail exists in every language", async () => {
    const [first, second] = [newFan(), newFan()];
    await join(first);
    await join(second);
    const kept = await db().select().from(cardTrial);
    const hashes = kept.filter(({ cardHash }) => !cardHash.startsWith("another"));
    expect(hashes).toMatchObject([{ cardHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const [told] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.template, "trial_refused"))
      .orderBy(desc(outbox.createdAt));
    // The first one is sent in the background, and may have been written already.
    await mailsOf(second);
    const subjects = new Set<string>();
    for (const locale of LANGUAGES) {
      world.mails.length = 0;
      const userId = second.user?.userId ?? "";
      await db().update(billingCustomer).set({ locale }).where(eq(billingCustomer.userId, userId));
      await db()
        .update(outbox)
        .set({ sentAt: null, claimedAt: null })
        .where(eq(outbox.id, told?.id ?? ""));
      const [mail] = await mailsOf(second);
      expect(mail?.text, locale).not.toMatch(/\{\{|mail\./);
      subjects.add(mail?.subject ?? locale);
    }
    expect(subjects.size).toBe(LANGUAGES.length);
  });
});

describe("A membership that ended because its payments failed", () => {
  const invoicesOf = async (id = "") => (await world.stripe.invoices.list({ subscription: id, limit: 100 })).data;

  it("takes no more money: the link in the mail about the failed payment can no longer be paid", async () => {
    const fan = newFan();
    await join(fan, FAILS_LATER);
    await world.pass(10 * DAY_MS);
    const [failing] = (await atStripe(fan)).all;
    const open = (await invoicesOf(failing?.id)).filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    await world.news();
    await world.pass(35 * DAY_MS);
    await world.news();
    expect((await atStripe(fan)).all.map(({ status }) => status)).toEqual(["canceled"]);
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    expect((await invoicesOf(failing?.id)).map(({ status }) => status).sort()).toEqual(["paid", "void"]);
  }, 180_000);

  it("does so later if Stripe can’t be reached at that moment", async () => {
    const fan = newFan();
    await join(fan, FAILS_LATER);
    await world.pass(45 * DAY_MS);
    const [ended] = (await atStripe(fan)).all;
    await world.lever("failures", { failures: [{ kind: "500", path: "/v1/invoices/", method: "POST" }] });
    await expect(world.billing.eventServices.readMembership(ended?.id ?? "")).rejects.toThrow();
    await world.lever("failures", { failures: [] });
    await world.billing.reconcile();
    await world.billing.eventServices.readMembership(ended?.id ?? "");
    expect((await invoicesOf(ended?.id)).filter(({ status }) => status === "open")).toEqual([]);
  }, 180_000);

  it("does so too if an earlier release stored its end and left the invoice open", async () => {
    const fan = newFan();
    await join(fan, FAILS_LATER);
    await world.pass(45 * DAY_MS);
    const id = (await atStripe(fan)).all[0]?.id ?? "";
    await db().update(subscription).set({ status: "canceled" }).where(eq(subscription.id, id));
    await world.billing.eventServices.readMembership(id);
    expect((await invoicesOf(id)).map(({ status }) => status).sort()).toEqual(["open", "paid"]);
    await world.billing.reconcile();
    expect((await invoicesOf(id)).map(({ status }) => status).sort()).toEqual(["paid", "void"]);
  }, 180_000);

  it("touches no invoice of a subscription that isn’t ours", async () => {
    const { id: customer } = await world.stripe.customers.create({ email: "gym@example.com" });
    const card = await world.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
    const { id } = await world.stripe.subscriptions.create({
      customer,
      items: [{ price: "price_premium_month" }],
      default_payment_method: card.id,
      trial_period_days: 1,
    });
    await world.pass(45 * DAY_MS);
    expect((await world.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
    await world.billing.reconcile();
    expect((await invoicesOf(id)).map(({ status }) => status)).toContain("open");
  }, 180_000);
});

describe("Joining again while the old membership is unpaid", () => {
  it("ends the old one: no invoice of it is drafted, open or collected any more", async () => {
    await world.lever("settings", { afterRetries: "unpaid" });
    const fan = newFan();
    await join(fan, FAILS_LATER);
    await world.pass(45 * DAY_MS);
    await world.news();
    await world.billing.reconcile();
    const [old] = (await atStripe(fan)).all;
    expect(old?.status).toBe("unpaid");

    expect((await join(fan)).status).toBe("paid");
    const { all } = await atStripe(fan);
    expect(all.map(({ status }) => status)).toEqual(["active", "canceled"]);
    const invoices = async () => (await world.stripe.invoices.list({ subscription: old?.id ?? "", limit: 100 })).data;
    const before = await invoices();
    expect(before.filter(({ status, auto_advance: advances }) => status === "open" || advances)).toEqual([]);
    await world.pass(35 * DAY_MS);
    expect(await invoices()).toHaveLength(before.length);
    await world.billing.reconcile();
    await world.news();
    expect(await checkLedger(db())).toEqual([]);
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active" });
    await world.lever("settings", { afterRetries: "cancel" });
  }, 180_000);

  it("is completed by the regular job, and until then the books report the difference", async () => {
    await world.lever("settings", { afterRetries: "unpaid" });
    const fan = newFan();
    await join(fan, FAILS_LATER);
    await world.pass(45 * DAY_MS);
    await world.billing.reconcile();
    const customer = String(await world.billing.ensureCustomer(fan));
    const method = await world.stripe.paymentMethods.attach("pm_card_visa", { customer });
    // Another site has sold it, so no checkout of ours has ended the old one.
    const made = await world.stripe.subscriptions.create({
      customer,
      items: [{ price: "price_premium_month" }],
      default_payment_method: method.id,
      metadata: { userId: fan.user?.userId ?? "" },
    });
    expect(made.status).toBe("active");
    const event = (await world.stripe.events.list({ type: "customer.subscription.created", limit: 1 })).data[0];
    if (event) await world.billing.receive(event);
    expect((await checkLedger(db())).map(({ rule }) => rule)).toEqual(["oneMembership"]);
    await world.billing.reconcile();
    expect(await checkLedger(db())).toEqual([]);
    const rows = await db()
      .select()
      .from(subscription)
      .where(eq(subscription.userId, fan.user?.userId ?? ""));
    expect(rows.map(({ status }) => status).sort()).toEqual(["active", "canceled"]);
    await world.lever("settings", { afterRetries: "cancel" });
  }, 180_000);
});
