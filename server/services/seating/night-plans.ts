/** The seating plans of nights, compiled. They name seats, which the store only numbers. */
import { eq } from "drizzle-orm";
import { compiledFrom } from "../../../app/domain/seating/compile-plan";
import type { CompiledPlan } from "../../../app/domain/seating/compiled-plan";
import { positionOf, wordsOfSeat } from "../../../app/domain/seating/seat-names";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import type { Db } from "../../store/db";
import { event, seatingPlan } from "../../store/schema";

export type NightPlans = ReturnType<typeof nightPlans>;

/** A plan of 60,000 seats takes 6 MB. */
const MOST_KEPT = 2;
const RECENT_MS = 1_000;
/** The most nights whose recent plan is kept. */
const MOST_RECENT = 100;

export function nightPlans() {
  const kept = new Map<string, Promise<CompiledPlan>>();
  const recent = new Map<string, { at: number; plan: Promise<CompiledPlan | undefined> }>();

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

  /** The same as of at most a second ago, for what is asked often: reservations and their answers. */
  async function recentPlanOf(db: Db, eventId: string): Promise<CompiledPlan | undefined> {
    const known = recent.get(eventId);
    if (known && performance.now() - known.at < RECENT_MS) return known.plan;
    const plan = planOf(db, eventId);
    recent.delete(eventId);
    recent.set(eventId, { at: performance.now(), plan });
    plan.catch(() => recent.delete(eventId));
    for (const old of [...recent.keys()].slice(0, -MOST_RECENT)) recent.delete(old);
    return plan;
  }

  return {
    planOf,
    recentPlanOf,
    /** Names the seats of a night as of now. */
    wordsOf: async (db: Db, eventId: string) => naming(await planOf(db, eventId)),
    /** The same as of at most a second ago. */
    recentWordsOf: async (db: Db, eventId: string) => naming(await recentPlanOf(db, eventId)),
  };
}

/** A seat that the plan has lost is named by its number, so that a ticket can be issued. */
const naming =
  (plan: CompiledPlan | undefined) =>
  (seat: number): SeatWords =>
    (plan && wordsOfSeat(plan, seat)) ?? unnamed(seat);

async function compiled(db: Db, planId: string): Promise<CompiledPlan> {
  const [row] = await db
    .select({ source: seatingPlan.source, benches: seatingPlan.benches })
    .from(seatingPlan)
    .where(eq(seatingPlan.id, planId));
  if (!row) throw new Error(`Seating plan ${planId} is gone`);
  return compiledFrom(row.source, row.benches);
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
