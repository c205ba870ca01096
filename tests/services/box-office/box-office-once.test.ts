/**
 * Effects that must happen once, triggered in two processes at the same moment on a real PostgreSQL; each race has a
 * control that does it twice. S7, S8 and S14 to S18 are failures of other box offices.
 */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { payment, refund, reservation, ticket, ticketOrder } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { checkout, held, night, remaining, visitor, type World, wish } from "./box-office-world";
import { type OtherProcess, otherProcess } from "./fans-process";
import { together } from "./races";
import { type TwoOffices, twoOffices } from "./two-offices";

let world: World;
let other: OtherProcess;
let race: TwoOffices["race"];
let databaseUrl: string;
let close: TwoOffices["close"];
beforeAll(async () => {
  ({ world, other, race, databaseUrl, close } = await twoOffices());
});
beforeEach(() => {
  world.mails.length = 0;
  world.reports.length = 0;
});
afterEach(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(() => close());

const db = () => world.store.db;
/** Alternates between this process and the other one. */
const officeOf = (index: number) => (index % 2 ? other.office : world.office);
const rowOf = async (id: string) => (await db().select().from(reservation).where(eq(reservation.id, id)))[0];
const paymentOf = async (id: string) => (await db().select().from(payment).where(eq(payment.ref, id)))[0];
const refundsOf = async (reservationId: string) =>
  db()
    .select({ cents: refund.cents, provider: refund.providerRefundId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.ref, reservationId));
const atStripe = async (reservationId: string) => {
  const paid = await paymentOf(reservationId);
  return (await world.stripe.refunds.list({ payment_intent: paid?.paymentIntentId ?? "" })).data;
};
const quiet = () => Promise.all([world.office.drained(), other.office.drained()]);

/** A fan with seats on hold, and the address of their checkout. */
async function atCheckout({ seats = 2, of = 10, fan = visitor({ email: `${randomUUID()}@example.com` }) } = {}) {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: of }]);
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
  const url = await checkout(world.office.pay(fan, reservationId));
  const sessionId = (await rowOf(reservationId))?.checkoutSessionId ?? "";
  return { fan, eventId, first, reservationId, url, sessionId };
}

async function bought(o?: { seats?: number; of?: number; fan?: Visitor }) {
  const one = await atCheckout(o);
  await world.payAt(one.url);
  expect(await world.office.settle(one.sessionId)).toBe("paid");
  await quiet();
  world.mails.length = 0;
  const [order] = await db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, one.reservationId));
  return { ...one, orderNumber: order?.orderNumber ?? "" };
}

describe("Released seats", () => {
  it("S7: are released once if a ticket and its order are canceled from two processes at once, repeatedly", async () => {
    const { orderNumber, fan, eventId, first, reservationId } = await bought({ seats: 3 });
    const [mine] = await world.office.tickets(fan, eventId);
    const whole = { orderNumber, actor: "office", reason: "requested" } as const;
    const part = { ...whole, ticketNumbers: [mine?.ticketNumber ?? ""] };
    const stock = { text: "select 1 from ticket_definition where id = $1 for update", values: [first] };
    const done = await race.atOnce(stock, 2, () =>
      [part, whole, part, whole].map((o, n) => officeOf(n).cancelOrder(o)),
    );
    expect(done.flatMap((one) => one?.canceled ?? [])).toHaveLength(3);
    expect(done.reduce((sum, one) => sum + (one?.refundedCents ?? 0), 0)).toBe(3 * 4_900);
    expect(await remaining(world.store, first)).toBe(10);
    const sent = await atStripe(reservationId);
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(3 * 4_900);
  });

  it("S7: are released twice by two processes that read first and then write (control)", async () => {
    const { fan, eventId, first } = await bought({ seats: 1 });
    const [mine] = await world.office.tickets(fan, eventId);
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 4 })));
    await race.readThenWrite(
      2,
      `select status = 'VALID' as may from ticket where ticket_number = '${mine?.ticketNumber}'`,
      (client) => client.query("update ticket_definition set remaining = remaining + 1 where id = $1", [first]),
    );
    expect(await remaining(world.store, first)).toBe(7);
    await race.pool.query("update ticket_definition set remaining = 5 where id = $1", [first]);
  });

  it("S8: of a canceled order or hold can be bought by another fan at once, also in another process", async () => {
    const { orderNumber, fan, eventId, first } = await bought({ seats: 2, of: 2 });
    const wanted = wish(eventId, { [first]: 2 });
    expect((await other.office.reserve(visitor(), wanted)).outcome).toBe("refused");
    await world.office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
    const next = visitor();
    const id = await held(other.office.reserve(next, wanted));
    expect((await world.office.reserve(fan, wanted)).outcome).toBe("refused");
    await other.office.cancel(next, id);
    await held(world.office.reserve(fan, wanted));
  });
});

