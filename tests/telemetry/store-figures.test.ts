/** The figures of waiting lists that are read from the store. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../server/ports";
import { reservation } from "../../server/store/schema";
import { storeFigures } from "../../server/telemetry/store-figures";
import { boxOfficeWorld, type World } from "../services/box-office/box-office-world";
import { fan, waitingWorld } from "../services/waiting/waiting-world";
import { MINUTE_MS, testStore } from "../store";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
afterAll(() => world.close());

async function read(): Promise<Record<string, number>> {
  const figures = storeFigures(world);
  const all = () =>
    Object.fromEntries(figures().map(([name, value, label]) => [label ? `${name} ${label}` : name, value]));
  await expect.poll(() => all().ringside_store_figures_age_seconds).toBeGreaterThanOrEqual(0);
  return all();
}

it("count entries, offers and returned tickets, and offers that nobody ended", async () => {
  const on = waitingWorld(world);
  const startAt = new Date(world.clock.now().getTime() + 40 * 60 * MINUTE_MS);
  const { eventId, first, holders } = await on.soldOut(3, { startAt, doorsAt: startAt });
  const [seller, giver] = holders as [Visitor, Visitor];
  for (let n = 0; n < 2; n++) await on.join(fan(), eventId, first, { quantity: 1 + n });
  const number = (await on.orderOf(seller, eventId)).tickets[0]?.ticketNumber ?? "";
  expect(await world.office.listReturn(seller, number)).toBe("listed");
  expect(await read()).toMatchObject({ "ringside_wait_entries waiting": 2, "ringside_ticket_returns listed": 1 });
  await on.refund(giver, eventId);
  await world.office.makeOffers();
  expect(await read()).toMatchObject({
    ...{ "ringside_wait_entries waiting": 1, "ringside_wait_entries offered": 1, ringside_offers_overdue: 0 },
  });
  const [offer] = await world.store.db.select().from(reservation).where(eq(reservation.origin, "offer"));
  world.clock.advance((offer?.expires.getTime() ?? 0) - world.clock.now().getTime() + 6 * MINUTE_MS);
  expect(await read()).toMatchObject({ ringside_offers_overdue: 1 });
});
