/** Money that a bank has taken back for good, without a refund of ours. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { refund } from "../../store/schema";
import { voidOrder } from "../box-office/orders/void-order";
import { BY_BANK } from "./disputed-payments";
import { issueRefundOnce } from "./issue-refund";
import { leftToRefund } from "./left-to-refund";
import { lockPaymentsOf, sharesOf } from "./payments-of-intent";
import type { RefundDeps } from "./refund-types";

export function writingOff({ clock }: RefundDeps) {
  /**
   * Notes, in the dispute's transaction, that a bank has taken back this many cents of a payment at Stripe for good. That
   * settles refunds that we had not sent yet. If nothing is left of a payment for tickets, its order becomes void.
   */
  return async function writeOff(
    tx: Db,
    paymentIntentId: string,
    bank: { disputeId: string; cents: number },
  ): Promise<void> {
    const now = clock.now();
    const paid = await lockPaymentsOf(tx, paymentIntentId);
    const met = sql`${`${BY_BANK}${bank.disputeId}:`} || ${refund.id}`;
    const left: number[] = [];
    for (const row of paid) {
      await tx
        .update(refund)
        .set({ providerRefundId: met, returnedAt: null, retryAt: null })
        .where(and(eq(refund.paymentId, row.id), isNull(refund.providerRefundId)));
      left.push(await leftToRefund(tx, row));
    }
    const shares = sharesOf(bank.cents, left);
    for (const [index, row] of paid.entries()) {
      const cents = shares[index] ?? 0;
      // The first has the dispute's own name, the second one of its own.
      const name = index === 0 ? bank.disputeId : `${bank.disputeId}:${row.kind}`;
      const providerRefundId = BY_BANK + name;
      const written = { reason: "disputed" as const, cause: `dispute:${name}`, providerRefundId, now };
      if (cents > 0) await issueRefundOnce(tx, { ...written, paymentId: row.id, cents });
      if (cents === left[index]) await voidOrder(tx, row, now);
    }
  };
}
