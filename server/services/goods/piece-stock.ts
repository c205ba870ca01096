/**
 * The only SQL that changes how many pieces of a variant remain. A checkout takes a piece when it begins, and puts it
 * back if it ends unpaid. A flag on the order makes sure that each happens once.
 */
import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { AddressParts } from "../../../app/domain/format/address-lines";
import type { Db } from "../../store/connection/open-store";
import { goodsOrder, productVariant, purchase } from "../../store/schema";

/** Takes a piece out of stock; false if there is none left. */
export async function takePiece(tx: Db, variantId: string): Promise<boolean> {
  const { remaining } = productVariant;
  const taken = await tx
    .update(productVariant)
    .set({ remaining: sql`${remaining} - 1` })
    // Null means that stock is unlimited.
    .where(and(eq(productVariant.id, variantId), or(isNull(remaining), gte(remaining, 1))))
    .returning({ id: productVariant.id });
  return taken.length > 0;
}

/** Puts a purchase's piece back in stock, unless that happened before. Call it after the purchase's row was changed. */
export async function givePieceBack(tx: Db, purchaseId: string): Promise<void> {
  await tx.execute(sql`
    with freed as (
      update ${goodsOrder} set piece_taken = false
      where purchase_id = ${purchaseId}::uuid and piece_taken returning variant_id
    )
    update ${productVariant} set remaining = least(capacity, remaining + 1)
    from freed where ${productVariant.id} = freed.variant_id`);
}

/** Where the product goes, as entered on Stripe's page. */
export type GoodsRecipient = { email: string | null; address: AddressParts | null };

/**
 * Gives a paid purchase its piece: the one that was set aside, or another one if that was put back before the payment
 * arrived. False if there is none.
 */
export async function sellPiece(tx: Db, purchaseId: string, buyer: GoodsRecipient): Promise<boolean> {
  // Ending a purchase takes the same lock first.
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
