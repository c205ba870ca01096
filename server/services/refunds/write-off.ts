/** Money that a bank has taken back for good, without a refund of ours. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { payment, refund } from "../../store/schema";
import { voidOrder } from "../box-office/orders/void-order";
import { BY_BANK } from "./disputed-payments";
import { issueRefundOnce } from "./issue-refund";
import { leftToRefund } from "./left-to-refund";
import type { RefundDeps } from "./refund-types";

export function writingOff({ clock }: RefundDeps) {
  /**
   * Notes, in the dispute's transaction, that a bank has taken back this many cents of a payment for good. That settles
   * refunds that we had not sent yet. If nothing is left of the payment, its order becomes void.
   */
  return async function writeOff(tx: Db, paymentId: string, bank: { disputeId: string; cents: number }): Promise<void> {
    const now = clock.now();
    const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
    if (!paid) return;
    const met = sql`${`${BY_BANK}${bank.disputeId}:`} || ${refund.id}`;
    await tx
      .update(refund)
      .set({ providerRefundId: met, returnedAt: null, retryAt: null })
      .where(and(eq(refund.paymentId, paid.id), isNull(refund.providerRefundId)));
    const left = await leftToRefund(tx, paid);
    const cents = Math.min(bank.cents, left);
    if (cents > 0) {
      const providerRefundId = BY_BANK + bank.disputeId;
      const cause = `dispute:${bank.disputeId}`;
      await issueRefundOnce(tx, { paymentId, cents, reason: "disputed", cause, providerRefundId, now });
    }
    if (cents === left) await voidOrder(tx, paid, now);
  };
}
