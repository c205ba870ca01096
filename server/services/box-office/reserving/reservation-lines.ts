/** The lines of a reservation, in the order in which the event lists its tiers. */
import { asc, eq, sql } from "drizzle-orm";
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
      seats: reservationLine.seats,
    })
    .from(reservationLine)
    .innerJoin(ticketDefinition, eq(ticketDefinition.id, reservationLine.definitionId))
    .where(eq(reservationLine.reservationId, reservationId))
    .orderBy(asc(ticketDefinition.orderIndex), asc(ticketDefinition.id));
}

/** The same as a column of a statement that selects from `reservation`. */
export const linesOfReservation = sql<ReservationLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'definitionId', line.definition_id, 'name', line.name, 'policy', line.policy,
    'quantity', line.quantity, 'unitCents', line.unit_cents, 'seats', line.seats) order by tier.order_index, tier.id), '[]')
  from reservation_line line join ticket_definition tier on tier.id = line.definition_id
  where line.reservation_id = reservation.id)`;
