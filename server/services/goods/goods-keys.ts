/** Keys to guests' goods orders: 128 random bits in a private link. We store only their hashes. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { goodsKey, goodsOrder } from "../../store/schema";

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Makes another key that opens the order. Earlier keys stay valid. */
export async function mintGoodsKey(db: Db, purchaseId: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  await db.insert(goodsKey).values({ hash: hashOf(key), purchaseId, createdAt: now });
  return key;
}

/** The number of the order that this key opens; undefined if key or order is wrong. */
export async function goodsOrderWithKey(db: Db, purchaseId: string, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderNumber: goodsOrder.orderNumber })
    .from(goodsKey)
    .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, goodsKey.purchaseId))
    .where(and(eq(goodsKey.hash, hashOf(key)), eq(goodsKey.purchaseId, purchaseId)));
  return row?.orderNumber;
}

/** Whether one of the visitor's keys opens this order. The cookie only claims it; the store decides. */
export async function holdsGoodsKey(db: Db, { orderKeys }: Visitor, purchaseId: string): Promise<boolean> {
  const hashes = Object.values(orderKeys).map(hashOf);
  if (hashes.length === 0) return false;
  const rows = await db
    .select({ hash: goodsKey.hash })
    .from(goodsKey)
    .where(and(inArray(goodsKey.hash, hashes), eq(goodsKey.purchaseId, purchaseId)));
  return rows.length > 0;
}
