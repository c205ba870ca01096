/** Checkouts that end while Stripe cannot be reached, and the job that asks about them. */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { SILENCE_MS } from "../../../../server/services/box-office/checkout/checkout-outcomes";
import { audit } from "../../../../server/store/schema";
import { MINUTE_MS } from "../../../store";
import { remaining, wish } from "../box-office-world";
import {
  A_MOMENT_MS,
  A_TURN_MS,
  asked,
  atCheckout,
  clock,
  codes,
  cut,
  hooks,
  LAST_SECOND_MS,
  newOffice,
  office,
  orderOf,
  outcomesWorld,
  pay,
  refundsOf,
  reports,
  rowOf,
  seatsOnPage,
  show,
  store,
  stranger,
  stripe,
} from "./outcomes-world";

outcomesWorld();

describe("While Stripe is down", () => {
  it("seats of an ended checkout are kept for half an hour of silence, and are free afterwards", async () => {
    const { eventId, first, fan, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      expect(await stranger(eventId, first)).toBe("soldOut");
      expect(await seatsOnPage(eventId)).toBe(0);
      expect(await office.hold(fan, eventId)).toMatchObject({ reservationId: id, checkoutOpen: true });
      expect(await office.returned(fan, id)).toEqual({ status: "confirming", eventId });
      await office.reconcile();
      clock.advance(3 * MINUTE_MS);
    }
    expect(await codes(office.reserve(fan, wish(eventId, { [first]: 1 })))).toBe("checkoutOpen");
    await office.reconcile();
    expect(await seatsOnPage(eventId)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED", checkoutExpires: expect.any(Date) });
    expect(await office.hold(fan, eventId), "nobody can say that nothing was charged").toBeUndefined();
    expect(await stranger(eventId, first)).toBe("held");
    expect(await store.db.select().from(audit).where(eq(audit.entity, id))).toMatchObject([
      { action: "checkout.unanswered" },
    ]);

    // Stripe is reachable again: what was paid is refunded once, and nothing is left to ask.
    stripe.reachable(true);
    clock.advance(3 * MINUTE_MS);
    await office.reconcile();
    expect(await office.returned(fan, id)).toEqual({ status: "refunded", eventId });
    expect(await refundsOf(id)).toMatchObject([{ reason: "expired", cents: 4_900 }]);
    expect((await rowOf(id))?.checkoutExpires).toBeNull();
  });

  it("a payment that turns up after the seats were released gets them again if they are free", async () => {
    const { id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    await office.reconcile();
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect((await rowOf(id))?.status).toBe("EXPIRED");
    stripe.reachable(true);
    clock.advance(60 * MINUTE_MS);
    await office.reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("one run of the job takes hundreds of checkouts off the queue and asks about few of them", async () => {
    const made = await show(150);
    const all: Awaited<ReturnType<typeof atCheckout>>[] = [];
    for (let n = 0; n < 150; n++) all.push(await atCheckout({ show: made }));
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    stripe.reachable(false);
    asked.length = 0;
    await office.reconcile();
    expect(asked.length).toBeLessThan(30);
    const rows = await Promise.all(all.map(({ id }) => rowOf(id)));
    expect(rows.filter((row) => row?.checkoutSilentSince !== null)).toHaveLength(150);
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect(await remaining(store, made.first)).toBe(150);
  });

  it("a stranger does not wait for a slow Stripe, and the payer keeps the seats", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    let answer = () => {};
    const answering = new Promise<void>((done) => {
      answer = done;
    });
    hooks.retrieve = () => answering;
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toBeUndefined();
    answer();
    await office.drained();
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });
});

describe("The regular job", () => {
  it("asks about every open checkout in one run; failures stop nothing and are retried later", async () => {
    const made = await show(130);
    const all: Awaited<ReturnType<typeof atCheckout>>[] = [];
    for (let n = 0; n < 130; n++) {
      all.push(await atCheckout({ show: made }));
      clock.advance(100);
    }
    const [failing, fine] = [all.slice(0, 60), all.slice(60)];
    for (const { sessionId } of all) pay(sessionId);
    const broken = new Set(failing.map(({ sessionId }) => sessionId));
    hooks.retrieve = (id) => {
      if (broken.has(id)) throw new Stripe.errors.StripeAPIError({ type: "api_error", message: "broken" } as never);
    };
    clock.advance(2 * A_TURN_MS);
    asked.length = 0;
    await office.reconcile();
    const orders = async (some: typeof all) => (await Promise.all(some.map(({ id }) => orderOf(id)))).filter(Boolean);
    expect(await orders(fine)).toHaveLength(fine.length);
    expect(await orders(failing)).toHaveLength(0);
    expect(new Set(asked)).toEqual(new Set(all.map(({ sessionId }) => sessionId)));
    expect(reports.length).toBeGreaterThan(0);

    broken.clear();
    clock.advance(A_TURN_MS);
    await office.reconcile();
    expect(await orders(failing)).toHaveLength(failing.length);
  });

  it("asks less and less often about a checkout without an answer, but at least once an hour", async () => {
    const { id, sessionId } = await atCheckout();
    hooks.retrieve = (asking) => {
      if (asking === sessionId) cut();
    };
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    for (let turn = 0; turn < 30; turn++) {
      await office.reconcile();
      clock.advance(A_TURN_MS);
    }
    const held = asked.filter((one) => one === sessionId).length;
    expect(held).toBeGreaterThanOrEqual(10);
    expect(held).toBeLessThanOrEqual(20);
    asked.length = 0;
    for (let turn = 0; turn < 24 * 60; turn += 10) {
      await office.reconcile();
      clock.advance(10 * A_TURN_MS);
    }
    expect(asked.length).toBeLessThanOrEqual(30);
    expect(asked.length).toBeGreaterThanOrEqual(12);
    expect((await rowOf(id))?.status).toBe("EXPIRED");
  });

  it("asks about a checkout in only one of several processes at a time", async () => {
    const { sessionId } = await atCheckout();
    clock.advance(2 * A_TURN_MS);
    asked.length = 0;
    const offices = Array.from({ length: 4 }, () => newOffice());
    await Promise.all(offices.map((one) => one.reconcile()));
    expect(asked.filter((one) => one === sessionId)).toHaveLength(1);
  });

  it("asks no more about a payment that was refunded", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    await office.reconcile();
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect(await stranger(eventId, first)).toBe("held");
    stripe.reachable(true);
    expect(await office.settle(sessionId)).toBe("refunded");
    expect((await rowOf(id))?.checkoutExpires).toBeNull();
    // Writing the mail asks Stripe for the address; the job itself makes no call.
    await office.drained();
    asked.length = 0;
    clock.advance(120 * MINUTE_MS);
    await office.reconcile();
    expect(asked).not.toContain(sessionId);
    expect(await refundsOf(id)).toHaveLength(1);
  });
});
