/** What the office does to nights and lines while fans wait in line. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSale } from "../../../server/line/new-sale";
import { catalogue } from "../../../server/services/catalogue";
import type { OnSales } from "../../../server/services/on-sale/on-sale";
import { saleDesk } from "../../../server/services/on-sale/sale-desk";
import { onSale } from "../../../server/store/schema";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, night, SITE, visitor, type World } from "../box-office/box-office-world";
import { hall } from "../seating/hall";
import { conduct, JOINING_MS, lineOf, overload, plannedNight, salesOf } from "./line-world";

let world: World;
let sales: OnSales;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  sales = salesOf(world.store, world.clock);
});
afterAll(() => world.close());

const office = { actor: "office" as const };
const placesOf = async (eventId: string) => {
  const { rows } = await world.store.db.execute<{ places: number }>(sql`
    select count(*)::int as places from place join on_sale on on_sale.id = sale_id where event_id = ${eventId}::uuid`);
  return rows[0]?.places;
};

it("keeps the places of fans who join while the office is still planning to move the line", async () => {
  const { clock, store } = world;
  const joinsAt = new Date(clock.now().getTime() + MINUTE_MS);
  const opensAt = new Date(joinsAt.getTime() + JOINING_MS);
  const { eventId } = await plannedNight(store, clock, { joinsAt, opensAt });
  const desk = saleDesk({
    store,
    clock,
    beacon: {
      url: "https://beacon.example",
      // The beacon takes so long to answer that joining begins meanwhile.
      async roundAt() {
        clock.set(joinsAt);
        await sales.join(await lineOf(sales, eventId), visitor());
        return 7;
      },
    },
  });
  const later = {
    joinsAt: new Date(joinsAt.getTime() + JOINING_MS),
    opensAt: new Date(opensAt.getTime() + JOINING_MS),
  };
  const wanted = { eventId, mode: "planned", access: "anyone", turnMinutes: 10, maxRate: undefined, ...later } as const;
  expect(await desk.plan(wanted, office)).toHaveProperty("fault");
  expect(await placesOf(eventId)).toBe(1);
});

it("counts seats once that several tiers sell, so that it calls no more fans than there are seats for", async () => {
  const { clock, store } = world;
  const now = clock.now();
  const tiers = [{ capacity: 3 }, { capacity: 3 }, { capacity: 1 }];
  const { eventId } = await hall(store, now, tiers, [
    { tiers: [0, 1], benches: ["00", "0"] },
    { tiers: [2], benches: ["00"] },
  ]);
  const sale = newSale({ id: randomUUID(), eventId, mode: "planned", joinsAt: now, opensAt: now, now });
  await store.db.insert(onSale).values(sale);
  const line = await lineOf(sales, eventId);
  expect(line.tiers.map(({ left }) => left)).toEqual([3, 3, 1]);
  expect(line.free).toBe(4);
  expect(await saleDesk({ store, clock }).show(eventId)).toMatchObject({ left: 4 });
  const shown = await catalogue({ store, clock, siteUrl: SITE }).in("en").event(eventId);
  expect(shown?.registration.ticketing?.fewLeft, "on the night's page").toBe(4);
});

it("ends the line of a night that is called off, so that nobody waits for it", async () => {
  const { eventId } = await plannedNight(world.store, world.clock);
  await sales.join(await lineOf(sales, eventId), visitor());
  world.clock.advance(JOINING_MS);
  await conduct(sales, world.clock, 3);
  expect(sales.phase(await lineOf(sales, eventId))).toBe("open");
  await world.office.cancelEvent(eventId, "office");
  expect(sales.phase(await lineOf(sales, eventId))).toBe("ended");
  // The page of the night says that it is called off.
  expect(await sales.admits(visitor(), eventId)).toBe(true);
});

it("stops the line of a night that loses its date, and goes on once it has a new one", async () => {
  const { clock } = world;
  const { eventId } = await plannedNight(world.store, clock);
  const fan = visitor();
  await sales.join(await lineOf(sales, eventId), fan);
  clock.advance(JOINING_MS);
  await conduct(sales, clock, 3);
  const open = await lineOf(sales, eventId);
  expect(sales.phase(open)).toBe("open");
  await world.office.moveEvent(eventId, { startAt: undefined }, "office");
  const stopped = await lineOf(sales, eventId);
  expect(sales.phase(stopped)).toBe("none");
  expect(await sales.join(stopped, visitor())).toEqual({ outcome: "closed" });
  // The page of the night says that there is no date yet.
  expect(await sales.admits(visitor(), eventId)).toBe(true);
  await conduct(sales, clock, 3);
  expect((await lineOf(sales, eventId)).control).toEqual(open.control);
  await world.office.moveEvent(eventId, { startAt: new Date(open.startAt.getTime() + DAY_MS) }, "office");
  const again = await lineOf(sales, eventId);
  expect(sales.phase(again)).toBe("open");
  expect(await sales.place(again, fan)).toBeDefined();
});

it("starts no line by itself for a night without a date", async () => {
  const { clock, store } = world;
  const undated = await night(store, clock.now(), [{ capacity: 9 }], { scheduleTbd: true });
  const dated = await night(store, clock.now(), [{ capacity: 9 }]);
  for (const { eventId } of [undated, dated]) overload(sales, eventId);
  await expect.poll(async () => (await sales.lineOf(dated.eventId))?.mode).toBe("auto");
  await sales.renew();
  expect(await sales.lineOf(undated.eventId)).toBeUndefined();
});

it("lets a night get a line by itself again once the office has taken back that it may not", async () => {
  const { clock, store } = world;
  const { eventId } = await night(store, clock.now(), [{ capacity: 9 }]);
  const desk = saleDesk({ store, clock });
  const now = clock.now();
  const off = {
    mode: "off",
    joinsAt: now,
    opensAt: now,
    access: "anyone",
    turnMinutes: 10,
    maxRate: undefined,
  } as const;
  await desk.plan({ eventId, ...off }, office);
  clock.advance(MINUTE_MS);
  await desk.stop(eventId, office);
  // A reading that began before the end may still be under way.
  await expect.poll(async () => (await lineOf(sales, eventId)).endedAt).not.toBeNull();
  overload(sales, eventId);
  await expect.poll(async () => (await lineOf(sales, eventId)).mode, { timeout: 10_000 }).toBe("auto");
});
