/** Races on a real PostgreSQL, with the control that shows that they are races: the same statement without its lock oversells. */
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { eq, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Busy } from "../../server/services/box-office/busy";
import { reserveStatement } from "../../server/services/box-office/reserve";
import { openStore } from "../../server/store/open";
import { outbox, payment, refund, reservation, reservationLine, ticket, ticketOrder } from "../../server/store/schema";
import { testDatabase } from "../postgres";
import { frozenNow, MINUTE_MS } from "../store";
import { boxOfficeWorld, checkout, held, night, remaining, visitor, type World, wish } from "./box-office-world";

const SEATS = 10;
const FANS = 50;
/** How often the race is run; `npm run soak` makes it long. */
const ROUNDS = process.env.SOAK === "on" ? 200 : 1;
const ROUND_LIMIT_MS = 20_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let world: World;
beforeAll(async () => {
  database = await testDatabase();
  world = await boxOfficeWorld(
    await openStore({ databaseUrl: database.url, dataDir: "", clock: { now: () => frozenNow } }),
  );
});
afterAll(async () => {
  await world.close();
  await database.drop();
});

const show = (seats: number, cents = 4_900) =>
  night(world.store, world.clock.now(), [
    { capacity: seats, cents },
    { capacity: seats, cents },
  ]);
const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function seatsHeld(eventId: string): Promise<number> {
  const [row] = await world.store.db
    .select({ seats: sql<number>`coalesce(sum(${reservationLine.quantity}), 0)::int` })
    .from(reservationLine)
    .innerJoin(reservation, eq(reservation.id, reservationLine.reservationId))
    .where(sql`${reservation.eventId} = ${eventId} and ${reservation.status} in ('PENDING', 'CONFIRMED')`);
  return row?.seats ?? 0;
}

async function outcomes(answers: Awaited<ReturnType<World["office"]["reserve"]>>[]) {
  const codes = answers.map((answer) => (answer.outcome === "held" ? "held" : answer.problems[0]?.code));
  return {
    held: codes.filter((code) => code === "held").length,
    soldOut: codes.filter((code) => code === "soldOut").length,
  };
}

