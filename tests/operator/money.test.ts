/** The office compares the books with Stripe's: how each difference is named, what is repaired, and what is left. */
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { audit, entitlement, payment, ppvEvent, purchase, reservation, ticketOrder } from "../../server/store/schema";
import { checkLedger } from "../../server/store/upkeep/ledger-check";
import { checkout, held, night, visitor, wish } from "../services/box-office/box-office-world";
import { billingWorld } from "../services/payments/billing-world";
import { DAY_MS, testStore } from "../store";
import { officeOf } from "./office";

let world: Awaited<ReturnType<typeof billingWorld>>;
let office: ReturnType<typeof officeOf>;
let broadcastId: string;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  office = officeOf(world);
  const rows = await world.store.db.select().from(ppvEvent);
  const shown = await Promise.all(rows.map(({ id }) => world.deps.catalogue.payPerView(id)));
  broadcastId = shown.find((one) => one?.state === "onSale")?.id ?? "";
});
// Each test has its own days.
afterEach(async () => {
  await world.pass(2 * DAY_MS);
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const db = () => world.store.db;
const today = () => world.clock.now().toISOString().slice(0, 10);
const newFan = () => visitor({ email: `${crypto.randomUUID()}@example.com` });
const agree = { code: 0, out: expect.stringMatching(/: no difference\.\n$/), err: "" };
const reconcile = (...words: string[]) => office.run("money", "reconcile", today(), ...words);

/** A paid ticket whose webhook never came. */
async function ticketPaid() {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
  const fan = newFan();
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)));
  const [row] = await db().select().from(reservation).where(eq(reservation.id, reservationId));
  return { reservationId, sessionId: row?.checkoutSessionId ?? "" };
}

async function ticketBought() {
  const { reservationId, sessionId } = await ticketPaid();
  await world.office.settle(sessionId);
  const [paid] = await db().select().from(payment).where(eq(payment.ref, reservationId));
  return { reservationId, paymentId: paid?.id ?? "", intent: paid?.paymentIntentId ?? "" };
}
const orderOf = async (reservationId: string) =>
  (await db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId)))[0];

async function nightPaid() {
  const fan = newFan();
  const buying = await world.billing.buyBroadcast(fan, broadcastId);
  await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
  const [row] = await db()
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""));
  return { fan, purchaseId: row?.id ?? "" };
}

const admitted = (fan: ReturnType<typeof newFan>) =>
  world.billing.admission(fan, { id: broadcastId, premiumIncluded: true });

