/** Checks orders against payments and refunds. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. check-views.ts defines what they read from. */
export const moneyChecks = {
  totalsAreSums: sql`
    select reservation.id::text, format('%s in all, lines of %s, order of %s',
      reservation.total_cents, line.cents, ticket_order.total_cents)
    from reservation
    left join (
      select reservation_id, sum(quantity * unit_cents)::int as cents from reservation_line group by reservation_id
    ) as line on line.reservation_id = reservation.id
    left join ticket_order on ticket_order.reservation_id = reservation.id
    where (coalesce(line.cents, 0) <> reservation.total_cents
      and not (reservation.origin = 'return' and reservation.status <> 'CONFIRMED')) or ticket_order.total_cents <> reservation.total_cents`,

  paidInFull: sql`
    select order_number, format('%s owed, %s paid', total_cents, paid) from accounts where paid <> total_cents`,

  // A refund without taking tickets back, by the office or at Stripe, is goodwill, and so is a part that a bank took:
  // the tickets are then worth more than we keep.
  keptIsWorth: sql`
    select order_number, format('%s paid and %s sent back, for tickets of %s', paid, back, worth)
    from accounts where paid - back > worth or paid - back < worth - goodwill`,

  neverRefundedMore: sql`
    select id::text, format('%s paid, %s sent back', cents, back) from purse where back > cents`,

  lateMoneyGoesBack: sql`
    select id::text, format('%s paid for no order, %s sent back', cents, back) from purse
    where kind = 'ticket' and back <> cents and (surplus or not exists (
      select 1 from ticket_order where ticket_order.reservation_id::text = purse.ref))`,

  oneCurrency: sql`
    select id::text, format('%s for an order in %s', purse.currency, ticket_order.currency)
    from purse join ticket_order on ticket_order.reservation_id::text = purse.ref
    where kind = 'ticket' and lower(purse.currency) <> lower(ticket_order.currency)`,
} satisfies Record<string, SQL>;
