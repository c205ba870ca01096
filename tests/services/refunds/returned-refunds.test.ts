/** Refunds that the bank returns an hour after Stripe has said that they succeeded (card 4000 0000 0000 5126). */
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { audit, billingCustomer, outbox, payment, ppvEvent, refund } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { officeOf } from "../../operator/office";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";

const REFUND_FAILS = "4000 0000 0000 5126";
const HOURS = 60 * MINUTE_MS;

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
beforeEach(async () => {
  world.reports.length = 0;
  world.mails.length = 0;
  await world.lever("settings", { refundFailure: "lost_or_stolen_card" });
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const db = () => world.store.db;
const faults = async () => (await checkLedger(db())).map(({ rule }) => rule);
const reconcile = () => office.run("money", "reconcile");

/** Tickets that were paid for and returned. */
async function givenBack(card = REFUND_FAILS) {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
  const fan = visitor({ email: `${crypto.randomUUID()}@example.com` });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), card, fan.user?.email);
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  expect(await world.billing.giveBack(fan, back.orderNumber)).toMatchObject({ outcome: "sent", cents: 9_800 });
  const [paid] = await db().select().from(payment).where(eq(payment.ref, reservationId));
  const row = async () =>
    (
      await db()
        .select()
        .from(refund)
        .where(eq(refund.paymentId, paid?.id ?? ""))
    )[0];
  const shown = async () => (await world.billing.payments(fan)).payments.find(({ ref }) => ref === back.orderNumber);
  return { fan, orderNumber: back.orderNumber, intent: paid?.paymentIntentId ?? "", row, shown };
}
const atStripe = async (intent: string) => (await world.stripe.refunds.list({ payment_intent: intent })).data;
const sentTo = async ({ user }: ReturnType<typeof visitor>) => {
  await world.office.drained();
  await world.office.sendOutbox();
  return world.mails.filter(({ to }) => to === user?.email);
};
async function settleAll() {
  for (const { id } of await world.office.refunds.returned())
    await world.office.refunds.settleReturned(id, { actor: "office", how: "bank transfer" });
}

describe("The mail about a refund that failed", () => {
  /** A fan whose refund failed; `again` sends the mail about it once more. */
  async function failedRefund() {
    const fan = visitor({ email: `${crypto.randomUUID()}@example.com` });
    const buying = await world.billing.buyBroadcast(fan, broadcastId);
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "", REFUND_FAILS);
    await world.billing.reconcile();
    world.clock.advance(2 * MINUTE_MS);
    await world.billing.reconcile();
    const [{ ref = "" } = {}] = (await world.billing.payments(fan)).payments;
    expect(await world.billing.giveBack(fan, ref)).toMatchObject({ outcome: "sent" });
    await world.pass(2 * HOURS);
    await world.billing.reconcile();
    await sentTo(fan);
    const [told] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.template, "refund_failed"))
      .orderBy(desc(outbox.createdAt));
    const again = async (to: typeof fan) => {
      world.mails.length = 0;
      await db()
        .update(outbox)
        .set({ sentAt: null, claimedAt: null })
        .where(eq(outbox.id, told?.id ?? ""));
      return (await sentTo(to))[0];
    };
    return { fan, again };
  }

  it("is in the fan's language, in all of them", async () => {
    const { fan, again } = await failedRefund();
    const subjects = new Set<string>();
    for (const locale of LANGUAGES) {
      const userId = fan.user?.userId ?? "";
      await db().update(billingCustomer).set({ locale }).where(eq(billingCustomer.userId, userId));
      const mail = await again(fan);
      expect(mail?.text, locale).toMatch(/9[.,]99/);
      expect(mail?.text, locale).not.toMatch(/\{\{|mail\./);
      subjects.add(mail?.subject ?? "");
    }
    expect(subjects.size).toBe(18);
    await settleAll();
  });

  it("goes to the address that the account has by then", async () => {
    const { fan, again } = await failedRefund();
    const moved = { ...fan, user: fan.user && { ...fan.user, email: `${crypto.randomUUID()}@example.com` } };
    await world.billing.followEmail({ ...moved, userAsOf: world.clock.now() });
    expect((await again(moved))?.subject).toContain("$9.99");
    await settleAll();
  });
});

