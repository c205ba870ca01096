/**
 * Billing through the real SDK and the stand-in Stripe: one customer, one membership, one charge, whatever is clicked.
 */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { billingCustomer, entitlement, payment, ppvEvent, purchase, refund } from "../../../server/store/schema";
import { testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld, urlOf } from "./billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
afterAll(() => world.close());

let fans = 0;
const newFan = () => visitor({ email: `fan-${++fans}@example.com` });

/** A broadcast that is on sale, and one that Premium includes. */
async function nights() {
  const all = await world.deps.catalogue.premiumPlans();
  expect(all.map(({ id }) => id)).toEqual(["monthly", "yearly"]);
  const rows = await world.store.db.select().from(ppvEvent);
  const shown = await Promise.all(rows.map(({ id }) => world.deps.catalogue.payPerView(id)));
  const sold = shown.find((one) => one?.state === "onSale" && one.premiumIncluded);
  const closed = shown.find((one) => one?.state === "closed");
  if (!sold || !closed) throw new Error("The seed has no such broadcasts");
  return { sold, closed };
}

describe("Stripe's pages", () => {
  it.each([
    ["de", "de"],
    ["pt", "pt-BR"],
    ["he", "auto"],
  ])("for a fan who reads %s are in %s", async (locale, stripes) => {
    const fan = { ...newFan(), locale };
    const { sold } = await nights();
    const localeOf = async (buying: Awaited<ReturnType<typeof world.billing.buyBroadcast>>) => {
      if (buying === "unreachable" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
      return (await world.stripe.checkout.sessions.retrieve(buying.session.id)).locale;
    };
    expect(await localeOf(await world.billing.buyBroadcast(fan, sold.id))).toBe(stripes);
    // In another language the fan gets another page.
    expect(await localeOf(await world.billing.buyBroadcast({ ...fan, locale: "fr" }, sold.id))).toBe("fr");
    expect(await localeOf(await world.billing.subscribe(fan, "monthly"))).toBe(stripes);
    const opened = vi.spyOn(world.stripe.billingPortal.sessions, "create");
    await world.billing.portal(fan, "/premium");
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ locale: stripes }));
    opened.mockRestore();
  });
});

describe("The customer", () => {
  it("is remembered for a while, and a change of the language is stored each time", async () => {
    const fan = newFan();
    const ensure = (locale: string) => world.billing.ensureCustomer({ ...fan, locale });
    const stored = async () =>
      (
        await world.store.db
          .select({ id: billingCustomer.stripeCustomerId, locale: billingCustomer.locale })
          .from(billingCustomer)
          .where(eq(billingCustomer.userId, fan.user?.userId ?? ""))
      )[0];
    const id = await ensure("en");
    for (const locale of ["es", "es", "en", "he", "en"]) {
      expect(await ensure(locale)).toBe(id);
      expect(await stored(), locale).toEqual({ id, locale });
    }
  });

  it("S20 T10: is one, however many tabs ask at the same moment", async () => {
    const fan = newFan();
    const asked = await Promise.all(Array.from({ length: 20 }, () => world.billing.ensureCustomer({ ...fan })));
    expect(new Set(asked).size).toBe(1);
    const { data } = await world.stripe.customers.list({ email: fan.user?.email ?? "" });
    expect(data.map(({ id }) => id)).toEqual([asked[0]]);
    expect(data[0]).toMatchObject({ name: "Frankie Fan", metadata: { userId: fan.user?.userId } });
  });

  it("is asked for under another key later, since Stripe repeats a failure for a day", async () => {
    const fan = newFan();
    const { create } = world.stripe.customers;
    let failed: string | undefined;
    world.stripe.customers.create = (async (...[wanted, options]: Parameters<typeof create>) => {
      const key = (options as Stripe.RequestOptions).idempotencyKey;
      failed ??= key;
      if (key === failed)
        throw new Stripe.errors.StripeAPIError({ message: "Something went wrong", type: "api_error" });
      return create.call(world.stripe.customers, wanted, options);
    }) as unknown as typeof create;
    for (let n = 0; n < 2; n++) expect(await world.billing.ensureCustomer({ ...fan })).toBe("unreachable");
    world.clock.advance(60 * 60_000);
    expect(await world.billing.ensureCustomer({ ...fan })).toMatch(/^cus_/);
    world.stripe.customers.create = create;
  });

  it("is the existing one at Stripe with the fan's verified address", async () => {
    const fan = newFan();
    const email = fan.user?.email ?? "";
    const known = await world.stripe.customers.create({ email, name: "From before" });
    expect(await world.billing.ensureCustomer(fan)).toBe(known.id);
  });

  it("S36: is never another account's, and never found by an unverified address", async () => {
    const [owner, other, unproved] = [newFan(), newFan(), newFan()];
    const mine = await world.billing.ensureCustomer(owner);
    const same = { ...other, user: other.user && { ...other.user, email: owner.user?.email ?? "" } };
    expect(await world.billing.ensureCustomer(same)).not.toBe(mine);
    const claims = { ...unproved.user, email: "proved@example.com", emailVerified: false };
    const known = await world.stripe.customers.create({ email: "proved@example.com" });
    const made = await world.billing.ensureCustomer(visitor(claims));
    expect(made).not.toBe(known.id);
    expect(await world.stripe.customers.retrieve(made ?? "")).toMatchObject({ email: null });
  });

  it("cannot be created while Stripe is down: nothing is charged, and the same click works later", async () => {
    const fan = newFan();
    const { sold } = await nights();
    await world.billing.ensureCustomer(fan);
    const create = world.stripe.checkout.sessions.create;
    world.stripe.checkout.sessions.create = (() =>
      Promise.reject(new Stripe.errors.StripeConnectionError({ message: "refused" }))) as never;
    expect(await world.billing.buyBroadcast(fan, sold.id)).toBe("unreachable");
    world.stripe.checkout.sessions.create = create;
    await pay(await world.billing.buyBroadcast(fan, sold.id));
  });

  it("does not exist for a guest", async () => {
    expect(await world.billing.ensureCustomer(visitor())).toBeUndefined();
  });
});

