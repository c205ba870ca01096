/** The seating plans of the seed, compiled. */
import { compilePlan } from "../../../../app/domain/seating/compile-plan";
import type { CompiledBench } from "../../../../app/domain/seating/compiled-plan";
import { positionsOf } from "../../../../app/domain/seating/seat-names";
import type { SeatingPlan } from "../../../../app/domain/seating/seating-plan";
import type { seatingPlan } from "../../schema";
import { seedId } from "../ids";
import { cooperageRing } from "./cooperage-ring";
import { smokyRidge } from "./smoky-ridge";

type PlanRow = typeof seatingPlan.$inferInsert;

const planRow = (venue: string, source: SeatingPlan): PlanRow & { benches: CompiledBench[] } => ({
  id: seedId("seating-plan", source.slug),
  venueId: seedId("venue", venue),
  slug: source.slug,
  title: source.title,
  version: 1,
  source,
  benches: compilePlan(source).benches,
});

const sources = {
  "cooperage-ring": { venue: "the-cooperage", source: cooperageRing },
  "smoky-ridge": { venue: "smoky-ridge-theatre", source: smokyRidge },
};
export type SeededPlan = keyof typeof sources;

const compiled = new Map<SeededPlan, ReturnType<typeof planRow>>();

/** Compiled when it is first needed: most processes never fill a store. */
export function seededPlan(name: SeededPlan): ReturnType<typeof planRow> {
  const { venue, source } = sources[name];
  const row = compiled.get(name) ?? planRow(venue, source);
  compiled.set(name, row);
  return row;
}

export const seatingPlans = () => (Object.keys(sources) as SeededPlan[]).map(seededPlan);

/** How many seats a zone of the plan has. */
export const seatsInZone = (plan: SeededPlan, zone: string): number =>
  seededPlan(plan)
    .benches.filter((bench) => bench.zone === zone)
    .reduce((sum, bench) => sum + positionsOf(bench).length, 0);

/** The slug of the venue. */
export const venueOfPlan = (plan: SeededPlan): string => sources[plan].venue;
