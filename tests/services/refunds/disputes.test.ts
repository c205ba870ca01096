/**
 * Payments that a bank takes back: what was bought is suspended, then restored or revoked, and no cent is refunded
 * twice.
 */

import { and, eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { playbackOf } from "../../../server/services/broadcasts/playback";
import { signer } from "../../../server/session/signed-values";
import {
  audit,
  dispute,
  payment,
  ppvEvent,
  purchase,
  refund,
  reservation,
  ticketOrder,
} from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, testStore } from "../../store";
import { checkout, held, night, remaining, visitor, wish } from "../box-office/box-office-world";
import { testPass } from "../door-pass";
import { billingWorld } from "../payments/billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
let broadcastId: string;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  const rows = await world.store.db.select().from(ppvEvent);
  const shown = await Promise.all(rows.map(({ id }) => world.deps.catalogue.payPerView(id)));
  broadcastId = shown.find((one) => one?.state === "live" && one.premiumIncluded)?.id ?? "";
});
beforeEach(() => {
  world.reports.length = 0;
});
afterEach(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(() => world.close());

const db = () => world.store.db;
const TYPES = ["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"];
let fans = 0;
const newFan = () => visitor({ email: `disputes-${++fans}@example.com` });

/** The bank takes the money; the event is not delivered yet. */
async function complain(intent: string, amount?: number) {
  const { data } = await world.stripe.charges.list({ payment_intent: intent });
  const { id } = await world.lever<{ id: string }>("disputes", { charge: data[0]?.id, amount });
  return {
    id,
    tell: () => world.deliver(...TYPES),
    decide: (outcome: "won" | "lost" | "appeal") => world.lever(`disputes/${id}`, { outcome }),
  };
}

/** Without Stripe's events. */
async function compareLists(): Promise<void> {
  const { list } = world.stripe.events;
  world.stripe.events.list = () => Promise.reject(new Error("no events today")) as never;
  await world.billing.reconcile();
  world.stripe.events.list = list;
}

const backAtStripe = async (intent: string) => {
  const { data } = await world.stripe.refunds.list({ payment_intent: intent });
  return data.reduce((sum, { amount }) => sum + amount, 0);
};
const paidFor = async (ref: string) => {
  const [row] = await db().select().from(payment).where(eq(payment.ref, ref));
  return { id: row?.id ?? "", intent: row?.paymentIntentId ?? "" };
};
const refundsOf = (paymentId: string) => db().select().from(refund).where(eq(refund.paymentId, paymentId));
const told = (entity: string) =>
  db()
    .select({ action: audit.action })
    .from(audit)
    .where(and(eq(audit.entity, entity), like(audit.action, "dispute.%")))
    // Both may be of one moment.
    .then((rows) => rows.map(({ action }) => action).sort());

describe("Tickets whose payment is disputed", () => {
  async function bought(seats = 2) {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = newFan();
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
    await world.payAt(await checkout(world.office.pay(fan, reservationId)));
    const [row] = await db().select().from(reservation).where(eq(reservation.id, reservationId));
    const sessionId = row?.checkoutSessionId ?? "";
    const session = await world.stripe.checkout.sessions.retrieve(sessionId);
    const settle = () => world.office.settle(sessionId);
    return { fan, eventId, first, reservationId, settle, intent: String(session.payment_intent) };
  }
  const orderOf = async (reservationId: string) => {
    const [row] = await db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId));
    return { number: row?.orderNumber ?? "", status: row?.status };
  };
  const canceled = async (fan: Visitor, eventId: string) =>
    (await world.office.tickets(fan, eventId)).map((one) => one.canceled);
  const disputed = async (fan: Visitor, eventId: string) =>
    (await world.office.tickets(fan, eventId)).map((one) => one.disputed);

  it("admit nobody and cannot be transferred, keep their seats, and are valid again when we win", async () => {
    const { fan, eventId, first, reservationId, settle, intent } = await bought();
    await settle();
    const order = await orderOf(reservationId);
    const [mine] = await world.office.tickets(fan, eventId);
    const signature = new URL(mine?.checkInUrl ?? "").searchParams.get("s") ?? "";
    const pass = testPass(eventId);
    const enter = () => world.office.checkIn(pass, mine?.ticketNumber ?? "", signature);
    const give = () =>
      world.office.transfer(fan, mine?.ticketNumber ?? "", { email: "friend@example.com", name: "Friend" });

    const { tell, decide } = await complain(intent);
    await tell();
    expect(await canceled(fan, eventId)).toEqual([true, true]);
    expect(await disputed(fan, eventId)).toEqual([true, true]);
    expect(await world.office.orders(fan)).toMatchObject([{ status: "PAID", disputed: true }]);
    expect(await enter()).toMatchObject({ admitted: false, state: "disputed" });
    expect(await give()).toBe("gone");
    expect(await remaining(world.store, first)).toBe(8);
    expect(await told(order.number)).toEqual(["dispute.opened"]);

    await decide("won");
    await tell();
    await tell();
    expect(await canceled(fan, eventId)).toEqual([false, false]);
    expect(await disputed(fan, eventId)).toEqual([false, false]);
    expect(await world.office.orders(fan)).toMatchObject([{ disputed: false }]);
    expect(await enter()).toMatchObject({ admitted: true });
    expect(await orderOf(reservationId)).toMatchObject({ status: "PAID" });
    expect(await told(order.number)).toEqual(["dispute.opened", "dispute.won"]);
  });

  it("are void when we lose: the seats are sold again, and the books count the money as refunded once", async () => {
    const { fan, eventId, first, reservationId, settle, intent } = await bought();
    await settle();
    const { id, tell, decide } = await complain(intent);
    await tell();
    await decide("lost");
    await tell();
    await world.deliver("charge.dispute.created");
    expect(await canceled(fan, eventId)).toEqual([true, true]);
    expect(await disputed(fan, eventId)).toEqual([false, false]);
    expect(await orderOf(reservationId)).toMatchObject({ status: "REFUNDED" });
    expect(await remaining(world.store, first)).toBe(10);
    const paid = await paidFor(reservationId);
    expect(await refundsOf(paid.id)).toMatchObject([
      { cents: 9_800, reason: "disputed", providerRefundId: `bank:${id}` },
    ]);
    expect(await backAtStripe(intent)).toBe(0);
    expect(world.reports).toEqual([]);
  });

  it("stay suspended during an appeal, and are void once it is lost", async () => {
    const { fan, eventId, reservationId, settle, intent } = await bought();
    await settle();
    const { tell, decide } = await complain(intent);
    await tell();
    await decide("appeal");
    await tell();
    // As the release before this one stored it.
    await db().update(dispute).set({ closedAt: world.clock.now() }).where(eq(dispute.paymentIntentId, intent));
    expect(await disputed(fan, eventId)).toEqual([true, true]);
    expect(await orderOf(reservationId)).toMatchObject({ status: "PAID" });
    await decide("lost");
    await tell();
    expect(await canceled(fan, eventId)).toEqual([true, true]);
    expect(await orderOf(reservationId)).toMatchObject({ status: "REFUNDED" });
    expect(world.reports).toEqual([]);
  });

  it.each([
    ["won", 9_800],
    ["lost", 0],
  ] as const)(
    "are not refunded, and nobody is told so, while it is open; then, %s, Stripe sends back %i",
    async (outcome, cents) => {
      const { reservationId, settle, intent } = await bought();
      await settle();
      await world.office.drained();
      world.mails.length = 0;
      const promises = () => world.mails.map(({ subject }) => subject);
      const { tell, decide } = await complain(intent);
      await tell();
      const { number } = await orderOf(reservationId);
      await world.office.cancelOrder({ orderNumber: number, actor: "office", reason: "requested" });
      await world.office.reconcile();
      expect(await backAtStripe(intent)).toBe(0);
      expect(promises()).toEqual([]);
      await decide(outcome);
      await tell();
      await world.office.reconcile();
      await world.office.reconcile();
      expect(await backAtStripe(intent)).toBe(cents);
      expect(promises()).toHaveLength(cents ? 1 : 0);
      const rows = await refundsOf((await paidFor(reservationId)).id);
      expect(rows.map((one) => one.cents)).toEqual([9_800]);
      expect(rows[0]?.providerRefundId).toMatch(cents ? /^re_/ : /^bank:/);
      expect(world.reports).toEqual([]);
    },
  );

  it("keep earlier refunds apart from what the bank took", async () => {
    const { fan, eventId, reservationId, settle, intent } = await bought();
    await settle();
    await world.stripe.refunds.create({ payment_intent: intent, amount: 1_000 });
    await world.deliver("refund.created");
    const { tell, decide } = await complain(intent);
    await tell();
    await decide("lost");
    await tell();
    await world.deliver("charge.refunded", "refund.created");
    const rows = await refundsOf((await paidFor(reservationId)).id);
    expect(rows.map((one) => one.cents).sort()).toEqual([1_000, 8_800]);
    expect(await canceled(fan, eventId)).toEqual([true, true]);
  });

  it.each([
    ["less than we owe: the office has to pay the rest", 3_000, [1_900, 3_000], [1_900]],
    ["as much as we owe", 4_900, [4_900], []],
    ["more than we owe", 6_000, [1_100, 4_900], []],
  ])("are worth what the bank did not take, when it took %s", async (_, taken, booked, owed) => {
    const { fan, eventId, reservationId, settle, intent } = await bought();
    await settle();
    const { tell, decide } = await complain(intent, taken);
    await tell();
    const { number } = await orderOf(reservationId);
    const [mine] = await world.office.tickets(fan, eventId);
    const ticketNumbers = [mine?.ticketNumber ?? ""];
    await world.office.cancelOrder({ orderNumber: number, actor: "office", reason: "requested", ticketNumbers });
    await decide("lost");
    await tell();
    expect((await canceled(fan, eventId)).sort()).toEqual([false, true]);
    const rows = async () => refundsOf((await paidFor(reservationId)).id);
    expect((await rows()).map((one) => one.cents).sort()).toEqual(booked);
    await world.office.reconcile();
    expect((await rows()).filter(({ providerRefundId: id }) => id === null).map(({ cents }) => cents)).toEqual(owed);
    expect((await rows()).filter(({ returnedAt: at }) => at !== null).map(({ cents }) => cents)).toEqual(owed);
    expect(world.reports).toHaveLength(owed.length);
    for (const one of await rows())
      if (one.returnedAt) await world.office.refunds.settleReturned(one.id, { actor: "office", how: "by check" });
  });

  it("are refunded when we win, though we asked Stripe before we knew of the dispute", async () => {
    const { reservationId, settle, intent } = await bought();
    await settle();
    const { tell, decide } = await complain(intent);
    const { number } = await orderOf(reservationId);
    await world.office.cancelOrder({ orderNumber: number, actor: "office", reason: "requested" });
    expect(world.reports.join()).toContain("charged back");
    await tell();
    await decide("won");
    await tell();
    await world.pass(DAY_MS);
    await world.office.reconcile();
    expect(await backAtStripe(intent)).toBe(9_800);
  });

  it("are recognized if the dispute's event arrives before the payment's", async () => {
    const { fan, eventId, reservationId, intent } = await bought();
    const { tell } = await complain(intent);
    await tell();
    expect(await paidFor(reservationId)).toMatchObject({ intent });
    expect(await canceled(fan, eventId)).toEqual([true, true]);
  });
});

