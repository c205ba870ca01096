/** Checks goods orders and their lines against stock and money. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. check-views.ts defines what they read from. */
export const goodsChecks = {
  // An open or paid purchase keeps its pieces out of stock, except refunded ones. Pieces that were sent stay out for
  // good.
  goodsTaken: sql`
    select order_number, format('%s, and %s of %s pieces of %s are out of stock, %s refunded',
      status, taken, quantity, goods_line.name, refunded)
    from goods_order
    join purchase on purchase.id = goods_order.purchase_id
    join goods_line on goods_line.purchase_id = purchase.id
    where case
      when status = 'OPEN' then taken <> quantity
      when sent_at is not null then taken < quantity - refunded
      when status = 'PAID' then taken <> quantity - refunded
      else taken > 0
    end`,

  goodsInStock: sql`
    select product_variant.id::text, format('%s of %s are gone, %s of them for orders',
      capacity - remaining, capacity, sum(taken))
    from product_variant join goods_line on goods_line.variant_id = product_variant.id and taken > 0
    group by product_variant.id having capacity - remaining < sum(taken)`,

  goodsTotals: sql`
    select order_number, format('%s in all, lines of %s', purchase.cents, coalesce(sum(quantity * unit_cents), 0))
    from goods_order
    join purchase on purchase.id = goods_order.purchase_id
    left join goods_line on goods_line.purchase_id = purchase.id
    group by order_number, purchase.cents
    having coalesce(sum(quantity * unit_cents), 0) <> purchase.cents`,

  // A payment at Stripe is one row of ours or two: one for seats, one for the goods bought with them.
  paidTogether: sql`
    select payment.payment_intent_id, format('paid for %s', string_agg(payment.kind || ' ' || payment.ref, ', ' order by payment.kind))
    from payment left join purchase on purchase.id::text = payment.ref and payment.kind = 'shop'
    where payment.payment_intent_id is not null
    group by payment.payment_intent_id
    having count(*) > 1 and (
      array_agg(payment.kind order by payment.kind) <> array['shop', 'ticket'] or count(distinct payment.checkout_session_id) <> 1
      or count(distinct lower(payment.currency)) <> 1
      or max(reservation_id::text) is distinct from max(payment.ref) filter (where payment.kind = 'ticket'))`,

  besideTheirSeats: sql`
    select order_number, format('%s beside reservation %s, which was not paid with it', purchase.status, reservation_id)
    from goods_order join purchase on purchase.id = goods_order.purchase_id
    where reservation_id is not null and purchase.status in ('PAID', 'REFUNDED') and not exists (
      select 1 from payment seats join payment goods on goods.checkout_session_id = seats.checkout_session_id
      where seats.kind = 'ticket' and seats.ref = reservation_id::text and goods.ref = purchase.id::text)`,

  // Refunds made at Stripe are goodwill, and take no piece back.
  piecesAreRefunded: sql`
    select order_number, format('pieces of %s were taken back, and %s sent back', worth, coalesce(back, 0))
    from (
      select purchase_id, sum(refunded * unit_cents)::int as worth from goods_line group by purchase_id
    ) as pieces
    join goods_order on goods_order.purchase_id = pieces.purchase_id
    left join purse on purse.kind = 'shop' and purse.ref = pieces.purchase_id::text
    where worth > coalesce(back, 0)`,
} satisfies Record<string, SQL>;
