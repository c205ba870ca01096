/** Who has the seats of a night, for the office. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { releaseSeats } from "../box-office/reserving/seat-stock";
import { instant } from "../box-office/reserving/sql-values";

/** An order's or a hold's, or the office's own (`why`). */
export type SeatOwner = {
  seat: number;
  why: "guest" | "blocked" | "killed" | null;
  note: string | null;
  /** When the hold ends, or when a guest's seat goes on sale. */
  until: Date | null;
  reservationId: string | null;
  orderNumber: string | null;
  ticketNumber: string | null;
};

/** Who has these seats, or all of the night's; free seats are left out. */
export async function ownersOf(tx: Db, eventId: string, seats?: number[]): Promise<Map<number, SeatOwner>> {
  const among = seats
    ? sql`and claim.seat in (select value::integer from jsonb_array_elements_text(${JSON.stringify(seats)}::jsonb))`
    : sql``;
  const { rows } = await tx.execute<Omit<SeatOwner, "until"> & { until: string | Date | null }>(sql`
    select claim.seat, claim.why, claim.note, coalesce(claim.until, hold.expires) as until,
      claim.reservation_id as "reservationId", bought.order_number as "orderNumber", ticket.ticket_number as "ticketNumber"
    from seat_claim as claim
    left join reservation as hold on hold.id = claim.reservation_id
    left join ticket_order as bought on bought.reservation_id = claim.reservation_id
    left join ticket on ticket.event_id = claim.event_id and ticket.seat = claim.seat
      and ticket.status in ('VALID', 'USED')
    where claim.event_id = ${eventId}::uuid ${among} order by claim.seat`);
  return new Map(rows.map((row) => [row.seat, { ...row, until: row.until ? new Date(row.until) : null }]));
}

/** For queries on claims: whether the next fan who asks for the seat gets it. */
export const isOverdue = (now: Date): SQL => sql`(coalesce(seat_claim.until <= ${instant(now)}, false) or exists (
  select 1 from reservation where reservation.id = seat_claim.reservation_id and status = 'PENDING'
    and expires <= ${instant(now)} and checkout_session_id is null))`;

/** Gives back the seats of holds that ran out, and of guests who are overdue. The night's tiers are locked. */
export async function endOverdueClaims(tx: Db, eventId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from reservation
    where event_id = ${eventId}::uuid and status = 'PENDING' and expires <= ${instant(now)}
      and checkout_session_id is null
    for no key update skip locked`);
  for (const { id } of rows) await releaseSeats(tx, { reservationId: id, status: "EXPIRED", now, sessionId: null });
  await tx.execute(sql`
    delete from seat_claim where event_id = ${eventId}::uuid and why = 'guest' and until <= ${instant(now)}`);
}
