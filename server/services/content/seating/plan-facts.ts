/** What nights have to know about the seating plans of the store and of the file. */
import { compilePlan } from "../../../../app/domain/seating/compile-plan";
import type { CompiledBench } from "../../../../app/domain/seating/compiled-plan";
import { generatorFaults } from "../../../../app/domain/seating/generators/generator-faults";
import { positionsOf } from "../../../../app/domain/seating/seat-names";
import type { Db } from "../../../store/db";
import { seatingPlan } from "../../../store/schema";
import { planIn } from "./seating-fields";

/** How many seats each zone has, by its code, and which zones have accessible ones. Areas have none. */
export type PlanFacts = { venueId: string; seats: Map<string, number>; accessible: Set<string> };

export async function storedPlanFacts(db: Db): Promise<Map<string, PlanFacts>> {
  const { id, venueId, benches } = seatingPlan;
  const rows = await db.select({ id, venueId, benches }).from(seatingPlan);
  return new Map(rows.map((row) => [row.id, factsOf(row.venueId, row.benches)]));
}

/** Undefined for an item that is not a valid plan. The plan's own check reports why. */
export function planFactsIn(value: Record<string, unknown>): PlanFacts | undefined {
  const plan = planIn(value);
  if (!plan || (plan.generate ?? []).some((one) => generatorFaults(one, []).length > 0)) return undefined;
  return factsOf(String(value.venueId).toLowerCase(), compilePlan(plan).benches);
}

const factsOf = (venueId: string, benches: readonly CompiledBench[]): PlanFacts => ({
  ...{ venueId, seats: seatsByZone(benches), accessible: accessibleZones(benches) },
});

export const accessibleZones = (benches: readonly CompiledBench[]): Set<string> =>
  new Set(benches.flatMap(({ base, zone }) => (base.includes("a") ? [zone] : [])));

export type SeatedTier = { name: string; priceCents: number; zone: string };

/**
 * The tiers at whose price nobody can buy an accessible seat, which a hall should offer at every price: 28 CFR
 * 36.302(f)(3). Free tiers have no price.
 */
export function tiersWithoutAccess(tiers: readonly SeatedTier[], accessible: ReadonlySet<string>): string[] {
  const open = new Set(tiers.flatMap(({ zone, priceCents }) => (accessible.has(zone) ? [priceCents] : [])));
  return tiers.flatMap(({ name, priceCents }) => (priceCents > 0 && !open.has(priceCents) ? [`“${name}”`] : []));
}

export function seatsByZone(benches: readonly CompiledBench[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const bench of benches) seats.set(bench.zone, (seats.get(bench.zone) ?? 0) + positionsOf(bench).length);
  return seats;
}