describe("A broadcast", () => {
  it("S14: five clicks make one checkout, one payment and one entitlement", async () => {
    const fan = newFan();
    const { sold } = await nights();
    const clicks = await Promise.all(Array.from({ length: 5 }, () => world.billing.buyBroadcast(fan, sold.id)));
    const urls = clicks.map(urlOf);
    expect(new Set(urls).size).toBe(1);
    expect(await world.payAt(urls[0] ?? "")).toBe(303);
    expect(await world.billing.admission(fan, sold)).toBeUndefined();
    const completed = "checkout.session.completed";
    await Promise.all([world.deliver(completed), world.deliver(completed), world.billing.reconcile()]);
    expect(await world.billing.admission(fan, sold)).toBe("purchase");
    const paid = await bought(fan);
    expect(paid).toMatchObject([{ status: "PAID", cents: 999, currency: "USD", kind: "ppv" }]);
    expect(await paymentsOf(paid[0]?.id ?? "")).toMatchObject([{ cents: 999, currency: "usd", kind: "ppv" }]);
    expect(await world.billing.buyBroadcast(fan, sold.id)).toEqual({ outcome: "owned" });
  });

  it("the return page needs no webhook, and shows nothing to anyone else", async () => {
    const [fan, other] = [newFan(), newFan()];
    const { sold } = await nights();
    await pay(await world.billing.buyBroadcast(fan, sold.id));
    const [row] = await bought(fan);
    expect(await world.billing.returned(other, row?.id ?? "")).toBeUndefined();
    expect(await world.billing.returned(fan, "not-an-id")).toBeUndefined();
    expect(await world.billing.returned(fan, row?.id ?? "")).toBe("paid");
    expect(await world.billing.admission(fan, sold)).toBe("purchase");
    expect(await world.billing.admission(other, sold)).toBeUndefined();
  });

  it("S17: a declined card and then a good one pay once", async () => {
    const fan = newFan();
    const { sold } = await nights();
    const first = await world.billing.buyBroadcast(fan, sold.id);
    expect(await world.payAt(urlOf(first), "4000 0000 0000 0002")).toBe(402);
    const again = await world.billing.buyBroadcast(fan, sold.id);
    expect(again).toEqual(first);
    await pay(again);
    await world.news();
    expect(await bought(fan)).toMatchObject([{ status: "PAID" }]);
  });

  it("an expired checkout is followed by another", async () => {
    const fan = newFan();
    const { sold } = await nights();
    const first = await world.billing.buyBroadcast(fan, sold.id);
    await world.pass(32 * 60_000);
    const second = await world.billing.buyBroadcast(fan, sold.id);
    expect(urlOf(second)).toMatch(/^http/);
    expect(second).not.toEqual(first);
    expect((await bought(fan)).map(({ status }) => status).sort()).toEqual(["ENDED", "OPEN"]);
  });

  it("a past or unknown one is not sold, and a guest cannot buy", async () => {
    const { sold, closed } = await nights();
    expect(await world.billing.buyBroadcast(newFan(), closed.id)).toEqual({ outcome: "absent" });
    expect(await world.billing.buyBroadcast(newFan(), crypto.randomUUID())).toEqual({ outcome: "absent" });
    expect(await world.billing.buyBroadcast(visitor(), sold.id)).toEqual({ outcome: "absent" });
  });

  it("is not granted by a session that is complete but unpaid, as with a slow payment method", async () => {
    const { sold } = await nights();
    const fan = newFan();
    const buying = await world.billing.buyBroadcast(fan, sold.id);
    const [row] = await world.store.db
      .select()
      .from(purchase)
      .where(eq(purchase.userId, fan.user?.userId ?? ""));
    const { sessions } = world.stripe.checkout;
    const { retrieve } = sessions;
    const session = await sessions.retrieve(row?.checkoutSessionId ?? "");
    const unpaid = { ...session, status: "complete", payment_status: "unpaid", payment_intent: "pi_pending" };
    const event = { id: "evt_unpaid", type: "checkout.session.completed", data: { object: unpaid } };
    sessions.retrieve = (async () => unpaid) as never;
    try {
      await world.billing.receive(event as never);
    } finally {
      sessions.retrieve = retrieve;
    }
    expect(await world.billing.admission(fan, sold)).toBeUndefined();

    await pay(buying);
    await world.news();
    expect(await world.billing.admission(fan, sold)).toBe("purchase");
  });

  it("a second payment for the same broadcast is refunded once", async () => {
    const fan = newFan();
    const { sold } = await nights();
    await pay(await world.billing.buyBroadcast(fan, sold.id));
    await world.store.db.insert(entitlement).values({
      id: crypto.randomUUID(),
      userId: fan.user?.userId ?? "",
      ppvId: sold.id,
      source: "purchase",
      grantedAt: world.clock.now(),
    });
    await world.news();
    await world.deliver("checkout.session.completed");
    const [row] = await bought(fan);
    expect(row).toMatchObject({ status: "REFUNDED" });
    const [paid] = await paymentsOf(row?.id ?? "");
    const back = await world.store.db
      .select()
      .from(refund)
      .where(eq(refund.paymentId, paid?.id ?? ""));
    expect(back).toMatchObject([{ cents: 999, providerRefundId: expect.stringMatching(/^re_/) }]);
  });
});

