/** Orders of tickets and of goods that were paid for with one payment, by each other's number. */
import { eq } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { goodsOrder, purchase, ticketOrder } from "../../../store/schema";
import { paidBeside } from "./goods-of-hold";

/** The number of the goods that were bought with these seats. */
export async function goodsWith(db: Db, reservationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: goodsOrder.orderNumber })
    .from(purchase)
    .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
    .where(paidBeside(reservationId))
    .limit(1);
  return row?.number;
}

/** The number of the tickets that these goods were bought with. */
export async function ticketsWith(db: Db, purchaseId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: ticketOrder.orderNumber })
    .from(purchase)
    .innerJoin(ticketOrder, eq(ticketOrder.reservationId, purchase.reservationId))
    .where(eq(purchase.id, purchaseId));
  return row?.number;
}