describe("money reconcile", () => {
  it("agrees with days without sales and with days whose webhooks all arrived", async () => {
    expect(await reconcile()).toMatchObject(agree);
    await ticketBought();
    expect(await reconcile()).toEqual({
      ...agree,
      out: expect.stringMatching(/^1 payment from .*: no difference\.\n$/),
    });
  });

  it("finds webhooks that never came and makes tickets and broadcasts of them, once", async () => {
    const { reservationId } = await ticketPaid();
    const { fan } = await nightPaid();
    const tried = await reconcile("--dry-run");
    expect(tried).toMatchObject({ code: 1, err: expect.stringMatching(/2 of 2 differences left\.\n$/) });
    expect(tried.out.match(/webhook that never came .*would be repaired/g)).toHaveLength(2);
    expect([await orderOf(reservationId), await admitted(fan)]).toEqual([undefined, undefined]);

    const done = await reconcile();
    expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/2 repaired\.\n$/) });
    expect(done.out).toMatch(/webhook that never came +\$98\.00 +pi_\w+ .*repaired/);
    expect(await orderOf(reservationId)).toMatchObject({ status: "PAID" });
    expect(await admitted(fan)).toBe("purchase");
    expect(await reconcile()).toMatchObject(agree);
  });

  it("finds a payment without a checkout by the purchase it names", async () => {
    const fan = newFan();
    const id = crypto.randomUUID();
    await db()
      .insert(purchase)
      .values({
        ...{
          id,
          userId: fan.user?.userId ?? "",
          kind: "ppv",
          ref: broadcastId,
          slot: `ppv:${broadcastId}`,
          name: "Night",
        },
        ...{ cents: 999, currency: "USD", status: "OPEN", checkoutExpires: world.clock.now() },
        createdAt: world.clock.now(),
      });
    await world.stripe.paymentIntents.create({
      amount: 999,
      currency: "usd",
      payment_method: "pm_card_visa",
      allowed_payment_method_types: ["card"],
      confirm: true,
      metadata: { purchaseId: id },
    });
    expect(await reconcile()).toMatchObject({ code: 0, out: expect.stringContaining("webhook that never came") });
    expect(await admitted(fan)).toBe("purchase");
    expect(await reconcile()).toMatchObject(agree);
  });

  it("records a refund made at Stripe, whole or in part, also of a payment from other days", async () => {
    const { reservationId, intent } = await ticketBought();
    const part = await ticketBought();
    await world.pass(3 * DAY_MS);
    await world.stripe.refunds.create({ payment_intent: intent });
    await world.stripe.refunds.create({ payment_intent: part.intent, amount: 1_000 });
    expect((await reconcile("--dry-run")).code).toBe(1);
    expect(await orderOf(reservationId)).toMatchObject({ status: "PAID" });
    const done = await reconcile();
    expect(done.code).toBe(0);
    expect(done.out).toMatch(/missed refund +\$10\.00/);
    expect(await orderOf(reservationId)).toMatchObject({ status: "REFUNDED" });
    expect(await orderOf(part.reservationId)).toMatchObject({ status: "PAID" });
    expect(await reconcile()).toMatchObject(agree);
    expect(await checkLedger(db())).toEqual([]);
  });

  it("revokes a broadcast that was refunded without a webhook", async () => {
    const { fan, purchaseId } = await nightPaid();
    await world.billing.returned(fan, purchaseId);
    const [paid] = await db().select().from(payment).where(eq(payment.ref, purchaseId));
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    expect(await admitted(fan)).toBe("purchase");
    expect((await reconcile()).code).toBe(0);
    expect(await admitted(fan)).toBeUndefined();
    expect(await reconcile()).toMatchObject(agree);
  });

  it("records a dispute and its end, and lists it", async () => {
    const { reservationId, intent } = await ticketBought();
    const { data } = await world.stripe.charges.list({ payment_intent: intent });
    const { id } = await world.lever<{ id: string }>("disputes", { charge: data[0]?.id });
    const orderNumber = (await orderOf(reservationId))?.orderNumber;
    expect(await reconcile()).toMatchObject({ code: 0, out: expect.stringContaining("missed dispute") });
    const listed = await office.run("money", "disputes");
    expect(listed.out).toMatch(new RegExp(`${orderNumber} +\\$98\\.00 +fraudulent +needs response +${id}`));
    await world.lever(`disputes/${id}`, { outcome: "lost" });
    expect((await reconcile()).code).toBe(0);
    expect((await office.run("money", "disputes")).out).toMatch(/lost +\d{4}-/);
    expect(await orderOf(reservationId)).toMatchObject({ status: "REFUNDED" });
    expect(await reconcile()).toMatchObject(agree);
  });

  it("learns of Premium that started or ended without a webhook", async () => {
    const fan = newFan();
    const buying = await world.billing.subscribe(fan, "monthly");
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    expect(await reconcile()).toMatchObject({ code: 0, out: expect.stringContaining("outdated membership") });
    const membership = await world.billing.membershipOf(fan);
    expect(membership.state).toBe("trial");

    // It renews and is canceled by hand, days after the first payment.
    await world.pass(9 * DAY_MS);
    await world.stripe.subscriptions.cancel("subscriptionId" in membership ? membership.subscriptionId : "");
    expect((await world.billing.membershipOf(fan)).state).toBe("trial");
    expect((await reconcile()).code).toBe(0);
    expect((await world.billing.membershipOf(fan)).state).toBe("none");
    expect(await reconcile()).toMatchObject(agree);
  });

  it("learns of Premium that was canceled in Stripe's portal", async () => {
    const fan = newFan();
    await world.anotherCard();
    const buying = await world.billing.subscribe(fan, "monthly");
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    await world.news();
    const membership = await world.billing.membershipOf(fan);
    const until = "until" in membership ? membership.until : "";
    await world.stripe.subscriptions.update("subscriptionId" in membership ? membership.subscriptionId : "", {
      cancel_at: Date.parse(until) / 1000,
    });
    expect((await world.billing.membershipOf(fan)).state).toBe("trial");
    expect(await reconcile()).toMatchObject({ code: 0, out: expect.stringContaining("outdated membership") });
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "ending", until });
    expect(await reconcile()).toMatchObject(agree);
  });

  it("leaves a payment that no purchase here asked for to manual review", async () => {
    await world.stripe.paymentIntents.create({
      amount: 4_200,
      currency: "usd",
      payment_method: "pm_card_visa",
      allowed_payment_method_types: ["card"],
      confirm: true,
    });
    const { code, out, err } = await reconcile();
    expect(code).toBe(1);
    expect(out).toMatch(/unknown payment +\$42\.00 +pi_\w+ +look at it/);
    expect(err).toMatch(/1 of 1 difference left\.\n$/);
  });

  it("stops listing payments that the office has acknowledged as not ours", async () => {
    const stray = async () => {
      const { id } = await world.stripe.paymentIntents.create({
        amount: 4_200,
        currency: "usd",
        payment_method: "pm_card_visa",
        allowed_payment_method_types: ["card"],
        confirm: true,
      });
      return id;
    };
    const [one, other] = [await stray(), await stray()];
    expect((await reconcile()).err).toMatch(/2 of 2 differences left/);
    const notOurs = (...ids: string[]) =>
      office.run("money", "not-ours", ...ids, "--why", "the merch stall's terminal");
    expect((await office.run("money", "not-ours", one)).code).toBe(2);
    expect(await notOurs(one, "--dry-run")).toMatchObject({ code: 0, out: `Would note: ${one} is not ours.\n` });
    expect((await reconcile()).err).toMatch(/2 of 2 differences left/);

    expect((await notOurs(one, other, "--actor", "Juno")).code).toBe(0);
    const agreed = await reconcile();
    expect(agreed).toMatchObject({ code: 0, err: "" });
    expect(agreed.out).toContain("2 of the account's payments are not ours");
    const [entry] = await db().select().from(audit).where(eq(audit.entity, one));
    expect(entry).toMatchObject({
      actor: "Juno",
      action: "payment.foreign",
      detail: { why: "the merch stall's terminal" },
    });
    expect((await notOurs(one)).err).toContain("has been noted before");
  });

  it("does not let the office disown a payment of ours or one that does not exist", async () => {
    const { intent } = await ticketBought();
    const { sessionId } = await ticketPaid();
    const { payment_intent } = await world.stripe.checkout.sessions.retrieve(sessionId);
    for (const id of [intent, String(payment_intent)]) {
      const refused = await office.run("money", "not-ours", id, "--why", "a mistake");
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`${id} is this site's own`) });
    }
    const absent = await office.run("money", "not-ours", "pi_of_nobody", "--why", "a mistake");
    expect(absent).toMatchObject({ code: 1, err: expect.stringContaining("is not in the Stripe account") });
    expect(await reconcile()).toMatchObject({ code: 0, out: expect.stringContaining("webhook that never came") });
  });

  it("lists a subscription that is not ours until the office acknowledges it", async () => {
    const customer = await world.stripe.customers.create({ email: "someone@elsewhere.example" });
    const card = await world.stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    const product = await world.stripe.products.create({ name: "A gym" });
    const price = await world.stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: 3_000,
      recurring: { interval: "month" },
    });
    const { id } = await world.stripe.subscriptions.create({
      customer: customer.id,
      default_payment_method: card.id,
      items: [{ price: price.id }],
    });
    const listed = await reconcile();
    expect(listed).toMatchObject({ code: 1, out: expect.stringMatching(`unknown subscription .*${id}`) });
    expect((await office.run("money", "not-ours", id, "--why", "the gym's")).code).toBe(0);
    expect(await reconcile()).toMatchObject({ code: 0, err: "" });
  });

  it("leaves a payment that Stripe does not know, or whose amount differs, to manual review", async () => {
    const { reservationId, paymentId } = await ticketBought();
    const other = await ticketBought();
    await db().update(payment).set({ paymentIntentId: "pi_of_nobody" }).where(eq(payment.id, paymentId));
    await db().update(payment).set({ cents: 1 }).where(eq(payment.id, other.paymentId));
    const { code, out } = await reconcile();
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`payment unknown to Stripe .*pi_of_nobody +${reservationId}`));
    expect(out).toMatch(
      new RegExp(`different amount +\\$98\\.00 .*${(await orderOf(other.reservationId))?.orderNumber}`),
    );
    // The first payment's own charge is now unknown; its session's tickets are there already.
    expect(out).toMatch(/webhook that never came .*look at it/);
  });

  it("leaves an unpaid entitlement to manual review: an order, a purchase, a broadcast, Premium", async () => {
    const { reservationId, paymentId } = await ticketBought();
    await db().delete(payment).where(eq(payment.id, paymentId));
    const { fan, purchaseId } = await nightPaid();
    await world.billing.returned(fan, purchaseId);
    await db()
      .update(entitlement)
      .set({ paymentId: null })
      .where(eq(entitlement.userId, fan.user?.userId ?? ""));
    await db().delete(payment).where(eq(payment.ref, purchaseId));
    const [row] = await db()
      .execute<{ id: string }>(sql`
      insert into subscription select 'sub_of_nobody', user_id, 'active', price_id, interval, price_cents, currency,
        ${world.clock.now().toISOString()}::timestamptz, null, false, started_at, null, 1 from subscription limit 1
      returning id`)
      .then(({ rows }) => rows);
    expect(row?.id).toBe("sub_of_nobody");
    // A repairing run settles their charges again, so a dry run has to show the entitlements.
    const { code, out } = await office.run("money", "reconcile", today(), "--dry-run");
    expect(code).toBe(1);
    expect(out).toContain(`order ${(await orderOf(reservationId))?.orderNumber}`);
    expect(out).toMatch(/entitlement without a payment +\$9\.99 +ppv /);
    expect(out).toMatch(/entitlement without a payment +\$9\.99 +night /);
    expect(out).toMatch(/entitlement without a payment +\$9\.99 +sub_of_nobody/);
  });

  it("names the days it does not understand", async () => {
    for (const words of [["yesterday"], ["2026-02-30"], ["2026-03-05", "2026-03-01"]]) {
      expect((await office.run("money", "reconcile", ...words)).code, words.join()).toBe(1);
    }
  });
});
