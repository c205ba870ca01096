/** A ticket that gets a seat of another price: what goes back, what is never charged, and books that balance. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seatDesk } from "../../../server/services/seating/seat-desk";
import { audit, refund, reservationLine, ticket, ticketDefinition, ticketOrder } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { testStore } from "../../store";
import { boxOfficeWorld, checkout, held, remaining, visitor, type World, wish } from "../box-office/box-office-world";
import { benchesOf, hall } from "./hall";

let world: World;
let made: Awaited<ReturnType<typeof hall>>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
beforeEach(async () => {
  const zones = [
    { tiers: [0], benches: ["0000"] },
    { tiers: [1], benches: ["0000"] },
  ];
  made = await hall(
    world.store,
    world.clock.now(),
    [
      { capacity: 4, cents: 9_000 },
      { capacity: 4, cents: 4_950 },
    ],
    zones,
  );
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});

const desk = () => seatDesk({ ...world, refunds: world.office.refunds });
const reseat = (
  o: Partial<Parameters<ReturnType<typeof desk>["reseat"]>[0]> & { ticketNumber: string; place: string },
) => desk().reseat({ actor: { name: "Bo", via: "office" }, ...o });

async function bought(seats: Record<string, number>, email = "fan@example.com") {
  const fan = visitor({ email });
  const id = await held(world.office.reserve(fan, wish(made.eventId, seats)));
  await world.payAt(await checkout(world.office.pay(fan, id)), "4242424242424242", email);
  expect((await world.office.returned(fan, id))?.status).toBe("paid");
  await world.office.drained();
  world.mails.length = 0;
  const tickets = await world.office.tickets(fan, made.eventId);
  const [one] = tickets;
  return { fan, id, number: one?.ticketNumber ?? "", orderNumber: one?.orderNumber ?? "", tickets };
}
const rowOf = async (number: string) =>
  (await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, number)))[0];
const refundsOf = (number: string) =>
  world.store.db
    .select()
    .from(refund)
    .where(and(eq(refund.reason, "requested")))
    .then((rows) => rows.filter(({ cause }) => cause.startsWith(`reseat:${number}:`)));
const sound = async () => expect(await checkLedger(world.store.db)).toEqual([]);

describe("A cheaper seat", () => {
  it("gives the difference back to the cent, and becomes a ticket of the other tier", async () => {
    const { fan, number } = await bought({ [made.first]: 2 });
    const done = await reseat({ ticketNumber: number, place: "1-B-2" });
    expect(done).toMatchObject({ to: "1-B-2", change: { paidCents: 9_000, priceCents: 4_950, backCents: 4_050 } });
    expect(await rowOf(number)).toMatchObject({ name: "Tier 2", priceCents: 4_950, definitionId: made.second });
    expect([await remaining(world.store, made.first), await remaining(world.store, made.second)]).toEqual([3, 3]);
    expect(await benchesOf(world.store, made.eventId)).toEqual([expect.stringMatching(/^[01]*$/), "0100"]);
    expect(await refundsOf(number)).toMatchObject([{ cents: 4_050, providerRefundId: expect.stringMatching(/^re_/) }]);
    const shown = (await world.office.tickets(fan, made.eventId)).find((one) => one.ticketNumber === number);
    expect(shown).toMatchObject({ name: "Tier 2", priceCents: 4_950, seat: { placeId: "1-B-2" }, canceled: false });
    await sound();
  });

  it("is in the history with both prices, and both mails go out", async () => {
    const { number } = await bought({ [made.first]: 1 });
    await reseat({ ticketNumber: number, place: "1-B-1" });
    await world.office.sendOutbox();
    const rows = await world.store.db.select().from(audit).where(eq(audit.entity, number));
    expect(rows).toMatchObject([
      {
        action: "ticket.reseated",
        actor: "Bo",
        before: { tier: "Tier 1", cents: 9_000 },
        after: { tier: "Tier 2", cents: 4_950 },
      },
    ]);
    expect(world.mails.map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining("$40.50 refund"),
      expect.stringContaining("Your seats"),
    ]);
    expect(world.mails.find(({ subject }) => subject.includes("refund"))?.text).toContain("stay valid");
  });

  it("changes nothing when it only says what would happen", async () => {
    const { number } = await bought({ [made.first]: 1 });
    const before = await rowOf(number);
    expect(await reseat({ ticketNumber: number, place: "1-B-1", dryRun: true })).toMatchObject({
      change: { backCents: 4_050 },
    });
    expect(await rowOf(number)).toEqual(before);
    expect(await refundsOf(number)).toEqual([]);
  });

  it("is refunded later for what it costs by then, and never more than was paid", async () => {
    const { number, orderNumber } = await bought({ [made.first]: 1 });
    await reseat({ ticketNumber: number, place: "1-B-1" });
    const office = { actor: "office", reason: "requested" } as const;
    expect(await world.office.cancelOrder({ orderNumber, ...office })).toMatchObject({ refundedCents: 4_950 });
    expect([await remaining(world.store, made.first), await remaining(world.store, made.second)]).toEqual([4, 4]);
    await sound();
  });

  it("gives back only what is left after goodwill", async () => {
    const { number, orderNumber } = await bought({ [made.first]: 1 });
    await world.office.refunds.giveGoodwill({ orderNumber, cents: 6_000, actor: "office" });
    expect(await reseat({ ticketNumber: number, place: "1-B-1" })).toMatchObject({ change: { backCents: 3_000 } });
    await sound();
  });

  it("may be free: the whole price goes back, and the ticket stays valid when Stripe confirms it", async () => {
    await world.store.db.update(ticketDefinition).set({ priceCents: 0 }).where(eq(ticketDefinition.id, made.second));
    const { number, orderNumber } = await bought({ [made.first]: 1 });
    expect(await reseat({ ticketNumber: number, place: "1-B-1" })).toMatchObject({ change: { backCents: 9_000 } });
    await world.deliver();
    await world.office.drained();
    expect((await rowOf(number))?.status).toBe("VALID");
    const [order] = await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber));
    expect(order?.status).toBe("PAID");
    await sound();
  });

  it("is refused above what this member of staff may refund, and if the preview showed another amount", async () => {
    const { number } = await bought({ [made.first]: 1 });
    const asked = { ticketNumber: number, place: "1-B-1" };
    await expect(reseat({ ...asked, deed: { limitCents: 4_000 } })).rejects.toThrow("You may refund up to $40.00");
    await expect(reseat({ ...asked, deed: { shownCents: 1 } })).rejects.toThrow("Something has changed");
    expect(await rowOf(number)).toMatchObject({ priceCents: 9_000, definitionId: made.first });
    expect(await reseat({ ...asked, deed: { limitCents: 4_050, shownCents: 4_050 } })).toMatchObject({ to: "1-B-1" });
  });
});

describe("A more expensive seat", () => {
  it("is given only at no charge, for what was paid", async () => {
    const { number, id } = await bought({ [made.second]: 2 });
    const asked = { ticketNumber: number, place: "1-A-1" };
    expect(await reseat(asked)).toMatchObject({ fault: expect.stringContaining("Nobody is charged") });
    expect(await reseat({ ...asked, noCharge: true })).toMatchObject({ change: { backCents: 0, priceCents: 9_000 } });
    expect(await rowOf(number)).toMatchObject({ name: "Tier 1", priceCents: 4_950, definitionId: made.first });
    expect(await refundsOf(number)).toEqual([]);
    const lines = await world.store.db.select().from(reservationLine).where(eq(reservationLine.reservationId, id));
    expect(lines.map(({ definitionId, quantity, unitCents }) => [definitionId, quantity, unitCents]).sort()).toEqual(
      [
        [made.first, 1, 4_950],
        [made.second, 1, 4_950],
      ].sort(),
    );
    await sound();
  });

  it("and back again leaves the books as they were", async () => {
    const { number } = await bought({ [made.second]: 2 });
    await reseat({ ticketNumber: number, place: "1-A-1", noCharge: true });
    expect(await reseat({ ticketNumber: number, place: "1-B-4" })).toMatchObject({ change: { backCents: 0 } });
    expect([await remaining(world.store, made.first), await remaining(world.store, made.second)]).toEqual([4, 2]);
    await sound();
  });
});

describe("A seat of another price is refused", () => {
  it("if it is taken, blocked, or its tier has none left", async () => {
    const { number } = await bought({ [made.first]: 1 });
    const other = await bought({ [made.second]: 1 }, "other@example.com");
    const taken = other.tickets[0]?.seat?.placeId ?? "";
    expect(await reseat({ ticketNumber: number, place: taken, swap: true })).toMatchObject({
      fault: expect.stringContaining("of another zone"),
    });
    await world.store.db
      .update(ticketDefinition)
      .set({ remaining: 0, allotted: 3 })
      .where(eq(ticketDefinition.id, made.second));
    const free = taken === "1-B-1" ? "1-B-2" : "1-B-1";
    expect(await reseat({ ticketNumber: number, place: free })).toMatchObject({
      fault: expect.stringContaining("No ticket of Tier 2"),
    });
    await sound();
  });

  it("if the order has tickets of that tier for another price", async () => {
    const { tickets } = await bought({ [made.first]: 1, [made.second]: 1 });
    const dear = tickets.find(({ priceCents }) => priceCents === 9_000)?.ticketNumber ?? "";
    const place = tickets.some(({ seat }) => seat?.placeId === "1-B-1") ? "1-B-2" : "1-B-1";
    expect(await reseat({ ticketNumber: dear, place })).toMatchObject({
      fault: expect.stringContaining("another price"),
    });
    await sound();
  });
});
