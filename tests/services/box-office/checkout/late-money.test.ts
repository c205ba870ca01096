/** Late payments, second payments and refunds, and payments whose webhook never came. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit, event, refund, reservation } from "../../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../../store";
import { boxOfficeWorld, checkout, held, remaining, visitor, type World, wish } from "../box-office-world";
import { testOffice } from "../test-office";
import { atCheckout, mailsTo, ordersOf, paymentsOf, reservationRow, unreachable } from "./checkout-world";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
beforeEach(() => {
  world.reports.length = 0;
  world.mails.length = 0;
});
afterAll(() => world.close());

const db = () => world.store.db;

/** The payment arrived, but Stripe didn't answer until the seats were released; `sold`: other fans took them. */
async function paidTooLate({ sold }: { sold: boolean }) {
  const late = await atCheckout(world, { seats: 2, of: 2 });
  await world.payAt(late.url);
  world.clock.advance(32 * MINUTE_MS);
  await world.silence();
  const other = visitor({ email: "other@example.com" });
  const taken = await held(world.office.reserve(other, wish(late.eventId, { [late.first]: 2 })));
  if (!sold) await world.office.cancel(other, taken);
  expect((await reservationRow(world, late.reservationId))?.status).toBe("EXPIRED");
  return late;
}

describe("reconciliation", () => {
  it("finds payments whose webhook never came, also for holds that ended in the last second", async () => {
    const young = await atCheckout(world);
    await world.payAt(young.url);
    await world.office.reconcile();
    expect(await ordersOf(world, young.reservationId)).toHaveLength(0);
    world.clock.advance(2 * MINUTE_MS);
    await world.office.reconcile();
    expect(await ordersOf(world, young.reservationId)).toHaveLength(1);

    const late = await paidTooLate({ sold: false });
    world.clock.advance(2 * MINUTE_MS);
    await world.office.reconcile();
    expect(await ordersOf(world, late.reservationId)).toHaveLength(1);
  });

  it("releases the seats of abandoned checkouts, and stops asking Stripe about them", async () => {
    const { first, sessionId } = await atCheckout(world);
    world.clock.advance(32 * MINUTE_MS);
    await world.office.reconcile();
    expect(await remaining(world.store, first)).toBe(10);
    await world.office.reconcile();
    const asked = (await world.calls()).filter((call) => call === `GET /v1/checkout/sessions/${sessionId}`);
    expect(asked).toHaveLength(1);
  });

  it("sends a refund to Stripe that could not be sent at once", async () => {
    const { reservationId, sessionId } = await paidTooLate({ sold: true });
    const stripe = Object.assign(Object.create(world.stripe), { refunds: unreachable().refunds });
    expect(await testOffice({ ...world.deps, stripe }).settle(sessionId)).toBe("refunded");
    expect(world.reports.join()).toContain("critical: refund");
    const [paid] = await paymentsOf(world, reservationId);
    const rows = () =>
      db()
        .select()
        .from(refund)
        .where(eq(refund.paymentId, paid?.id ?? ""));
    expect(await rows()).toMatchObject([{ providerRefundId: null }]);
    await world.office.reconcile();
    expect(await rows()).toMatchObject([{ providerRefundId: expect.stringMatching(/^re_/) }]);
  });
});

