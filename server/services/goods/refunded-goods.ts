/** Goods whose money has gone back: the order is void, and what has not been sent is in stock again. */
import { sql } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/open";
import { goodsOrder, payment, purchase, refund } from "../../store/schema";
import { givePieceBack } from "./piece-stock";

/**
 * Voids what has been refunded whole, whoever did it, and writes to the buyer; her own bank has told her what it took.
 * Any number of calls do it once.
 */
export async function voidRefundedGoods(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; sent: boolean; taken: boolean }>(sql`
      update ${purchase} set status = 'REFUNDED' from ${payment} p, ${goodsOrder} g
      where p.kind = 'shop' and p.ref = ${purchase.id}::text and g.purchase_id = ${purchase.id}
        and ${purchase.status} = 'PAID'
        and p.cents <= (select coalesce(sum(r.cents), 0) from ${refund} r where r.payment_id = p.id)
      returning ${purchase.id} as id, g.sent_at is not null as sent,
        exists (select 1 from ${refund} r where r.payment_id = p.id and r.reason = 'disputed') as taken`);
    for (const { id, sent, taken } of rows) {
      if (!sent) await givePieceBack(tx, id);
      if (!taken) await mailGoodsRefund(tx, id, now);
    }
  });
}

/** Wishes for the mail about the money of a purchase that goes back. */
export const mailGoodsRefund = (tx: Db, purchaseId: string, now: Date) =>
  enqueueMail(tx, { cause: `goods_refund:${purchaseId}`, template: "goods_refund", ref: purchaseId, now });