describe("A broadcast whose payment is disputed", () => {
  async function bought() {
    const fan = newFan();
    const buying = await world.billing.buyBroadcast(fan, broadcastId);
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    await world.news();
    const [row] = await db()
      .select()
      .from(purchase)
      .where(eq(purchase.userId, fan.user?.userId ?? ""));
    const gate = playbackOf({
      store: world.store,
      clock: world.clock,
      signer: signer(["secret"], "playback"),
      films: "",
    });
    const watch = async () => (await gate.begin(fan, broadcastId)).outcome;
    return { fan, purchaseId: row?.id ?? "", watch, ...(await paidFor(row?.id ?? "")) };
  }
  const statusOf = async (id: string) => (await db().select().from(purchase).where(eq(purchase.id, id)))[0]?.status;

  it("cannot be watched until the decision, and again when we win", async () => {
    const { intent, purchaseId, watch } = await bought();
    expect(await watch()).toBe("started");
    const { tell, decide } = await complain(intent);
    await tell();
    expect(await watch()).toBe("absent");
    await world.billing.reconcile();
    expect(await watch()).toBe("absent");
    await decide("won");
    await tell();
    expect(await watch()).toBe("started");
    expect(await statusOf(purchaseId)).toBe("PAID");
    expect(await told(purchaseId)).toEqual(["dispute.opened", "dispute.won"]);
  });

  it.each([
    ["an event comes", () => world.deliver("charge.dispute.updated")],
    ["we compare Stripe's list of disputes", compareLists],
  ])("cannot be watched during an appeal that an earlier release stored as closed, once %s", async (_, notice) => {
    const { id, intent, watch } = await bought();
    const { id: disputeId, decide } = await complain(intent);
    await decide("appeal");
    const { status } = await world.stripe.disputes.retrieve(disputeId);
    const now = world.clock.now();
    const stored = { paymentIntentId: intent, paymentId: id, status, openedAt: now, closedAt: now };
    await db()
      .insert(dispute)
      .values({ id: disputeId, cents: 999, currency: "usd", reason: "fraudulent", ...stored });
    expect(await watch()).toBe("started");
    await notice();
    expect(await watch()).toBe("absent");
    await decide("lost");
    await compareLists();
    const [row] = await db().select().from(dispute).where(eq(dispute.id, disputeId));
    expect(row?.status).toBe("lost");
  });

  it("is revoked when we lose, whatever arrives later, and may be bought again", async () => {
    const { fan, id, intent, purchaseId, watch } = await bought();
    const { tell, decide } = await complain(intent);
    // The end of the dispute is reported first, and then everything again.
    await decide("lost");
    await world.deliver("charge.dispute.closed");
    await tell();
    expect(await watch()).toBe("absent");
    expect(await statusOf(purchaseId)).toBe("REFUNDED");
    expect(await refundsOf(id)).toMatchObject([{ cents: 999, reason: "disputed" }]);
    expect(await backAtStripe(intent)).toBe(0);
    expect(await world.billing.buyBroadcast(fan, broadcastId)).toMatchObject({ outcome: "checkout" });
  });

  it("an older reading that arrives late revokes nothing", async () => {
    const { intent, watch } = await bought();
    const { id, tell, decide } = await complain(intent);
    await tell();
    const old = await world.stripe.disputes.retrieve(id);
    await decide("won");
    await tell();
    const { retrieve } = world.stripe.disputes;
    world.stripe.disputes.retrieve = (async () => old) as never;
    const { data } = await world.stripe.events.list({ type: "charge.dispute.created", limit: 1 });
    if (data[0]) await world.billing.receive(data[0]);
    world.stripe.disputes.retrieve = retrieve;
    expect(await watch()).toBe("started");
  });
});

