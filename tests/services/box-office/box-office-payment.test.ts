/** From a hold to tickets: checkout at Stripe, coming back, webhooks in every order, money that comes too late. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stripeClient } from "../../../server/clients/stripe";
import type { Visitor } from "../../../server/ports";
import { audit, event, payment, processedEvent, refund, reservation, ticketOrder } from "../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, held, night, remaining, visitor, type World, wish } from "./box-office-world";
import { testOffice } from "./test-office";

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
const reservationRow = async (id: string) => (await db().select().from(reservation).where(eq(reservation.id, id)))[0];
const paymentsOf = (reservationId: string) => db().select().from(payment).where(eq(payment.ref, reservationId));
const ordersOf = (id: string) => db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, id));

const mailsTo = ({ user }: Visitor) => world.mails.filter(({ to }) => to === user?.email);

/** A fan with seats on hold, and where she pays for them. */
async function atCheckout({ seats = 2, of = 10, fan = visitor({ email: `${randomUUID()}@example.com` }) } = {}) {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: of }]);
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
  const url = await checkout(world.office.pay(fan, reservationId));
  const sessionId = (await reservationRow(reservationId))?.checkoutSessionId ?? "";
  return { fan, eventId, first, reservationId, url, sessionId };
}

/** The payment arrived, but Stripe didn't answer until the seats were released; `sold`: other fans took them. */
async function paidTooLate({ sold }: { sold: boolean }) {
  const late = await atCheckout({ seats: 2, of: 2 });
  await world.payAt(late.url);
  world.clock.advance(32 * MINUTE_MS);
  await world.silence();
  const other = visitor({ email: "other@example.com" });
  const taken = await held(world.office.reserve(other, wish(late.eventId, { [late.first]: 2 })));
  if (!sold) await world.office.cancel(other, taken);
  expect((await reservationRow(late.reservationId))?.status).toBe("EXPIRED");
  return late;
}

describe("pay", () => {
  it("S12: gives session and hold one end, 31 minutes from now, even at the hold's last minute", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    world.clock.advance(19 * MINUTE_MS);
    await checkout(world.office.pay(fan, reservationId));
    const end = new Date(world.clock.now().getTime() + 31 * MINUTE_MS);
    const row = await reservationRow(reservationId);
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

  it("leads to the same open session again, and moves the hold's end only once", async () => {
    const { fan, reservationId, url } = await atCheckout();
    const end = (await reservationRow(reservationId))?.expires;
    world.clock.advance(10 * MINUTE_MS);
    expect(await checkout(world.office.pay(fan, reservationId))).toBe(url);
    expect((await reservationRow(reservationId))?.expires).toEqual(end);
  });

  it("answers that the hold has ended when it has", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor();
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    world.clock.advance(20 * MINUTE_MS);
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "ended" });
  });

  it("starts anew when its first call to Stripe was never answered", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    // As a process leaves it that dies between the claim and Stripe.
    await db()
      .update(reservation)
      .set({ checkoutAttempt: 1, checkoutExpires: new Date(world.clock.now().getTime() + 31 * MINUTE_MS) })
      .where(eq(reservation.id, reservationId));
    world.clock.advance(5 * MINUTE_MS);
    await checkout(world.office.pay(fan, reservationId));
    expect((await reservationRow(reservationId))?.checkoutAttempt).toBe(2);
  });

  it("starts anew when she signed in after a call whose answer was lost", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const guest = visitor();
    const reservationId = await held(world.office.reserve(guest, wish(eventId, { [first]: 1 })));
    await world.office.pay(guest, reservationId);
    await db().update(reservation).set({ checkoutSessionId: null }).where(eq(reservation.id, reservationId));
    const fan = visitor({ email: "signed-in@example.com" }, guest.visitorId);
    await checkout(world.office.pay(fan, reservationId));
    expect(await reservationRow(reservationId)).toMatchObject({ checkoutAttempt: 2 });
  });

  it("gives a night without a price away without Stripe", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 3, cents: 0 }]);
    const guest = visitor();
    const reservationId = await held(world.office.reserve(guest, wish(eventId, { [first]: 2 })));
    const before = (await world.calls()).length;
    expect(await world.office.pay(guest, reservationId)).toEqual({ outcome: "done" });
    expect(await world.office.pay(guest, reservationId)).toEqual({ outcome: "done" });
    expect((await world.calls()).length).toBe(before);
    expect(await ordersOf(reservationId)).toMatchObject([{ status: "FREE", totalCents: 0 }]);
    expect(await world.office.returned(guest, reservationId)).toMatchObject({
      status: "paid",
      key: expect.any(String),
    });
  });

  it("S17: lets a second card pay inside the same hold after the first was declined", async () => {
    const { fan, eventId, reservationId, url } = await atCheckout();
    expect(await world.payAt(url, "4000 0000 0000 0002")).toBe(402);
    expect(await world.office.hold(fan, eventId)).toMatchObject({ reservationId });
    expect(await checkout(world.office.pay(fan, reservationId))).toBe(url);
    expect(await world.payAt(url)).toBe(303);
    expect(await world.office.returned(fan, reservationId)).toMatchObject({ status: "paid" });
  });

  it("answers done, with tickets, when it is pressed after paying", async () => {
    const { fan, eventId, reservationId, url } = await atCheckout();
    await world.payAt(url);
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "done" });
    expect(await world.office.pay(fan, reservationId)).toEqual({ outcome: "done" });
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
  });
});

