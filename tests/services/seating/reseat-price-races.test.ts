/**
 * The office gives a ticket a cheaper seat at the moment in which its fan gives it away or gets a refund, or somebody
 * else buys that seat, on a real PostgreSQL. Whoever comes first, money goes back once, and the books balance.
 */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { seatDesk } from "../../../server/services/seating/seat-desk";
import { payment, refund, ticket, ticketOrder } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { checkout, held, visitor, wish } from "../box-office/box-office-world";
import { other, race, raceWorld, world } from "../box-office/race-world";
import { persistently, together } from "../box-office/races";
import { claimsOf, hall } from "./hall";

const TICKETS = 4;
const [DEAR, CHEAP] = [9_000, 4_950];

raceWorld();

/** A night whose dear tier is sold to fans who bought one ticket each. */
async function soldNight() {
  const benches = ["0".repeat(TICKETS)];
  const tiers = [DEAR, CHEAP].map((cents) => ({ capacity: TICKETS, cents }));
  const made = await hall(world.store, world.clock.now(), tiers, [
    { tiers: [0], benches },
    { tiers: [1], benches },
  ]);
  const fans = [];
  for (let n = 0; n < TICKETS; n += 1) {
    const email = `${randomUUID()}@example.com`;
    const fan = visitor({ email });
    const id = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: 1 })));
    await world.payAt(await checkout(world.office.pay(fan, id)), "4242424242424242", email);
    expect((await world.office.returned(fan, id))?.status).toBe("paid");
    fans.push({ fan, reservationId: id });
  }
  await world.office.drained();
  return { ...made, fans };
}
type Made = Awaited<ReturnType<typeof soldNight>>;
type Sold = typeof ticket.$inferSelect;

const ticketsOf = (eventId: string) =>
  world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId)).orderBy(ticket.ticketNumber);
const reseat = async (ticketNumber: string, place: string) => {
  const desk = seatDesk({ ...world, refunds: world.office.refunds });
  const done = await persistently(() => desk.reseat({ ticketNumber, place, actor: "office" }));
  return "fault" in done ? "refused" : "moved";
};
const backOf = async (made: Made) => {
  const rows = await world.store.db
    .select({ cents: refund.cents })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(sql`${payment.ref} in ${made.fans.map(({ reservationId }) => reservationId)}`);
  return rows.map(({ cents }) => cents).sort((a, b) => a - b);
};
async function expectSound(made: Made) {
  const alive = (await ticketsOf(made.eventId)).filter(({ status }) => status === "VALID");
  const claims = (await claimsOf(world.store, made.eventId)).map(({ seat }) => seat);
  for (const { seat } of alive) expect(claims).toContain(seat);
  expect(new Set(alive.map(({ seat }) => seat)).size).toBe(alive.length);
  expect(await checkLedger(world.store.db)).toEqual([]);
}

const rivals = {
  "given away": {
    work: async ({ fans }: Made, { ticketNumber }: Sold) => {
      const to = { email: "nia@example.com", name: "Nia" };
      for (const { fan } of fans)
        if ((await other.office.transfer(fan, ticketNumber, to)) === "transferred") return true;
      return false;
    },
    // The difference goes back if the office was first.
    back: [[], [DEAR - CHEAP]],
  },
  refunded: {
    work: async (_: Made, { orderNumber, ticketNumber }: Sold) => {
      const o = { orderNumber, ticketNumbers: [ticketNumber], actor: "office" };
      return (await other.office.cancelOrder({ ...o, reason: "requested" }))?.canceled.length === 1;
    },
    // All of it in one refund, or in two.
    back: [[DEAR], [DEAR - CHEAP, CHEAP]],
  },
};

describe("A ticket that gets a cheaper seat while it is", () => {
  it.each(Object.entries(rivals))("%s", async (_, { work, back }) => {
    const made = await soldNight();
    const sold = await ticketsOf(made.eventId);
    const done = await race.atOnce(
      { text: "select 1 from ticket where event_id = $1 for update", values: [made.eventId] },
      2 * TICKETS,
      () =>
        sold.flatMap((one, index) => {
          const moved = () => reseat(one.ticketNumber, `1-B-${index + 1}`);
          const rival = () => persistently(() => work(made, one));
          return (index % 2 ? [moved(), rival()] : [rival(), moved()]) as Promise<unknown>[];
        }),
    );
    expect(done.filter((one) => one === true)).toHaveLength(TICKETS);
    const moved = done.filter((one) => one === "moved").length;
    const [without = [], with_ = []] = back;
    const expected = [...Array(TICKETS - moved).fill(without), ...Array(moved).fill(with_)].flat();
    expect(await backOf(made)).toEqual(expected.sort((a, b) => a - b));
    await expectSound(made);
  });

  it("moved to a seat that a fan buys at that moment: one of them has it", async () => {
    const made = await soldNight();
    const sold = await ticketsOf(made.eventId);
    const buying = (place: string) => {
      const request = {
        eventId: made.eventId,
        ticketQuantities: [{ ticketDefinitionId: made.second, quantity: 1, places: [place] }],
      };
      return persistently(() => other.office.reserve(visitor(), request)).then(({ outcome }) => outcome === "held");
    };
    const done = await together<unknown>(2 * TICKETS, (index) => {
      const place = `1-B-${(index >> 1) + 1}`;
      return index % 2 ? reseat(sold[index >> 1]?.ticketNumber ?? "", place) : buying(place);
    });
    const moved = done.filter((one) => one === "moved").length;
    const bought = done.filter((one) => one === true).length;
    expect(moved + bought).toBe(TICKETS);
    expect(await backOf(made)).toEqual(Array(moved).fill(DEAR - CHEAP));
    await expectSound(made);
  });

  it("refunded pays twice if the office reads the price first and writes it later (control)", async () => {
    const made = await soldNight();
    const [one] = await ticketsOf(made.eventId);
    const [paid] = await world.store.db
      .select({ id: payment.id })
      .from(payment)
      .innerJoin(ticketOrder, sql`${ticketOrder.reservationId}::text = ${payment.ref}`)
      .where(eq(ticketOrder.orderNumber, one?.orderNumber ?? ""));
    expect(await rivals.refunded.work(made, one as Sold)).toBe(true);
    const id = randomUUID();
    await world.store.db.insert(refund).values({
      ...{
        id,
        paymentId: paid?.id ?? "",
        cents: DEAR - CHEAP,
        reason: "requested",
        cause: `reseat:control:${id}`,
      },
      createdAt: world.clock.now(),
    });
    try {
      expect((await checkLedger(world.store.db)).map(({ rule }) => rule)).toContain("neverRefundedMore");
    } finally {
      await world.store.db.delete(refund).where(eq(refund.id, id));
    }
  });
});
