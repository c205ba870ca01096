/** Money that a bank has taken back for good, without a refund of ours. */
import { and, eq, isNull } from "drizzle-orm";
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
   * Notes, in the dispute's transaction, that a bank has taken back this many cents of a payment at Stripe for good.
   * That settles as much of refunds that we had not sent yet; what we owe beyond it is sent. If nothing is left of a
   * payment for tickets, its order becomes void.
   */
  return async function writeOff(
    tx: Db,
    paymentIntentId: string,
    bank: { disputeId: string; cents: number },
  ): Promise<void> {
    const now = clock.now();
    const paid = await lockPaymentsOf(tx, paymentIntentId);
    const left: number[] = [];
    let rest = bank.cents;
    for (const row of paid) {
      rest = await settleOwed(tx, row.id, { ...bank, cents: rest });
      left.push(await leftToRefund(tx, row));
    }
    const shares = sharesOf(rest, left);
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

  /** Returns how many of the bank's cents settle nothing that we owe. */
  async function settleOwed(tx: Db, paymentId: string, bank: { disputeId: string; cents: number }): Promise<number> {
    const owed = await tx
      .select()
      .from(refund)
      .where(and(eq(refund.paymentId, paymentId), isNull(refund.providerRefundId)))
      .orderBy(refund.createdAt, refund.id);
    let rest = bank.cents;
    for (const { id, cents } of owed) {
      const met = { providerRefundId: `${BY_BANK}${bank.disputeId}:${id}`, returnedAt: null, retryAt: null };
      // Of a larger refund, the rest stays owed. The bank's own part is then left to be written off.
      await tx
        .update(refund)
        .set(cents <= rest ? met : { cents: cents - rest })
        .where(eq(refund.id, id));
      if (cents > rest) return rest;
      rest -= cents;
    }
    return rest;
  }
}
