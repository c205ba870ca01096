/** Billing checks: refunds that didn't arrive, purchases whose money wasn't returned, memberships and trials. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. check-views.ts defines what they read from. */
export const billingChecks = {
  refundsArrive: sql`
    select id::text, format('%s of payment %s came back from the bank (%s) and is owed', cents, payment_id, failure_reason)
    from refund where returned_at is not null`,

  // Premium is paid at Stripe only, so it has no payment here.
  refundedIsBack: sql`
    select purchase.id::text, format('%s, with %s of %s sent back', status, back, purse.cents)
    from purchase join purse on purse.ref = purchase.id::text and purse.kind <> 'ticket'
    where status = 'REFUNDED' and back < purse.cents`,

  calledOffIsBack: sql`
    select purse.id::text, format('%s paid for a broadcast of a night that is called off, %s sent back', purse.cents, back)
    from purse
    join purchase on purchase.id::text = purse.ref
    join ppv_event on ppv_event.id::text = purchase.ref
    join event on event.id = ppv_event.event_id
    where purse.kind = 'ppv' and event.status = 'CANCELED' and back < purse.cents`,

  // While a night is being called off, its job takes the orders back.
  calledOffIsTakenBack: sql`
    select ticket_order.order_number, format('%s, for a night that is called off', ticket_order.status)
    from ticket_order join event on event.id = ticket_order.event_id
    where event.status = 'CANCELED' and ticket_order.status in ('PAID', 'FREE') and not exists (
      select 1 from office_job where office_job.entity = event.id::text and office_job.finished_at is null)`,

  paidAsAsked: sql`
    select purchase.id::text, format('%s %s asked for, %s %s paid',
      purchase.cents, lower(purchase.currency), purse.cents, purse.currency)
    from purchase join purse on purse.ref = purchase.id::text and purse.kind <> 'ticket'
    where purchase.cents <> purse.cents or lower(purchase.currency) <> lower(purse.currency)`,

  oneMembership: sql`
    select user_id, format('%s memberships at a time: %s', count(*), string_agg(id || ' ' || status, ', ' order by id))
    from subscription where status in ('trialing', 'active', 'past_due', 'unpaid')
    group by user_id having count(*) > 1`,

  refusedTrialHasEnded: sql`
    select id, format('its card has had a trial, and it is %s', status)
    from subscription where trial_refused and status <> 'canceled'`,
} satisfies Record<string, SQL>;
