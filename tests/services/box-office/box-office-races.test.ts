/**
 * Races for seats: two processes on a real PostgreSQL, each race with a control that shows that it is one. S1 to S5,
 * S10 and S11 are failures of other box offices.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forPages } from "../../../server/backend/backend-answers";
import { reserveStatement } from "../../../server/services/box-office/reserving/reserve";
import { takeSeats } from "../../../server/services/box-office/reserving/seat-stock";
import { openStore } from "../../../server/store/connection/open-store";
import { unhurried } from "../../../server/store/connection/query-patience";
import { reservation, reservationLine, ticket } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { checkout, held, night, remaining, visitor, type World, wish } from "./box-office-world";
import type { OtherProcess } from "./fans-process";
import { together } from "./races";
import { testOffice } from "./test-office";
import { type TwoOffices, twoOffices } from "./two-offices";

const SEATS = 10;
const FANS = 50;
/** How often the rush is run; `npm run soak` runs it many times. */
const ROUNDS = process.env.SOAK === "on" ? 200 : 1;
const ROUND_LIMIT_MS = 20_000;
const SLOW_MACHINE_MS = 500;
/** The number of connections of a store. */
const POOL = 10;

let world: World;
let other: OtherProcess;
let race: TwoOffices["race"];
let databaseUrl: string;
let close: TwoOffices["close"];
beforeAll(async () => {
  ({ world, other, race, databaseUrl, close } = await twoOffices());
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await close();
});

const show = (seats: number, cents = 4_900) =>
  night(world.store, world.clock.now(), [
    { capacity: seats, cents },
    { capacity: seats, cents },
  ]);
const offices = () => [world.office, other.office] as const;
/** Half of the fans use this process, half the other one. */
const officeOf = (index: number) => offices()[index % 2] as World["office"];
const stockOf = (eventId: string) => ({
  text: "select 1 from ticket_definition where event_id = $1 for update",
  values: [eventId],
});

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

/** The statement for one fan and one seat, as text. */
const statement = (eventId: string, definitionId: string) =>
  new PgDialect().sqlToQuery(
    reserveStatement({
      eventId,
      now: world.clock.now(),
      expires: new Date(world.clock.now().getTime() + 20 * MINUTE_MS),
      asking: [
        {
          id: randomUUID(),
          visitorId: randomUUID(),
          userId: null,
          clientKey: randomUUID(),
          wanted: [{ definitionId, quantity: 1 }],
        },
      ],
    }),
  );

/** Resets a control's night, so that the ledger check does not report what the control has oversold. */
async function forget(eventId: string) {
  await race.pool.query("delete from reservation where event_id = $1", [eventId]);
  await race.pool.query("update ticket_definition set remaining = capacity where event_id = $1", [eventId]);
}