describe("returning from Stripe", () => {
  it("makes the tickets by itself, so that a webhook that never comes costs nothing", async () => {
    const { fan, eventId, first, reservationId, url } = await atCheckout();
    expect(await world.office.returned(fan, reservationId)).toEqual({ status: "confirming", eventId });
    await world.payAt(url);
    const back = await world.office.returned(fan, reservationId);
    expect(back).toEqual({ status: "paid", eventId, orderNumber: expect.any(String), key: undefined });
    expect(await remaining(world.store, first)).toBe(8);
    expect(await paymentsOf(reservationId)).toMatchObject([{ cents: 9_800, currency: "usd" }]);
    expect(await ordersOf(reservationId)).toMatchObject([
      { userId: fan.user?.userId, status: "PAID", email: fan.user?.email },
    ]);
  });

  it("says that it is being confirmed while Stripe cannot be reached", async () => {
    const { fan, eventId, reservationId } = await atCheckout();
    const cut = testOffice({ ...world.deps, stripe: unreachable() });
    expect(await cut.returned(fan, reservationId)).toEqual({ status: "confirming", eventId });
    expect(world.reports.join()).toContain("critical: settling on return from Stripe");
  });

  it("is nothing for a stranger, for an absent reservation and for one that never went to Stripe", async () => {
    const { reservationId } = await atCheckout();
    expect(await world.office.returned(visitor({}), reservationId)).toBeUndefined();
    expect(await world.office.returned(visitor({}), randomUUID())).toBeUndefined();
  });
});

