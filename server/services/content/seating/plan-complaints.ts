/** Checks a seating plan in a file: the plan itself, and what it would do to the nights that use it. */

import { counted } from "../../../../app/domain/format/counted";
import { compilePlan } from "../../../../app/domain/seating/compile-plan";
import type { CompiledBench, CompiledPlan } from "../../../../app/domain/seating/compiled-plan";
import { planFaults } from "../../../../app/domain/seating/plan-faults";
import { seatMoves } from "../../../../app/domain/seating/seat-moves";
import type { SeatingPlan } from "../../../../app/domain/seating/seating-plan";
import type { Db } from "../../../store/db";
import type { Complaint } from "../fault-sentences";
import { partNames, type Register } from "../keys";
import type { ItemRow } from "../rows";
import type { StoredItem } from "../stored";
import { claimedOf, type NightInPlan, nightsAhead, seatedTiers, zonesSold } from "./night-seats";
import { accessibleZones, seatsByZone, tiersWithoutAccess } from "./plan-facts";

/** A wrong number in a generator is wrong for thousands of seats. */
const MOST_SHOWN = 50;

/** `row` has the plan as its `source`. */
export function planComplaints(row: ItemRow, known: Register): Complaint[] {
  const venueId = String(row.venueId);
  const isVenue = known.file.venues.all.has(venueId) || known.stored.venues.all.has(venueId);
  const zones = isVenue ? partNames(known, "venues", venueId) : undefined;
  return limited(planFaults(row.source as SeatingPlan, zones));
}

/**
 * Checks a changed plan against the nights ahead: it may not remove a taken seat. Notices name zones that no tier
 * sells, and prices without accessible seats.
 */
export async function nightComplaints(
  db: Db,
  { key, row, stored }: { key: string; row: ItemRow; stored: StoredItem | undefined },
  known: Register,
): Promise<Complaint[]> {
  if (!stored) return [];
  const source = row.source as SeatingPlan;
  const former = stored.row.benches as CompiledBench[];
  const plan = compilePlan(source, former);
  const nights = await nightsAhead(db, key, known.now);
  // Nights in the file report on their own tiers.
  const others = nights.filter(({ id }) => !known.file.events.all.has(id));
  const notices = [...(await unsoldZones(db, plan, others)), ...(await withoutAccess(db, plan, others))];
  const { gone } = seatMoves(source, plan, former);
  if (gone.size === 0) return notices;
  const lost = await claimedOf(
    db,
    nights.map(({ id }) => id),
    [...gone.keys()],
    known.now,
  );
  return limited([
    ...lost.map(({ night, seat }) => ({
      path: [],
      says: `cannot lose ${gone.get(seat)}, which is taken on ${night}: reseat it, or say with \`was\` what it is called now`,
    })),
    ...notices,
  ]);
}

async function unsoldZones(db: Db, { benches }: CompiledPlan, nights: NightInPlan[]): Promise<Complaint[]> {
  const sold = await zonesSold(db, nights);
  return [...seatsByZone(benches)].flatMap(([zone, seats]) => {
    const without = nights.filter(({ id }) => !sold.get(id)?.has(zone)).map(({ slug }) => slug);
    if (without.length === 0) return [];
    const says = `has ${counted(seats, "seat")} in “${zone}”, which no tier sells on ${without.join(", ")}`;
    return [{ path: [], says, notice: true as const }];
  });
}

async function withoutAccess(db: Db, { benches }: CompiledPlan, nights: NightInPlan[]): Promise<Complaint[]> {
  const tiers = await seatedTiers(db, nights);
  const accessible = accessibleZones(benches);
  return nights.flatMap(({ id, slug }) => {
    const names = tiersWithoutAccess(tiers.get(id) ?? [], accessible);
    if (names.length === 0) return [];
    const says = `has no accessible seats at the price of ${names.join(", ")} on ${slug}`;
    return [{ path: [], says, notice: true as const }];
  });
}

function limited(all: Complaint[]): Complaint[] {
  const shown = all.slice(0, MOST_SHOWN);
  const rest = all.slice(MOST_SHOWN);
  if (rest.length === 0) return shown;
  const notice = rest.every((one) => one.notice) && { notice: true as const };
  return [...shown, { path: [], says: `has ${rest.length} more of them`, ...notice }];
}