describe("a late payment", () => {
  it("keeps its seats if nobody has taken them, although the hold has expired", async () => {
    const { fan, eventId, first, url, sessionId } = await atCheckout(world, { seats: 2, of: 2 });
    await world.payAt(url);
    world.clock.advance(32 * MINUTE_MS);
    expect(await world.office.settle(sessionId)).toBe("paid");
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(0);
  });

  it("gets the seats again if they are free", async () => {
    const { fan, eventId, first, sessionId } = await paidTooLate({ sold: false });
    expect(await world.office.settle(sessionId)).toBe("paid");
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(0);
  });

  it("is refunded once, with one mail and one audit row, over any number of deliveries", async () => {
    const { fan, eventId, reservationId, sessionId } = await paidTooLate({ sold: true });
    for (let n = 0; n < 3; n++) await world.deliver("checkout.session.completed");
    expect(await world.office.settle(sessionId)).toBe("refunded");
    await world.deliver("refund.created", "charge.refunded", "refund.updated");
    expect(await world.office.returned(fan, reservationId)).toEqual({ status: "refunded", eventId });
    await world.office.drained();

    const [paid] = await paymentsOf(world, reservationId);
    const refunds = await world.stripe.refunds.list({ payment_intent: paid?.paymentIntentId ?? "" });
    expect(refunds.data).toMatchObject([{ amount: 9_800 }]);
    expect(
      await db()
        .select()
        .from(refund)
        .where(eq(refund.paymentId, paid?.id ?? "")),
    ).toHaveLength(1);
    expect(
      await db()
        .select()
        .from(audit)
        .where(eq(audit.entity, paid?.id ?? "")),
    ).toHaveLength(1);
    expect(await world.office.tickets(fan, eventId)).toEqual([]);
    expect(mailsTo(world, fan)).toMatchObject([
      { subject: "Your $98.00 refund for The Last Bell", text: expect.stringContaining("$98.00") },
    ]);
  });

  it("is refunded if it is the second one, and the tickets of the first stay valid", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout(world);
    await world.payAt(url);
    // As if the first session had been lost: this tests the payment's constraint, not the button's.
    await db()
      .update(reservation)
      .set({ checkoutSessionId: null, checkoutExpires: null })
      .where(eq(reservation.id, reservationId));
    const second = await checkout(world.office.pay(fan, reservationId));
    await world.payAt(second);
    expect(await world.office.settle(sessionId)).toBe("paid");
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "done" });
    await world.deliver("checkout.session.completed");
    await world.deliver("refund.created", "charge.refunded");
    expect((await paymentsOf(world, reservationId)).length).toBe(2);
    expect(await ordersOf(world, reservationId)).toMatchObject([{ status: "PAID" }]);
    expect((await world.office.tickets(fan, eventId)).map(({ canceled }) => canceled)).toEqual([false, false]);
    await world.office.drained();
    expect(mailsTo(world, fan).map(({ text }) => text)).toEqual([
      expect.stringContaining("You’re in"),
      expect.stringContaining("You paid twice"),
    ]);
  });

  it("is not refunded again if an operator has refunded it already", async () => {
    const { reservationId, sessionId } = await paidTooLate({ sold: true });
    const session = await world.stripe.checkout.sessions.retrieve(sessionId);
    const { id } = await world.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    expect(await world.office.settle(sessionId)).toBe("refunded");
    const [paid] = await paymentsOf(world, reservationId);
    expect(
      await db()
        .select()
        .from(refund)
        .where(eq(refund.paymentId, paid?.id ?? "")),
    ).toMatchObject([{ providerRefundId: id }]);
    expect(world.reports).toEqual([]);
  });

  it("is refunded if the night was canceled in the meantime", async () => {
    const { eventId, sessionId } = await paidTooLate({ sold: false });
    await db().update(event).set({ status: "CANCELED" }).where(eq(event.id, eventId));
    expect(await world.office.settle(sessionId)).toBe("refunded");
  });
});

describe("a refund made by an operator at Stripe", () => {
  it.each(["refund.created", "charge.refunded"])(
    "reported by %s voids the order once and releases its seats",
    async (type) => {
      const { fan, eventId, first, reservationId, url, sessionId } = await atCheckout(world);
      await world.payAt(url);
      await world.office.settle(sessionId);
      const [paid] = await paymentsOf(world, reservationId);
      await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
      await world.deliver(type);
      await world.deliver("refund.created", "refund.updated", "charge.refunded");
      expect(await ordersOf(world, reservationId)).toMatchObject([{ status: "REFUNDED" }]);
      expect((await world.office.tickets(fan, eventId)).map(({ canceled }) => canceled)).toEqual([true, true]);
      expect(await remaining(world.store, first)).toBe(10);
      expect(
        await db()
          .select()
          .from(refund)
          .where(eq(refund.paymentId, paid?.id ?? "")),
      ).toMatchObject([{ cents: 9_800, reason: "requested" }]);
    },
  );

  it("of a part leaves the tickets valid", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout(world);
    await world.payAt(url);
    await world.office.settle(sessionId);
    const [paid] = await paymentsOf(world, reservationId);
    for (const amount of [1_000, 500]) {
      await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "", amount });
    }
    await world.deliver("charge.refunded");
    expect((await world.office.tickets(fan, eventId)).map(({ canceled }) => canceled)).toEqual([false, false]);
    expect(
      await db()
        .select()
        .from(refund)
        .where(eq(refund.paymentId, paid?.id ?? "")),
    ).toMatchObject([{ cents: 1_500 }]);
  });
});
