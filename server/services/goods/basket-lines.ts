/** The rows of baskets: what a visitor wants to buy. Pieces stay in stock until the checkout opens. */
import { eq, sql } from "drizzle-orm";
import { MOST_LINES, MOST_PIECES } from "../../../app/domain/shop/basket-limits";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { basketLine } from "../../store/schema";
import { instant } from "../box-office/reserving/sql-values";
import type { Purchase } from "../payments/purchase-checkout";

export type BasketRow = typeof basketLine.$inferSelect;

/** The slot of a basket's checkout: a visitor has one at a time. */
export const BASKET_SLOT = "basket";

export const basketOwner = ({ user, visitorId }: Pick<Visitor, "user" | "visitorId">): string =>
  user?.userId ?? visitorId;

/** Reads a basket, in the order in which its lines were added. Every page of a hold asks for it. */
export function basketReader(db: Db): (owner: string) => Promise<BasketRow[]> {
  const rows = db
    .select()
    .from(basketLine)
    .where(eq(basketLine.owner, sql.placeholder("owner")))
    .orderBy(basketLine.addedAt, basketLine.variantId)
    .prepare("basket_rows");
  return (owner) => rows.execute({ owner });
}

type AddedPieces = Pick<BasketRow, "owner" | "variantId" | "quantity" | "seenCents" | "addedAt">;

/** Adds pieces of a variant, up to `MOST_PIECES`. False if the basket has no room for another line. */
export async function addToBasket(db: Db, added: AddedPieces): Promise<boolean> {
  const { owner, variantId, quantity, seenCents, addedAt } = added;
  const { rows } = await db.execute(sql`
    insert into basket_line (owner, variant_id, quantity, seen_cents, added_at)
    select ${owner}, ${variantId}::uuid, ${Math.min(quantity, MOST_PIECES)}::int, ${seenCents}::int, ${instant(addedAt)}
    where exists (select 1 from basket_line where owner = ${owner} and variant_id = ${variantId}::uuid)
      or (select count(*) from basket_line where owner = ${owner}) < ${MOST_LINES}
    on conflict (owner, variant_id) do update set
      quantity = least(${MOST_PIECES}::int, basket_line.quantity + excluded.quantity), seen_cents = excluded.seen_cents
    returning variant_id`);
  return rows.length > 0;
}

/** Removes the goods that were just paid for from their buyer's basket, and leaves later additions. */
export async function emptyBasket(tx: Db, { id }: Purchase): Promise<void> {
  await tx.execute(sql`
    with bought as (
      select coalesce(user_id, visitor_id) as owner, variant_id, quantity
      from goods_line join purchase on purchase.id = purchase_id where purchase_id = ${id}::uuid
    ),
    kept as (
      update basket_line set quantity = basket_line.quantity - bought.quantity from bought
      where basket_line.owner = bought.owner and basket_line.variant_id = bought.variant_id
        and basket_line.quantity > bought.quantity
    )
    delete from basket_line using bought
    where basket_line.owner = bought.owner and basket_line.variant_id = bought.variant_id
      and basket_line.quantity <= bought.quantity`);
}

/**
 * Moves goods that can no longer be paid for to a basket. If the basket has a variant already, the larger number stays.
 */
export async function goodsIntoBasket(tx: Db, purchaseId: string, o: { owner: string; now: Date }): Promise<void> {
  await tx.execute(sql`
    insert into basket_line (owner, variant_id, quantity, seen_cents, added_at)
    select ${o.owner}, variant_id, quantity, unit_cents, ${instant(o.now)}
    from goods_line where purchase_id = ${purchaseId}::uuid
    on conflict (owner, variant_id) do update set quantity = greatest(basket_line.quantity, excluded.quantity)`);
}

/** A guest's basket becomes the fan's. Where both have a variant, the larger number stays. */
export async function moveBasket(db: Db, { userId, visitorId }: { userId: string; visitorId: string }): Promise<void> {
  await db.execute(sql`
    with moved as (delete from basket_line where owner = ${visitorId} returning *)
    insert into basket_line (owner, variant_id, quantity, seen_cents, added_at)
    select ${userId}, variant_id, quantity, seen_cents, added_at from moved
    on conflict (owner, variant_id) do update set quantity = greatest(basket_line.quantity, excluded.quantity)`);
}
