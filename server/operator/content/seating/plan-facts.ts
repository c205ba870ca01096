/** What nights have to know about the seating plans of the store and of the file. */
import { compilePlan } from "../../../../app/domain/seating/compile-plan";
import type { CompiledBench } from "../../../../app/domain/seating/compiled-plan";
import { generatorFaults } from "../../../../app/domain/seating/generators/generator-faults";
import { positionsOf } from "../../../../app/domain/seating/seat-names";
import type { Db } from "../../../store/db";
import { seatingPlan } from "../../../store/schema";
import { planIn } from "./seating-fields";

/** How many seats each zone has, by its code. Areas have none. */
export type PlanFacts = { venueId: string; seats: Map<string, number> };

export async function storedPlanFacts(db: Db): Promise<Map<string, PlanFacts>> {
  const { id, venueId, benches } = seatingPlan;
  const rows = await db.select({ id, venueId, benches }).from(seatingPlan);
  return new Map(rows.map((row) => [row.id, { venueId: row.venueId, seats: seatsByZone(row.benches) }]));
}

/** Undefined for an item that is no plan: its faults are told where it stands. */
export function planFactsIn(value: Record<string, unknown>): PlanFacts | undefined {
  const plan = planIn(value);
  if (!plan || (plan.generate ?? []).some((one) => generatorFaults(one, []).length > 0)) return undefined;
  return { venueId: String(value.venueId).toLowerCase(), seats: seatsByZone(compilePlan(plan).benches) };
}

export function seatsByZone(benches: readonly CompiledBench[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const bench of benches) seats.set(bench.zone, (seats.get(bench.zone) ?? 0) + positionsOf(bench).length);
  return seats;
}
