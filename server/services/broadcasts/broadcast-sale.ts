/** What a payment for a broadcast does: the fan may watch it, or the money goes back if they may already. */
import { randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { entitlement, purchase } from "../../store/schema";
import type { Purchase } from "../payments/purchase-checkout";
import { type PurchaseSale, purchaseSale } from "../payments/purchase-sale";

export const broadcastSale = (row: Purchase): PurchaseSale => ({
  ...purchaseSale(row, "ppv"),

  async fulfill(tx, paymentId, now) {
    if (!(await grantEntitlement(tx, row, paymentId, now))) return undefined;
    await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
    await enqueueMail(tx, { cause: `night_paid:${row.id}`, template: "night_paid", ref: row.id, now });
    return {};
  },

  /** Two checkouts of one broadcast were paid in two tabs. The second has bought nothing. */
  async refuse(tx, paymentId) {
    await tx.update(purchase).set({ status: "REFUNDED" }).where(eq(purchase.id, row.id));
    return { reason: "requested", cause: `double:${paymentId}` };
  },
});

/** The entitlement to watch; false if the fan has it already. */
async function grantEntitlement(tx: Db, row: Purchase, paymentId: string, now: Date): Promise<boolean> {
  const { userId } = row;
  if (userId === null) return false;
  const granted = await tx
    .insert(entitlement)
    .values({
      id: randomUUID(),
      userId,
      ppvId: row.ref,
      source: "purchase",
      paymentId,
      grantedAt: now,
    })
    // An entitlement that was revoked with its money comes back with new money.
    .onConflictDoUpdate({
      target: [entitlement.userId, entitlement.ppvId, entitlement.source],
      set: { paymentId, grantedAt: now, revokedAt: null, revokeReason: null },
      setWhere: isNotNull(entitlement.revokedAt),
    })
    .returning({ id: entitlement.id });
  return granted.length > 0;
}