describe("Many clicks", () => {
  it("S14: five clicks make one hold, one charge, one order and one mail", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
    const fan = visitor({ email: "clicks@example.com" });
    const form = wish(eventId, { [first]: 2 }, "one-form");
    const stock = { text: "select 1 from ticket_definition where id = $1 for update", values: [first] };
    const holds = await race.atOnce(stock, 2, () =>
      Array.from({ length: 5 }, (_, n) => held(officeOf(n).reserve(fan, form))),
    );
    expect(new Set(holds).size).toBe(1);
    expect(await remaining(world.store, first)).toBe(8);

    const [reservationId = ""] = holds;
    const row = { text: "select 1 from reservation where id = $1 for update", values: [reservationId] };
    const urls = await race.atOnce(row, 5, () =>
      Array.from({ length: 5 }, (_, n) => checkout(officeOf(n).pay(fan, reservationId))),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await world.payAt(urls[0] ?? "")).toBe(303);
    expect(await world.payAt(urls[0] ?? ""), "a second press there").not.toBe(303);

    const backs = await together(5, (n) => officeOf(n).returned(fan, reservationId));
    expect(new Set(backs.map((back) => back?.status))).toEqual(new Set(["paid"]));
    await quiet();
    expect(await db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId))).toHaveLength(1);
    expect(await db().select().from(payment).where(eq(payment.ref, reservationId))).toHaveLength(1);
    expect(await db().select().from(ticket).where(eq(ticket.eventId, eventId))).toHaveLength(2);
    expect(world.mails.map(({ to }) => to)).toEqual(["clicks@example.com"]);
  });

  it("S14: five clicks open five checkouts without an idempotency key (control)", async () => {
    const made = await together(5, () =>
      world.stripe.checkout.sessions.create({
        mode: "payment",
        success_url: "http://localhost:3000/",
        line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 4_900, product_data: { name: "A" } } }],
      }),
    );
    expect(await Promise.all(made.map(({ url }) => world.payAt(url ?? "")))).toEqual([303, 303, 303, 303, 303]);
  });
});

describe("A payment reported several ways", () => {
  it("S15: by return page, webhook and reconciliation of two processes makes one order and one mail", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout();
    await world.payAt(url);
    world.clock.advance(2 * MINUTE_MS);
    const [body, signature] = await world.posted("checkout.session.completed");
    const row = { text: "select 1 from reservation where id = $1 for update", values: [reservationId] };
    await race.atOnce(row, 2, () => [
      world.office.returned(fan, reservationId) as Promise<unknown>,
      other.office.returned(fan, reservationId),
      world.office.receive(body, signature),
      other.office.receive(body, signature),
      other.office.settle(sessionId),
      world.office.reconcile(),
    ]);
    await quiet();
    expect(await db().select().from(ticket).where(eq(ticket.eventId, eventId))).toHaveLength(2);
    expect(world.mails.filter(({ to }) => to === fan.user?.email)).toHaveLength(1);
  });

  it("S15: is mailed twice by two processes that check for the mail first (control)", async () => {
    await race.pool.query("create table mail_of_the_control (cause text)");
    await race.readThenWrite(
      2,
      "select not exists (select 1 from mail_of_the_control where cause = 'tickets') as may",
      (client) => client.query("insert into mail_of_the_control values ('tickets')"),
    );
    const { rows } = await race.pool.query("select * from mail_of_the_control");
    expect(rows).toHaveLength(2);
  });

  it("S15: a second payment for the same seats is refunded by either process, and the tickets stay valid", async () => {
    const { fan, eventId, reservationId, url, sessionId } = await atCheckout();
    await world.payAt(url);
    // As if the first session had been lost: this tests the payment's constraint, not the button's.
    await db()
      .update(reservation)
      .set({ checkoutSessionId: null, checkoutExpires: null })
      .where(eq(reservation.id, reservationId));
    const second = await checkout(world.office.pay(fan, reservationId));
    const surplus = (await rowOf(reservationId))?.checkoutSessionId ?? "";
    await world.payAt(second);
    const row = { text: "select 1 from reservation where id = $1 for update", values: [reservationId] };
    const settled = await race.atOnce(row, 2, () =>
      [sessionId, surplus, sessionId, surplus].map((session, n) => officeOf(n < 2 ? n : n + 1).settle(session)),
    );
    expect(settled.sort()).toEqual(["paid", "paid", "refunded", "refunded"]);
    await quiet();
    expect((await world.office.tickets(fan, eventId)).map(({ canceled }) => canceled)).toEqual([false, false]);
    expect(await refundsOf(reservationId)).toMatchObject([{ cents: 9_800, provider: expect.stringMatching(/^re_/) }]);
    expect(world.mails.map(({ subject }) => subject).sort()).toEqual([
      "Your $98.00 refund for The Last Bell",
      "Your tickets for The Last Bell",
    ]);
  });
});

