/** Checks the waiting list, and tickets that were given back. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. */
export const waitingChecks = {
  oneOfferPerEntry: sql`
    select entry_id::text, format('%s offers at a time: %s', count(*), string_agg(id::text, ', '))
    from reservation where status = 'PENDING' and entry_id is not null group by entry_id having count(*) > 1`,

  // Otherwise a walk-up gets seats that the entry would take.
  needIsNoted: sql`
    select entry.id::text, format('takes %s of tier %s, which is noted to need %s', need, tier.id, coalesce(wait_need::text, 'none'))
    from wait_entry as entry
    cross join lateral (select case when entry.fewer then 1 else entry.quantity end as need) as one
    join ticket_definition as tier on tier.event_id = entry.event_id and tier.id = any (entry.tiers)
    where entry.status = 'WAITING' and (wait_need is null or wait_need > need)`,

  offerHasItsEntry: sql`
    select reservation.id::text, format('offered to entry %s, which is %s', entry.id, entry.status)
    from reservation join wait_entry as entry on entry.id = reservation.entry_id
    where reservation.status = 'PENDING' and reservation.checkout_session_id is null and entry.status = 'WAITING'`,

  returnIsOneTicket: sql`
    select one.id::text, format('%s, its ticket is %s and its reservation %s', one.status, old.status,
      coalesce(buyer.status, 'none'))
    from ticket_return as one join ticket as old using (ticket_number)
    left join reservation as buyer on buyer.id = one.reservation_id
    where case one.status
      when 'LISTED' then old.status <> 'VALID' or one.reservation_id is not null
      when 'TAKEN' then old.status <> 'VALID' or buyer.status is distinct from 'PENDING'
      when 'SOLD' then old.status in ('VALID', 'USED') or buyer.status is distinct from 'CONFIRMED'
      else false end`,

  returnTakesNoStock: sql`
    select reservation.id::text, format('stands on returned tickets, and has %s lines', count(*))
    from reservation join reservation_line on reservation_id = reservation.id
    where origin = 'return' and status <> 'CONFIRMED' group by reservation.id`,

  returnIsPaidBack: sql`
    select one.id::text, format('sold for %s, %s sent back', one.price_cents, coalesce(refund.cents, 0))
    from ticket_return as one left join refund on refund.cause = 'return:' || one.id
    where one.status = 'SOLD' and coalesce(refund.cents, 0) > one.price_cents`,
} satisfies Record<string, SQL>;
