/** A plan is imported while tickets for its seats are being issued or given away, on a real PostgreSQL. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { wordsOfSeat } from "../../../app/domain/seating/seat-names";
import type { SeatingPlan } from "../../../app/domain/seating/seating-plan";
import { nightPlans } from "../../../server/services/seating/night-plans";
import { seatingPlan, ticket } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { held, visitor, wish } from "../box-office/box-office-world";
import { other, race, raceWorld, world } from "../box-office/race-world";
import { lineUp } from "../box-office/races";
import { hall } from "./hall";
import { importItem } from "./import-item";

raceWorld();

/** A night with free seats, and a fan who holds two of them. */
async function nightWithHold() {
  const made = await hall(
    world.store,
    world.clock.now(),
    [{ capacity: 9, cents: 0 }],
    [{ tiers: [0], benches: ["0000"] }],
  );
  const fan = visitor({ email: "one@example.com" });
  const hold = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: 2 })));
  return { ...made, fan, hold };
}
type Made = Awaited<ReturnType<typeof nightWithHold>>;

async function importing(planId: string, change: (plan: SeatingPlan) => void): Promise<string[]> {
  const { db } = world.store;
  const [stored] = await db.select().from(seatingPlan).where(eq(seatingPlan.id, planId));
  if (!stored) throw new Error("no plan");
  const plan = structuredClone(stored.source);
  change(plan);
  return importItem(world.store, world.clock.now(), "seatingPlans", { ...plan, slug: stored.slug, venueId: planId });
}
const anotherDoor = ({ sections }: SeatingPlan) => void Object.assign(sections?.[0] ?? {}, { entrance: "Gate 9" });
/** Every seat gets another number. */
const seatInFront = ({ sections }: SeatingPlan) =>
  void sections?.[0]?.rows?.[0]?.seats.unshift({ label: "0", x: 0, y: 100 });

const issuing = {
  before: async () => undefined,
  work: ({ fan, hold }: Made) => other.office.pay(fan, hold),
  done: { outcome: "done" },
};
const givingAway = {
  before: ({ fan, hold }: Made) => world.office.pay(fan, hold),
  async work({ fan, eventId }: Made) {
    const [mine] = await other.office.tickets(fan, eventId);
    return other.office.transfer(fan, mine?.ticketNumber ?? "", { email: "nia@example.com", name: "Nia" });
  },
  done: "transferred",
};

it.each([
  ["issued", "say where its door is now", issuing, anotherDoor],
  ["issued", "have the seats where they are now", issuing, seatInFront],
  ["given away", "say where its door is now", givingAway, anotherDoor],
  ["given away", "have the seats where they are now", givingAway, seatInFront],
])("tickets that are %s during an import %s", async (_, __, { before, work, done }, change) => {
  const made = await nightWithHold();
  await before(made);
  await world.office.drained();
  // Both write their mail last: the import comes when the tickets are written, but not committed.
  const [worked, faults] = await race.inTransaction(async (client) => {
    await client.query("lock table outbox in share mode");
    const working = work(made);
    expect(await lineUp(client, 1)).toBe(1);
    const imported = importing(made.planId, change);
    imported.catch(() => undefined);
    await Promise.race([imported, lineUp(client, 2)]);
    return [working, imported] as const;
  });
  expect(await worked).toEqual(done);
  expect(await faults).toEqual([]);
  const plan = await nightPlans().planOf(world.store.db, made.eventId);
  const tickets = await world.store.db.select().from(ticket).where(eq(ticket.eventId, made.eventId));
  const valid = tickets.filter(({ status }) => status === "VALID");
  expect(valid.map(({ seatWords }) => seatWords?.seat).sort()).toEqual(["1", "2"]);
  for (const { seat, seatWords } of valid) expect(seatWords).toEqual(plan && wordsOfSeat(plan, seat ?? 0));
  expect(await checkLedger(world.store.db)).toEqual([]);
});

it.each([
  ["canceled", ({ fan, hold }: Made) => other.office.cancel(fan, hold)],
  ["replaced", ({ fan, eventId, first }: Made) => other.office.reserve(fan, wish(eventId, { [first]: 1 }))],
])("a hold that is %s while an import moves its seats gives all of them back", async (_, work) => {
  const made = await nightWithHold();
  const [worked, faults] = await race.inTransaction(async (client) => {
    await client.query("select 1 from ticket_definition where event_id = $1 for update", [made.eventId]);
    const imported = importing(made.planId, seatInFront);
    expect(await lineUp(client, 1)).toBe(1);
    const working: Promise<unknown> = work(made);
    expect(await lineUp(client, 2)).toBe(2);
    return [working, imported] as const;
  });
  await worked;
  expect(await faults).toEqual([]);
  expect(await checkLedger(world.store.db)).toEqual([]);
});
