/** Seats every valid ticket that has no seat, on a night that got its plan after tickets were sold. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { recordAudit } from "../audit-trail";
import { grouped } from "../catalogue/grouped";
import { changeSeats, type SeatCommand, type SeatDeps, type SeatFault } from "./change-seats";
import { mailNewSeats, moveTickets, type TicketMove } from "./move-tickets";
import { nameOfSeat } from "./office-claims";

type Seatless = Omit<TicketMove, "from" | "to"> & { name: string; zoneId: string };
/** `left`: tickets for which their zone has no seat; they stay valid. `holds`: unpaid ones, which get seats later. */
type AssignedSeats = {
  seated: { ticketNumber: string; orderNumber: string; place: string }[];
  left: { ticketNumber: string; orderNumber: string; name: string }[];
  holds: number;
  mails: number;
};

/** Orders at a time. The function compares each one with all benches that those before it in its batch have touched. */
const BATCH = 100;

export function seatAssigning(deps: SeatDeps) {
  /** The first buyers get the best seats, each order side by side if its zone has room. May be run again. */
  return (o: SeatCommand): Promise<AssignedSeats | SeatFault> =>
    changeSeats(deps, o, async ({ tx, plan, now }) => {
      const tickets = await seatlessTickets(tx, o.eventId);
      const orders = [...grouped(tickets, ({ orderNumber, zoneId }) => [`${orderNumber} ${zoneId}`]).values()];
      const seat = async (groups: Seatless[][]): Promise<TicketMove[]> => {
        const moved: TicketMove[] = [];
        for (let at = 0; at < groups.length; at += BATCH) {
          const moves = await seatedInTurn(tx, o.eventId, groups.slice(at, at + BATCH));
          await moveTickets(tx, o.eventId, plan, moves);
          moved.push(...moves);
        }
        return moved;
      };
      const together = await seat(orders);
      const placed = new Set(together.map(({ ticketNumber }) => ticketNumber));
      const waiting = tickets.filter(({ ticketNumber }) => !placed.has(ticketNumber));
      const alone = await seat(waiting.map((one) => [one]));

      const moves = [...together, ...alone];
      const seatOf = new Map(moves.map(({ ticketNumber, to }) => [ticketNumber, to]));
      if (moves.length > 0) {
        const detail = { tickets: moves.length, left: tickets.length - moves.length };
        await recordAudit(tx, { at: now, actor: o.actor, action: "seats.assigned", entity: o.eventId, detail });
      }
      return {
        seated: moves.map(({ ticketNumber, orderNumber, to }) => ({
          ...{ ticketNumber, orderNumber },
          place: nameOfSeat(plan, to),
        })),
        left: tickets.filter(({ ticketNumber }) => !seatOf.has(ticketNumber)),
        holds: await seatlessHolds(tx, o.eventId),
        mails: await mailNewSeats(tx, moves, now),
      };
    });
}

async function seatlessTickets(tx: Db, eventId: string): Promise<Seatless[]> {
  const { rows } = await tx.execute<Seatless>(sql`
    select ticket.ticket_number as "ticketNumber", order_number as "orderNumber", ticket.name,
      reservation_id as "reservationId", definition_id as "definitionId", holder_email as "holderEmail",
      section_id as "zoneId"
    from ticket join ticket_order as bought using (order_number) join ticket_definition on ticket_definition.id = definition_id
    where ticket.event_id = ${eventId}::uuid and ticket.status = 'VALID' and seat is null and seated
    order by bought.created_at, order_number, ticket_number
    -- Against a transfer or a check-in at the same time.
    for no key update of ticket`);
  return rows;
}

/**
 * Seats these groups one after the other with the function that also sells seats. Groups for which there are too few
 * seats are left out. Their tickets are already counted in `remaining`, so each is given its own number on top.
 */
async function seatedInTurn(tx: Db, eventId: string, groups: Seatless[][]): Promise<TicketMove[]> {
  if (groups.length === 0) return [];
  const { rows: tiers } = await tx.execute<{ id: string; zone: string | null; have: number }>(sql`
    select id, case when seated then section_id end as zone, remaining as have
    from ticket_definition where event_id = ${eventId}::uuid order by id`);
  const asked = groups.map((group, index) => {
    const want = tiers.map(({ id }) => group.filter(({ definitionId }) => definitionId === id).length);
    return { n: index + 1, want, own: want, may: true, mine: [], named: {}, accessible: 0, must: false };
  });
  const given = JSON.stringify(tiers.map(({ zone, have }, index) => ({ place: index, zone, have })));
  const { rows } = await tx.execute<{ n: number; taken: Record<string, number[]> }>(sql`
    with tier as (select * from jsonb_to_recordset(${given}::jsonb) as tier (place integer, zone uuid, have integer)),
    hall as (select array_agg(zone order by place) as zones, array_agg(have order by place) as have from tier)
    select served.n, served.taken
    from hall, lateral take_turns_2(
      ${eventId}::uuid, hall.zones, hall.have, '{}'::integer[], ${JSON.stringify(asked)}::jsonb) as served
    where served.ok`);
  return rows.flatMap(({ n, taken }) => {
    const group = groups[n - 1] ?? [];
    return tiers.flatMap(({ id }, index) => {
      const seats = taken[String(index + 1)] ?? [];
      const tickets = group.filter(({ definitionId }) => definitionId === id);
      return tickets.map((one, at) => ({ ...one, from: null, to: seats[at] ?? Number.NaN }));
    });
  });
}

/** Holds from before the plan, which may yet be paid. */
async function seatlessHolds(tx: Db, eventId: string): Promise<number> {
  const { rows } = await tx.execute<{ holds: number }>(sql`
    select count(distinct reservation.id)::int as holds
    from reservation join reservation_line as line on line.reservation_id = reservation.id
      join ticket_definition on ticket_definition.id = line.definition_id
    where reservation.event_id = ${eventId}::uuid and reservation.status = 'PENDING' and line.seats is null and seated`);
  return rows[0]?.holds ?? 0;
}
