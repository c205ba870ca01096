/** The lines of a reservation, in the order in which the event lists its tiers. */
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { reservationLine, ticketDefinition } from "../../../store/schema";
import type { ReservationLine } from "./reservation-answer";

export function linesOf(db: Db, reservationId: string): Promise<ReservationLine[]> {
  return db
    .select({
      definitionId: reservationLine.definitionId,
      name: reservationLine.name,
      policy: reservationLine.policy,
      quantity: reservationLine.quantity,
      unitCents: reservationLine.unitCents,
    })
    .from(reservationLine)
    .innerJoin(ticketDefinition, eq(ticketDefinition.id, reservationLine.definitionId))
    .where(eq(reservationLine.reservationId, reservationId))
    .orderBy(asc(ticketDefinition.orderIndex), asc(ticketDefinition.id));
}
