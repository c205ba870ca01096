/**
 * A night with numbered seats for tests, its benches written as strings: `0` a seat, `a` accessible, `c` companion, `1`
 * a seat that the office has blocked.
 */
import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { CompiledBench } from "../../../app/domain/seating/compiled-plan";
import type { SeatFlag } from "../../../app/domain/seating/seat-words";
import type { SeatingPlan } from "../../../app/domain/seating/seating-plan";
import type { Store } from "../../../server/store/db";
import {
  event,
  eventBench,
  seatClaim,
  seatingPlan,
  ticketDefinition,
  venue,
  venueSection,
} from "../../../server/store/schema";
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
  const rows: CompiledBench[] = [];
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
        rows.push(compiled(bench, section, `Z${index}`, base));
        const at = { eventId: made.eventId, bench, section, zoneId, rank: bench * 10 };
        return { ...at, mid: mid ?? (base.length + 1) / 2, base, free: base };
      }),
    );
  }
  await store.db.insert(seatingPlan).values(planOf(venueId, rows));
  await store.db.update(event).set({ seatingPlanId: venueId }).where(eq(event.id, made.eventId));
  const claims = blocked.map((seat) => ({ eventId: made.eventId, seat, why: "blocked" as const }));
  if (claims.length > 0) await store.db.insert(seatClaim).values(claims);
  return { ...made, planId: venueId };
}

/** Bench 3 is row C of section 2; its seats are numbered from 1. */
function compiled(bench: number, section: string, zone: string, base: string): CompiledBench {
  const row = String.fromCharCode(64 + bench);
  const labels = [...base].map((_, at) => String(at + 1));
  return {
    ...{ bench, key: `${section}-${row}/1`, section, row, zone, rank: bench * 10, mid: 1, base, labels },
    ...{ x: labels.map((label) => Number(label) * 60), y: labels.map(() => bench * 100), flags: {}, notes: {} },
  };
}

/** A gap has none. */
const FLAGS: Record<string, SeatFlag[]> = { "0": [], a: ["accessible"], c: ["companion"] };

function planOf(venueId: string, benches: CompiledBench[]) {
  const sections = [...new Set(benches.map(({ section }) => section))].map((code) => ({
    ...{ code, label: `Section ${code}`, entrance: `Gate ${code}`, zone: "Z0" },
    rows: benches
      .filter(({ section }) => section === code)
      .map(({ row, labels, zone, x, y, base }) => ({
        ...{ label: row, zone },
        seats: labels.flatMap((label, at) => {
          const flags = FLAGS[base[at] ?? " "];
          const note = `${row}${label} of the builder`;
          return flags ? [{ label, x: x[at] ?? 0, y: y[at] ?? 0, flags, note }] : [];
        }),
      })),
  }));
  const source: SeatingPlan = {
    ...{ format: "seating/1", slug: venueId, title: "The Cooperage" },
    ...{ focus: { kind: "stage", x: 0, y: 0, width: 600, height: 10 }, camera: "south", sections },
  };
  return { id: venueId, venueId, slug: venueId, title: "The Cooperage", version: 1, source, benches };
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
