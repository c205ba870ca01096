/**
 * A night with numbered seats for tests, its benches written as strings: `0` a seat, `a` accessible, `c` companion, `1` a
 * seat that the office has blocked.
 */
import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Store } from "../../../server/store/db";
import { event, eventBench, seatClaim, ticketDefinition, venue, venueSection } from "../../../server/store/schema";
import { night } from "../box-office/box-office-world";

type Zone = { tiers: number[]; benches: string[]; mid?: number };
type Tier = Parameters<typeof night>[2][number];

/**
 * Creates a night with these tiers. Each zone belongs to the tiers at these indexes, and its benches are ranked as
 * listed; they are numbered 1, 2, … over all zones, two to a section ("1", "1", "2", "2", …).
 */
export async function hall(store: Store, now: Date, tiers: Tier[], zones: Zone[]) {
  const made = await night(store, now, tiers);
  const venueId = randomUUID();
  await store.db.insert(venue).values({
    ...{ id: venueId, name: "The Cooperage", street: "", city: "Norfolk", region: "VA", postalCode: "", country: "US" },
    ...{ lat: "0", lng: "0", timeZoneId: "America/New_York", accessibilityNote: "", parkingNote: "" },
  });
  await store.db.update(event).set({ venueId }).where(eq(event.id, made.eventId));
  let bench = 0;
  const blocked: number[] = [];
  for (const [index, { tiers: sold, benches, mid }] of zones.entries()) {
    const zoneId = randomUUID();
    await store.db
      .insert(venueSection)
      .values({ id: zoneId, venueId, code: `Z${index}`, label: `Zone ${index}`, rank: index, viewNote: "" });
    await store.db
      .update(ticketDefinition)
      .set({ sectionId: zoneId, seated: true })
      .where(
        inArray(
          ticketDefinition.id,
          sold.map((one) => made.ids[one] ?? ""),
        ),
      );
    await store.db.insert(eventBench).values(
      benches.map((drawn) => {
        bench += 1;
        const base = drawn.replaceAll("1", "0");
        blocked.push(...[...drawn].flatMap((one, at) => (one === "1" ? [bench * 100 + at + 1] : [])));
        const section = String(Math.ceil(bench / 2));
        const at = { eventId: made.eventId, bench, section, zoneId, rank: bench * 10 };
        return { ...at, mid: mid ?? (base.length + 1) / 2, base, free: base };
      }),
    );
  }
  const claims = blocked.map((seat) => ({ eventId: made.eventId, seat, why: "blocked" as const }));
  if (claims.length > 0) await store.db.insert(seatClaim).values(claims);
  return made;
}

/** The night's benches as they are now, by number. */
export async function benchesOf(store: Store, eventId: string): Promise<string[]> {
  const rows = await store.db
    .select({ free: eventBench.free })
    .from(eventBench)
    .where(eq(eventBench.eventId, eventId))
    .orderBy(eventBench.bench);
  return rows.map(({ free }) => free);
}

export const claimsOf = async (store: Store, eventId: string) =>
  (
    await store.db.execute<{ seat: number; reservationId: string | null; why: string | null }>(sql`
      select seat, reservation_id as "reservationId", why from seat_claim where event_id = ${eventId}::uuid order by seat`)
  ).rows;
