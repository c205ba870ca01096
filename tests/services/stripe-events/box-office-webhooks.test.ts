/** Stripe's webhooks to the box office: in every order, repeated, forged, or lost before they are marked as handled. */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { processedEvent, reservation } from "../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, remaining, type World } from "../box-office/box-office-world";
import { atCheckout, mailsTo, ordersOf, paymentsOf, reservationRow } from "../box-office/checkout/checkout-world";

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

describe("webhooks", () => {
  it("issue the tickets even if the fan does not return; repeated, late or out of order they change nothing", async () => {
    const { fan, eventId, first, reservationId, url, sessionId } = await atCheckout(world);
    await world.payAt(url);
    expect(await world.deliver("checkout.session.completed")).toContain("200");
    const tickets = await world.office.tickets(fan, eventId);
    expect(tickets).toHaveLength(2);
    // A mail that is being sent for hours would be sent again.
    await world.office.drained();
    world.clock.advance(3 * 60 * MINUTE_MS);
    await world.deliver("checkout.session.completed", "payment_intent.succeeded", "charge.succeeded");
    expect(await world.office.settle(sessionId)).toBe("paid");
    await world.office.drained();
    expect(await world.office.tickets(fan, eventId)).toEqual(tickets);
    expect(await paymentsOf(world, reservationId)).toHaveLength(1);
    expect(await remaining(world.store, first)).toBe(8);
    expect(mailsTo(world, fan)).toHaveLength(1);
  });

  it("of an expired session release the seats at once", async () => {
    const { fan, eventId, first, sessionId } = await atCheckout(world);
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

  it("of another API version than the SDK's are reported once per version", async () => {
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
    // The SDK uses the last timestamp of a header; so must our check for future timestamps.
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
  ])("with a valid signature but %s are refused", async (_, payload) => {
    const signature = world.stripe.webhooks.generateTestHeaderString({ payload, secret: world.deps.webhookSecret });
    expect(await world.office.receive(payload, signature)).toBe("notAnEvent");
  });

  it("of a session without a reservation belong to another service", async () => {
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

  it("are processed once if the process dies between effect and commit, since the event is marked after the effect", async () => {
    const { fan, eventId, first, reservationId, url } = await atCheckout(world);
    await world.payAt(url);
    const { id } = (await world.webhooks()).findLast(({ type }) => type === "checkout.session.completed") ?? { id: "" };
    const noted = async () => (await db().select().from(processedEvent).where(eq(processedEvent.eventId, id))).length;

    // The last insert of the transaction fails, which rolls it back as the death of the process would.
    await db().execute("alter table outbox add constraint crash check (template <> 'tickets') not valid");
    expect((await world.deliver("checkout.session.completed")).at(-1)).toBe("500");
    expect([await noted(), await paymentsOf(world, reservationId), await ordersOf(world, reservationId)]).toEqual([
      0,
      [],
      [],
    ]);
    expect((await reservationRow(world, reservationId))?.status).toBe("PENDING");

    await db().execute("alter table outbox drop constraint crash");
    expect((await world.deliver("checkout.session.completed")).at(-1)).toBe("200");
    expect(await noted()).toBe(1);
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(8);
  });

  it("about a wrong amount issue no tickets and are reported", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout(world);
    await db().update(reservation).set({ totalCents: 1 }).where(eq(reservation.id, reservationId));
    await world.payAt(url);
    expect(await world.office.settle(sessionId)).toBe("open");
    expect(await world.office.tickets(fan, eventId)).toEqual([]);
    expect(world.reports.join()).toContain("critical: payment that fits no reservation");
  });
});
