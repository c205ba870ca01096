/**
 * Why every change of a waiting list locks the night's tiers first. One fan is stopped between noting the list's need
 * and the commit, while another one joins. Without the lock the second one computes the need without the first one's
 * entry, and a walk-up gets the seat for which that entry waits.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Visitor } from "../../../server/ports";
import { openStore } from "../../../server/store/connection/open-store";
import { ticketDefinition } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow } from "../../store";
import { boxOfficeWorld, visitor, type World, wish } from "../box-office/box-office-world";
import { lineUp, races } from "../box-office/races";
import { fan, waitingWorld } from "./waiting-world";

const lock = vi.hoisted(() => ({ on: true }));
vi.mock("../../../server/services/seating/lock-tiers", async (original) => {
  const { lockTiers } = await original<typeof import("../../../server/services/seating/lock-tiers")>();
  return { lockTiers: async (...given: Parameters<typeof lockTiers>) => (lock.on ? lockTiers(...given) : undefined) };
});

let database: TestDatabase;
let world: World;
let on: ReturnType<typeof waitingWorld>;
let race: ReturnType<typeof races>;
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  const store = await openStore({
    databaseUrl: database.url,
    dataDir: "",
    seed: "demo",
    clock: { now: () => frozenNow },
  });
  world = await boxOfficeWorld(store);
  on = waitingWorld(world);
  race = races(database.url);
});
afterAll(async () => {
  await race.pool.end();
  await world.close();
  await database.drop();
});

/** One seat is wanted by the first fan, two by the second, who joins before the first one's commit. */
async function twoJoinAtOnce() {
  const { eventId, first, holders } = await on.soldOut(2);
  const join = (quantity: number) => {
    const joining = world.office.joinList(fan(), { eventId, quantity, fewer: false, tiers: [first] });
    joining.catch(() => undefined);
    return joining;
  };
  // Mails of the purchases would wait for the same lock.
  await world.office.drained();
  const joining = await race.inTransaction(async (client) => {
    // Each of them queues a mail last, and noted the need before.
    await client.query("lock table outbox in share mode");
    const one = join(1);
    expect(await lineUp(client, 1)).toBe(1);
    const two = join(2);
    expect(await lineUp(client, 2)).toBe(2);
    return [one, two];
  });
  expect((await Promise.all(joining)).map(({ outcome }) => outcome)).toEqual(["joined", "joined"]);
  const [tier] = await world.store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, first));
  await on.refund(holders[0] as Visitor, eventId);
  const walkUp = await world.office.reserve(visitor(), wish(eventId, { [first]: 1 }));
  return { need: tier?.waitNeed, walkUp: walkUp.outcome };
}

it("two fans who join at the same moment are both counted, and no walk-up gets the seat that one of them wants", async () => {
  lock.on = true;
  expect(await twoJoinAtOnce()).toEqual({ need: 1, walkUp: "refused" });
  expect(await checkLedger(world.store.db)).toEqual([]);
});

it("control: without the lock the second one forgets the first, whose seat a walk-up gets", async () => {
  lock.on = false;
  expect(await twoJoinAtOnce()).toEqual({ need: 2, walkUp: "held" });
  expect((await checkLedger(world.store.db)).map(({ rule }) => rule)).toContain("needIsNoted");
});
