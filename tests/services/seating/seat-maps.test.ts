/** What everybody sees of a night's seats, and that nothing is drawn again while nothing changes. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readDefinitions } from "../../../server/services/catalogue/read-definitions";
import { stock } from "../../../server/services/catalogue/stock";
import { seatMaps } from "../../../server/services/seating/seat-maps";
import { seatClaim } from "../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, held, visitor, type World } from "../box-office/box-office-world";
import { hall } from "./hall";

let world: World;
let made: Awaited<ReturnType<typeof hall>>;
let maps: ReturnType<typeof seatMaps>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
});
afterAll(() => world.close());
beforeEach(async () => {
  const { store, clock } = world;
  made = await hall(store, clock.now(), [{ capacity: 100 }], [{ tiers: [0], benches: ["000", "0a1", "00", "00"] }]);
  maps = seatMaps({ store, clock, tiers: stock(clock, (ids, now) => readDefinitions(store.db, now, ids)) });
});

const take = (...places: string[]) =>
  held(
    world.office.reserve(visitor(), {
      eventId: made.eventId,
      ticketQuantities: [{ ticketDefinitionId: made.first, quantity: places.length, places }],
    }),
  );
const states = async () =>
  (await maps.seatSection(made.eventId, "1"))?.rows.flatMap(({ benches }) => benches.map(({ state }) => state));
const later = () => world.clock.advance(1_100);

it("sections say how many seats are free, and rows which", async () => {
  const map = await maps.seatMap(made.eventId);
  expect(map?.sections.map(({ code, free, left, accessible }) => [code, free, left, accessible])).toEqual([
    ["1", "few", 5, true],
    ["2", "few", 4, false],
  ]);
  expect(await states()).toEqual(["000", "0a1"]);
  expect(await maps.seatSection(made.eventId, "9")).toBeUndefined();
  expect(await maps.seatMap(randomUUID())).toBeUndefined();
});

it("held, sold and blocked seats look alike, and an ended hold is free before anything is written", async () => {
  await take("1-A-2");
  await world.store.db
    .insert(seatClaim)
    .values({ eventId: made.eventId, seat: 101, why: "guest", until: world.clock.now() });
  later();
  expect(await states()).toEqual(["010", "0a1"]);
  world.clock.advance(21 * MINUTE_MS);
  expect(await states()).toEqual(["000", "0a1"]);
});

it("the same object is returned until a seat changes hands", async () => {
  const first = [await maps.seatMap(made.eventId), await maps.seatSection(made.eventId, "1")];
  later();
  expect(await maps.seatMap(made.eventId)).toBe(first[0]);
  expect(await maps.seatSection(made.eventId, "1")).toBe(first[1]);
  await take("2-C-1");
  later();
  expect(await maps.seatMap(made.eventId)).not.toBe(first[0]);
  expect((await maps.seatMap(made.eventId))?.sections[1]?.left).toBe(3);
});

it("a night is read once a second, however many others are asked for in between", async () => {
  const { store, clock } = world;
  const reads: string[] = [];
  const tiers = stock(clock, (ids, now) => readDefinitions(store.db, now, ids));
  const counting = Object.assign(
    (ids: string[]) => {
      reads.push(...ids);
      return tiers(ids);
    },
    { renew: tiers.renew, staleSince: tiers.staleSince },
  );
  maps = seatMaps({ store, clock, tiers: counting });
  const others = Array.from({ length: 30 }, () => randomUUID());
  for (let round = 0; round < 3; round++) {
    expect((await maps.seatMap(made.eventId))?.sections).toHaveLength(2);
    for (const other of others) expect(await maps.seatMap(other)).toBeUndefined();
  }
  expect(reads).toEqual([made.eventId]);

  await take("2-C-2");
  later();
  for (const other of others) await maps.seatMap(other);
  expect((await maps.seatMap(made.eventId))?.sections[1]?.left).toBe(3);
  expect(reads).toEqual([made.eventId, made.eventId]);
});
