/** A fan returns a purchase within the refund rule: the refund needs no approval and happens once. */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { payment, refund } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { BoxOffice } from "../box-office";
import { type PaidPurchase, paidPurchasesOf } from "../customers/paid-purchases";
import type { BillingDeps } from "../payments/billing-types";

/**
 * `sent`: this amount is on its way. `already`: it was refunded before. `late`: the office has to decide. `absent`: the
 * purchase does not exist or belongs to someone else.
 */
type FanRefundOutcome =
  | { outcome: "sent"; cents: number; currency: string }
  | { outcome: "already" | "late" | "absent" };

const ACTOR = "fan";

export function fanRefunds(
  { store: { db }, clock }: BillingDeps,
  boxOffice: Pick<BoxOffice, "cancelOrder" | "payBack">,
  revokeRefunded: () => Promise<void>,
) {
  /** The request only names the purchase. Our books decide whether and how much is refunded. */
  return async function giveBack({ user }: Visitor, ref: string): Promise<FanRefundOutcome> {
    const bought = user ? await paidPurchasesOf(db, user.userId, clock.now()) : [];
    const found = bought.find((one) => one.ref === ref);
    if (!found) return { outcome: "absent" };
    if (!found.giveBack) return { outcome: found.backCents + found.returnedCents >= found.cents ? "already" : "late" };
    const cents = await (found.kind === "tickets" ? takeTickets(ref) : takeNight(ref));
    return cents > 0 ? { outcome: "sent", cents, currency: found.currency } : { outcome: "already" };
  };

  async function takeTickets(orderNumber: string): Promise<number> {
    const done = await boxOffice.cancelOrder({ orderNumber, actor: ACTOR, reason: "requested" });
    return done?.refundedCents ?? 0;
  }

  async function takeNight(purchaseId: PaidPurchase["ref"]): Promise<number> {
    const wished = await db.transaction((tx) => wish(tx, purchaseId));
    if (!wished) return 0;
    await revokeRefunded();
    await boxOffice.payBack(wished.id);
    return wished.cents;
  }

  /** Writes the refund. Its cause is unique, so repeated clicks make one. */
  async function wish(tx: Db, purchaseId: string): Promise<{ id: string; cents: number } | undefined> {
    const now = clock.now();
    const [paid] = await tx
      .select()
      .from(payment)
      .where(and(eq(payment.kind, "ppv"), eq(payment.ref, purchaseId)))
      .for("update");
    if (!paid) return undefined;
    const [{ back = 0 } = {}] = await tx
      .select({ back: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
      .from(refund)
      .where(eq(refund.paymentId, paid.id));
    const row = { id: randomUUID(), paymentId: paid.id, cents: paid.cents - back, createdAt: now };
    if (row.cents <= 0) return undefined;
    await tx.insert(refund).values({ ...row, reason: "requested", cause: `asked:${paid.id}` });
    const detail = { paymentId: paid.id, cents: row.cents };
    await recordAudit(tx, { at: now, actor: ACTOR, action: "night.given_back", entity: purchaseId, detail });
    return row;
  }
}