describe("fifty fans and ten seats", () => {
  it(
    "S1: make exactly ten holds and forty clear refusals, over two processes",
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { eventId, first } = await show(SEATS);
        const answers = await race.atOnce(stockOf(eventId), 2, () =>
          Array.from({ length: FANS }, (_, n) => officeOf(n).reserve(visitor(), wish(eventId, { [first]: 1 }))),
        );
        expect(await outcomes(answers)).toEqual({ held: SEATS, soldOut: FANS - SEATS });
        expect(await seatsHeld(eventId)).toBe(SEATS);
        expect(await remaining(world.store, first)).toBe(0);
      }
    },
    ROUNDS * ROUND_LIMIT_MS,
  );

  it("S1: oversell if the same statement takes no lock and has no check constraint (control)", async () => {
    const { eventId, first } = await show(SEATS);
    await race.pool.query("alter table ticket_definition drop constraint never_oversold");
    try {
      await together(FANS, () => race.pool.query("select 1"));
      await together(FANS, () => {
        const { sql: text, params } = statement(eventId, first);
        const naive = text.replace("order by id for no key update", "order by id");
        expect(naive).not.toBe(text);
        return race.pool.query(naive, params);
      });
      expect(await seatsHeld(eventId)).toBeGreaterThan(SEATS);
    } finally {
      await forget(eventId);
      await race.pool.query(
        "alter table ticket_definition add constraint never_oversold check (remaining >= 0 and remaining <= capacity)",
      );
    }
  });

  it("that request two tiers in either order neither deadlock nor get half of them", async () => {
    const { eventId, first, second } = await show(SEATS);
    const answers = await together(FANS, (n) =>
      officeOf(n).reserve(
        visitor(),
        wish(eventId, n % 4 < 2 ? { [first]: 1, [second]: 1 } : { [second]: 1, [first]: 1 }),
      ),
    );
    expect((await outcomes(answers)).held).toBe(SEATS);
    expect([await remaining(world.store, first), await remaining(world.store, second)]).toEqual([0, 0]);
  });

  it("that reserve, change and cancel in any order leave every seat either held or free", async () => {
    const { eventId, first, second } = await show(SEATS);
    await together(20, async (index) => {
      const fan = visitor();
      const office = officeOf(index);
      for (let turn = 0; turn < 5; turn++) {
        const answer = await office.reserve(fan, wish(eventId, { [first]: 1 + (turn % 3), [second]: 1 }));
        if (answer.outcome === "held" && (index + turn) % 2) await office.cancel(fan, answer.reservation.id);
      }
      const last = await office.hold(fan, eventId);
      if (last && "reservationId" in last) await office.cancel(fan, last.reservationId);
    });
    expect([await remaining(world.store, first), await remaining(world.store, second)]).toEqual([SEATS, SEATS]);
  });

  it("are each served whole or not at all in one statement, and one invalid request costs nobody a seat", async () => {
    const { eventId, first } = await show(5);
    const fan = visitor();
    const wishes = [3, 3, 2, 1].map((seats) => world.office.reserve(visitor(), wish(eventId, { [first]: seats })));
    // A text that PostgreSQL cannot store.
    const broken = world.office.reserve({ ...fan, visitorId: "\u0000" }, wish(eventId, { [first]: 1 }));
    const answers = await Promise.all([broken.catch(() => "refused"), ...wishes]);
    expect(answers.map((one) => (typeof one === "string" ? one : one.outcome))).toEqual([
      "refused",
      "held",
      "refused",
      "held",
      "refused",
    ]);
    expect(await remaining(world.store, first)).toBe(0);
  });
});

describe("the last seat", () => {
  it("S2: in one fan's checkout is nobody else's, and the fan's own hold does not block it", async () => {
    const { eventId, first } = await show(1);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    const rivals = () => other.office.reserve(visitor(), wish(eventId, { [first]: 1 }));
    const [paying, before] = await race.atOnce(stockOf(eventId), 1, () => [
      world.office.pay(fan, reservationId) as Promise<{ outcome: string }>,
      rivals(),
    ]);
    expect([paying?.outcome, before?.outcome]).toEqual(["checkout", "refused"]);
    expect(await outcomes([await rivals()])).toEqual({ held: 0, soldOut: 1 });
    await held(other.office.reserve(fan, wish(eventId, { [first]: 1 })));
    expect(await outcomes([await rivals()])).toEqual({ held: 0, soldOut: 1 });

    const { rows } = await race.pool.query(
      `select capacity > (select count(*) from ticket where definition_id = $1) as may
       from ticket_definition where id = $1`,
      [first],
    );
    expect(rows[0].may, "control: whoever counts what is sold alone sells it again").toBe(true);
  });

  it("S3: paid by two fans after their holds expired becomes one fan's ticket, and the other is refunded", async () => {
    const { eventId, first } = await show(1);
    const [one, two] = [await paid(eventId, first), await paid(eventId, first)];
    const settled = await race.atOnce(stockOf(eventId), 1, () => [
      world.office.settle(one),
      other.office.settle(two),
      other.office.settle(one),
      world.office.settle(two),
    ]);
    expect(settled.sort()).toEqual(["paid", "paid", "refunded", "refunded"]);
    expect(await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId))).toHaveLength(1);
    expect(await remaining(world.store, first)).toBe(0);
    expect(await seatsHeld(eventId)).toBe(1);
  });

  it("S3: is confirmed twice by code that reads first and then confirms (control)", async () => {
    const { eventId, first } = await show(1);
    const ids = [randomUUID(), randomUUID()];
    await race.readThenWrite(
      2,
      `select remaining >= 1 as may from ticket_definition where id = '${first}'`,
      async (client, n) => {
        await client.query(
          `with made as (
             insert into reservation
               (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
             values ($1::uuid, $2, 'CONFIRMED', $1::text, $1::text, 4900, 'USD', now(), now()) returning id
           ) insert into reservation_line select id, $3, 1, 4900, '', '' from made`,
          [ids[n], eventId, first],
        );
        await client.query("update ticket_definition set remaining = greatest(remaining - 1, 0) where id = $1", [
          first,
        ]);
      },
    );
    expect(await seatsHeld(eventId)).toBe(2);
    await forget(eventId);
  });

  it("S4: that went to another fan while we asked Stripe is not charged to the first", async () => {
    const { eventId, first } = await show(1);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    let made = "";
    const slow = Object.create(world.stripe, {
      checkout: {
        value: {
          sessions: Object.create(world.stripe.checkout.sessions, {
            create: {
              async value(...given: Parameters<typeof world.stripe.checkout.sessions.create>) {
                const session = await world.stripe.checkout.sessions.create(...given);
                made = session.url ?? "";
                world.clock.advance(20 * MINUTE_MS);
                await held(other.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
                return session;
              },
            },
          }),
        },
      },
    });
    expect(await officeWith(slow).pay(fan, reservationId)).toEqual({ outcome: "ended" });
    expect(await world.payAt(made), "her session is closed").toBe(410);
    const left = await world.stripe.checkout.sessions.create({
      mode: "payment",
      success_url: "http://localhost:3000/",
      line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 4_900, product_data: { name: "A" } } }],
    });
    expect(await world.payAt(left.url ?? ""), "control: a session that is left open takes her money").toBe(303);
  });
});