describe("A webhook", () => {
  it("S16: is handled once when it is sent again after the process was killed between effect and commit", async () => {
    const doomed = await otherProcess(world, databaseUrl);
    const { fan, eventId, first, reservationId, url } = await atCheckout();
    await world.payAt(url);
    const [body, signature] = await world.posted("checkout.session.completed");
    await race.inTransaction(async (client) => {
      // The mail is the last row that the transaction writes, so it blocks here with everything else done.
      await client.query("lock table outbox in exclusive mode");
      void doomed.office.receive(body, signature);
      const waiting = () =>
        client
          .query("select 1 from pg_locks where relation = 'outbox'::regclass and not granted")
          .then((r) => r.rowCount);
      await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
      await doomed.kill();
    });
    expect([await paymentOf(reservationId), (await rowOf(reservationId))?.status]).toEqual([undefined, "PENDING"]);

    expect(await other.office.receive(body, signature)).toBe("ok");
    expect(await world.office.receive(body, signature)).toBe("ok");
    await quiet();
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await remaining(world.store, first)).toBe(8);
    expect(world.mails).toHaveLength(1);
  });

  it("S16: that is marked as handled before its effect is lost with the process (control)", async () => {
    const { reservationId, url } = await atCheckout();
    await world.payAt(url);
    const [body, signature] = await world.posted("checkout.session.completed");
    const { id } = JSON.parse(body) as { id: string };
    await race.pool.query("insert into processed_event values ($1, 'checkout.session.completed', now())", [id]);
    expect(await world.office.receive(body, signature)).toBe("ok");
    expect(await paymentOf(reservationId)).toBeUndefined();
  });

  it("S16: about a late payment refunds it once, however often and wherever it arrives", async () => {
    const { reservationId, eventId, first, url, sessionId } = await atCheckout({ seats: 2, of: 2 });
    await world.payAt(url);
    const posted = await world.posted("checkout.session.completed");
    world.clock.advance(32 * MINUTE_MS);
    await world.silence();
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 2 })));
    const row = { text: "select 1 from reservation where id = $1 for update", values: [reservationId] };
    const answers = await race.atOnce(row, 2, () => [
      ...Array.from({ length: 6 }, (_, n) => officeOf(n).receive(...posted) as Promise<string>),
      other.office.settle(sessionId),
    ]);
    expect(answers).toEqual(["ok", "ok", "ok", "ok", "ok", "ok", "refunded"]);
    await quiet();
    expect(await refundsOf(reservationId)).toMatchObject([{ cents: 9_800, provider: expect.stringMatching(/^re_/) }]);
    expect(await atStripe(reservationId)).toHaveLength(1);
    expect(world.mails).toHaveLength(1);
    expect(await remaining(world.store, first)).toBe(0);
  });

  it("S18: about a refund has the same result under either name, once, in two processes at once", async () => {
    const { fan, eventId, first, reservationId } = await bought();
    const paid = await paymentOf(reservationId);
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    const created = await world.posted("refund.created");
    const charge = await world.posted("charge.refunded");
    const row = { text: "select 1 from payment where id = $1 for update", values: [paid?.id] };
    await race.atOnce(row, 4, () => [created, charge, charge, created].map((one, n) => officeOf(n).receive(...one)));
    expect((await world.office.tickets(fan, eventId)).map(({ canceled }) => canceled)).toEqual([true, true]);
    expect(await remaining(world.store, first)).toBe(10);
    expect(await refundsOf(reservationId)).toMatchObject([{ cents: 9_800 }]);
  });

  it.each(["refund.updated", "refund.failed"])("S18: %s is handled as well", async (type) => {
    const { reservationId } = await bought();
    const paid = await paymentOf(reservationId);
    const back = await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "", amount: 900 });
    const event = { id: `evt_${randomUUID()}`, object: "event", type, data: { object: back } };
    const payload = JSON.stringify(event);
    const secret = world.deps.webhookSecret;
    await world.office.receive(payload, world.stripe.webhooks.generateTestHeaderString({ payload, secret }));
    expect(await refundsOf(reservationId)).toMatchObject([{ cents: 900 }]);
  });

  it("S18: about one refund is counted twice by code that adds up the events (control)", async () => {
    const { reservationId } = await bought();
    const paid = await paymentOf(reservationId);
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "" });
    const told = ["refund.created", "charge.refunded"].map((type) => world.posted(type));
    const cents = (await Promise.all(told)).map(([body]) => JSON.parse(body).data.object);
    const sum = cents.reduce((all, one) => all + (one.amount_refunded ?? one.amount), 0);
    expect(sum).toBe(2 * 9_800);
    await world.deliver("charge.refunded");
    expect(
      await db().execute(sql`select sum(cents)::int as cents from refund where payment_id = ${paid?.id}`),
    ).toMatchObject({
      rows: [{ cents: 9_800 }],
    });
  });
});
