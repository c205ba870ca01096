/** The lines of a reservation, in the order in which the event lists its tiers. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { reservationLine, ticket, ticketDefinition, ticketReturn } from "../../../store/schema";
import type { ReservationLine } from "./reservation-answer";

export async function linesOf(db: Db, reservationId: string): Promise<ReservationLine[]> {
  const lines = await ownLines(db, reservationId);
  return lines.length > 0 ? lines : linesOfReturns(db, reservationId);
}

function ownLines(db: Db, reservationId: string): Promise<ReservationLine[]> {
  return db
    .select({
      definitionId: reservationLine.definitionId,
      name: reservationLine.name,
      policy: reservationLine.policy,
      quantity: reservationLine.quantity,
      unitCents: reservationLine.unitCents,
      listCents: sql<number>`coalesce(${reservationLine.listCents}, ${reservationLine.unitCents})`,
      seats: reservationLine.seats,
    })
    .from(reservationLine)
    .innerJoin(ticketDefinition, eq(ticketDefinition.id, reservationLine.definitionId))
    .where(eq(reservationLine.reservationId, reservationId))
    .orderBy(asc(ticketDefinition.orderIndex), asc(ticketDefinition.id));
}

/** Of one that stands on returned tickets and isn't paid yet. All of them cost the same. */
function linesOfReturns(db: Db, reservationId: string): Promise<ReservationLine[]> {
  return db
    .select({
      definitionId: ticketReturn.definitionId,
      name: ticket.name,
      policy: ticketDefinition.policy,
      quantity: sql<number>`count(*)::int`,
      unitCents: ticketReturn.priceCents,
      listCents: ticketReturn.priceCents,
      seats: sql<
        number[] | null
      >`case when bool_and(${ticket.seat} is not null) then array_agg(${ticket.seat} order by ${ticket.seat}) end`,
    })
    .from(ticketReturn)
    .innerJoin(ticket, eq(ticket.ticketNumber, ticketReturn.ticketNumber))
    .innerJoin(ticketDefinition, eq(ticketDefinition.id, ticketReturn.definitionId))
    .where(and(eq(ticketReturn.reservationId, reservationId), eq(ticketReturn.status, "TAKEN")))
    .groupBy(ticketReturn.definitionId, ticket.name, ticketDefinition.policy, ticketReturn.priceCents);
}

/** The same as a column of a statement that selects from `reservation`. */
export const linesOfReservation = sql<ReservationLine[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'definitionId', line.definition_id, 'name', line.name, 'policy', line.policy,
    'quantity', line.quantity, 'unitCents', line.unit_cents,
    'listCents', coalesce(line.list_cents, line.unit_cents), 'seats', line.seats) order by tier.order_index, tier.id)
  from reservation_line line join ticket_definition tier on tier.id = line.definition_id
  where line.reservation_id = reservation.id), (
  select jsonb_agg(jsonb_build_object('definitionId', definition_id, 'name', name, 'policy', policy, 'quantity', n,
    'unitCents', cents, 'listCents', cents, 'seats', seats))
  from (
    select one.definition_id, old.name, tier.policy, one.price_cents as cents, count(*) as n,
      case when bool_and(old.seat is not null) then array_agg(old.seat order by old.seat) end as seats
    from ticket_return one join ticket old using (ticket_number) join ticket_definition tier on tier.id = one.definition_id
    where one.reservation_id = reservation.id and one.status = 'TAKEN'
    group by one.definition_id, old.name, tier.policy, one.price_cents
  ) as returned), '[]')`;

/** Texts of a reservation's codes. */
export const codesOfReservation = sql<string[]>`(
  select coalesce(jsonb_agg(code.text order by code.text), '[]')
  from reservation_code join code on code.id = code_id where reservation_id = reservation.id)`;
