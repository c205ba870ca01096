/** The payment of an order. */
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { payment, refund } from "../../../store/schema";
import type { PaymentRow } from "../../refunds/refund-types";

/** Undefined for a free order. A second payment of the same seats was refunded automatically and does not count. */
export async function paymentOf(tx: Db, reservationId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select({ payment })
    .from(payment)
    .where(
      and(
        eq(payment.kind, "ticket"),
        eq(payment.ref, reservationId),
        sql`not exists (select 1 from ${refund} where ${refund.paymentId} = ${payment.id} and ${refund.reason} = 'expired')`,
      ),
    );
  return row?.payment;
}
