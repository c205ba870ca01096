/** Ends a purchase that was not paid. */
import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { purchase } from "../../store/schema";
import { givePiecesBack } from "../goods/piece-stock";

/** Ends an open purchase if `still` holds for it, and puts its pieces back in stock. False if it had ended before. */
export async function endPurchase(tx: Db, id: string, still: SQL | undefined): Promise<boolean> {
  const ended = await tx
    .update(purchase)
    .set({ status: "ENDED" })
    .where(and(eq(purchase.id, id), eq(purchase.status, "OPEN"), still))
    .returning({ id: purchase.id });
  if (ended.length > 0) await givePiecesBack(tx, [id]);
  return ended.length > 0;
}
