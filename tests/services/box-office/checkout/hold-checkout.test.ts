/** From a hold to tickets: checkout at Stripe, and the return. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reservation } from "../../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../../store";
import { boxOfficeWorld, checkout, held, night, remaining, visitor, type World, wish } from "../box-office-world";
import { testOffice } from "../test-office";
import { atCheckout, ordersOf, paymentsOf, reservationRow, unreachable } from "./checkout-world";

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

describe("pay", () => {
  it("S12: gives session and hold the same end, 31 minutes from now, even in the hold's last minute", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    world.clock.advance(19 * MINUTE_MS);
    await checkout(world.office.pay(fan, reservationId));
    const end = new Date(world.clock.now().getTime() + 31 * MINUTE_MS);
    const row = await reservationRow(world, reservationId);
    expect(row?.expires).toEqual(end);
    const session = await world.stripe.checkout.sessions.retrieve(row?.checkoutSessionId ?? "");
    expect(session).toMatchObject({
      expires_at: end.getTime() / 1000,
      amount_total: 9_800,
      currency: "usd",
      customer_email: "fan@example.com",
      payment_method_types: ["card"],
    });
    expect(await world.office.hold(fan, eventId)).toMatchObject({ checkoutOpen: true, expires: end.toISOString() });
  });

  it("returns the same open session again, and extends the hold only once", async () => {
    const { fan, reservationId, url } = await atCheckout(world);
    const end = (await reservationRow(world, reservationId))?.expires;
    world.clock.advance(10 * MINUTE_MS);
    expect(await checkout(world.office.pay(fan, reservationId))).toBe(url);
    expect((await reservationRow(world, reservationId))?.expires).toEqual(end);
  });

  it("reports that the hold has ended, if it has", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor();
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    world.clock.advance(20 * MINUTE_MS);
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "ended" });
  });

  it("starts over if its first call to Stripe was never answered", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    // The state after a process died between the claim and the call to Stripe.
    await db()
      .update(reservation)
      .set({ checkoutAttempt: 1, checkoutExpires: new Date(world.clock.now().getTime() + 31 * MINUTE_MS) })
      .where(eq(reservation.id, reservationId));
    world.clock.advance(5 * MINUTE_MS);
    await checkout(world.office.pay(fan, reservationId));
    expect((await reservationRow(world, reservationId))?.checkoutAttempt).toBe(2);
  });

  it("starts over if the fan signed in after a call whose response was lost", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const guest = visitor();
    const reservationId = await held(world.office.reserve(guest, wish(eventId, { [first]: 1 })));
    await world.office.pay(guest, reservationId);
    await db().update(reservation).set({ checkoutSessionId: null }).where(eq(reservation.id, reservationId));
    const fan = visitor({ email: "signed-in@example.com" }, guest.visitorId);
    await checkout(world.office.pay(fan, reservationId));
    expect(await reservationRow(world, reservationId)).toMatchObject({ checkoutAttempt: 2 });
  });

  it("issues tickets of a free night without Stripe", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 3, cents: 0 }]);
    const guest = visitor();
    const reservationId = await held(world.office.reserve(guest, wish(eventId, { [first]: 2 })));
    const before = (await world.calls()).length;
    expect(await world.office.pay(guest, reservationId)).toEqual({ outcome: "done" });
    expect(await world.office.pay(guest, reservationId)).toEqual({ outcome: "done" });
    expect((await world.calls()).length).toBe(before);
    expect(await ordersOf(world, reservationId)).toMatchObject([{ status: "FREE", totalCents: 0 }]);
    expect(await world.office.returned(guest, reservationId)).toMatchObject({
      status: "paid",
      key: expect.any(String),
    });
  });

  it("S17: lets a second card pay for the same hold after the first was declined", async () => {
    const { fan, eventId, reservationId, url } = await atCheckout(world);
    expect(await world.payAt(url, "4000 0000 0000 0002")).toBe(402);
    expect(await world.office.hold(fan, eventId)).toMatchObject({ reservationId });
    expect(await checkout(world.office.pay(fan, reservationId))).toBe(url);
    expect(await world.payAt(url)).toBe(303);
    expect(await world.office.returned(fan, reservationId)).toMatchObject({ status: "paid" });
  });

  it("reports done, with tickets, if it is clicked after paying", async () => {
    const { fan, eventId, reservationId, url } = await atCheckout(world);
    await world.payAt(url);
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "done" });
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "done" });
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
  });
});

describe("returning from Stripe", () => {
  it("issues the tickets by itself, so a missing webhook does no harm", async () => {
    const { fan, eventId, first, reservationId, url } = await atCheckout(world);
    expect(await world.office.returned(fan, reservationId)).toEqual({ status: "confirming", eventId });
    await world.payAt(url);
    const back = await world.office.returned(fan, reservationId);
    expect(back).toMatchObject({ status: "paid", eventId, orderNumber: expect.any(String), key: undefined });
    expect(await remaining(world.store, first)).toBe(8);
    expect(await paymentsOf(world, reservationId)).toMatchObject([{ cents: 9_800, currency: "usd" }]);
    expect(await ordersOf(world, reservationId)).toMatchObject([
      { userId: fan.user?.userId, status: "PAID", email: fan.user?.email },
    ]);
  });

  it("reports that the payment is being confirmed while Stripe cannot be reached", async () => {
    const { fan, eventId, reservationId } = await atCheckout(world);
    const cut = testOffice({ ...world.deps, stripe: unreachable() });
    expect(await cut.returned(fan, reservationId)).toEqual({ status: "confirming", eventId });
    expect(world.reports.join()).toContain("critical: settling on return from Stripe");
  });

  it("finds nothing for a stranger, for an unknown reservation and for one that was never in checkout", async () => {
    const { reservationId } = await atCheckout(world);
    expect(await world.office.returned(visitor({}), reservationId)).toBeUndefined();
    expect(await world.office.returned(visitor({}), randomUUID())).toBeUndefined();
  });
});