describe("the database", () => {
  it("S4: has the isolation level that the statements rely on, whatever its own default", async () => {
    const name = new URL(databaseUrl).pathname.slice(1);
    await race.pool.query(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
    const store = await openStore({ databaseUrl, dataDir: "", seed: "demo", clock: world.clock });
    const bare = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    try {
      const ours = await store.db.execute<{ level: string }>(
        sql`select current_setting('transaction_isolation') as level`,
      );
      expect(ours.rows).toEqual([{ level: "read committed" }]);

      const { eventId, first } = await show(SEATS);
      const codes = await race.atOnce(stockOf(eventId), 2, () =>
        [1, 2].map(async () => {
          const { sql: text, params } = statement(eventId, first);
          return bare.query(text, params).then(
            () => "held",
            (error: { code: string }) => error.code,
          );
        }),
      );
      expect(codes, "control: another isolation turns fans away").toContain("40001");
    } finally {
      await bare.end();
      await store.close();
      await race.pool.query(`alter database ${name} reset default_transaction_isolation`);
    }
  });

  it("S5: that cannot get a lock answers within three seconds, also the requests that wait behind the first", async () => {
    const { eventId, first } = await show(SEATS);
    const { sql: text, params } = statement(eventId, first);
    const bare = new pg.Client({ connectionString: databaseUrl });
    await bare.connect();
    let served = false;
    const asked = async (n: number) => {
      await wait(n * 250);
      const began = performance.now();
      const answer = await officeOf(n)
        .reserve(visitor(), wish(eventId, { [first]: 1 }))
        .catch((error: Error) => error.name);
      return { answer, late: performance.now() - began > 3_000 + SLOW_MACHINE_MS };
    };
    const { patient } = await race.inTransaction(async (client) => {
      await client.query(stockOf(eventId));
      const waiting = bare.query(text, params).then(() => {
        served = true;
      });
      expect(await together(6, asked)).toEqual(Array(6).fill({ answer: "Busy", late: false }));
      expect(served, "control: without a limit the same statement still waits").toBe(false);
      return { patient: waiting };
    });
    await patient;
    await bare.end();
    await held(other.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
  });

  it("S5: that has no free connection gives the same answer, on a page and in the service", async () => {
    const { eventId, first } = await show(SEATS);
    const sleeping = unhurried(() => together(POOL, () => world.store.db.execute(sql`select pg_sleep(3.5)`)));
    const began = performance.now();
    const [asked, page] = await Promise.allSettled([
      world.office.reserve(visitor(), wish(eventId, { [first]: 1 })),
      forPages(world.office).hold(visitor(), eventId),
    ]);
    expect(performance.now() - began).toBeLessThan(3_000 + SLOW_MACHINE_MS);
    expect(asked).toMatchObject({ status: "rejected", reason: { name: "Busy" } });
    expect(page).toMatchObject({ status: "rejected", reason: { status: 503, statusText: "Busy" } });
    expect((page as PromiseRejectedResult).reason.headers.get("retry-after")).toBe("2");
    await sleeping;
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
  });
});

describe("expired holds", () => {
  it("S10: are free seats without any job, and are resold exactly once", async () => {
    const { eventId, first, second } = await show(SEATS);
    await together(2, (n) => officeOf(n).reserve(visitor(), wish(eventId, { [first]: 5, [second]: 2 })));
    world.clock.advance(21 * MINUTE_MS);
    const answers = await race.atOnce(stockOf(eventId), 2, () =>
      Array.from({ length: FANS }, (_, n) => officeOf(n).reserve(visitor(), wish(eventId, { [first]: 1 }))),
    );
    expect(await outcomes(answers)).toEqual({ held: SEATS, soldOut: FANS - SEATS });
    expect(await remaining(world.store, second)).toBe(SEATS);
  });

  it("S10: are released twice by code that reads first and then releases (control)", async () => {
    const { eventId, first } = await show(SEATS);
    const slow = await held(world.office.reserve(visitor(), wish(eventId, { [first]: 3 })));
    world.clock.advance(21 * MINUTE_MS);
    await race.pool.query("update ticket_definition set remaining = 4 where id = $1", [first]);
    await race.readThenWrite(2, `select status = 'PENDING' as may from reservation where id = '${slow}'`, (client) =>
      client.query("update ticket_definition set remaining = remaining + 3 where id = $1", [first]),
    );
    expect(await remaining(world.store, first)).toBe(10);
    await forget(eventId);
  });

  it("S11: a paid hold is converted, and its seats are not counted a second time", async () => {
    const { eventId, first } = await show(SEATS);
    const session = await paid(eventId, first, 2, 0);
    expect(await remaining(world.store, first)).toBe(SEATS - 2);
    await race.atOnce(stockOf(eventId), 1, () => [
      world.office.settle(session) as Promise<unknown>,
      other.office.settle(session),
      other.office.reserve(visitor(), wish(eventId, { [first]: 1 })),
    ]);
    expect(await remaining(world.store, first)).toBe(SEATS - 3);
    expect(await seatsHeld(eventId)).toBe(3);
  });

  it("S11: a conversion that takes its seats again counts them twice (control)", async () => {
    const { eventId, first } = await show(SEATS);
    const id = await held(world.office.reserve(visitor(), wish(eventId, { [first]: 2 })));
    await world.store.db.execute(sql`
      with ${takeSeats({ eventId, now: world.clock.now(), wishes: [{ id, wanted: [{ definitionId: first, quantity: 2 }] }] })}
      update reservation set status = 'CONFIRMED' from verdict where reservation.id = verdict.id and verdict.ok`);
    expect(await remaining(world.store, first)).toBe(SEATS - 4);
    expect(await seatsHeld(eventId)).toBe(2);
    await forget(eventId);
  });
});

const officeWith = (stripe: World["stripe"]) => testOffice({ ...world.deps, stripe });

/**
 * The checkout session of a fan who has paid without a webhook, whose hold ended `after` minutes ago and lost its
 * seats.
 */
async function paid(eventId: string, definitionId: string, seats = 1, after = 32): Promise<string> {
  const fan = visitor({});
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [definitionId]: seats })));
  expect(await world.payAt(await checkout(world.office.pay(fan, reservationId)))).toBe(303);
  const [row] = await world.store.db.select().from(reservation).where(eq(reservation.id, reservationId));
  world.clock.advance(after * MINUTE_MS);
  if (after > 0) await world.silence();
  return row?.checkoutSessionId ?? "";
}
