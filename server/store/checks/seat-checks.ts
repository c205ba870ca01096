/** Checks taken seats against tickets, holds and allotments. */
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
} satisfies Record<string, SQL>;
