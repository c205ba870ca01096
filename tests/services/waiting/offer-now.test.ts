/** Offers that the office makes at once, for one night. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audit, event } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, type World } from "../box-office/box-office-world";
import { fan, waitingWorld } from "./waiting-world";

let world: World;
let on: ReturnType<typeof waitingWorld>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  on = waitingWorld(world);
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});

const history = (eventId: string) => world.store.db.select().from(audit).where(eq(audit.entity, eventId));

it("are none once the list is closed: its entries end", async () => {
  const { eventId, first } = await on.soldOut(1);
  const entry = await on.join(fan(), eventId, first);
  const soon = new Date(world.clock.now().getTime() + MINUTE_MS);
  await world.store.db.update(event).set({ startAt: soon }).where(eq(event.id, eventId));
  expect(await world.office.offerNow(eventId, { actor: "office" })).toBe(0);
  expect(await on.statusOf(entry)).toBe("OVER");
  expect(await history(eventId)).toMatchObject([{ action: "waiting.offered", detail: { offers: 0 } }]);
});

it("go to the first in line of that night only, and are in the history", async () => {
  const [night, other] = [await on.soldOut(1), await on.soldOut(1)];
  const [mine, theirs] = await Promise.all([
    on.join(fan(), night.eventId, night.first),
    on.join(fan(), other.eventId, other.first),
  ]);
  for (const { eventId, holders } of [night, other]) await on.refund(holders[0] as never, eventId);

  expect(await world.office.offerNow(night.eventId, { actor: "office", dryRun: true })).toBe(1);
  expect(await on.statusOf(mine)).toBe("WAITING");
  expect(await history(night.eventId)).toEqual([]);

  expect(await world.office.offerNow(night.eventId, { actor: "office" })).toBe(1);
  expect([await on.statusOf(mine), await on.statusOf(theirs)]).toEqual(["OFFERED", "WAITING"]);
  expect(await history(night.eventId)).toMatchObject([{ action: "waiting.offered", detail: { offers: 1 } }]);
  // Nothing is left to offer.
  expect(await world.office.offerNow(night.eventId, { actor: "office" })).toBe(0);
});
