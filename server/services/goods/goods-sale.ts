/** What a payment for goods does: the pieces are the buyer's, or the money goes back if too few are left. */
import { eq } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/db";
import { goodsOrder, purchase } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { Purchase } from "../payments/purchase-checkout";
import { type PurchaseSale, purchaseSale } from "../payments/purchase-sale";
import { BASKET_SLOT, emptyBasket } from "./basket-lines";
import { type GoodsRecipient, givePiecesBack, sellPieces } from "./piece-stock";
import { mailGoodsRefund } from "./refunded-goods";

export const goodsSale = (row: Purchase, recipient: GoodsRecipient): PurchaseSale => ({
  ...purchaseSale(row, "shop"),

  // Goods beside seats go with them: a fan whose seats are gone gets all of their money back.
  async fulfill(tx, _, now, before) {
    if (!before || !(await sellPieces(tx, row.id, recipient))) return undefined;
    await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
    if (row.slot === BASKET_SLOT || row.reservationId) await emptyBasket(tx, row);
    await recordPaid(tx, row, now);
    await enqueueMail(tx, { cause: `goods:${row.id}`, template: "goods", ref: row.id, now });
    return {};
  },

  async refuse(tx, paymentId) {
    await tx.update(purchase).set({ status: "REFUNDED" }).where(eq(purchase.id, row.id));
    await givePiecesBack(tx, [row.id]);
    return { reason: "expired", cause: `expired:${paymentId}` };
  },

  mailRefund: (tx, _, now) => mailGoodsRefund(tx, row.id, now),
});

async function recordPaid(tx: Db, { id, userId, cents }: Purchase, now: Date): Promise<void> {
  const [order] = await tx
    .select({ entity: goodsOrder.orderNumber })
    .from(goodsOrder)
    .where(eq(goodsOrder.purchaseId, id));
  if (!order) return;
  await recordAudit(tx, { at: now, actor: userId ?? "guest", action: "goods.paid", ...order, detail: { cents } });
}
