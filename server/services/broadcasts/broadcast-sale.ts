/**
 * What a payment for a broadcast does: the fan may watch it. The money goes back if they may already, or if there is
 * nothing left to watch.
 */
import { randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { entitlement, event, ppvEvent, purchase } from "../../store/schema";
import { stateOf } from "../catalogue/pay-per-view";
import type { Purchase } from "../payments/purchase-checkout";
import { type PurchaseSale, purchaseSale } from "../payments/purchase-sale";

type Refusal = "canceled" | "closed" | "double";

/** The cause of a refund begins with one of these and ends with the payment's id. */
export const PAID_TOO_LATE = { canceled: "late_canceled:", closed: "late_closed:" } as const;

export function broadcastSale(row: Purchase): PurchaseSale {
  let refusal: Refusal = "double";
  return {
    ...purchaseSale(row, "ppv"),

    async fulfill(tx, paymentId, now) {
      const over = await isOver(tx, row.ref, now);
      // Two checkouts of one broadcast were paid in two tabs: the second has bought nothing.
      refusal = over ?? "double";
      if (over || !(await grantEntitlement(tx, row, paymentId, now))) return undefined;
      await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
      await enqueueMail(tx, { cause: `night_paid:${row.id}`, template: "night_paid", ref: row.id, now });
      return {};
    },

    async refuse(tx, paymentId) {
      await tx.update(purchase).set({ status: "REFUNDED" }).where(eq(purchase.id, row.id));
      if (refusal === "canceled") return { reason: "event_canceled", cause: PAID_TOO_LATE.canceled + paymentId };
      if (refusal === "closed") return { reason: "expired", cause: PAID_TOO_LATE.closed + paymentId };
      return { reason: "requested", cause: `double:${paymentId}` };
    },
  };
}

/** Why there is nothing left to watch. Calling the night off waits for this lock, and then refunds what was sold. */
async function isOver(tx: Db, ppvId: string, now: Date): Promise<"canceled" | "closed" | undefined> {
  const [broadcast] = await tx.select().from(ppvEvent).where(eq(ppvEvent.id, ppvId));
  if (!broadcast) return "closed";
  const [night] = broadcast.eventId
    ? await tx
        .select({ status: event.status, undated: event.scheduleTbd })
        .from(event)
        .where(eq(event.id, broadcast.eventId))
        .for("share")
    : [];
  if (night?.status === "CANCELED") return "canceled";
  if (night?.undated) return undefined;
  return stateOf(broadcast, now) === "closed" ? "closed" : undefined;
}

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
