/** The payment of an order of tickets, while part of its money goes back. */
import { and, eq } from "drizzle-orm";
import type { Db } from "../../store/db";
import { dispute, payment } from "../../store/schema";
import { paymentOf } from "../box-office/orders/order-payment";
import { isPaymentDisputed } from "./disputed-payments";
import type { PaymentRow } from "./refund-types";

/**
 * The payment, locked until the transaction ends: everybody who refunds it waits here. `disputed`: a bank disputes it,
 * as of the lock. Undefined if nothing was paid.
 */
export async function lockPayment(
  tx: Db,
  reservationId: string,
): Promise<{ paid: PaymentRow; disputed: boolean } | undefined> {
  const paid = await paymentOf(tx, reservationId);
  if (!paid) return undefined;
  await tx.select({ id: payment.id }).from(payment).where(eq(payment.id, paid.id)).for("update");
  const disputes = await tx
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.paymentId, paid.id), isPaymentDisputed(dispute.paymentId)))
    .limit(1);
  return { paid, disputed: disputes.length > 0 };
}