describe("fifty fans and ten seats", () => {
  it(
    "make exactly ten holds and forty clear refusals",
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { eventId, first } = await show(SEATS);
        const answers = await together(FANS, () => world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
        expect(await outcomes(answers)).toEqual({ held: SEATS, soldOut: FANS - SEATS });
        expect(await seatsHeld(eventId)).toBe(SEATS);
        expect(await remaining(world.store, first)).toBe(0);
      }
    },
    ROUNDS * ROUND_LIMIT_MS,
  );

  it("oversell as soon as the same statement takes no lock and no check stands behind it", async () => {
    const { eventId, first } = await show(SEATS);
    const pool = new pg.Pool({ connectionString: database.url, max: FANS });
    await pool.query("alter table ticket_definition drop constraint never_oversold");
    try {
      await together(FANS, () => pool.query("select 1"));
      await together(FANS, () => {
        const { sql: text, params } = new PgDialect().sqlToQuery(
          reserveStatement({
            eventId,
            now: frozenNow,
            expires: new Date(frozenNow.getTime() + 20 * MINUTE_MS),
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
        const unguarded = text.replace("order by id for no key update", "order by id");
        expect(unguarded).not.toBe(text);
        return pool.query(unguarded, params);
      });
      expect(await seatsHeld(eventId)).toBeGreaterThan(SEATS);
    } finally {
      await pool.query("update ticket_definition set remaining = 0 where remaining < 0");
      await pool.query(
        "alter table ticket_definition add constraint never_oversold check (remaining >= 0 and remaining <= capacity)",
      );
      await pool.end();
    }
  });

  it("make ten holds over two server processes, too", async () => {
    const { eventId, first } = await show(SEATS);
    const processes = await together(2, () => serverProcess(database.url));
    try {
      const rushes = processes.map(async (child) => {
        child.send({ eventId, definitionId: first, fans: FANS / 2 });
        return (await once(child, "message"))[0] as string[];
      });
      const answers = (await Promise.all(rushes)).flat();
      expect(answers.filter((code) => code === "held")).toHaveLength(SEATS);
      expect(answers.filter((code) => code === "soldOut")).toHaveLength(FANS - SEATS);
      expect(await seatsHeld(eventId)).toBe(SEATS);
    } finally {
      for (const child of processes) child.disconnect();
      await Promise.all(processes.map((child) => once(child, "exit")));
    }
  });

  it("share out seats whose hold ran out exactly once", async () => {
    const { eventId, first, second } = await show(SEATS);
    await together(2, () => world.office.reserve(visitor(), wish(eventId, { [first]: 5, [second]: 2 })));
    world.clock.advance(21 * MINUTE_MS);
    const answers = await together(FANS, () => world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
    expect(await outcomes(answers)).toEqual({ held: SEATS, soldOut: FANS - SEATS });
    expect(await remaining(world.store, second)).toBe(SEATS);
  });

  it("who want two tiers in either order neither deadlock nor get half of it", async () => {
    const { eventId, first, second } = await show(SEATS);
    const answers = await together(FANS, (index) =>
      world.office.reserve(
        visitor(),
        wish(eventId, index % 2 ? { [first]: 1, [second]: 1 } : { [second]: 1, [first]: 1 }),
      ),
    );
    expect((await outcomes(answers)).held).toBe(SEATS);
    expect(await remaining(world.store, first)).toBe(0);
    expect(await remaining(world.store, second)).toBe(0);
  });

  it("who reserve, change and cancel in any order leave as many seats as they hold none of", async () => {
    const { eventId, first, second } = await show(SEATS);
    await together(20, async (index) => {
      const fan = visitor();
      for (let turn = 0; turn < 5; turn++) {
        const answer = await world.office.reserve(fan, wish(eventId, { [first]: 1 + (turn % 3), [second]: 1 }));
        if (answer.outcome === "held" && (index + turn) % 2) await world.office.cancel(fan, answer.reservation.id);
      }
      const last = await world.office.hold(fan, eventId);
      if (last && "reservationId" in last) await world.office.cancel(fan, last.reservationId);
    });
    expect([await remaining(world.store, first), await remaining(world.store, second)]).toEqual([SEATS, SEATS]);
  });
});

it("tells a fan within seconds that the office is busy, instead of letting her wait for ever", async () => {
  const { eventId, first } = await show(SEATS);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select 1 from ticket_definition where id = $1 for update", [first]);
  const began = performance.now();
  await expect(world.office.reserve(visitor(), wish(eventId, { [first]: 1 }))).rejects.toBeInstanceOf(Busy);
  expect(performance.now() - began).toBeLessThan(9_000);
  await client.query("rollback");
  client.release();
  await pool.end();
  await held(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
});

describe("one fan, many clicks", () => {
  it("gets one hold for one form, even with the last seats", async () => {
    const { eventId, first } = await show(2);
    const fan = visitor();
    const ids = await together(5, () => held(world.office.reserve(fan, wish(eventId, { [first]: 2 }, "one-form"))));
    expect(new Set(ids).size).toBe(1);
    expect(await remaining(world.store, first)).toBe(0);
  });

  it("gets one checkout from five presses of pay, and one order and one mail from all who hear of the payment", async () => {
    const { eventId, first } = await show(SEATS);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    const urls = await together(5, () => checkout(world.office.pay(fan, reservationId)));
    expect(new Set(urls).size).toBe(1);
    expect(await world.payAt(urls[0] ?? "")).toBe(303);

    const [returns] = await Promise.all([
      together(5, () => world.office.returned(fan, reservationId)),
      world.deliver("checkout.session.completed"),
      world.office.reconcile(),
    ]);
    expect(new Set(returns.map((back) => back?.status))).toEqual(new Set(["paid"]));
    await world.office.drained();
    const { db } = world.store;
    expect(await db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId))).toHaveLength(1);
    expect(await db.select().from(ticket).where(eq(ticket.eventId, eventId))).toHaveLength(2);
    expect(await db.select().from(payment).where(eq(payment.ref, reservationId))).toHaveLength(1);
    expect(
      await db
        .select()
        .from(outbox)
        .where(eq(outbox.cause, `tickets:${reservationId}`)),
    ).toHaveLength(1);
    expect(world.mails).toHaveLength(1);
  });
});

it("refunds money that came too late once, however many hear of it at the same time", async () => {
  const { eventId, first } = await show(2);
  const slow = visitor({});
  const reservationId = await held(world.office.reserve(slow, wish(eventId, { [first]: 2 })));
  const url = await checkout(world.office.pay(slow, reservationId));
  expect(await world.payAt(url)).toBe(303);
  world.clock.advance(32 * MINUTE_MS);
  await held(world.office.reserve(visitor(), wish(eventId, { [first]: 2 })));

  const hold = await world.store.db.select().from(reservation).where(eq(reservation.id, reservationId));
  const sessionId = hold[0]?.checkoutSessionId ?? "";
  const settled = await together(8, () => world.office.settle(sessionId));
  expect(new Set(settled)).toEqual(new Set(["refunded"]));
  const [paid] = await world.store.db.select().from(payment).where(eq(payment.ref, reservationId));
  const refunds = await world.store.db
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paid?.id ?? ""));
  expect(refunds).toMatchObject([{ cents: 9_800, reason: "expired", providerRefundId: expect.stringMatching(/^re_/) }]);
  expect((await world.stripe.refunds.list({ payment_intent: paid?.paymentIntentId ?? "" })).data).toHaveLength(1);
  expect(await remaining(world.store, first)).toBe(0);
});

async function serverProcess(databaseUrl: string): Promise<ChildProcess> {
  const child = fork("tests/services/fans.mjs", { env: { ...process.env, DATABASE_URL: databaseUrl } });
  await once(child, "message");
  return child;
}
