/** Puts tickets onto seats: their claims, the tickets themselves, what they say, and the mails about it. */
import { sql } from "drizzle-orm";
import type { CompiledPlan } from "../../../app/domain/seating/compiled-plan";
import { wordsOfSeat } from "../../../app/domain/seating/seat-names";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/db";
import { grouped } from "../catalogue/grouped";

export type TicketMove = {
  ticketNumber: string;
  orderNumber: string;
  reservationId: string;
  definitionId: string;
  /** Set if the ticket was transferred: its holder is told, not the buyer. */
  holderEmail: string | null;
  from: number | null;
  to: number;
};

/**
 * The tickets leave their old seats first, so that two of them can change places. The night's tiers are locked, and the
 * new seats are free or belong to another of these tickets.
 */
export async function moveTickets(tx: Db, eventId: string, plan: CompiledPlan, moves: TicketMove[]): Promise<void> {
  const given = JSON.stringify(
    moves.map((move) => ({
      ...{ number: move.ticketNumber, reservation: move.reservationId, definition: move.definitionId },
      ...{ old: move.from, seat: move.to, words: wordsOfSeat(plan, move.to) },
    })),
  );
  const moved = sql`jsonb_to_recordset(${given}::jsonb)
    as moved (number text, reservation uuid, definition uuid, old integer, seat integer, words jsonb)`;
  await tx.execute(sql`
    update ticket set seat = null, seat_words = null from ${moved}
    where ticket_number = moved.number and moved.old is not null`);
  await tx.execute(sql`
    delete from seat_claim using ${moved} where event_id = ${eventId}::uuid and seat_claim.seat = moved.old`);
  await tx.execute(sql`
    insert into seat_claim (event_id, seat, reservation_id, definition_id)
    select ${eventId}::uuid, seat, reservation, definition from ${moved}`);
  await tx.execute(sql`
    update ticket set seat = moved.seat, seat_words = moved.words from ${moved} where ticket_number = moved.number`);
  await tx.execute(sql`
    update reservation_line set seats = (
      select array_agg(coalesce(moved.seat, was) order by place)
      from unnest(seats) with ordinality as old (was, place)
      left join ${moved} on moved.old = was and moved.definition = definition_id and moved.reservation = reservation_id)
    where seats is not null and reservation_id in (select reservation from ${moved})`);
}

/** One mail for each order and for each new holder of a transferred ticket. */
export async function mailNewSeats(tx: Db, moves: TicketMove[], now: Date): Promise<number> {
  const refs = grouped(moves, ({ orderNumber, ticketNumber, holderEmail }) => [
    holderEmail ? `${orderNumber}/${ticketNumber}` : orderNumber,
  ]);
  for (const [ref, moved] of refs) {
    const cause = `new_seats:${ref}:${moved.map(({ to }) => to).join()}:${now.toISOString()}`;
    await enqueueMail(tx, { cause, template: "new_seats", ref, now });
  }
  return refs.size;
}
