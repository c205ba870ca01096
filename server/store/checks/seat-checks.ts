/** Checks taken seats against tickets, holds and allotments, and numbered seats against their claims. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. check-views.ts defines what they read from. */
export const seatsChecks = {
  seatsTaken: sql`
    select id, format('%s of %s seats are taken, %s sold, %s held, %s allotted',
      capacity - remaining, capacity, sold, held, allotted)
    from seats where capacity - remaining <> sold + held + allotted`,

  neverOversold: sql`
    select id, format('%s sold, %s held, %s allotted of %s', sold, held, allotted, capacity)
    from seats where sold + held + allotted > capacity`,

  confirmedIsOrdered: sql`
    select reservation.id::text, format('%s, with %s', reservation.status, coalesce('order ' || order_number, 'no order'))
    from reservation left join ticket_order on ticket_order.reservation_id = reservation.id
    where (reservation.status = 'CONFIRMED') <> (order_number is not null)`,

  oneTicketPerSeat: sql`
    select coalesce(bought.order_number, issued.order_number), format('%s bought, %s tickets, of tier %s',
      coalesce(bought.seats, 0), coalesce(issued.seats, 0), coalesce(bought.definition_id, issued.definition_id))
    from (
      select order_number, definition_id, quantity as seats
      from ticket_order join reservation_line using (reservation_id)
    ) as bought
    full join (
      select order_number, definition_id, count(*)::int as seats from ticket
      where status <> 'TRANSFERRED' group by order_number, definition_id
    ) as issued using (order_number, definition_id)
    where coalesce(bought.seats, 0) <> coalesce(issued.seats, 0)`,

  ticketsOfTheirNight: sql`
    select ticket.order_number, format('ticket %s is for another night', ticket_number)
    from ticket join ticket_order using (order_number) join ticket_definition on ticket_definition.id = definition_id
    where ticket.event_id <> ticket_order.event_id or ticket_definition.event_id <> ticket.event_id`,

  // Claims of a reservation that has neither a hold nor a valid ticket for the seat: nobody could ever have it.
  claimIsUsed: sql`
    select seat_claim.event_id::text, format('seat %s is claimed for reservation %s, which has no use for it',
      seat, seat_claim.reservation_id)
    from seat_claim where seat_claim.reservation_id is not null
      and not exists (
        select 1 from reservation join reservation_line as line on line.reservation_id = reservation.id
        where reservation.id = seat_claim.reservation_id and reservation.status = 'PENDING'
          and line.definition_id = seat_claim.definition_id and seat_claim.seat = any (line.seats))
      and not exists (
        select 1 from ticket join ticket_order using (order_number)
        where ticket_order.reservation_id = seat_claim.reservation_id and ticket.event_id = seat_claim.event_id
          and ticket.seat = seat_claim.seat and ticket.status in ('VALID', 'USED'))`,

  holdHasItsSeats: sql`
    select reservation.id::text, format('holds seat %s, which it has not claimed', seat)
    from reservation join reservation_line as line on line.reservation_id = reservation.id, unnest(line.seats) as seat
    where reservation.status = 'PENDING' and not exists (
      select 1 from seat_claim where seat_claim.event_id = reservation.event_id and seat_claim.seat = seat.seat
        and seat_claim.reservation_id = reservation.id)`,

  ticketHasItsSeat: sql`
    select ticket.order_number, format('ticket %s has seat %s, which its order has not claimed', ticket_number, seat)
    from ticket join ticket_order using (order_number)
    where seat is not null and ticket.status in ('VALID', 'USED') and not exists (
      select 1 from seat_claim where seat_claim.event_id = ticket.event_id and seat_claim.seat = ticket.seat
        and seat_claim.reservation_id = ticket_order.reservation_id)`,

  // The sale reads the free seats from here, so they must match the claims.
  freeSeatsAreFree: sql`
    select bench.event_id::text, format('bench %s is noted as %s, but its claims say %s', bench, free, really)
    from event_bench as bench, lateral (
      select string_agg(case when claim.seat is null then substr(base, place, 1) else '1' end, '' order by place) as really
      from generate_series(1, length(base)) as place
      left join seat_claim as claim on claim.event_id = bench.event_id and claim.seat = bench.bench * 100 + place
    ) as claims
    where free <> really`,

  phaseTaken: sql`
    select phase_tier.phase_id::text, format('%s of %s seats of tier %s are taken, %s sold or held',
      phase_tier.capacity - phase_tier.remaining, phase_tier.capacity, phase_tier.definition_id, coalesce(used.seats, 0))
    from phase_tier left join (
      select line.phase_id, line.definition_id, sum(line.quantity)::int as seats
      from reservation_line as line join reservation on reservation.id = line.reservation_id
      where line.phase_id is not null and reservation.status in ('PENDING', 'CONFIRMED')
      group by line.phase_id, line.definition_id
    ) as used using (phase_id, definition_id)
    where phase_tier.capacity - phase_tier.remaining <> coalesce(used.seats, 0)`,

  codeUsed: sql`
    select code.text, format('%s uses and %s seats are taken, %s and %s paid or held',
      code.uses - code.uses_left, code.seats - code.seats_left, coalesce(used.uses, 0), coalesce(used.seats, 0))
    from code left join (
      select code_id, count(*)::int as uses, sum(reservation_code.seats)::int as seats
      from reservation_code join reservation on reservation.id = reservation_id
      where reservation.status in ('PENDING', 'CONFIRMED') group by code_id
    ) as used on used.code_id = code.id
    where code.uses - code.uses_left <> coalesce(used.uses, 0) or code.seats - code.seats_left <> coalesce(used.seats, 0)`,

  // Only a promotion code lowers a price.
  discountHasItsCode: sql`
    select reservation.id::text, format('%s a ticket instead of %s, with no promotion code', line.unit_cents, line.list_cents)
    from reservation_line as line join reservation on reservation.id = line.reservation_id
    where line.unit_cents <> coalesce(line.list_cents, line.unit_cents) and (line.unit_cents > line.list_cents or not exists (
      select 1 from reservation_code join code on code.id = code_id
      where reservation_code.reservation_id = reservation.id and code.kind = 'promo'))`,

  claimIsOfASeat: sql`
    select seat_claim.event_id::text, format('seat %s is claimed, but the night has no such seat', seat)
    from seat_claim left join event_bench as one on one.event_id = seat_claim.event_id and one.bench = seat / 100
    where coalesce(substr(one.base, seat % 100, 1), '') in ('', ' ')`,
} satisfies Record<string, SQL>;
