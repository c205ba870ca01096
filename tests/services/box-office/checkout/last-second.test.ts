/**
 * Two fans, one seat and two processes at the second when a checkout ends; and one fan who does two things at once. On
 * a real PostgreSQL, each with a control that loses the race.
 */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../../server/ports";
import { reserveStatement } from "../../../../server/services/box-office/reserving/reserve-statement";
import { event, reservation, ticketOrder } from "../../../../server/store/schema";
import { checkLedger } from "../../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../../store";
import { checkout, held, night, remaining, visitor, type World, wish } from "../box-office-world";
import { type OtherProcess, otherProcess } from "../fans-process";
import { lineUp } from "../races";
import { type TwoOffices, twoOffices } from "../two-offices";

const SOAK = process.env.SOAK === "on";
const ROUNDS = SOAK ? 100 : 6;
const CHANGES = SOAK ? 120 : 6;
const ROUND_LIMIT_MS = 20_000;

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
});
afterEach(async () => {
  await Promise.all([world.office.drained(), other.office.drained()]);
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(() => close());

const db = () => world.store.db;
const show = (seats: number, cents = 4_900) => night(world.store, world.clock.now(), [{ capacity: seats, cents }]);
const officeOf = (index: number) => (index % 2 ? other.office : world.office);
const rowOf = async (id: string) => (await db().select().from(reservation).where(eq(reservation.id, id)))[0];
const ordersOf = (id: string) => db().select().from(ticketOrder).where(eq(ticketOrder.reservationId, id));
const stockOf = (eventId: string) => ({
  text: "select 1 from ticket_definition where event_id = $1 for update",
  values: [eventId],
});
const rowLock = (id: string) => ({ text: "select 1 from reservation where id = $1 for update", values: [id] });
const pendingOf = (eventId: string, { visitorId }: Visitor) =>
  db()
    .select()
    .from(reservation)
    .where(
      and(eq(reservation.eventId, eventId), eq(reservation.visitorId, visitorId), eq(reservation.status, "PENDING")),
    );

async function atCheckout(seats = 1, of = seats) {
  const { eventId, first } = await show(of);
  const fan = visitor({ email: `${randomUUID()}@example.com` });
  const id = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
  const url = await checkout(world.office.pay(fan, id));
  return { eventId, first, fan, id, url, sessionId: (await rowOf(id))?.checkoutSessionId ?? "" };
}

/** Paid 30:55 into a checkout of 31 minutes; ten seconds later, nothing has reported the payment. */
async function paidAtTheLastSecond() {
  const one = await atCheckout();
  world.clock.advance(31 * MINUTE_MS - 5_000);
  expect(await world.payAt(one.url)).toBe(303);
  world.clock.advance(10_000);
  return one;
}

describe("Paid at the last second, against strangers one second later", () => {
  /** How the payment is reported; strangers click before it, or at the same time. */
  const ways: Record<string, (one: Awaited<ReturnType<typeof paidAtTheLastSecond>>) => Promise<unknown>> = {
    "by a late webhook": () => world.deliver("checkout.session.completed"),
    "by the return page": ({ fan, id }) => other.office.returned(fan, id),
    "by the job": () => world.office.reconcile(),
    "by nobody but the strangers": async () => undefined,
  };

  it(
    `the payer keeps the seat, ${ROUNDS} of ${ROUNDS}`,
    async () => {
      let kept = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const one = await paidAtTheLastSecond();
        const { eventId, first, fan, id } = one;
        const hear = Object.values(ways)[round % 4] ?? (async () => undefined);
        const together = round % 8 < 4;
        const strangers = () =>
          Array.from({ length: 4 }, (_, n) => officeOf(n).reserve(visitor(), wish(eventId, { [first]: 1 })));
        const answers = await race.atOnce(stockOf(eventId), 2, () => [
          ...strangers(),
          ...(together ? [hear(one).then(() => undefined)] : []),
        ]);
        if (!together) await hear(one);
        expect(answers.filter((one) => one?.outcome === "held")).toHaveLength(0);
        expect(await world.office.returned(fan, id)).toMatchObject({ status: "paid" });
        expect(await remaining(world.store, first)).toBe(0);
        kept += (await ordersOf(id)).length;
      }
      expect(kept).toBe(ROUNDS);
      expect((await world.calls()).filter((call) => call === "POST /v1/refunds")).toEqual([]);
    },
    ROUNDS * ROUND_LIMIT_MS,
  );

  it("the payer loses the seat to a statement that releases seats by the clock alone (control)", async () => {
    const { eventId, first, fan, id } = await paidAtTheLastSecond();
    const now = world.clock.now();
    const { sql: text, params } = new PgDialect().sqlToQuery(
      reserveStatement({
        eventId,
        now,
        expires: new Date(now.getTime() + 20 * MINUTE_MS),
        asking: [
          {
            id: randomUUID(),
            visitorId: randomUUID(),
            userId: null,
            clientKey: randomUUID(),
            wanted: [{ definitionId: first, quantity: 1 }],
          },
        ],
      }),
    );
    const naive = text.replace(" and reservation.checkout_session_id is null", "");
    expect(naive).not.toBe(text);
    expect((await race.pool.query(naive, params)).rows[0].ok).toBe(true);
    expect(await world.office.returned(fan, id)).toEqual({ status: "refunded", eventId });
  });

  it("a process killed between payment and settling only delays the tickets until the job runs", async () => {
    const { eventId, first, id } = await paidAtTheLastSecond();
    const doomed = await otherProcess(world, databaseUrl);
    const [, settling] = await race.inTransaction(async (client) => {
      await client.query(rowLock(id));
      const cut = doomed.office.reconcile().catch(() => "cut");
      await lineUp(client, 1);
      await doomed.kill();
      return [undefined, cut] as const;
    });
    void settling;
    expect(await ordersOf(id)).toHaveLength(0);
    world.clock.advance(2 * MINUTE_MS);
    await world.office.reconcile();
    expect(await ordersOf(id)).toMatchObject([{ status: "PAID" }]);
    expect((await other.office.reserve(visitor(), wish(eventId, { [first]: 1 }))).outcome).toBe("refused");
  });
});

describe("One fan who pays and changes the seats at once, in two processes", () => {
  const change = (eventId: string, first: string, fan: Visitor) =>
    other.office.reserve(fan, wish(eventId, { [first]: 2 })).catch((error: Error) => error.name);

  const holding = async () => {
    const { eventId, first } = await show(10);
    const fan = visitor();
    return { eventId, first, fan, id: await held(world.office.reserve(fan, wish(eventId, { [first]: 8 }))) };
  };

  /** The change reaches the hold while the payment holds its row's lock. */
  const changeMeetsPayment = async () => {
    const { eventId, first, fan, id } = await holding();
    await race.inTransaction(async (client) => {
      await client.query(rowLock(id));
      await change(eventId, first, fan);
    });
    await world.office.pay(fan, id);
    return { eventId, fan };
  };

  it(
    `has one hold, ${CHANGES} of ${CHANGES}`,
    async () => {
      for (let round = 0; round < CHANGES; round++) {
        const { eventId, first, fan, id } = await holding();
        const lock = round % 2 ? rowLock(id) : stockOf(eventId);
        await race.atOnce(lock, 2, () => [
          world.office.pay(fan, id).catch((error: Error) => error.name) as Promise<unknown>,
          change(eventId, first, fan),
        ]);
        expect((await pendingOf(eventId, fan)).length).toBe(1);
      }
      const { eventId, fan } = await changeMeetsPayment();
      expect((await pendingOf(eventId, fan)).length).toBe(1);
    },
    CHANGES * ROUND_LIMIT_MS,
  );

  it("has two without the index (control)", async () => {
    await race.pool.query("drop index reservation_one_hold");
    const { eventId, fan } = await changeMeetsPayment();
    try {
      expect((await pendingOf(eventId, fan)).length).toBe(2);
      expect((await checkLedger(db())).map(({ rule }) => rule)).toEqual(["oneHoldPerFan"]);
    } finally {
      for (const { id } of await pendingOf(eventId, fan)) await world.office.cancel(fan, id);
      await race.pool.query(`create unique index reservation_one_hold
        on reservation (event_id, coalesce(user_id, visitor_id)) where status = 'PENDING'`);
    }
  });

  it("keeps the newer of two holds at sign-in, and the one that is being paid for", async () => {
    const member = visitor({});
    for (const paying of [undefined, "member", "guest"] as const) {
      const { eventId, first } = await show(10);
      const guest = visitor();
      const both = { ...member, visitorId: guest.visitorId };
      const older = await held(world.office.reserve(member, wish(eventId, { [first]: 3 })));
      world.clock.advance(1_000);
      const newer = await held(world.office.reserve(guest, wish(eventId, { [first]: 2 })));
      if (paying === "member") await checkout(world.office.pay(member, older));
      if (paying === "guest") await checkout(world.office.pay(guest, newer));
      await world.office.claim(both);
      const stays = paying === "member" ? older : newer;
      expect(await world.office.hold(both, eventId)).toMatchObject({ reservationId: stays });
      expect((await rowOf(stays === older ? newer : older))?.status).toBe("CANCELED");
      expect((await rowOf(stays))?.userId).toBe(member.user?.userId);
      expect(await remaining(world.store, first)).toBe(10 - (stays === older ? 3 : 2));
    }
  });

  it("keeps the older of two holds at sign-in if the newer one is over", async () => {
    const { eventId, first } = await show(10);
    const [guest, member] = [visitor(), visitor({})];
    const older = await held(world.office.reserve(member, wish(eventId, { [first]: 3 })));
    world.clock.advance(1_000);
    const newer = await held(world.office.reserve(guest, wish(eventId, { [first]: 2 })));
    const expires = new Date(world.clock.now().getTime() - 1);
    await db().update(reservation).set({ expires }).where(eq(reservation.id, newer));
    await world.office.claim({ ...member, visitorId: guest.visitorId });
    expect((await rowOf(older))?.status).toBe("PENDING");
    expect((await rowOf(newer))?.status).toBe("EXPIRED");
    expect(await remaining(world.store, first)).toBe(7);
  });

  it("keeps both checkouts at sign-in while two are open", async () => {
    const { eventId, first } = await show(10);
    const [guest, member] = [visitor(), visitor({})];
    const ids = [
      await held(world.office.reserve(member, wish(eventId, { [first]: 1 }))),
      await held(world.office.reserve(guest, wish(eventId, { [first]: 2 }))),
    ];
    await checkout(world.office.pay(member, ids[0] ?? ""));
    await checkout(world.office.pay(guest, ids[1] ?? ""));
    await world.office.claim({ ...member, visitorId: guest.visitorId });
    expect((await Promise.all(ids.map(rowOf))).map((row) => row?.status)).toEqual(["PENDING", "PENDING"]);
  });
});

describe("A hold that is canceled while its checkout is being opened", () => {
  it("has the checkout closed first, so that nobody pays for nothing", async () => {
    const { eventId, first, fan, id, url, sessionId } = await atCheckout();
    const opened = await rowOf(id);
    const set = { checkoutSessionId: null, checkoutExpires: null };
    await db().update(reservation).set(set).where(eq(reservation.id, id));
    const canceled = await race.inTransaction(async (client) => {
      await client.query(rowLock(id));
      const canceling = world.office.cancel(fan, id);
      await lineUp(client, 1);
      await client.query("update reservation set checkout_session_id = $2, checkout_expires = $3 where id = $1", [
        id,
        sessionId,
        opened?.checkoutExpires,
      ]);
      return { canceling };
    });
    await canceled.canceling;
    expect(await world.payAt(url)).toBe(410);
    expect((await rowOf(id))?.status).toBe("CANCELED");
    expect(await remaining(world.store, first)).toBe(1);
    expect(await world.office.hold(fan, eventId)).toBeUndefined();
  });
});

describe("A fan who pays while the night is being canceled", () => {
  const callOff = (eventId: string) => db().update(event).set({ status: "CANCELED" }).where(eq(event.id, eventId));

  it("sees no order that is revoked a moment later: the money is refunded at once, and the page says so", async () => {
    const { eventId, first, fan, id, url } = await atCheckout(2);
    await world.payAt(url);
    await callOff(eventId);
    expect(await other.office.returned(fan, id)).toEqual({ status: "refunded", eventId });
    expect(await ordersOf(id)).toEqual([]);
    expect(await remaining(world.store, first)).toBe(2);
    expect(await world.office.cancelEvent(eventId, "office")).toMatchObject({ orders: 0, holds: 0 });
    expect(await world.office.returned(fan, id)).toEqual({ status: "refunded", eventId });
    await Promise.all([world.office.drained(), other.office.drained()]);
    const mails = world.mails.filter(({ to }) => to === fan.user?.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("$98.00");
    const session = await world.stripe.checkout.sessions.retrieve((await rowOf(id))?.checkoutSessionId ?? "");
    const { data } = await world.stripe.refunds.list({ payment_intent: String(session.payment_intent) });
    expect(data).toMatchObject([{ amount: 9_800 }]);
  });

  it("is refunded by the cancellation itself if nothing else has reported the payment", async () => {
    const { eventId, id, fan, url } = await atCheckout();
    await world.payAt(url);
    expect(await world.office.cancelEvent(eventId, "office")).toMatchObject({ orders: 0, holds: 0 });
    expect(await ordersOf(id)).toEqual([]);
    expect(await other.office.returned(fan, id)).toEqual({ status: "refunded", eventId });
  });

  it("waits for a cancellation that is not committed yet", async () => {
    const { eventId, id, fan, url } = await atCheckout();
    await world.payAt(url);
    const { back } = await race.inTransaction(async (client) => {
      await client.query("update event set status = 'CANCELED' where id = $1", [eventId]);
      const returning = other.office.returned(fan, id);
      await lineUp(client, 1);
      return { back: returning };
    });
    expect(await back).toEqual({ status: "refunded", eventId });
    expect(await ordersOf(id)).toEqual([]);
  });

  it("cannot open a checkout or get free tickets any more", async () => {
    for (const cents of [4_900, 0]) {
      const { eventId, first } = await show(2, cents);
      const fan = visitor({});
      const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
      await callOff(eventId);
      expect(await world.office.pay(fan, id)).toEqual({ outcome: "ended" });
      expect(await ordersOf(id)).toEqual([]);
      await world.office.cancelEvent(eventId, "office");
      expect(await remaining(world.store, first)).toBe(2);
    }
  });
});
