/** A store from before the database limited a fan to one hold per night can be migrated, and its seats add up. */
import { readdirSync, readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { reservation, reservationLine } from "../../server/store/schema";
import { checkLedger } from "../../server/store/upkeep/ledger-check";
import { boxOfficeWorld, held, night, remaining, visitor, wish } from "../services/box-office/box-office-world";
import { testStore } from "../store";

const FOLDER = "server/store/migrations";

/** The statement that ends surplus holds, and the one after it that creates the index. */
const statements = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .flatMap((name) => readFileSync(`${FOLDER}/${name}`, "utf8").split("--> statement-breakpoint"))
  .filter((statement) => /WITH surplus|"reservation_one_hold"/.test(statement));

it("keeps one hold per fan and night: the one in checkout, else the newest", async () => {
  const world = await boxOfficeWorld(await testStore({ seeded: false }));
  const { db } = world.store;
  for (const inCheckout of [true, false]) {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
    const fan = visitor();
    await db.execute(sql`drop index reservation_one_hold`);
    const older = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    if (inCheckout) await world.office.pay(fan, older);
    const newer = await held(world.office.reserve(visitor(), wish(eventId, { [first]: 3 })));
    const at = new Date(world.clock.now().getTime() + 1_000);
    await db.update(reservation).set({ visitorId: fan.visitorId, createdAt: at }).where(eq(reservation.id, newer));
    for (const statement of statements) await db.execute(sql.raw(statement));
    const rows = await db.select().from(reservation).where(eq(reservation.eventId, eventId));
    const stays = inCheckout ? older : newer;
    expect(rows.filter(({ status }) => status === "PENDING").map(({ id }) => id)).toEqual([stays]);
    expect(await remaining(world.store, first)).toBe(9 - (inCheckout ? 2 : 3));
    expect(await db.select().from(reservationLine).where(eq(reservationLine.definitionId, first))).toHaveLength(2);
    expect(await checkLedger(db)).toEqual([]);
  }
  expect(statements.length).toBe(2);
  await world.close();
});
