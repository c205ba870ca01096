/** An order whose payment has gone back in full is void, and its seats go back on sale. */
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { refund, ticketOrder } from "../../../store/schema";
import { recordAudit } from "../../audit-trail";
import type { PaymentRow } from "../../refunds/refund-types";
import { orderOf } from "../checkout/issue-order";
import { returnTickets } from "../reserving/seat-stock";

/** Has no effect on payments of broadcasts and goods, or if the order is void already. */
export async function voidOrder(tx: Db, paid: PaymentRow, now: Date): Promise<void> {
  const order = await orderOf(tx, paid.ref);
  // A surplus payment has its own refund and does not concern the order.
  const [surplus] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.paymentId, paid.id), eq(refund.reason, "expired")));
  if (!order || surplus) return;
  const changed = await tx
    .update(ticketOrder)
    .set({ status: "REFUNDED" })
    .where(and(eq(ticketOrder.orderNumber, order.orderNumber), ne(ticketOrder.status, "REFUNDED")))
    .returning({ orderNumber: ticketOrder.orderNumber });
  if (changed.length === 0) return;
  await returnTickets(tx, order);
  const detail = { paymentId: paid.id, cents: paid.cents };
  await recordAudit(tx, { at: now, actor: "Stripe", action: "order.refunded", entity: order.orderNumber, detail });
}
