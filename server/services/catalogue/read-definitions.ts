/** Reads price tiers and their available seats from the store. */
import { and, eq, inArray, isNull, lte, sum } from "drizzle-orm";
import type { Db } from "../../store/db";
import { reservation, reservationLine, ticketDefinition, venueSection } from "../../store/schema";

export type Definition = typeof ticketDefinition.$inferSelect & {
  /** Available seats: neither sold nor held. */
  left: number;
  rank: number;
  accessible: boolean;
};

/**
 * The visible tiers of some events in the operator's order, with the seats left at `now`. `remaining` counts the seats
 * of an expired hold as taken until the next reservation releases them, so they are added here.
 */
export async function readDefinitions(db: Db, now: Date, eventIds: string[]): Promise<Definition[]> {
  const ranOut = and(
    eq(reservation.status, "PENDING"),
    lte(reservation.expires, now),
    // A hold in checkout may have been paid, so its seats stay unavailable until Stripe has answered.
    isNull(reservation.checkoutSessionId),
    inArray(reservation.eventId, eventIds),
  );
  const lapsed = db
    .select({
      definitionId: reservationLine.definitionId,
      seats: sum(reservationLine.quantity).mapWith(Number).as("seats"),
    })
    .from(reservationLine)
    .innerJoin(reservation, eq(reservation.id, reservationLine.reservationId))
    .where(ranOut)
    .groupBy(reservationLine.definitionId)
    .as("lapsed");
  const visible = and(eq(ticketDefinition.hidden, false), inArray(ticketDefinition.eventId, eventIds));
  const rows = await db
    .select({ definition: ticketDefinition, section: venueSection, lapsed: lapsed.seats })
    .from(ticketDefinition)
    .leftJoin(venueSection, eq(venueSection.id, ticketDefinition.sectionId))
    .leftJoin(lapsed, eq(lapsed.definitionId, ticketDefinition.id))
    .where(visible)
    .orderBy(ticketDefinition.orderIndex, ticketDefinition.id);
  return rows.map(({ definition, section, lapsed: seats }) => ({
    ...definition,
    left: Math.min(definition.capacity, definition.remaining + (seats ?? 0)),
    rank: section?.rank ?? definition.orderIndex + 1,
    accessible: section?.accessible ?? false,
  }));
}
