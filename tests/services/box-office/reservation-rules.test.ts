/**
 * The rules of sale are in the SQL statement that takes the seats, and in code that explains them to fans: both must
 * agree.
 */
import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reservationProblems } from "../../../server/services/box-office/reserving/reservation-rules";
import { reserveStatement } from "../../../server/services/box-office/reserving/reserve-statement";
import type { Store } from "../../../server/store/connection/open-store";
import { event, ticketDefinition } from "../../../server/store/schema";
import { frozenNow as now, testStore } from "../../store";
import { night } from "./box-office-world";

const NIGHTS = process.env.SOAK === "on" ? 2_000 : 40;

let store: Store;
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

const of = <T>(...all: T[]): T => all[randomInt(all.length)] as T;
/** Mostly `usual`, so that a night does not differ in everything at once. */
const rarely = <T>(usual: T, ...others: T[]): T => (randomInt(5) > 0 ? usual : of(...others));
const at = (ms: number) => new Date(now.getTime() + ms);
const HOUR = 3_600_000;

it(
  `give the same answer as the statement for ${NIGHTS} random nights, at the exact moment of each date`,
  async () => {
    const seen = { open: 0, barred: 0 };
    for (let n = 0; n < NIGHTS; n++) {
      const { eventId, first, second } = await night(
        store,
        now,
        [1, 2].map(() => ({
          capacity: 100,
          hidden: rarely(false, true),
          limit: rarely(8, 1, 2),
          saleStart: rarely(at(-HOUR), at(0), at(1), at(-1)),
          saleEnd: rarely(at(HOUR), at(0), at(1), at(-1)),
        })),
        {
          status: rarely("SCHEDULED" as const, "CANCELED", "DRAFT", "POSTPONED"),
          registrationType: rarely("TICKETS" as const, "EXTERNAL", "NO_REGISTRATION"),
          scheduleTbd: rarely(false, true),
          startAt: rarely(at(HOUR), at(0), at(1), at(-1)),
          publishedAt: rarely(at(-HOUR), at(0), at(1), at(-1)),
          ticketLimitPerOrder: rarely(8, 2, 3),
        },
      );
      const wanted = [
        { definitionId: first, quantity: of(1, 2, 3) },
        ...(randomInt(2) ? [{ definitionId: rarely(second, randomUUID()), quantity: of(1, 2) }] : []),
      ];
      const [show] = await store.db.select().from(event).where(eq(event.id, eventId));
      const definitions = await store.db.select().from(ticketDefinition).where(eq(ticketDefinition.eventId, eventId));
      const told = reservationProblems(wanted, show, definitions, now);

      const one = { id: randomUUID(), visitorId: randomUUID(), userId: null, clientKey: randomUUID(), wanted };
      const rows = await store.prepared<{ ok: boolean }>(
        reserveStatement({ eventId, now, expires: at(HOUR), asking: [one] }),
      );
      const held = rows.length === wanted.length && rows.every(({ ok }) => ok);
      expect({ held, show, definitions, wanted, told }).toMatchObject({ held: told.length === 0 });
      seen[held ? "open" : "barred"] += 1;
    }
    expect(Math.min(seen.open, seen.barred)).toBeGreaterThan(NIGHTS / 20);
  },
  NIGHTS * 1_000,
);
