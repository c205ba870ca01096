/**
 * The only SQL that changes how many pieces of a variant remain: one is taken when a checkout begins, if there is one,
 * and given back when that comes to nothing. The order's own mark makes both happen once.
 */
import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { AddressParts } from "../../../app/domain/address-lines";
import type { Db } from "../../store/open";
import { goodsOrder, productVariant, purchase } from "../../store/schema";

/** Takes a piece out of stock; false when there is none left. */
export async function takePiece(tx: Db, variantId: string): Promise<boolean> {
  const { remaining } = productVariant;
  const taken = await tx
    .update(productVariant)
    .set({ remaining: sql`${remaining} - 1` })
    // Without a number there is no end of it.
    .where(and(eq(productVariant.id, variantId), or(isNull(remaining), gte(remaining, 1))))
    .returning({ id: productVariant.id });
  return taken.length > 0;
}

/** Puts back what was taken for a purchase, if anything still is; to be called after its row is changed. */
export async function givePieceBack(tx: Db, purchaseId: string): Promise<void> {
  await tx.execute(sql`
    with freed as (
      update ${goodsOrder} set piece_taken = false
      where purchase_id = ${purchaseId}::uuid and piece_taken returning variant_id
    )
    update ${productVariant} set remaining = least(capacity, remaining + 1)
    from freed where ${productVariant.id} = freed.variant_id`);
}

/** Where the article goes, as Stripe was told. */
export type GoodsRecipient = { email: string | null; address: AddressParts | null };

/**
 * The piece of a paid purchase becomes the buyer's: the one put aside for it, or, when that was given back before the
 * money came, another one. False when there is none.
 */
export async function sellPiece(tx: Db, purchaseId: string, buyer: GoodsRecipient): Promise<boolean> {
  // Whoever ends a purchase locks it first, too.
  await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("no key update");
  const [order] = await tx.select().from(goodsOrder).where(eq(goodsOrder.purchaseId, purchaseId));
  if (!order) return false;
  const pieceTaken = order.pieceTaken || (await takePiece(tx, order.variantId));
  await tx
    .update(goodsOrder)
    .set({ ...buyer, pieceTaken })
    .where(eq(goodsOrder.purchaseId, purchaseId));
  return pieceTaken;
}