describe("webhooks", () => {
  it("make the tickets without anybody coming back; again, late and out of order they change nothing", async () => {
    const { fan, eventId, first, reservationId, url, sessionId } = await atCheckout();
    await world.payAt(url);
    expect(await world.deliver("checkout.session.completed")).toContain("200");
    const tickets = await world.office.tickets(fan, eventId);
    expect(tickets).toHaveLength(2);
    world.clock.advance(3 * 60 * MINUTE_MS);
    await world.deliver("checkout.session.completed", "payment_intent.succeeded", "charge.succeeded");
    expect(await world.office.settle(sessionId)).toBe("paid");
    await world.office.drained();
    expect(await world.office.tickets(fan, eventId)).toEqual(tickets);
    expect(await paymentsOf(reservationId)).toHaveLength(1);
    expect(await remaining(world.store, first)).toBe(8);
    expect(mailsTo(fan)).toHaveLength(1);
  });

  it("of a session that ended free the seats at once", async () => {
    const { fan, eventId, first, sessionId } = await atCheckout();
    await world.stripe.checkout.sessions.expire(sessionId);
    await world.deliver("checkout.session.expired");
    expect(await remaining(world.store, first)).toBe(10);
    expect(await world.office.hold(fan, eventId)).toHaveProperty("ended");
    await world.deliver("checkout.session.expired");
    expect(await remaining(world.store, first)).toBe(10);
  });

  it("S19: with a bad signature are refused, and unknown types accepted", async () => {
    const body = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "customer.discount.created",
      data: { object: {} },
    });
    const sign = (secret: string) => world.stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    expect(await world.office.receive(body, sign("whsec_of_somebody_else"))).toBe("badSignature");
    expect(await world.office.receive(`${body} `, sign(world.deps.webhookSecret))).toBe("badSignature");
    expect(await world.office.receive(body, "")).toBe("badSignature");
    expect(await world.office.receive(body, sign(world.deps.webhookSecret))).toBe("ok");
  });

  it("of another API version than the SDK's are reported once for each version", async () => {
    const receive = (id: string, api_version: string | undefined) => {
      const payload = JSON.stringify({ id, object: "event", type: "plan.created", api_version, data: { object: {} } });
      const secret = world.deps.webhookSecret;
      return world.office.receive(payload, world.stripe.webhooks.generateTestHeaderString({ payload, secret }));
    };
    const before = world.reports.length;
    for (const version of [Stripe.API_VERSION, undefined]) expect(await receive("evt_v0", version)).toBe("ok");
    expect(world.reports.slice(before)).toEqual([]);
    for (const id of ["evt_v1", "evt_v2"]) expect(await receive(id, "2020-08-27")).toBe("ok");
    expect(world.reports.splice(before)).toEqual([
      expect.stringMatching(/^critical: webhook: .*sends API version 2020-08-27.*Make the endpoint anew/),
    ]);
  });

  it.each([
    ["an empty timestamp and signature", "t=,v1="],
    ["no timestamp", "v1=00"],
    ["a signature without a value", "t=1,v1"],
    ["words", "hello"],
    ["an endless list", "v1=00,".repeat(5_000)],
  ])("with %s in the signature header are refused", async (_, header) => {
    expect(await world.office.receive("{}", header)).toBe("badSignature");
  });

  it("signed further in the future or past than the tolerance are refused", async () => {
    const payload = JSON.stringify({ id: "evt_2", object: "event", type: "plan.created", data: { object: {} } });
    const signedAt = (offsetSeconds: number) =>
      world.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: world.deps.webhookSecret,
        timestamp: Date.now() / 1000 + offsetSeconds,
      });
    expect(await world.office.receive(payload, signedAt(3_600))).toBe("badSignature");
    expect(await world.office.receive(payload, signedAt(-3_600))).toBe("badSignature");
    expect(await world.office.receive(payload, signedAt(120))).toBe("ok");
    // The SDK believes the last timestamp of a header; so must the check for the future.
    expect(await world.office.receive(payload, `t=1,${signedAt(3_600)}`)).toBe("badSignature");
  });

  it.each([
    ["no JSON", "hello"],
    ["nothing", "null"],
    ["a list", "[]"],
    ["no data", '{"id":"evt_3","object":"event","type":"plan.created"}'],
    ["no object in its data", '{"id":"evt_3","object":"event","type":"plan.created","data":{}}'],
    ["no type", '{"id":"evt_3","object":"event","data":{"object":{}}}'],
    ["no id", '{"object":"event","type":"refund.created","data":{"object":{}}}'],
    ["an id that is no text", '{"id":{},"object":"event","type":"refund.created","data":{"object":{}}}'],
  ])("with a good signature but %s are refused", async (_, payload) => {
    const signature = world.stripe.webhooks.generateTestHeaderString({ payload, secret: world.deps.webhookSecret });
    expect(await world.office.receive(payload, signature)).toBe("notAnEvent");
  });

  it("of a session without reservation are another service's", async () => {
    const session = await world.stripe.checkout.sessions.create({
      mode: "payment",
      success_url: "http://localhost:3000/",
      line_items: [
        { quantity: 1, price_data: { currency: "usd", unit_amount: 999, product_data: { name: "Replay" } } },
      ],
    });
    await world.payAt(session.url ?? "");
    expect(new Set(await world.deliver("checkout.session.completed"))).toEqual(new Set(["200"]));
    expect(world.reports).toEqual([]);
  });

  it("are processed once when the process dies between effect and commit, and the event is noted after the effect", async () => {
    const { fan, eventId, first, reservationId, url } = await atCheckout();
    await world.payAt(url);
    const { id } = (await world.webhooks()).findLast(({ type }) => type === "checkout.session.completed") ?? { id: "" };
    const noted = async () => (await db().select().from(processedEvent).where(eq(processedEvent.eventId, id))).length;

    // The last insert of the transaction fails, as the death of the process would undo the ones before.
    await db().execute("alter table outbox add constraint crash check (template <> 'tickets') not valid");
    expect((await world.deliver("checkout.session.completed")).at(-1)).toBe("500");
    expect([await noted(), await paymentsOf(reservationId), await ordersOf(reservationId)]).toEqual([0, [], []]);
    expect((await reservationRow(reservationId))?.status).toBe("PENDING");

    await db().execute("alter table outbox drop constraint crash");
    expect((await world.deliver("checkout.session.completed")).at(-1)).toBe("200");
    expect(await noted()).toBe(1);
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(8);
  });

  it("about an amount that is not what we asked for issue nothing and raise the alarm", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout();
    await db().update(reservation).set({ totalCents: 1 }).where(eq(reservation.id, reservationId));
    await world.payAt(url);
    expect(await world.office.settle(sessionId)).toBe("open");
    expect(await world.office.tickets(fan, eventId)).toEqual([]);
    expect(world.reports.join()).toContain("critical: payment that fits no reservation");
  });
});

