/** An operator deletes a fan's customer at Stripe: the fan buys as before, and nothing that was paid is lost. */
import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Visitor } from "../../../server/ports";
import { billingCustomer, payment, purchase } from "../../../server/store/schema";
import { testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { testBilling } from "../box-office/test-office";
import { billingWorld, urlOf } from "./billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
let broadcast: { id: string; premiumIncluded: boolean };
let goods: { slug: string; variantId: string };
let fan: Visitor;
let fans = 0;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  const sold = (await world.deps.catalogue.payPerViews()).find(({ state }) => state === "onSale");
  const { products } = await world.deps.catalogue.products({ limit: 100, offset: 0 });
  const product = products.find(({ variants }) => variants.some(({ stock }) => stock.inStock));
  const variant = product?.variants.find(({ stock }) => stock.inStock);
  if (!sold || !product || !variant) throw new Error("The seed has no broadcast or no goods on sale");
  broadcast = sold;
  goods = { slug: product.slug, variantId: variant.id };
});
beforeEach(() => {
  fan = visitor({ email: `customer-${++fans}@example.com` });
  world.mails.length = 0;
  world.reports.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const userIdOf = ({ user }: Visitor) => user?.userId ?? "";
const rowOf = async (who: Visitor) => {
  const mine = eq(billingCustomer.userId, userIdOf(who));
  return (await world.store.db.select().from(billingCustomer).where(mine))[0];
};
const storedOf = async (who: Visitor) => (await rowOf(who))?.stripeCustomerId;

/** The id of the fan's customer, whom Stripe has deleted. */
async function deletedOf(who: Visitor): Promise<string> {
  const customer = String(await world.billing.ensureCustomer({ ...who }));
  await world.stripe.customers.del(customer);
  return customer;
}

async function live(customer: string | undefined): Promise<Stripe.Customer> {
  const found = await world.stripe.customers.retrieve(customer ?? "");
  if (found.deleted) throw new Error(`${customer} was deleted`);
  return found;
}

const buy = (who = fan) => world.billing.buyBroadcast({ ...who }, broadcast.id);
async function buyAndPay(): Promise<void> {
  expect(await world.payAt(urlOf(await buy()))).toBe(303);
  await world.news();
}
async function join(): Promise<string> {
  await world.anotherCard();
  expect(await world.payAt(urlOf(await world.billing.subscribe({ ...fan }, "monthly")))).toBe(303);
  await world.news();
  const membership = await world.billing.membershipOf(fan);
  return membership.state === "none" ? "" : membership.subscriptionId;
}
const api = (name: "createCheckoutSession" | "createCustomer" | "createPaymentIntent", body: object) =>
  world.billing.api[name]({ ...fan }, { params: undefined, query: undefined, body } as never);

describe("A fan whose customer was deleted", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["buys a broadcast", () => buy()],
    ["joins Premium", () => world.billing.subscribe({ ...fan }, "monthly")],
    ["buys goods", () => world.billing.buyGoods({ ...fan }, goods.slug, goods.variantId)],
    ["pays by intent", () => api("createPaymentIntent", { ppvId: broadcast.id, confirm: true })],
    ["saves a card", () => api("createCheckoutSession", { mode: "setup", ui_mode: "hosted_page" })],
    ["is asked for by another site", () => api("createCustomer", { email: fan.user?.email })],
    ["is renamed by another site", () => api("createCustomer", { email: fan.user?.email, name: "Frankie" })],
    ["opens the portal", () => world.billing.portal({ ...fan }, "/premium")],
  ])("%s with a new one", async (_, act) => {
    const old = await deletedOf(fan);
    const outcome = JSON.stringify(await act());
    expect(outcome).toMatch(/cus_|cs_|pi_|\/p\/session\//);
    expect(outcome).not.toContain(old);
    const stored = await storedOf(fan);
    expect(stored).not.toBe(old);
    expect(await live(stored)).toMatchObject({ email: fan.user?.email, metadata: { userId: userIdOf(fan) } });
    expect(await world.billing.ensureCustomer({ ...fan })).toBe(stored);
    expect(world.reports).toEqual([]);
  });

  it("gets one new customer and one checkout, however many tabs of several processes ask at once", async () => {
    const old = await deletedOf(fan);
    const another = testBilling(world.deps, world.office);
    await another.ensureCustomer({ ...fan });
    const tabs = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? another : world.billing).buyBroadcast({ ...fan }, broadcast.id),
    );
    expect(new Set((await Promise.all(tabs)).map(urlOf)).size).toBe(1);
    const { data } = await world.stripe.customers.list({ email: fan.user?.email ?? "" });
    expect(data.map(({ id }) => id)).toEqual([await storedOf(fan)]);
    expect(data[0]?.id).not.toBe(old);
    const rows = await world.store.db
      .select()
      .from(purchase)
      .where(eq(purchase.userId, userIdOf(fan)));
    expect(rows).toHaveLength(1);
  });

  it("keeps the first of two that were created just before and just after the hour", async () => {
    const old = await deletedOf(fan);
    const create = world.stripe.customers.create.bind(world.stripe.customers);
    const made: string[] = [];
    const creating = vi.spyOn(world.stripe.customers, "create").mockImplementation((async (wanted: object) => {
      const isLater = creating.mock.calls.length > 1;
      if (isLater) await expect.poll(() => storedOf(fan)).not.toBe(old);
      else await expect.poll(() => creating.mock.calls.length).toBe(2);
      const customer = await create(wanted);
      made.push(customer.id);
      return customer;
    }) as never);
    const tabs = [1, 2].map(() => api("createCustomer", { email: fan.user?.email }));
    const answers = await Promise.all(tabs);
    expect(made).toHaveLength(2);
    expect(answers).toMatchObject([{ id: made[0] }, { id: made[0] }]);
    expect(await storedOf(fan)).toBe(made[0]);
  });

  it("gets another one each time, even within an hour", async () => {
    const seen = [await deletedOf(fan)];
    for (let n = 0; n < 2; n++) {
      urlOf(await world.billing.subscribe({ ...fan }, "monthly"));
      seen.push(await deletedOf(fan));
    }
    urlOf(await buy());
    expect(new Set([...seen, await storedOf(fan)]).size).toBe(4);
  });

  it("is not given the deleted one again by a process that still remembers it", async () => {
    const another = testBilling(world.deps, world.office);
    await another.ensureCustomer({ ...fan });
    await deletedOf(fan);
    urlOf(await buy());
    const stored = await storedOf(fan);
    expect(await another.portal({ ...fan }, "/premium")).toContain("/p/session/");
    expect([await storedOf(fan), await another.ensureCustomer({ ...fan })]).toEqual([stored, stored]);
  });

  it("gets the one that Stripe has for the fan's verified address, and never another account's", async () => {
    await deletedOf(fan);
    const email = fan.user?.email ?? "";
    await world.stripe.customers.create({ email, metadata: { userId: "somebody-else" } });
    const { id } = await world.stripe.customers.create({ email, name: "From elsewhere" });
    urlOf(await buy());
    expect(await storedOf(fan)).toBe(id);
    expect(await live(id)).toMatchObject({ name: "From elsewhere", metadata: { userId: userIdOf(fan) } });
  });

  it("gets a new one without an address while the account's is not verified", async () => {
    fan = { ...fan, user: fan.user && { ...fan.user, emailVerified: false } };
    const old = await deletedOf(fan);
    urlOf(await buy());
    expect(await storedOf(fan)).not.toBe(old);
    expect(await live(await storedOf(fan))).toMatchObject({ email: null });
  });

  it("gets one with the account's latest address, though an old token asks", async () => {
    const email = "latest-address@example.com";
    await world.billing.ensureCustomer({ ...fan, userAsOf: world.clock.now() });
    world.clock.advance(1000);
    const latest = { ...fan, user: fan.user && { ...fan.user, email }, userAsOf: world.clock.now() };
    await world.billing.followEmail(latest);
    await world.stripe.customers.del((await storedOf(fan)) ?? "");
    urlOf(await buy());
    expect(await rowOf(fan)).toMatchObject({ accountEmail: email, formerEmails: [fan.user?.email] });
    await world.billing.reconcile();
    expect(await live(await storedOf(fan))).toMatchObject({ email });
    expect(await rowOf(fan)).toMatchObject({ accountEmail: email, formerEmails: [] });
  });

  it("gets a new checkout in place of the one that was open, and pays once", async () => {
    const before = urlOf(await buy());
    await deletedOf(fan);
    const after = urlOf(await buy());
    expect(after).not.toBe(before);
    expect([await world.payAt(before), await world.payAt(after)]).toEqual([410, 303]);
    await world.news();
    expect(await world.billing.admission(fan, broadcast)).toBe("purchase");
  });

  it("gets a new payment intent in place of the one that was open", async () => {
    const before = (await api("createPaymentIntent", { ppvId: broadcast.id, confirm: false })) as { id: string };
    const old = await deletedOf(fan);
    const after = await api("createPaymentIntent", { ppvId: broadcast.id, confirm: false });
    expect(after).toMatchObject({ status: "requires_payment_method", customer: await storedOf(fan) });
    expect(await storedOf(fan)).not.toBe(old);
    expect(await world.stripe.paymentIntents.retrieve(before.id)).toMatchObject({ status: "canceled" });
  });

  it("keeps the goods that were set aside", async () => {
    await deletedOf(fan);
    urlOf(await world.billing.buyGoods({ ...fan }, goods.slug, goods.variantId));
    const rows = await world.store.db
      .select()
      .from(purchase)
      .where(eq(purchase.userId, userIdOf(fan)));
    expect(rows).toMatchObject([{ kind: "shop", status: "OPEN" }]);
  });

  it("is no member any more, and may join again without a second free trial", async () => {
    // Without our mark, the subscription names the fan only by the customer.
    await world.stripe.subscriptions.update(await join(), { metadata: { userId: "" } });
    await deletedOf(fan);
    // Stripe's event comes after the customer was replaced.
    urlOf(await world.billing.buyGoods({ ...fan }, goods.slug, goods.variantId));
    await world.news();
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    expect(world.reports).toEqual([]);
    const again = await world.billing.subscribe({ ...fan }, "monthly");
    await world.anotherCard();
    expect(await world.payAt(urlOf(again))).toBe(303);
    await world.news();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active" });
  });
});

