/** The seats of an import, in its transaction: compiles plans, and gives the nights ahead their benches. */
import { sql } from "drizzle-orm";
import { compilePlan } from "../../../../app/domain/seating/compile-plan";
import type { CompiledPlan } from "../../../../app/domain/seating/compiled-plan";
import { type SeatMoves, seatMoves } from "../../../../app/domain/seating/seat-moves";
import type { SeatingPlan } from "../../../../app/domain/seating/seating-plan";
import { Refused } from "../../../failures/refused";
import type { Db } from "../../../store/db";
import { seatingPlan } from "../../../store/schema";
import { lockTiers } from "../../seating/lock-tiers";
import { endOverdueClaims } from "../../seating/seat-owners";
import type { CheckedItem } from "../check";
import { claimedOf, highestBench, lockNights, nightsAhead, removeSeats, seatNight } from "./night-seats";

export type SeatWork = ReturnType<typeof seatWork>;

export function seatWork(tx: Db, now: Date) {
  const changedPlans = new Map<string, { plan: CompiledPlan; moves: SeatMoves }>();
  const changedNights = new Set<string>();

  /** Compiles the plans into their rows, and locks the nights that use them. */
  async function plansChange(changes: CheckedItem[]): Promise<void> {
    for (const { key, row } of changes) {
      const [stored] = await tx.select().from(seatingPlan).where(sql`${seatingPlan.id} = ${key}::uuid`).for("update");
      const nights = (await nightsAhead(tx, key, now)).map(({ id }) => id);
      await lockNights(tx, nights);
      await lockTiers(tx, nights);
      for (const night of nights) await endOverdueClaims(tx, night, now);
      const source = row.source as SeatingPlan;
      const former = stored?.benches ?? [];
      const plan = compilePlan(source, former, await highestBench(tx, nights));
      row.version = (stored?.version ?? 0) + 1;
      row.benches = plan.benches;
      changedPlans.set(key, { plan, moves: seatMoves(source, plan, former) });
    }
  }

  function nightsChange(changes: CheckedItem[]): void {
    for (const { key, row, stored } of changes) {
      if ((stored?.row.seatingPlanId ?? null) !== (row.seatingPlanId ?? null)) changedNights.add(key);
    }
  }

  /**
   * Call it after plans, nights and tiers are stored. Returns the nights whose seats changed. Throws Refused if a seat
   * that a plan removes was taken meanwhile.
   */
  async function finish(): Promise<string[]> {
    const changed = [...changedNights];
    for (const [planId, { plan, moves }] of changedPlans) {
      const nights = (await nightsAhead(tx, planId, now)).filter(({ id }) => !changedNights.has(id));
      const ids = nights.map(({ id }) => id);
      const [lost] = await claimedOf(tx, ids, [...moves.gone.keys()]);
      if (lost)
        throw new Refused(`${lost.night}: ${moves.gone.get(lost.seat)} was taken meanwhile. Nothing is changed.`);
      for (const id of ids) await seatNight(tx, id, plan, moves);
      changed.push(...ids);
      // Pages and their cache follow the night, not its plan.
      for (const id of ids) {
        await tx.execute(
          sql`update event set updated_at = ${now.toISOString()}::timestamptz, revision = revision + 1 where id = ${id}::uuid`,
        );
      }
    }
    for (const night of changedNights) await reseat(night);
    return changed;
  }

  async function reseat(night: string): Promise<void> {
    await lockTiers(tx, [night]);
    await endOverdueClaims(tx, night, now);
    const { rows } = await tx.execute<{ claims: number }>(
      sql`select count(*)::int as claims from seat_claim where event_id = ${night}::uuid`,
    );
    if ((rows[0]?.claims ?? 0) > 0) throw new Refused("A seat was taken meanwhile. Nothing is changed.");
    await removeSeats(tx, [night]);
    const [stored] = await tx
      .select({ source: seatingPlan.source, benches: seatingPlan.benches })
      .from(seatingPlan)
      .where(sql`${seatingPlan.id} = (select seating_plan_id from event where id = ${night}::uuid)`);
    if (stored) await seatNight(tx, night, compilePlan(stored.source, stored.benches));
  }

  return { plansChange, nightsChange, finish };
}
