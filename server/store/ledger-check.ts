/**
 * Whether the books balance: seats against tickets and holds, tickets against what was bought, goods against their stock,
 * money against all.
 * Read in one statement, so that what is sold meanwhile disturbs nothing.
 */
import { type SQL, sql } from "drizzle-orm";
import { holdChecks } from "./checks/holds";
import type { Db } from "./db";

/** `entity` is the id of the row that is wrong: a ticket definition, a reservation, an order, a payment or a variant. */
export type LedgerFault = { rule: Rule; entity: string; says: string };
export type Rule = keyof typeof rules;

/** Each selects `entity` and `says` for every row that breaks it. */
const rules = {
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

  totalsAreSums: sql`
    select reservation.id::text, format('%s in all, lines of %s, order of %s',
      reservation.total_cents, line.cents, ticket_order.total_cents)
    from reservation
    left join (
      select reservation_id, sum(quantity * unit_cents)::int as cents from reservation_line group by reservation_id
    ) as line on line.reservation_id = reservation.id
    left join ticket_order on ticket_order.reservation_id = reservation.id
    where coalesce(line.cents, 0) <> reservation.total_cents or ticket_order.total_cents <> reservation.total_cents`,

  paidInFull: sql`
    select order_number, format('%s owed, %s paid', total_cents, paid) from accounts where paid <> total_cents`,

  // What operators refund at Stripe without taking tickets back is goodwill: the tickets stay worth more than is kept.
  keptIsWorth: sql`
    select order_number, format('%s paid and %s sent back, for tickets of %s', paid, back, worth)
    from accounts where paid - back > worth or paid - back < worth - goodwill`,

  neverRefundedMore: sql`
    select id::text, format('%s paid, %s sent back', cents, back) from purse where back > cents`,

  lateMoneyGoesBack: sql`
    select id::text, format('%s paid for no order, %s sent back', cents, back) from purse
    where kind = 'ticket' and back <> cents and (surplus or not exists (
      select 1 from ticket_order where ticket_order.reservation_id::text = purse.ref))`,

  // A piece is out of stock for a purchase while that is open or paid, and for good once it was sent.
  goodsTaken: sql`
    select order_number, format('%s, and its piece is %s', status, case when piece_taken then 'gone' else 'in stock' end)
    from goods_order join purchase on purchase.id = purchase_id
    where case when status in ('OPEN', 'PAID') then not piece_taken else piece_taken and sent_at is null end`,

  goodsInStock: sql`
    select product_variant.id::text, format('%s of %s are gone, %s of them for orders',
      capacity - remaining, capacity, count(*))
    from product_variant join goods_order on goods_order.variant_id = product_variant.id and piece_taken
    group by product_variant.id having capacity - remaining < count(*)`,

  oneCurrency: sql`
    select id::text, format('%s for an order in %s', purse.currency, ticket_order.currency)
    from purse join ticket_order on ticket_order.reservation_id::text = purse.ref
    where kind = 'ticket' and lower(purse.currency) <> lower(ticket_order.currency)`,

  ...holdChecks,
} satisfies Record<string, SQL>;

/** Every fault in the books; none means that they balance. */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  return (await db.execute<LedgerFault>(ledgerStatement())).rows;
}

/** The check as a statement, for whoever asks it often. */
export function ledgerStatement(): SQL {
  const all = Object.entries(rules).map(
    ([rule, faults]) => sql`select ${rule}::text as rule, entity, says from (${faults}) as fault (entity, says)`,
  );
  return sql`
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
          coalesce(sum(cents) filter (where cause like 'dashboard:%'), 0)::int as goodwill
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
    )
    ${sql.join(all, sql` union all `)} order by rule, entity`;
}
