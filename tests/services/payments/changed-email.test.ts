/** After a change of email, the customer at Stripe and the mails about payments have the account's new address. */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Visitor } from "../../../server/ports";
import { billingCustomer } from "../../../server/store/schema";
import { DAY_MS, testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { billingWorld, urlOf } from "./billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
let fan: Visitor;
let fans = 0;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
beforeEach(() => {
  fan = visitor({ email: `before-${++fans}@example.com` });
  world.mails.length = 0;
  world.reports.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

/** The fan, with an address that the provider named just now. */
function withEmail(email: string, { emailVerified = true } = {}): Visitor {
  world.clock.advance(1000);
  return { ...fan, user: fan.user && { ...fan.user, email, emailVerified }, userAsOf: world.clock.now() };
}

async function join(): Promise<string> {
  await world.anotherCard();
  const customer = String(await world.billing.ensureCustomer(fan));
  expect(await world.payAt(urlOf(await world.billing.subscribe(fan, "monthly")))).toBe(303);
  await world.news();
  return customer;
}

async function emailOf(customer: string): Promise<string | null> {
  const found = await world.stripe.customers.retrieve(customer);
  return found.deleted ? null : found.email;
}

async function storedOf(customer: string) {
  const mine = eq(billingCustomer.stripeCustomerId, customer);
  return (await world.store.db.select().from(billingCustomer).where(mine))[0];
}

/** Where this fan's warning before the end of the trial goes, if it is one of `addresses`. */
async function warned(...addresses: string[]): Promise<string[]> {
  await world.pass(5 * DAY_MS);
  await world.news();
  await world.office.drained();
  await world.office.sendOutbox();
  const warnings = world.mails.filter(({ subject }) => subject.startsWith("Your free trial ends"));
  return warnings.map(({ to }) => to).filter((to) => to === fan.user?.email || addresses.includes(to));
}

const outage = () => {
  const error = new Stripe.errors.StripeConnectionError({ message: "out of reach" });
  const { customers } = world.stripe;
  return [
    vi.spyOn(customers, "retrieve").mockRejectedValue(error),
    vi.spyOn(customers, "update").mockRejectedValue(error),
  ];
};

describe("A verified change of email", () => {
  it("reaches the customer at Stripe, and the next mail about Premium", async () => {
    const customer = await join();
    await world.billing.followEmail(withEmail("new-address@example.com"));
    expect(await emailOf(customer)).toBe("new-address@example.com");
    expect(await warned("new-address@example.com")).toEqual(["new-address@example.com"]);
  });

  it("is noticed when the customer is used, such as by another site", async () => {
    const customer = await join();
    const email = "elsewhere@example.com";
    const told = await world.billing.api.createCustomer(withEmail(email), { body: { email } } as never);
    expect(told).toMatchObject({ id: customer, email });
    const next = "elsewhere-again@example.com";
    const found = await world.billing.api.findCustomer(withEmail(next), { query: { email: next } } as never);
    expect(found).toMatchObject({ data: [{ id: customer, email: next }] });
  });

  it("while Stripe is out of reach reaches the mails at once, and Stripe later", async () => {
    const customer = await join();
    const calls = outage();
    await world.billing.followEmail(withEmail("during-outage@example.com"));
    expect(world.reports).toEqual([expect.stringContaining("critical: the address of a customer at Stripe")]);
    for (const call of calls) call.mockRestore();
    vi.spyOn(world.stripe.customers, "update").mockRejectedValueOnce(new Error("The process ended"));
    expect(await warned("during-outage@example.com")).toEqual(["during-outage@example.com"]);
    await world.billing.reconcile();
    expect(await emailOf(customer)).toBe(fan.user?.email);
    await world.billing.reconcile();
    expect(await emailOf(customer)).toBe("during-outage@example.com");
  });

  it("is followed by the next one, even if the process ended after Stripe had the first", async () => {
    const customer = await join();
    const calls = outage();
    await world.billing.followEmail(withEmail("first-change@example.com"));
    for (const call of calls) call.mockRestore();
    await world.stripe.customers.update(customer, { email: "first-change@example.com" });
    await world.billing.followEmail(withEmail("second-change@example.com"));
    expect(await emailOf(customer)).toBe("second-change@example.com");
    // Taken back: the address of the beginning is the account's again.
    await world.billing.followEmail(withEmail(fan.user?.email ?? ""));
    expect(await emailOf(customer)).toBe(fan.user?.email);
  });

  it("wins over an earlier one whose request reaches Stripe late", async () => {
    const customer = await join();
    const update = world.stripe.customers.update.bind(world.stripe.customers);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow = vi.spyOn(world.stripe.customers, "update").mockImplementationOnce((async (id: string, set: object) => {
      await held;
      return update(id, set);
    }) as never);
    const first = world.billing.followEmail(withEmail("slow@example.com"));
    await expect.poll(() => slow.mock.calls.length).toBe(1);
    await world.billing.followEmail(withEmail("quick@example.com"));
    letGo();
    await first;
    await world.billing.reconcile();
    expect(await emailOf(customer)).toBe("quick@example.com");
  });

  it("leaves an address that the fan has set on Stripe's pages", async () => {
    const customer = await join();
    await world.stripe.customers.update(customer, { email: "bookkeeping@example.com" });
    await world.billing.followEmail(withEmail("changed-account@example.com"));
    await world.billing.reconcile();
    expect(await emailOf(customer)).toBe("bookkeeping@example.com");
    expect(await warned("bookkeeping@example.com", "changed-account@example.com")).toEqual(["bookkeeping@example.com"]);
  });

  it("isn't undone by an old token or cookie that still has the address from before", async () => {
    const old = withEmail(fan.user?.email ?? "");
    const customer = await join();
    await world.billing.followEmail(withEmail("latest@example.com"));
    await world.billing.ensureCustomer(old);
    await world.billing.followEmail(old);
    expect(await emailOf(customer)).toBe("latest@example.com");
  });

  it("changes nothing for a fan without a customer, or one whose customer is gone at Stripe", async () => {
    await world.billing.followEmail(withEmail("no-customer@example.com"));
    expect(await world.store.db.$count(billingCustomer, eq(billingCustomer.userId, fan.user?.userId ?? ""))).toBe(0);
    const customer = String(await world.billing.ensureCustomer(fan));
    await world.stripe.customers.del(customer);
    await world.billing.followEmail(withEmail("gone@example.com"));
    await world.billing.reconcile();
    expect(world.reports).toEqual([]);
  });
});

describe("An address that Stripe refuses", () => {
  const refused = "two..dots@example.com";
  const refusal = () =>
    new Stripe.errors.StripeInvalidRequestError({
      type: "invalid_request_error",
      code: "email_invalid",
      param: "email",
      message: `Invalid email address: ${refused}`,
    });

  async function changeTo(email: string) {
    const update = vi.spyOn(world.stripe.customers, "update").mockRejectedValue(refusal());
    const customer = await join();
    await world.billing.followEmail(withEmail(email));
    return { customer, update };
  }

  it("is tried and reported once, and mails still go there", async () => {
    const { customer, update } = await changeTo(refused);
    for (let n = 0; n < 3; n++) await world.billing.reconcile();
    expect(update).toHaveBeenCalledTimes(1);
    expect(world.reports).toEqual([expect.stringMatching(/^critical: the address of a customer at Stripe: Invalid/)]);
    expect(await emailOf(customer)).toBe(fan.user?.email);
    expect(await warned(refused)).toEqual([refused]);
  });

  it("is reported once by several processes that try it at the same time", async () => {
    await join();
    const calls = outage();
    await world.billing.followEmail(withEmail(refused));
    for (const call of calls) call.mockRestore();
    world.reports.length = 0;
    vi.spyOn(world.stripe.customers, "update").mockRejectedValue(refusal());
    await Promise.all([world.billing.reconcile(), world.billing.reconcile(), world.billing.reconcile()]);
    expect(world.reports).toHaveLength(1);
  });

  it("stops nobody from buying: the customer has none until the next change", async () => {
    const email = "three...dots@example.com";
    fan = withEmail(email);
    const create = world.stripe.customers.create.bind(world.stripe.customers);
    vi.spyOn(world.stripe.customers, "create").mockImplementation((async (wanted: object, o: object) => {
      if ("email" in wanted) throw refusal();
      return create(wanted, o);
    }) as never);
    const withoutEmail = async (customer: string, reports: number) => {
      expect([await emailOf(customer), await storedOf(customer)]).toMatchObject([
        null,
        { accountEmail: email, formerEmails: ["", "refused"] },
      ]);
      expect(world.reports).toHaveLength(reports);
    };
    const first = await join();
    await withoutEmail(first, 1);
    expect(await warned(email)).toEqual([email]);

    await world.stripe.customers.del(first);
    expect(await world.billing.portal({ ...fan }, "/premium")).toContain("/p/session/");
    const customer = String(await world.billing.ensureCustomer({ ...fan }));
    expect(customer).not.toBe(first);
    await withoutEmail(customer, 2);
    await world.billing.followEmail(withEmail("no.dots@example.com"));
    expect(await emailOf(customer)).toBe("no.dots@example.com");
    expect(await storedOf(customer)).toMatchObject({ accountEmail: "no.dots@example.com", formerEmails: [] });
  });

  it("is followed by the next change", async () => {
    const { customer, update } = await changeTo(refused);
    update.mockRestore();
    await world.billing.followEmail(withEmail("one.dot@example.com"));
    expect(await emailOf(customer)).toBe("one.dot@example.com");
    expect(await storedOf(customer)).toMatchObject({ accountEmail: "one.dot@example.com", formerEmails: [] });
  });

  it("is followed by the next change, although Stripe was out of reach at first", async () => {
    const { customer, update } = await changeTo(refused);
    update.mockRejectedValue(new Stripe.errors.StripeConnectionError({ message: "out of reach" }));
    await world.billing.followEmail(withEmail("one-dot@example.com"));
    update.mockRestore();
    await world.billing.reconcile();
    expect(await emailOf(customer)).toBe("one-dot@example.com");
  });
});

it("an address that isn't verified doesn't become the customer's until it is", async () => {
  const customer = await join();
  const email = "not-yet@example.com";
  await world.billing.followEmail(withEmail(email, { emailVerified: false }));
  await world.billing.ensureCustomer(withEmail(email, { emailVerified: false }));
  expect(await emailOf(customer)).toBe(fan.user?.email);
  await world.billing.followEmail(withEmail(email));
  expect(await emailOf(customer)).toBe(email);
});

it("a customer that an earlier release made keeps its address until the account's next change", async () => {
  const customer = await join();
  await world.store.db
    .update(billingCustomer)
    .set({ accountEmail: null, accountEmailAsOf: null })
    .where(eq(billingCustomer.stripeCustomerId, customer));
  const calls = outage();
  await world.billing.followEmail(withEmail(fan.user?.email ?? ""));
  for (const call of calls) {
    expect(call).not.toHaveBeenCalled();
    call.mockRestore();
  }
  await world.billing.followEmail(withEmail("after-the-release@example.com"));
  expect(await emailOf(customer)).toBe("after-the-release@example.com");
});

it("a customer that missed a change before an earlier release follows it, as an order has the address from then", async () => {
  const customer = await join();
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
  const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
  await world.payAt(await checkout(world.office.pay(fan, id)));
  await world.office.returned(fan, id);
  const mine = eq(billingCustomer.stripeCustomerId, customer);
  const forgotten = { accountEmail: null, accountEmailAsOf: null };
  await world.store.db.update(billingCustomer).set(forgotten).where(mine);
  await world.billing.followEmail(withEmail("missed@example.com"));
  expect(await emailOf(customer)).toBe("missed@example.com");
  await world.billing.followEmail(withEmail("next@example.com"));
  expect(await emailOf(customer)).toBe("next@example.com");

  await world.store.db.update(billingCustomer).set(forgotten).where(mine);
  await world.stripe.customers.update(customer, { email: "bookkeeping@example.com" });
  await world.billing.followEmail(withEmail("another@example.com"));
  expect(await emailOf(customer)).toBe("bookkeeping@example.com");
});

it("a customer without an address gets the first one that the account has verified", async () => {
  fan = { ...fan, user: fan.user && { ...fan.user, emailVerified: false } };
  const customer = String(await world.billing.ensureCustomer(fan));
  expect(await emailOf(customer)).toBeNull();
  await world.billing.followEmail(withEmail("verified-now@example.com"));
  expect(await emailOf(customer)).toBe("verified-now@example.com");
});
