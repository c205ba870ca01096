/** What the checks read besides the tables: `seats`, `purse` (payments) and `accounts` (orders). */
import { sql } from "drizzle-orm";

export const views = sql`
  with sold as (
    select definition_id, count(*)::int as seats from ticket where status in ('VALID', 'USED') group by definition_id
  ),
  held as (
    select definition_id, sum(quantity)::int as seats
    from reservation_line join reservation on reservation.id = reservation_id
    where reservation.status = 'PENDING' group by definition_id
  ),
  seats as (
    select id::text, capacity, remaining, allotted, coalesce(sold.seats, 0) as sold, coalesce(held.seats, 0) as held
    from ticket_definition
    left join sold on sold.definition_id = ticket_definition.id
    left join held on held.definition_id = ticket_definition.id
  ),
  -- A surplus payment came too late or twice, and has nothing to do with the order of the same reservation.
  purse as (
    select payment.*, coalesce(gone.back, 0) as back, coalesce(gone.goodwill, 0) as goodwill,
      coalesce(gone.surplus, false) as surplus
    from payment left join (
      select payment_id, sum(cents)::int as back, bool_or(reason = 'expired') as surplus,
        coalesce(sum(cents) filter (where cause ~ '^(dashboard|goodwill|dispute):'), 0)::int as goodwill
      from refund group by payment_id
    ) as gone on gone.payment_id = payment.id
  ),
  accounts as (
    select order_number, total_cents,
      coalesce(sum(purse.cents), 0)::int as paid,
      coalesce(sum(purse.back), 0)::int as back,
      coalesce(sum(purse.goodwill), 0)::int as goodwill,
      case when ticket_order.status = 'REFUNDED' then 0 else coalesce((
        select sum(price_cents) from ticket
        where ticket.order_number = ticket_order.order_number and ticket.status in ('VALID', 'USED')
      ), 0)::int end as worth
    from ticket_order
    left join purse on purse.kind = 'ticket' and not surplus and purse.ref = ticket_order.reservation_id::text
    group by order_number
  )`;