describe("reconciliation", () => {
  it("finds payments whose webhook never came, also of holds that ended in the last second", async () => {
    const young = await atCheckout();
    await world.payAt(young.url);
    await world.office.reconcile();
    expect(await ordersOf(young.reservationId)).toHaveLength(0);
    world.clock.advance(2 * MINUTE_MS);
    await world.office.reconcile();
    expect(await ordersOf(young.reservationId)).toHaveLength(1);

    const late = await paidTooLate({ sold: false });
    world.clock.advance(2 * MINUTE_MS);
    await world.office.reconcile();
    expect(await ordersOf(late.reservationId)).toHaveLength(1);
  });

  it("frees the seats of abandoned checkouts, and asks Stripe no more about them", async () => {
    const { first, sessionId } = await atCheckout();
    world.clock.advance(32 * MINUTE_MS);
    await world.office.reconcile();
    expect(await remaining(world.store, first)).toBe(10);
    await world.office.reconcile();
    const asked = (await world.calls()).filter((call) => call === `GET /v1/checkout/sessions/${sessionId}`);
    expect(asked).toHaveLength(1);
  });

  it("carries a refund to Stripe that could not be asked for at once", async () => {
    const { reservationId, sessionId } = await paidTooLate({ sold: true });
    const stripe = Object.assign(Object.create(world.stripe), { refunds: unreachable().refunds });
    expect(await testOffice({ ...world.deps, stripe }).settle(sessionId)).toBe("refunded");
    expect(world.reports.join()).toContain("critical: refund");
    const [paid] = await paymentsOf(reservationId);
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

describe("money that comes late", () => {
  it("keeps its seats while nobody has taken them, though its time is over", async () => {
    const { fan, eventId, first, url, sessionId } = await atCheckout({ seats: 2, of: 2 });
    await world.payAt(url);
    world.clock.advance(32 * MINUTE_MS);
    expect(await world.office.settle(sessionId)).toBe("paid");
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(0);
  });

  it("gets seats once more when they are free again", async () => {
    const { fan, eventId, first, sessionId } = await paidTooLate({ sold: false });
    expect(await world.office.settle(sessionId)).toBe("paid");
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(0);
  });

  it("goes back once, with one mail and one audit row, over any number of deliveries", async () => {
    const { fan, eventId, reservationId, sessionId } = await paidTooLate({ sold: true });
    for (let n = 0; n < 3; n++) await world.deliver("checkout.session.completed");
    expect(await world.office.settle(sessionId)).toBe("refunded");
    await world.deliver("refund.created", "charge.refunded", "refund.updated");
    expect(await world.office.returned(fan, reservationId)).toEqual({ status: "refunded", eventId });
    await world.office.drained();

    const [paid] = await paymentsOf(reservationId);
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
    expect(mailsTo(fan)).toMatchObject([
      { subject: "Your payment for The Last Bell is on its way back", text: expect.stringContaining("$98.00") },
    ]);
  });

  it("goes back when it is paid a second time, and the tickets of the first stay valid", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout();
    await world.payAt(url);
    // As if the first session had been forgotten: the constraint under test is the payment's, not the button's.
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
    expect((await paymentsOf(reservationId)).length).toBe(2);
    expect(await ordersOf(reservationId)).toMatchObject([{ status: "PAID" }]);
    expect((await world.office.tickets(fan, eventId)).map(({ canceled }) => canceled)).toEqual([false, false]);
    await world.office.drained();
    expect(mailsTo(fan).map(({ text }) => text)).toEqual([
      expect.stringContaining("Your seats are yours"),
      expect.stringContaining("You paid twice"),
    ]);
  });

  it("is not refunded again when an operator was quicker", async () => {
    const { reservationId, sessionId } = await paidTooLate({ sold: true });
    const session = await world.stripe.checkout.sessions.retrieve(sessionId);
    const { id } = await world.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    expect(await world.office.settle(sessionId)).toBe("refunded");
    const [paid] = await paymentsOf(reservationId);
    expect(
      await db()
        .select()
        .from(refund)
        .where(eq(refund.paymentId, paid?.id ?? "")),
    ).toMatchObject([{ providerRefundId: id }]);
    expect(world.reports).toEqual([]);
  });

  it("goes back when the night was canceled meanwhile", async () => {
    const { eventId, sessionId } = await paidTooLate({ sold: false });
    await db().update(event).set({ status: "CANCELED" }).where(eq(event.id, eventId));
    expect(await world.office.settle(sessionId)).toBe("refunded");
  });
});

describe("a refund made by an operator at Stripe", () => {
  it.each(["refund.created", "charge.refunded"])(
    "told by %s voids the order once and frees its seats",
    async (type) => {
      const { fan, eventId, first, reservationId, url, sessionId } = await atCheckout();
      await world.payAt(url);
      await world.office.settle(sessionId);
      const [paid] = await paymentsOf(reservationId);
      await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
      await world.deliver(type);
      await world.deliver("refund.created", "refund.updated", "charge.refunded");
      expect(await ordersOf(reservationId)).toMatchObject([{ status: "REFUNDED" }]);
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
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout();
    await world.payAt(url);
    await world.office.settle(sessionId);
    const [paid] = await paymentsOf(reservationId);
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

/** The SDK at an address where nothing listens. */
function unreachable() {
  return stripeClient({ secretKey: "sk_test_sandbox", apiUrl: "http://127.0.0.1:9" });
}
