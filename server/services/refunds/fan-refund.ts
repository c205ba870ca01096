/** A fan returns a purchase within the refund rule: the refund needs no approval and happens once. */
import { and, eq } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { payment } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { BoxOffice } from "../box-office";
import { type PaidPurchase, paidPurchasesOf } from "../customers/paid-purchases";
import type { BillingDeps } from "../payments/billing-types";
import type { Refunds } from "../refunds";
import { refundRest } from "./issue-refund";

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
  {
    boxOffice,
    refunds,
    revokeRefunded,
  }: {
    boxOffice: Pick<BoxOffice, "cancelOrder">;
    refunds: Pick<Refunds, "send">;
    revokeRefunded: () => Promise<void>;
  },
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
    const issued = await db.transaction((tx) => refundNight(tx, purchaseId));
    if (!issued) return 0;
    await revokeRefunded();
    await refunds.send(issued.id);
    return issued.cents;
  }

  async function refundNight(tx: Db, purchaseId: string): Promise<{ id: string; cents: number } | undefined> {
    const now = clock.now();
    // Repeated clicks wait here, and then nothing is left.
    const [paid] = await tx
      .select()
      .from(payment)
      .where(and(eq(payment.kind, "ppv"), eq(payment.ref, purchaseId)))
      .for("update");
    const issued = paid && (await refundRest(tx, paid, { reason: "requested", cause: `asked:${paid.id}`, now }));
    if (!issued) return undefined;
    const detail = { paymentId: paid.id, cents: issued.cents };
    await recordAudit(tx, { at: now, actor: ACTOR, action: "night.given_back", entity: purchaseId, detail });
    return issued;
  }
}
