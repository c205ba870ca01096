/** The seating plans of nights, compiled. They name seats: what the store has is numbers. */
import { eq } from "drizzle-orm";
import { compilePlan } from "../../../app/domain/seating/compile-plan";
import type { CompiledPlan } from "../../../app/domain/seating/compiled-plan";
import { positionOf, wordsOfSeat } from "../../../app/domain/seating/seat-names";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import type { Db } from "../../store/db";
import { event, seatingPlan } from "../../store/schema";

export type NightPlans = ReturnType<typeof nightPlans>;

/** A plan of 60,000 seats takes 6 MB. */
const MOST_KEPT = 2;

export function nightPlans() {
  const kept = new Map<string, Promise<CompiledPlan>>();

  /** The plan of a night as it is now; undefined if its tickets have no seats. */
  async function planOf(db: Db, eventId: string): Promise<CompiledPlan | undefined> {
    const [is] = await db
      .select({ id: seatingPlan.id, version: seatingPlan.version })
      .from(event)
      .innerJoin(seatingPlan, eq(seatingPlan.id, event.seatingPlanId))
      .where(eq(event.id, eventId));
    if (!is) return undefined;
    const key = `${is.id}/${is.version}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const reading = compiled(db, is.id);
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
    return reading;
  }

  return {
    planOf,
    /** Names the seats of a night. A seat that the plan has lost is named by its number, so that a ticket can be issued. */
    async wordsOf(db: Db, eventId: string): Promise<(seat: number) => SeatWords> {
      const plan = await planOf(db, eventId);
      return (seat) => (plan && wordsOfSeat(plan, seat)) ?? unnamed(seat);
    },
  };
}

async function compiled(db: Db, planId: string): Promise<CompiledPlan> {
  const [row] = await db
    .select({ source: seatingPlan.source, benches: seatingPlan.benches })
    .from(seatingPlan)
    .where(eq(seatingPlan.id, planId));
  if (!row) throw new Error(`Seating plan ${planId} is gone`);
  return compilePlan(row.source, row.benches);
}

const unnamed = (seat: number): SeatWords => ({
  placeId: String(seat),
  section: "",
  sectionLabel: "",
  row: String(Math.floor(seat / 100)),
  seat: String(positionOf(seat)),
  entrance: "",
  level: "",
  flags: [],
});
