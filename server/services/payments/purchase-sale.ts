/** What payments for broadcasts and for goods have in common: both are rows in `purchase`. */
import { eq } from "drizzle-orm";
import { purchase } from "../../store/schema";
import type { Purchase } from "./purchase-checkout";
import type { PaymentSale } from "./settle-payment";

export type PurchaseSale = PaymentSale & { kind: "ppv" | "shop" };

export const purchaseSale = (row: Purchase, kind: PurchaseSale["kind"]) => ({
  kind,
  ref: row.id,
  price: { cents: row.cents, currency: row.currency },
  mismatch: "odd payment",

  async settledBefore(tx: Parameters<PaymentSale["settledBefore"]>[0]) {
    const [known] = await tx.select({ status: purchase.status }).from(purchase).where(eq(purchase.id, row.id));
    return known?.status === "REFUNDED" ? ("refunded" as const) : ("paid" as const);
  },
});