describe("Premium whose payment is disputed", () => {
  async function member() {
    const fan = newFan();
    const buying = await world.billing.subscribe(fan, "monthly");
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    await world.pass(8 * DAY_MS);
    await world.news();
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    const { data } = await world.stripe.charges.list({ customer });
    const night = { id: broadcastId, premiumIncluded: true };
    return {
      fan,
      customer,
      intent: String(data[0]?.payment_intent),
      admitted: () => world.billing.admission(fan, night),
    };
  }

  it("grants nothing until the decision, cannot be bought a second time, and is valid again when we win", async () => {
    const { fan, intent, admitted } = await member();
    expect(await admitted()).toBe("premium");
    const { tell, decide } = await complain(intent);
    await tell();
    expect(await admitted()).toBeUndefined();
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active", disputed: true });
    expect(await world.billing.subscribe(fan, "yearly")).toEqual({ outcome: "owned" });
    await decide("won");
    await tell();
    expect(await admitted()).toBe("premium");
    expect(await world.billing.membershipOf(fan)).toMatchObject({ state: "active", disputed: false });
    expect(world.reports).toEqual([]);
  });

  it("ends when we lose, so that the fan is never charged for it again", async () => {
    const { fan, customer, intent, admitted } = await member();
    const { tell, decide } = await complain(intent);
    await tell();
    await decide("lost");
    await tell();
    expect(await admitted()).toBeUndefined();
    expect(await world.billing.membershipOf(fan)).toEqual({ state: "none" });
    await world.pass(40 * DAY_MS);
    expect((await world.stripe.charges.list({ customer })).data).toHaveLength(1);
  });
});

describe("A dispute of an unknown payment", () => {
  it("is recorded and reported, and its event counts as handled", async () => {
    const { id } = await world.stripe.paymentIntents.create({
      amount: 4_200,
      currency: "usd",
      payment_method: "pm_card_visa",
      allowed_payment_method_types: ["card"],
      confirm: true,
    });
    const { id: disputeId, tell } = await complain(id);
    expect((await tell()).at(-1)).toBe("200");
    expect(world.reports.join()).toContain("dispute of a payment that nobody knows");
    expect(await db().select().from(dispute).where(eq(dispute.id, disputeId))).toMatchObject([{ paymentId: null }]);
  });
});
