/** Money for an offer that was already given up: the fan has the seats and the list is over, or the money goes back. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { waitEntry } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, remaining, type World } from "../box-office/box-office-world";
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

/** A fan pays for an offer, but we hear nothing from Stripe until the offer is over and its seats are given up. */
async function paidUnheard({ quantity = 1, next }: { quantity?: number; next?: Visitor } = {}) {
  const { eventId, first, holders } = await on.soldOut(2);
  const who = fan();
  const entryId = await on.join(who, eventId, first, { quantity, fewer: true });
  const behind = next ? await on.join(next, eventId, first) : "";
  await on.refund(holders[0] as Visitor, eventId);
  await world.office.makeOffers();
  const accepted = await world.office.acceptOffer(who, { entryId });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  const { reservationId } = accepted;
  expect(await world.payAt(await checkout(world.office.pay(who, reservationId)))).toBe(303);
  world.clock.advance(DAY_MS);
  await world.silence();
  const arrives = () => world.office.returned(who, reservationId);
  return { eventId, first, holders, who, entryId, behind, arrives };
}

it("late money for seats that are still free buys them, and the entry no longer waits", async () => {
  const { eventId, first, who, entryId, arrives } = await paidUnheard();
  expect((await arrives())?.status).toBe("paid");
  expect((await on.orderOf(who, eventId)).tickets).toHaveLength(1);
  expect(await on.statusOf(entryId)).toBe("BOUGHT");
  await world.office.makeOffers();
  expect([await on.statusOf(entryId), await on.offerOf(entryId)]).toEqual(["BOUGHT", undefined]);
  expect(await remaining(world.store, first)).toBe(0);
});

it("a second offer of the same seats gives way to the money for the first", async () => {
  const { eventId, first, who, entryId, arrives } = await paidUnheard();
  await world.office.makeOffers();
  expect((await on.offerOf(entryId))?.status).toBe("PENDING");
  expect((await arrives())?.status).toBe("paid");
  expect((await on.orderOf(who, eventId)).tickets).toHaveLength(1);
  expect([await on.statusOf(entryId), await on.offerOf(entryId)]).toEqual(["BOUGHT", undefined]);
  expect(await remaining(world.store, first)).toBe(0);
});

it("a second offer that is being paid is closed at Stripe once the money for the first has bought seats", async () => {
  const { eventId, holders, who, entryId, arrives } = await paidUnheard();
  await world.office.makeOffers();
  const second = await world.office.acceptOffer(who, { entryId });
  if (second.outcome !== "held") throw new Error(second.outcome);
  const page = await checkout(world.office.pay(who, second.reservationId));
  await on.refund(holders[1] as Visitor, eventId);
  expect((await arrives())?.status).toBe("paid");
  expect(await on.statusOf(entryId)).toBe("BOUGHT");
  await world.office.makeOffers();
  expect(await on.offerOf(entryId)).toBeUndefined();
  expect(await world.payAt(page)).toBe(410);
});

it("late money for some of the seats leaves the entry waiting for the others", async () => {
  const { who, entryId, arrives } = await paidUnheard({ quantity: 2 });
  expect((await arrives())?.status).toBe("paid");
  expect(await on.statusOf(entryId)).toBe("WAITING");
  expect((await world.office.waitEntry(who, { entryId }))?.quantity).toBe(1);
});

it("late money for seats that went to the next in line goes back, once, and the entry keeps what it has", async () => {
  const { entryId, behind: next, arrives } = await paidUnheard({ next: fan() });
  await world.store.db.update(waitEntry).set({ missed: 1 }).where(eq(waitEntry.id, entryId));
  await world.office.makeOffers();
  expect([await on.statusOf(entryId), await on.statusOf(next)]).toEqual(["MISSED", "OFFERED"]);
  const refunds = async () => (await world.calls()).filter((call) => call === "POST /v1/refunds").length;
  const before = await refunds();
  expect([(await arrives())?.status, (await arrives())?.status]).toEqual(["refunded", "refunded"]);
  expect((await refunds()) - before).toBe(1);
  expect([await on.statusOf(entryId), await on.statusOf(next)]).toEqual(["MISSED", "OFFERED"]);
});