describe("Until the deleted customer is replaced", () => {
  it.each(["refuses", "empties", "still returns"])(
    "the fan sees what there is, and no outage, if Stripe %s its lists",
    async (how) => {
      await buyAndPay();
      await join();
      const before = await world.billing.invoices(fan);
      const had = await world.stripe.invoices.list({
        customer: (await storedOf(fan)) ?? "",
        expand: ["data.payments"],
      });
      const old = await deletedOf(fan);
      await world.news();
      const [list, paid] = [vi.spyOn(world.stripe.invoices, "list"), vi.spyOn(world.stripe.charges, "list")];
      if (how === "refuses")
        paid.mockImplementation((() => world.stripe.subscriptions.list({ customer: old })) as never);
      if (how === "empties") for (const call of [list, paid]) call.mockResolvedValue({ data: [] } as never);
      if (how === "still returns") list.mockResolvedValue(had as never);
      const { payments, complete } = await world.billing.payments(fan);
      expect(complete).toBe(true);
      expect(payments.map(({ kind }) => kind).sort()).toEqual(
        how === "still returns" ? ["night", "premium"] : ["night"],
      );
      expect(payments.find(({ kind }) => kind === "night")).toMatchObject({ cents: 999, of: broadcast.id });
      expect(await world.billing.invoices(fan)).toEqual(how === "still returns" ? before : []);
      expect(await world.billing.card(fan)).toBeUndefined();
      const asked = { params: undefined, query: { limit: 10 }, body: undefined } as never;
      expect(await world.billing.api.listInvoices(fan, asked)).toHaveProperty(
        "data.length",
        how === "still returns" ? 2 : 0,
      );
      expect(await world.billing.api.listSubscriptions(fan, asked)).toMatchObject({ data: [] });
      expect(await world.billing.admission(fan, broadcast)).toBe("purchase");
      expect(await storedOf(fan)).toBe(old);
      expect(world.reports).toEqual([]);
    },
  );

  it("mails about what was paid go to the account's address", async () => {
    expect(await world.payAt(urlOf(await buy()))).toBe(303);
    await deletedOf(fan);
    await world.news();
    await world.office.drained();
    await world.office.sendOutbox();
    const own = world.mails.filter(({ to }) => to === fan.user?.email);
    expect(own.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You’re set to watch/)]);
  });

  it("mails about what was paid before also come after it was replaced", async () => {
    await buyAndPay();
    await join();
    await world.office.drained();
    await world.office.sendOutbox();
    world.mails.length = 0;
    const mine = and(eq(purchase.userId, userIdOf(fan)), eq(purchase.kind, "ppv"));
    const [bought] = await world.store.db.select().from(purchase).where(mine);
    const [paid] = await world.store.db
      .select()
      .from(payment)
      .where(eq(payment.ref, bought?.id ?? ""));
    await deletedOf(fan);
    urlOf(await world.billing.buyGoods({ ...fan }, goods.slug, goods.variantId));
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    await world.news();
    await world.office.drained();
    await world.office.sendOutbox();
    const subjects = world.mails.filter(({ to }) => to === fan.user?.email).map(({ subject }) => subject);
    expect(subjects).toEqual(["Your Premium has ended", expect.stringMatching(/^Your .9.99 refund is on its way/)]);
  });

  it("none is left at Stripe for an account that is deleted at the same moment", async () => {
    const old = await deletedOf(fan);
    vi.spyOn(world.stripe.customers, "list").mockImplementationOnce((async () => {
      const mine = eq(billingCustomer.stripeCustomerId, old);
      await world.store.db
        .update(billingCustomer)
        .set({ userId: `deleted-${fans}` })
        .where(mine);
      return { data: [] };
    }) as never);
    expect(await buy()).toBe("unreachable");
    const { data } = await world.stripe.customers.list({ email: fan.user?.email ?? "" });
    expect(data).toEqual([]);
  });

  it("an outage changes nothing, and the same click works later", async () => {
    const old = await deletedOf(fan);
    await world.lever("failures", { failures: [{ kind: "500", path: "/v1/customers", method: "GET" }] });
    expect(await buy()).toBe("unreachable");
    expect(await storedOf(fan)).toBe(old);
    await world.lever("failures", { failures: [] });
    urlOf(await buy());
    expect(await storedOf(fan)).not.toBe(old);
  });
});

describe("A customer that Stripe does not know at all, as with the key of another mode", () => {
  it("is kept and reported, whatever the fan does", async () => {
    const customer = String(await world.billing.ensureCustomer({ ...fan }));
    const unknown = `cus_OtherMode${fans}`;
    const mine = eq(billingCustomer.stripeCustomerId, customer);
    await world.store.db.update(billingCustomer).set({ stripeCustomerId: unknown }).where(mine);
    const another = testBilling(world.deps, world.office);
    expect(await another.buyBroadcast({ ...fan }, broadcast.id)).toBe("unreachable");
    expect(await another.subscribe({ ...fan }, "monthly")).toBe("unreachable");
    expect(await another.portal({ ...fan }, "/premium")).toBe("unreachable");
    expect(await another.invoices(fan)).toBe("unreachable");
    expect(await another.payments(fan)).toMatchObject({ complete: false });
    expect(await storedOf(fan)).toBe(unknown);
    expect(world.reports).toHaveLength(5);
    for (const report of world.reports) expect(report).toMatch(/^critical: .*No such customer: 'cus_OtherMode/);
    const { data } = await world.stripe.customers.list({ email: fan.user?.email ?? "" });
    expect(data.map(({ id }) => id)).toEqual([customer]);
  });
});
