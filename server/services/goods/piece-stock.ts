/**
 * The only SQL that changes how many pieces of a variant remain. A checkout takes the pieces of all its lines when it
 * begins, and puts them back if it ends unpaid. Each line counts the pieces that it has, so each moves once. A
 * transaction that needs several variants locks them in the order of their ids.
 */
import { eq, sql } from "drizzle-orm";
import type { AddressParts } from "../../../app/domain/format/address-lines";
import type { Db } from "../../store/connection/open-store";
import { goodsLine, goodsOrder, purchase } from "../../store/schema";

export type WantedPieces = { variantId: string; quantity: number };

/** Takes the pieces of all lines out of stock, or none of them. Returns the variants of which too few are left. */
export async function takePieces(tx: Db, wanted: WantedPieces[]): Promise<string[]> {
  const lines = JSON.stringify(wanted.map(({ variantId: id, quantity: pieces }) => ({ id, pieces })));
  const { rows } = await tx.execute<{ id: string; enough: boolean }>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${lines}::jsonb) as line(id uuid, pieces int)
    ),
    locked as materialized (
      select variant.id, variant.remaining, wanted.pieces
      from product_variant variant join wanted on wanted.id = variant.id
      order by variant.id for no key update of variant
    ),
    -- Null means that stock is unlimited.
    verdict as (
      select wanted.id, coalesce(locked.id is not null and (locked.remaining is null or locked.remaining >= wanted.pieces), false)
        as enough
      from wanted left join locked on locked.id = wanted.id
    ),
    taken as (
      update product_variant set remaining = product_variant.remaining - locked.pieces
      from locked where product_variant.id = locked.id and (select bool_and(enough) from verdict)
    )
    select id, enough from verdict`);
  return rows.filter(({ enough }) => !enough).map(({ id }) => id);
}

/** Puts all pieces of these purchases back in stock, once. Call it after the purchases' rows were changed. */
export async function givePiecesBack(tx: Db, purchaseIds: string[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  const ids = sql`array[${sql.join(
    purchaseIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`;
  await tx.execute(sql`
    with had as materialized (
      select purchase_id, variant_id, taken from goods_line
      where purchase_id = any(${ids}) and taken > 0
      order by purchase_id, variant_id for no key update
    ),
    freed as (
      update goods_line set taken = 0 from had
      where goods_line.purchase_id = had.purchase_id and goods_line.variant_id = had.variant_id
    ),
    pieces as (select variant_id, sum(taken)::int as back from had group by variant_id),
    locked as materialized (
      select variant.id, pieces.back
      from product_variant variant join pieces on pieces.variant_id = variant.id
      order by variant.id for no key update of variant
    )
    update product_variant set remaining = least(capacity, remaining + locked.back)
    from locked where product_variant.id = locked.id`);
  await tx.execute(sql`
    update goods_order set piece_taken = false where purchase_id = any(${ids}) and piece_taken`);
}

/** Puts some pieces of one line back in stock; the line must have them. */
export async function givePieceBack(tx: Db, purchaseId: string, variantId: string, pieces: number): Promise<void> {
  await tx.execute(sql`
    with freed as (
      update goods_line set taken = taken - ${pieces}::int
      where purchase_id = ${purchaseId}::uuid and variant_id = ${variantId}::uuid returning variant_id
    )
    update product_variant set remaining = least(capacity, remaining + ${pieces}::int)
    from freed where product_variant.id = freed.variant_id`);
}

/** Where the goods go, as entered on Stripe's page. */
export type GoodsRecipient = { email: string | null; address: AddressParts | null };

/**
 * Gives a paid purchase its pieces: those that were set aside, or others if they were put back before the payment
 * arrived. False if there are not enough for every line.
 */
export async function sellPieces(tx: Db, purchaseId: string, buyer: GoodsRecipient): Promise<boolean> {
  // Ending a purchase takes the same lock first.
  await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("no key update");
  const lines = await tx.select().from(goodsLine).where(eq(goodsLine.purchaseId, purchaseId));
  if (lines.length === 0) return false;
  const missing = lines.map(({ variantId, quantity, taken }) => ({ variantId, quantity: quantity - taken }));
  const short = await takePieces(
    tx,
    missing.filter(({ quantity }) => quantity > 0),
  );
  const sold = short.length === 0;
  if (sold) {
    await tx
      .update(goodsLine)
      .set({ taken: sql`${goodsLine.quantity}` })
      .where(eq(goodsLine.purchaseId, purchaseId));
  }
  await tx
    .update(goodsOrder)
    .set({ ...buyer, ...(sold && { pieceTaken: true }) })
    .where(eq(goodsOrder.purchaseId, purchaseId));
  return sold;
}
