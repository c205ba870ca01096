/**
 * Races for seats: two processes on a real PostgreSQL, each race with a control that shows that it is one. S1 to S5,
 * S10 and S11 are failures of other box offices.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { takeSeats } from "../../../server/services/box-office/reserving/seat-stock";
import { ticket } from "../../../server/store/schema";
import { MINUTE_MS } from "../../store";
import { checkout, held, remaining, visitor, type World, wish } from "./box-office-world";
import {
  FANS,
  forget,
  officeOf,
  other,
  outcomes,
  paid,
  race,
  raceWorld,
  SEATS,
  seatsHeld,
  show,
  statement,
  stockOf,
  world,
} from "./race-world";
import { together } from "./races";
import { testOffice } from "./test-office";

/** How often the rush is run; `npm run soak` runs it many times. */
const ROUNDS = process.env.SOAK === "on" ? 200 : 1;
const ROUND_LIMIT_MS = 20_000;

raceWorld();

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
    const answered = [3, 3, 2, 1].map((seats) => world.office.reserve(visitor(), wish(eventId, { [first]: seats })));
    // A text that PostgreSQL cannot store.
    const broken = world.office.reserve({ ...fan, visitorId: "\u0000" }, wish(eventId, { [first]: 1 }));
    const answers = await Promise.all([broken.catch(() => "refused"), ...answered]);
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
      with ${takeSeats({ eventId, now: world.clock.now(), requests: [{ id, wanted: [{ definitionId: first, quantity: 2 }] }] })}
      update reservation set status = 'CONFIRMED' from verdict where reservation.id = verdict.id and verdict.ok`);
    expect(await remaining(world.store, first)).toBe(SEATS - 4);
    expect(await seatsHeld(eventId)).toBe(2);
    await forget(eventId);
  });
});

const officeWith = (stripe: World["stripe"]) => testOffice({ ...world.deps, stripe });

describe("a ticket that is transferred while its order is canceled", () => {
  it("is transferred and then canceled, or canceled at once, and admits nobody", async () => {
    const { eventId, first } = await show(SEATS);
    const fan = visitor({});
    const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    expect(await world.payAt(await checkout(world.office.pay(fan, reservationId)))).toBe(303);
    const back = await world.office.returned(fan, reservationId);
    const orderNumber = back?.status === "paid" ? back.orderNumber : "";
    const [mine] = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
    const lock = { text: "select 1 from ticket where order_number = $1 for update", values: [orderNumber] };
    const cancel = () => world.office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
    await race.atOnce<unknown>(lock, 2, () => [
      other.office.transfer(fan, mine?.ticketNumber ?? "", { email: "nia@example.com", name: "Nia" }),
      wait(300).then(cancel),
    ]);
    const tickets = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
    expect(tickets.filter(({ status }) => status === "VALID")).toEqual([]);
    expect(await remaining(world.store, first)).toBe(SEATS);
  });
});
