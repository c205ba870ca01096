/** Complimentary tickets: a free order that takes its seats like a sale, with a mail, an audit row and clean books. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit, outbox, seatClaim, ticket, ticketOrder } from "../../../../server/store/schema";
import { checkLedger } from "../../../../server/store/upkeep/ledger-check";
import { testStore } from "../../../store";
import { hall } from "../../seating/hall";
import { boxOfficeWorld, held, night, remaining, visitor, type World, wish } from "../box-office-world";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
});
beforeEach(() => {
  world.mails.length = 0;
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});

const guest = { name: "Petra Press", email: "Petra@Example.com", why: "Review", actor: "office" };
const give = (eventId: string, lines: Parameters<World["office"]["giveComps"]>[0]["lines"], more = {}) =>
  world.office.giveComps({ eventId, lines, ...guest, ...more });
const ticketsOf = (orderNumber: string) =>
  world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));

function ordered(outcome: Awaited<ReturnType<typeof give>>) {
  if (!("orderNumber" in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe("complimentary tickets without seats", () => {
  it("are a free order that is mailed, counted and in the history", async () => {
    const made = await night(world.store, world.clock.now(), [{ capacity: 10 }, { capacity: 10, cents: 2_000 }]);
    const lines = [
      { definitionId: made.first, quantity: 2 },
      { definitionId: made.second, quantity: 1 },
    ];
    const { orderNumber, worthCents } = ordered(await give(made.eventId, lines));
    expect(worthCents).toBe(2 * 4_900 + 2_000);
    expect(await remaining(world.store, made.first)).toBe(8);
    expect(await remaining(world.store, made.second)).toBe(9);
    const [order] = await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber));
    expect(order).toMatchObject({ status: "FREE", totalCents: 0, email: "petra@example.com", userId: null });
    expect((await ticketsOf(orderNumber)).map(({ priceCents, status }) => [priceCents, status])).toEqual(
      Array(3).fill([0, "VALID"]),
    );
    await world.office.drained();
    await world.office.sendOutbox();
    expect(world.mails.map(({ to }) => to)).toEqual(["petra@example.com"]);
    const rows = await world.store.db.select().from(audit).where(eq(audit.entity, orderNumber));
    expect(rows.map(({ action, actor }) => [action, actor]).sort()).toEqual([
      ["order.comped", "office"],
      ["order.issued", "office"],
    ]);
    const comped = rows.find(({ action }) => action === "order.comped");
    expect(comped?.personal).toEqual({ name: "Petra Press", email: "petra@example.com", why: "Review" });
    expect(JSON.stringify(rows.map(({ detail }) => detail))).not.toContain("etra");
  });

  it("never oversell, and are given completely or not at all", async () => {
    const made = await night(world.store, world.clock.now(), [{ capacity: 3 }, { capacity: 1 }]);
    await held(world.office.reserve(visitor(), wish(made.eventId, { [made.first]: 2 })));
    const lines = [
      { definitionId: made.second, quantity: 1 },
      { definitionId: made.first, quantity: 2 },
    ];
    expect(await give(made.eventId, lines)).toEqual({ fault: "Tier 1: 1 left of 2." });
    expect(await remaining(world.store, made.second)).toBe(1);
    const rows = await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.eventId, made.eventId));
    expect(rows).toEqual([]);
  });

  it("are given once by one form", async () => {
    const made = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    const id = randomUUID();
    const lines = [{ definitionId: made.first, quantity: 1 }];
    ordered(await give(made.eventId, lines, { id }));
    expect(await give(made.eventId, lines, { id })).toEqual({ already: true });
    expect(await remaining(world.store, made.first)).toBe(4);
    // The control: without the form's id, the second press gives another ticket.
    ordered(await give(made.eventId, lines));
    expect(await remaining(world.store, made.first)).toBe(3);
  });

  it("are only tried by a dry run", async () => {
    const made = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    await world.office.drained();
    const before = await world.store.db.select().from(outbox);
    ordered(await give(made.eventId, [{ definitionId: made.first, quantity: 2 }], { dryRun: true }));
    expect(await remaining(world.store, made.first)).toBe(5);
    expect(await world.store.db.select().from(outbox)).toEqual(before);
  });

  it.each([
    ["of a night that is called off", { status: "CANCELED" as const }, /called off/],
    ["of a night that is over", { endAt: new Date(0) }, /over/],
    ["of a draft, whose ticket page fans can't open", { status: "DRAFT" as const }, /isn’t public yet/],
    ["of a night that is public later", { publishedAt: new Date("2099-01-01") }, /isn’t public yet/],
  ])("%s are refused", async (_, row, sentence) => {
    const made = await night(world.store, world.clock.now(), [{ capacity: 5 }], row);
    expect(await give(made.eventId, [{ definitionId: made.first, quantity: 1 }])).toEqual({
      fault: expect.stringMatching(sentence),
    });
  });

  it("of a night without a date are given, though its old date is past", async () => {
    const row = { status: "POSTPONED" as const, scheduleTbd: true, endAt: new Date(0) };
    const made = await night(world.store, world.clock.now(), [{ capacity: 5 }], row);
    ordered(await give(made.eventId, [{ definitionId: made.first, quantity: 1 }]));
    expect(await remaining(world.store, made.first)).toBe(4);
  });

  it("of another night's tier, of none and of too many are refused", async () => {
    const made = await night(world.store, world.clock.now(), [{ capacity: 500 }]);
    const other = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    for (const [lines, sentence] of [
      [[{ definitionId: other.first, quantity: 1 }], "This night has no such tier."],
      [[{ definitionId: made.first, quantity: 0 }], "Say how many tickets."],
      [[{ definitionId: made.first, quantity: 101 }], "At most 100 tickets at once."],
      [[{ definitionId: made.first, quantity: 0, seats: "1-A-1" }], "Tier 1 is not sold by seat."],
    ] as const) {
      expect(await give(made.eventId, [...lines])).toEqual({ fault: sentence });
    }
  });
});

describe("complimentary tickets of a seated night", () => {
  const seated = () =>
    hall(world.store, world.clock.now(), [{ capacity: 12 }], [{ tiers: [0], benches: ["000000", "0000ca"] }]);

  it("get the best seats, or the ones that are named", async () => {
    const made = await seated();
    const best = ordered(await give(made.eventId, [{ definitionId: made.first, quantity: 2 }]));
    expect(best.lines[0]?.places).toHaveLength(2);
    const named = ordered(await give(made.eventId, [{ definitionId: made.first, quantity: 0, seats: "1-B-1..2" }]));
    expect(named.lines[0]?.places).toEqual(["1-B-1", "1-B-2"]);
    expect((await ticketsOf(named.orderNumber)).map(({ seatWords }) => seatWords?.placeId).sort()).toEqual([
      "1-B-1",
      "1-B-2",
    ]);
    expect(await remaining(world.store, made.first)).toBe(8);
  });

  it("never get a seat that somebody has, nor one that is blocked", async () => {
    const made = await seated();
    const { orderNumber } = ordered(
      await give(made.eventId, [{ definitionId: made.first, quantity: 0, seats: "1-A-1" }]),
    );
    await world.store.db.insert(seatClaim).values({ eventId: made.eventId, seat: 102, why: "blocked" });
    const lines = [{ definitionId: made.first, quantity: 0, seats: "1-A-1..3" }];
    expect(await give(made.eventId, lines)).toEqual({
      fault: `1-A-1 belongs to order ${orderNumber}.\n1-A-2 is blocked.`,
    });
    expect(await remaining(world.store, made.first)).toBe(11);
  });

  it("may be seats that the office keeps for the guest", async () => {
    const made = await seated();
    const until = new Date(world.clock.now().getTime() + 60_000);
    await world.store.db.insert(seatClaim).values({ eventId: made.eventId, seat: 101, why: "guest", until });
    const { lines } = ordered(await give(made.eventId, [{ definitionId: made.first, quantity: 0, seats: "1-A-1" }]));
    expect(lines[0]?.places).toEqual(["1-A-1"]);
  });

  it("leave a guest's seats kept if the rest is not free", async () => {
    const made = await seated();
    await world.store.db.insert(seatClaim).values({ eventId: made.eventId, seat: 101, why: "guest" });
    await world.store.db.insert(seatClaim).values({ eventId: made.eventId, seat: 102, why: "killed" });
    const lines = [{ definitionId: made.first, quantity: 0, seats: "1-A-1..2" }];
    expect(await give(made.eventId, lines)).toEqual({ fault: "1-A-2 is killed." });
    const claims = await world.store.db.select().from(seatClaim).where(eq(seatClaim.eventId, made.eventId));
    expect(claims).toHaveLength(2);
  });
});