describe("A refund", () => {
  it("revokes the broadcast, whichever of Stripe's events arrives, and a new payment grants it again", async () => {
    const fan = newFan();
    const { sold } = await nights();
    await pay(await world.billing.buyBroadcast(fan, sold.id));
    await world.news();
    const [row] = await bought(fan);
    const [paid] = await paymentsOf(row?.id ?? "");
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "", amount: 400 });
    await world.deliver("refund.created");
    expect(await world.billing.admission(fan, sold)).toBe("purchase");
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    await world.deliver("charge.refunded");
    expect(await world.billing.admission(fan, sold)).toBeUndefined();
    expect(await bought(fan)).toMatchObject([{ status: "REFUNDED" }]);
    await pay(await world.billing.buyBroadcast(fan, sold.id));
    await world.news();
    expect(await world.billing.admission(fan, sold)).toBe("purchase");
  });
});

type Buying = Awaited<ReturnType<typeof world.billing.buyBroadcast>>;
async function pay(buying: Buying): Promise<void> {
  expect(await world.payAt(urlOf(buying))).toBe(303);
}

const bought = (fan: ReturnType<typeof newFan>) =>
  world.store.db
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""));
const paymentsOf = (purchaseId: string) => world.store.db.select().from(payment).where(eq(payment.ref, purchaseId));
