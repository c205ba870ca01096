/** Checks goods orders and their lines against stock and money. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. check-views.ts defines what they read from. */
export const goodsChecks = {
  // Pieces are out of stock while their purchase is open or paid, until they are refunded; for good once they were sent.
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
