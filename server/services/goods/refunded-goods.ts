/** Refunded goods: the order becomes void, and pieces that were not sent go back in stock. */
import { sql } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { goodsOrder, payment, purchase, refund } from "../../store/schema";
import { hasRefunds, isRefundedInFull } from "../refunds/left-to-refund";
import { givePiecesBack } from "./piece-stock";

/**
 * Voids orders that were refunded in full, whoever made the refund, and mails the buyer unless their own bank took the
 * money. Repeated calls have no further effect.
 */
export async function voidRefundedGoods(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; sent: boolean; taken: boolean }>(sql`
      update ${purchase} set status = 'REFUNDED' from ${payment} p, ${goodsOrder} g
      where p.kind = 'shop' and p.ref = ${purchase.id}::text and g.purchase_id = ${purchase.id}
        and ${purchase.status} = 'PAID'
        and ${hasRefunds(sql`p.id`)} and ${isRefundedInFull({ id: sql`p.id`, cents: sql`p.cents` })}
      returning ${purchase.id} as id, g.sent_at is not null as sent,
        exists (select 1 from ${refund} r where r.payment_id = p.id and r.reason = 'disputed') as taken`);
    await givePiecesBack(
      tx,
      rows.filter(({ sent }) => !sent).map(({ id }) => id),
    );
    for (const { id, taken } of rows) if (!taken) await mailGoodsRefund(tx, id, now);
  });
}

/** Begins the cause of each mail about refunded goods. A purchase's id follows, or the id of the refund of a part. */
export const GOODS_REFUND_MAIL = "goods_refund:";

/** Enqueues the mail about the refund of a purchase. */
export const mailGoodsRefund = (tx: Db, purchaseId: string, now: Date) =>
  enqueueMail(tx, { cause: GOODS_REFUND_MAIL + purchaseId, template: "goods_refund", ref: purchaseId, now });
