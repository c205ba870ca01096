/** What is wrong with a seating plan of a file, by itself and for the nights that use it. */
import { compilePlan } from "../../../../app/domain/seating/compile-plan";
import type { CompiledBench } from "../../../../app/domain/seating/compiled-plan";
import { planFaults } from "../../../../app/domain/seating/plan-faults";
import { seatMoves } from "../../../../app/domain/seating/seat-moves";
import type { SeatingPlan } from "../../../../app/domain/seating/seating-plan";
import type { Db } from "../../../store/db";
import { partNames, type Register } from "../keys";
import type { ItemRow } from "../rows";
import type { Complaint } from "../sentences";
import type { StoredItem } from "../stored";
import { claimedOf, nightsAhead } from "./night-seats";

/** A wrong number in a generator is wrong for thousands of seats. */
const MOST_TOLD = 50;

/** `row` has the plan as its `source`. */
export function planComplaints(row: ItemRow, known: Register): Complaint[] {
  const venueId = String(row.venueId);
  const isVenue = known.file.venues.all.has(venueId) || known.stored.venues.all.has(venueId);
  const zones = isVenue ? partNames(known, "venues", venueId) : undefined;
  return limited(planFaults(row.source as SeatingPlan, zones));
}

/** Seats that are taken on some night ahead, and that the new plan doesn't have. */
export async function lostSeats(
  db: Db,
  { key, row, stored }: { key: string; row: ItemRow; stored: StoredItem | undefined },
  { now }: Register,
): Promise<Complaint[]> {
  if (!stored) return [];
  const source = row.source as SeatingPlan;
  const former = stored.row.benches as CompiledBench[];
  const { gone } = seatMoves(source, compilePlan(source, former), former);
  if (gone.size === 0) return [];
  const nights = await nightsAhead(db, key, now);
  const lost = await claimedOf(
    db,
    nights.map(({ id }) => id),
    [...gone.keys()],
  );
  return limited(
    lost.map(({ night, seat }) => ({
      path: [],
      says: `cannot lose ${gone.get(seat)}, which is taken on ${night}: reseat it, or say with \`was\` what it is called now`,
    })),
  );
}

function limited(all: Complaint[]): Complaint[] {
  const told = all.slice(0, MOST_TOLD);
  const rest = all.slice(MOST_TOLD);
  if (rest.length === 0) return told;
  const notice = rest.every((one) => one.notice) && { notice: true as const };
  return [...told, { path: [], says: `has ${rest.length} more of them`, ...notice }];
}