describe.each([
  ["its webhook", () => world.deliver("refund.updated", "refund.failed")],
  ["Stripe's list of events", () => world.billing.reconcile()],
])("A refund to a canceled card, reported by %s", (_, tell) => {
  it("no longer counts as a refund: pages, books, the office and the fan are told, each once", async () => {
    const { fan, orderNumber, row, shown, intent } = await givenBack();
    expect(await shown()).toMatchObject({ backCents: 9_800, returnedCents: 0 });
    expect(await faults()).toEqual([]);
    await world.pass(2 * HOURS);
    await tell();
    await tell();

    expect(await row()).toMatchObject({ providerRefundId: null, failures: 1, returnedAt: expect.any(Date) });
    expect(await shown()).toMatchObject({ backCents: 0, returnedCents: 9_800, giveBack: undefined });
    expect(await faults()).toEqual(["refundsArrive"]);
    expect(world.reports.filter((one) => one.includes("refund that did not arrive"))).toHaveLength(1);
    const mails = (await sentTo(fan)).filter(({ subject }) => subject.includes("didn’t reach your card"));
    expect(mails.map(({ subject }) => subject)).toEqual(["Your $98.00 refund didn’t reach your card"]);

    const listed = await reconcile();
    expect(listed.code).toBe(1);
    const { id = "" } = (await row()) ?? {};
    expect(listed.out).toMatch(new RegExp(`refund that the bank sent back +\\$98\\.00 +pi_\\w+ +${orderNumber} ${id}`));
    // There is no retry for a canceled card, and the fan cannot return a purchase twice.
    await world.pass(5 * DAY_MS);
    await world.office.reconcile();
    expect(await atStripe(intent)).toHaveLength(1);
    expect(await world.billing.giveBack(fan, orderNumber)).toEqual({ outcome: "already" });

    expect((await office.run("money", "paid-otherwise", id, "--how", "bank transfer", "--dry-run")).code).toBe(0);
    expect(await faults()).toEqual(["refundsArrive"]);
    expect(await office.run("money", "paid-otherwise", id, "--how", "bank transfer")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`$98.00 for ${orderNumber}`),
    });
    expect((await office.run("money", "paid-otherwise", id, "--how", "bank transfer")).code).toBe(1);
    expect(await faults()).toEqual([]);
    expect((await reconcile()).out).not.toContain("sent back");
    expect(await shown()).toMatchObject({ backCents: 9_800, returnedCents: 0 });
    const trail = await db().select().from(audit).where(eq(audit.entity, id)).orderBy(desc(audit.at));
    expect(trail.map(({ action }) => action)).toEqual(["refund.paid_otherwise", "refund.returned"]);
  });
});

describe("A refund that may succeed on a retry", () => {
  it("is sent again a day later under another key, three times in all, and then needs manual review", async () => {
    await world.lever("settings", { refundFailure: "unknown" });
    const { fan, intent, row } = await givenBack();
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await atStripe(intent)).toHaveLength(attempt);
      expect(await row()).toMatchObject({ providerRefundId: expect.stringMatching(/^re_/), failures: attempt - 1 });
      await world.pass(2 * HOURS);
      await world.billing.reconcile();
      await world.office.reconcile();
      expect(await atStripe(intent)).toHaveLength(attempt);
      await world.pass(DAY_MS);
      await world.office.reconcile();
    }
    expect(await row()).toMatchObject({ providerRefundId: null, failures: 3, returnedAt: expect.any(Date) });
    expect(await faults()).toEqual(["refundsArrive"]);
    expect((await sentTo(fan)).filter(({ subject }) => subject.includes("didn’t reach"))).toHaveLength(1);
    await settleAll();
  });

  it("is complete when the second attempt succeeds, and the fan gets no mail about the first", async () => {
    await world.lever("settings", { refundFailure: "declined" });
    const { fan, intent, row } = await givenBack();
    await world.pass(2 * HOURS);
    await world.billing.reconcile();
    expect(await row()).toMatchObject({ providerRefundId: null, returnedAt: null });
    // This time the bank accepts it: an operator refunds to the same card from Stripe's dashboard.
    await world.stripe.refunds.create({ payment_intent: intent });
    await world.deliver("refund.created");
    await world.pass(2 * DAY_MS);
    await world.office.reconcile();
    expect(await atStripe(intent)).toHaveLength(2);
    expect((await sentTo(fan)).filter(({ subject }) => subject.includes("didn’t reach"))).toEqual([]);
    await settleAll();
  });
});

describe("A refund that failed", () => {
  it("is found by comparing with Stripe if all its events are lost", async () => {
    const { row, intent } = await givenBack();
    await world.pass(2 * HOURS);
    const { data } = await world.stripe.charges.list({ payment_intent: intent });
    expect(data[0]).toMatchObject({ amount_refunded: 0 });
    const done = await reconcile();
    expect(done.code).toBe(1);
    expect(done.out).toMatch(/missed failure of a refund +\$98\.00 .*repaired/);
    expect(await row()).toMatchObject({ returnedAt: expect.any(Date) });
    await settleAll();
    expect((await reconcile()).code).toBe(0);
  });

  it("is replaced by what the office refunds at Stripe instead", async () => {
    const { row, intent } = await givenBack();
    await world.pass(2 * HOURS);
    await world.billing.reconcile();
    await world.lever("settings", { refundFailure: "unknown" });
    const made = await world.stripe.refunds.create({ payment_intent: intent, amount: 9_800 });
    await world.billing.reconcile();
    expect(await row()).toMatchObject({ providerRefundId: made.id, returnedAt: null });
    expect(
      await db()
        .select()
        .from(refund)
        .where(eq(refund.cause, `dashboard:${(await row())?.paymentId}`)),
    ).toEqual([]);
    expect(await faults()).toEqual([]);
    await world.pass(2 * HOURS);
    await world.billing.reconcile();
    await settleAll();
  });

  it("made by an operator is removed from the books, which then show that it is owed", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
    const fan = visitor({ email: `${crypto.randomUUID()}@example.com` });
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    await world.payAt(await checkout(world.office.pay(fan, id)), REFUND_FAILS);
    await world.office.returned(fan, id);
    const [paid] = await db().select().from(payment).where(eq(payment.ref, id));
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    await world.billing.reconcile();
    expect(await faults()).toEqual([]);
    await world.pass(2 * HOURS);
    await world.billing.reconcile();
    await world.billing.reconcile();
    expect(await faults()).toEqual(["keptIsWorth"]);
    const trail = await db().select().from(audit).where(eq(audit.action, "refund.failed")).orderBy(desc(audit.at));
    expect(trail[0]).toMatchObject({ detail: { cents: 4_900 } });
  });
});
