/** Checks goods orders against stock. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. check-views.ts defines what they read from. */
export const goodsChecks = {
  // A piece is out of stock while its purchase is open or paid, and for good once it was sent.
  goodsTaken: sql`
    select order_number, format('%s, and its piece is %s', status, case when piece_taken then 'gone' else 'in stock' end)
    from goods_order join purchase on purchase.id = purchase_id
    where case when status in ('OPEN', 'PAID') then not piece_taken else piece_taken and sent_at is null end`,

  goodsInStock: sql`
    select product_variant.id::text, format('%s of %s are gone, %s of them for orders',
      capacity - remaining, capacity, count(*))
    from product_variant join goods_order on goods_order.variant_id = product_variant.id and piece_taken
    group by product_variant.id having capacity - remaining < count(*)`,
} satisfies Record<string, SQL>;
