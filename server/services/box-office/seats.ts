/**
 * The only SQL that changes how many seats remain. Every statement locks the event's ticket definitions first, in the
 * order of their ids, so that two of them can neither pass nor deadlock each other, and it sets `remaining` from what
 * the lock has read: an UPDATE's CHECK is tried on the row as the statement's snapshot had it, before the newest one is
 * fetched, so `remaining - n` would be refused by mistake. Rows of CTEs are joined and never read by sub-selects: under
 * READ COMMITTED an UPDATE that had to wait is checked again with the joined rows that it had.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../store/open";

export type Wanted = { definitionId: string; quantity: number };

/** A point in time for raw SQL; both drivers agree on text. */
export const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/**
 * Common table expressions that take all wanted seats or none, to be followed by more of the caller's. Holds of the
 * event whose time has run out, and those that `replaced` selects, give their seats back in the same breath.
 * `verdict` then has a row per definition (wanted, available, price, name, policy); `allowed.ok` tells the outcome.
 */
export function takeSeats(o: { eventId: string; now: Date; wanted: Wanted[]; replaced?: SQL | undefined }): SQL {
  const total = o.wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const ranOut = sql`reservation.expires <= ${instant(o.now)}`;
  return sql`
    wanted as (
      select "definitionId" as definition_id, quantity
      from jsonb_to_recordset(${JSON.stringify(o.wanted)}::jsonb) as line("definitionId" uuid, quantity int)
    ),
    stock as materialized (
      select id, remaining, price_cents, name, policy, order_index
      from ticket_definition where event_id = ${o.eventId}::uuid
      order by id for no key update
    ),
    -- Joined below so that holds are looked at only once the definitions are locked.
    gate as materialized (select count(*) as definitions from stock),
    freed as materialized (
      select reservation.id, ${ranOut} as ran_out
      from gate, reservation
      where reservation.event_id = ${o.eventId}::uuid and reservation.status = 'PENDING'
        and (${ranOut}${o.replaced ? sql` or (${o.replaced})` : sql``})
      -- A hold that is being settled or paid this very moment is left alone.
      for no key update of reservation skip locked
    ),
    given_back as (
      select line.definition_id, sum(line.quantity)::int as quantity
      from freed join reservation_line as line on line.reservation_id = freed.id
      group by line.definition_id
    ),
    verdict as materialized (
      select stock.*, coalesce(wanted.quantity, 0) as wanted,
        stock.remaining + coalesce(given_back.quantity, 0) as available
      from stock
      left join wanted on wanted.definition_id = stock.id
      left join given_back on given_back.definition_id = stock.id
    ),
    allowed as materialized (
      select coalesce(bool_and(wanted = 0 or available >= wanted) and sum(wanted) = ${total}::int, false) as ok,
        coalesce(sum(wanted * price_cents), 0)::int as total_cents
      from verdict
    ),
    ended as (
      update reservation set status = case when freed.ran_out then 'EXPIRED' else 'CANCELED' end
      from freed, allowed where reservation.id = freed.id and allowed.ok
    ),
    taken as (
      update ticket_definition set remaining = verdict.available - verdict.wanted
      from verdict, allowed
      where ticket_definition.id = verdict.id and allowed.ok and verdict.available - verdict.wanted <> verdict.remaining
    )`;
}

/**
 * Ends a hold and gives its seats back, once: true when this call did it. `sessionId` limits it to the hold whose
 * checkout that is; `now` becomes its end when that was later.
 */
export async function releaseSeats(
  db: Db,
  o: { reservationId: string; status: "CANCELED" | "EXPIRED"; now: Date; sessionId?: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with line as (
      select definition_id, quantity from reservation_line where reservation_id = ${o.reservationId}::uuid
    ),
    stock as materialized (
      select ticket_definition.id, ticket_definition.remaining
      from ticket_definition join line on line.definition_id = ticket_definition.id
      order by ticket_definition.id for no key update of ticket_definition
    ),
    gate as materialized (select count(*) as definitions from stock),
    ended as (
      update reservation
      set status = ${o.status}, checkout_expires = null, expires = least(reservation.expires, ${instant(o.now)})
      from gate
      where reservation.id = ${o.reservationId}::uuid and reservation.status = 'PENDING'
        ${o.sessionId ? sql`and reservation.checkout_session_id = ${o.sessionId}` : sql``}
      returning reservation.id
    ),
    given_back as (
      update ticket_definition set remaining = stock.remaining + line.quantity
      from ended, stock join line on line.definition_id = stock.id
      where ticket_definition.id = stock.id
    )
    select id from ended`);
  return rows.length > 0;
}

/**
 * Cancels an order's valid tickets, or those of them that are named, and gives their seats back; used ones stay as
 * they are. Returns the numbers of those that this call cancelled.
 */
export async function returnTickets(
  db: Db,
  o: { orderNumber: string; eventId: string; ticketNumbers?: string[] | undefined },
): Promise<string[]> {
  const named = o.ticketNumbers
    ? sql`and ticket.ticket_number in (select jsonb_array_elements_text(${JSON.stringify(o.ticketNumbers)}::jsonb))`
    : sql``;
  const { rows } = await db.execute<{ ticketNumber: string }>(sql`
    with stock as materialized (
      select id, remaining from ticket_definition where event_id = ${o.eventId}::uuid order by id for no key update
    ),
    gate as materialized (select count(*) as definitions from stock),
    canceled as (
      update ticket set status = 'CANCELED' from gate
      where ticket.order_number = ${o.orderNumber} and ticket.status = 'VALID' ${named}
      returning ticket.definition_id, ticket.ticket_number
    ),
    seat as (select definition_id, count(*)::int as quantity from canceled group by definition_id),
    given_back as (
      update ticket_definition set remaining = stock.remaining + seat.quantity
      from stock join seat on seat.definition_id = stock.id
      where ticket_definition.id = stock.id
    )
    select ticket_number as "ticketNumber" from canceled`);
  return rows.map(({ ticketNumber }) => ticketNumber);
}
