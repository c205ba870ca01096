/** What a promotion code took off an order. */
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { code, reservationCode } from "../../../store/schema";
import { linesOf } from "../reserving/reservation-lines";

/** `lines` are at their prices before the discount. */
export type OrderDiscount = {
  code: string;
  cents: number;
  lines: { name: string; quantity: number; listCents: number }[];
};

/** Undefined if the order was bought without such a code. */
export async function discountOf(db: Db, reservationId: string): Promise<OrderDiscount | undefined> {
  const [promo] = await db
    .select({ text: code.text })
    .from(reservationCode)
    .innerJoin(code, eq(code.id, reservationCode.codeId))
    .where(and(eq(reservationCode.reservationId, reservationId), eq(code.kind, "promo")));
  if (!promo) return undefined;
  const lines = await linesOf(db, reservationId);
  const cents = lines.reduce((sum, line) => sum + line.quantity * (line.listCents - line.unitCents), 0);
  return cents > 0 ? { code: promo.text, cents, lines } : undefined;
}
