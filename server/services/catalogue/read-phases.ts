/** Reads the phases of price tiers, with the seats that are left in each. */
import { and, asc, eq, inArray, isNull, lte, sql, sum } from "drizzle-orm";
import type { Db } from "../../store/db";
import { phaseTier, reservation, reservationLine, salePhase } from "../../store/schema";

export type TierPhase = Pick<typeof salePhase.$inferSelect, "audience" | "startAt" | "endAt"> & {
  /** Null: the tier's own price. */
  priceCents: number | null;
  /** Null if the phase is not counted. */
  left: number | null;
};

/** By tier, in the order in which they count. Seats of expired holds are left, as with tiers. */
export async function readPhases(db: Db, now: Date, definitionIds: string[]): Promise<Map<string, TierPhase[]>> {
  const lapsed = db
    .select({
      phaseId: reservationLine.phaseId,
      definitionId: reservationLine.definitionId,
      seats: sum(reservationLine.quantity).mapWith(Number).as("seats"),
    })
    .from(reservationLine)
    .innerJoin(reservation, eq(reservation.id, reservationLine.reservationId))
    .where(
      and(
        inArray(reservationLine.definitionId, definitionIds),
        eq(reservation.status, "PENDING"),
        lte(reservation.expires, now),
        isNull(reservation.checkoutSessionId),
      ),
    )
    .groupBy(reservationLine.phaseId, reservationLine.definitionId)
    .as("lapsed");
  const rows = await db
    .select({
      definitionId: phaseTier.definitionId,
      audience: salePhase.audience,
      startAt: salePhase.startAt,
      endAt: salePhase.endAt,
      priceCents: phaseTier.priceCents,
      left: sql<number | null>`${phaseTier.remaining} + coalesce(${lapsed.seats}, 0)::int`,
    })
    .from(phaseTier)
    .innerJoin(salePhase, eq(salePhase.id, phaseTier.phaseId))
    .leftJoin(lapsed, and(eq(lapsed.phaseId, phaseTier.phaseId), eq(lapsed.definitionId, phaseTier.definitionId)))
    .where(inArray(phaseTier.definitionId, definitionIds))
    .orderBy(asc(salePhase.orderIndex), asc(salePhase.id));
  const found = new Map<string, TierPhase[]>();
  for (const { definitionId, ...phase } of rows) found.set(definitionId, [...(found.get(definitionId) ?? []), phase]);
  return found;
}

/** The phase that anybody buys in now; undefined if it is the tier's own sale. */
export const phaseForAll = (phases: TierPhase[], now: Date): TierPhase | undefined =>
  phases.find(
    ({ audience, startAt, endAt, left }) => audience === "everyone" && startAt <= now && now < endAt && left !== 0,
  );
