/**
 * The office gives a ticket another seat at the moment in which the fan gives it away, gets a refund or is let in, on a
 * real PostgreSQL. Whoever comes first, nobody loses a seat, and no seat has two owners.
 */

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { wordsOfSeat } from "../../../app/domain/seating/seat-names";
import { ticketSignature } from "../../../server/services/box-office/tickets/ticket-numbers";
import { nightPlans } from "../../../server/services/seating/night-plans";
import { seatDesk } from "../../../server/services/seating/seat-desk";
import { ticket } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { held, visitor, wish } from "../box-office/box-office-world";
import { other, race, raceWorld, world } from "../box-office/race-world";
import { persistently, together } from "../box-office/races";
import { testPass } from "../door-pass";
import { claimsOf, hall } from "./hall";

const TICKETS = 8;

raceWorld();

type Made = Awaited<ReturnType<typeof soldNight>>;
type Sold = typeof ticket.$inferSelect;

/** A night with a free bench behind the one whose seats are all sold, to one fan. */
async function soldNight() {
  const benches = ["0".repeat(TICKETS), "0".repeat(TICKETS)];
  const tiers = [{ capacity: 2 * TICKETS, cents: 0, limit: TICKETS }];
  const made = await hall(world.store, world.clock.now(), tiers, [{ tiers: [0], benches }]);
  const fan = visitor({ email: `${randomUUID()}@example.com` });
  const hold = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: TICKETS })));
  expect(await world.office.pay(fan, hold)).toEqual({ outcome: "done" });
  await world.office.drained();
  return { ...made, fan };
}
const desk = () => seatDesk({ ...world, refunds: world.office.refunds });
const ticketsOf = (eventId: string) =>
  world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId)).orderBy(ticket.seat);
const outcomeOf = (done: Awaited<ReturnType<ReturnType<typeof desk>["reseat"]>>) =>
  "fault" in done ? done.fault.replace(/^\S+ /, "") : "moved";

/** Valid and used tickets have a seat each, which they name and their order has claimed; nothing else is claimed. */
async function expectSeated(eventId: string, live: number) {
  const seated = (await ticketsOf(eventId)).filter(({ status }) => status === "VALID" || status === "USED");
  expect(seated).toHaveLength(live);
  const claims = await claimsOf(world.store, eventId);
  expect(claims.map(({ seat }) => seat)).toEqual(seated.map(({ seat }) => seat).sort((a, b) => Number(a) - Number(b)));
  const plan = await nightPlans().planOf(world.store.db, eventId);
  for (const { seat, seatWords } of seated) expect(seatWords).toEqual(plan && wordsOfSeat(plan, seat ?? 0));
  expect(await checkLedger(world.store.db)).toEqual([]);
}

const rivals = {
  "given away": {
    work: async ({ fan }: Made, { ticketNumber }: Sold) =>
      other.office.transfer(fan, ticketNumber, { email: "nia@example.com", name: "Nia" }),
    live: TICKETS,
    // The new ticket has the number that the office doesn't know yet.
    reseat: ["moved", "is not valid any more."],
  },
  refunded: {
    work: async (_: Made, { orderNumber, ticketNumber }: Sold) => {
      const o = { orderNumber, ticketNumbers: [ticketNumber], actor: "office" };
      return (await other.office.cancelOrder({ ...o, reason: "requested" }))?.canceled.length;
    },
    live: 0,
    reseat: ["moved", "is not valid any more."],
  },
  "checked in": {
    work: async ({ eventId }: Made, { ticketNumber, secret }: Sold) => {
      const pass = testPass(eventId);
      return (await other.office.checkIn(pass, ticketNumber, ticketSignature(secret, ticketNumber))).admitted;
    },
    live: TICKETS,
    reseat: ["moved"],
  },
};

describe("A ticket that gets another seat while it is", () => {
  it.each(Object.entries(rivals))("%s", async (_, { work, live, reseat }) => {
    const made = await soldNight();
    const sold = await ticketsOf(made.eventId);
    const done = await race.atOnce(
      { text: "select 1 from ticket where event_id = $1 for update", values: [made.eventId] },
      2 * TICKETS,
      () =>
        sold.flatMap((one, index) => {
          const o = { ticketNumber: one.ticketNumber, place: `1-B-${index + 1}`, actor: "office" };
          const reseated = () => persistently(() => desk().reseat(o)).then(outcomeOf);
          const rival = () => persistently<unknown>(() => work(made, one));
          return index % 2 ? [reseated(), rival()] : [rival(), reseated()];
        }) as Promise<unknown>[],
    );
    const told = done.filter((one) => typeof one === "string" && one !== "transferred");
    expect(told).toHaveLength(TICKETS);
    for (const one of told) expect(reseat).toContain(one);
    expect(done.filter((one) => one === "transferred" || one === 1 || one === true)).toHaveLength(TICKETS);
    await expectSeated(made.eventId, live);
  });

  it("wanted by two tickets: each seat has one", async () => {
    const made = await soldNight();
    const sold = await ticketsOf(made.eventId);
    const done = await together(TICKETS, async (index) => {
      const o = { ticketNumber: sold[index]?.ticketNumber ?? "", place: `1-B-${(index % 3) + 1}`, actor: "office" };
      return outcomeOf(await persistently(() => desk().reseat({ ...o, swap: false })));
    });
    expect(done.filter((one) => one === "moved").length).toBeGreaterThanOrEqual(3);
    await expectSeated(made.eventId, TICKETS);
  });

  it("given away loses its seat if the office looks first and writes later, and no trigger guards it (control)", async () => {
    const made = await soldNight();
    const [one] = await ticketsOf(made.eventId);
    const triggers = ["alter table ticket", "alter table seat_claim"];
    for (const table of triggers) await race.pool.query(`${table} disable trigger user`);
    try {
      await race.inTransaction(async (client) => {
        const { rows } = await client.query("select seat from ticket where ticket_number = $1", [one?.ticketNumber]);
        const to = { email: "nia@example.com", name: "Nia" };
        expect(await other.office.transfer(made.fan, one?.ticketNumber ?? "", to)).toBe("transferred");
        const claim = [made.eventId, rows[0].seat];
        await client.query("update seat_claim set seat = 201 where event_id = $1 and seat = $2", claim);
        await client.query("update ticket set seat = 201 where ticket_number = $1", [one?.ticketNumber]);
      });
      expect((await checkLedger(world.store.db)).map(({ rule }) => rule)).toContain("ticketHasItsSeat");
    } finally {
      await race.pool.query("delete from ticket where event_id = $1", [made.eventId]);
      for (const table of triggers) await race.pool.query(`${table} enable trigger user`);
      await race.pool.query("truncate event, seat_claim cascade");
    }
  });
});
