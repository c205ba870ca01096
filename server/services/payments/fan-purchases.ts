/** A visitor's own purchase after their return from Stripe: its status, and what our books say of it. */
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import { payment, purchase, refund } from "../../store/schema";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps, PurchaseStatus } from "./billing-types";
import type { Purchase } from "./purchase-checkout";
import { boughtBy } from "./purchase-owner";

/** Amounts are those of our books. `paidAt` is an ISO instant. */
export type OwnPurchase = Pick<Purchase, "id" | "kind" | "ref" | "name" | "cents" | "currency"> & {
  status: PurchaseStatus;
  paidAt: string;
  /** What went back, and whether only because the fan had paid for the same thing before. */
  refunded: { cents: number; double: boolean } | undefined;
};

type Parts = {
  memberships: Pick<Memberships, "wasRefusedTrial">;
  settle: (checkoutSessionId: string) => Promise<PurchaseStatus | "unreachable">;
  sendSoon: () => void;
};

const STATUS = { OPEN: "open", PAID: "paid", ENDED: "ended", REFUNDED: "refunded" } as const;

export function fanPurchases({ store: { db } }: BillingDeps, { memberships, settle, sendSoon }: Parts) {
  /** The status of a visitor's own purchase, read from Stripe while it is open; undefined if it is not theirs. */
  async function returned(visitor: Visitor, purchaseId: string): Promise<PurchaseStatus | undefined> {
    if (!isGuid(purchaseId)) return undefined;
    const [row] = await db
      .select()
      .from(purchase)
      .where(and(eq(purchase.id, purchaseId), boughtBy(visitor)));
    if (!row) return undefined;
    const refused =
      row.kind === "premium" && row.status === "ENDED" && (await memberships.wasRefusedTrial(row.userId ?? ""));
    if (refused) return "trialUsed";
    if (row.status !== "OPEN" || !row.checkoutSessionId) return STATUS[row.status];
    const settled = await settle(row.checkoutSessionId);
    sendSoon();
    return settled === "unreachable" ? "open" : settled;
  }

  /** The same with what was bought. Undefined if it belongs to someone else. */
  async function ownPurchase(visitor: Visitor, purchaseId: string): Promise<OwnPurchase | undefined> {
    const status = await returned(visitor, purchaseId);
    if (!status) return undefined;
    const [row] = await db
      .select({ bought: purchase, paidAt: payment.createdAt, paymentId: payment.id })
      .from(purchase)
      .leftJoin(payment, and(ne(payment.kind, "ticket"), eq(payment.ref, sql`${purchase.id}::text`)))
      .where(eq(purchase.id, purchaseId));
    if (!row) return undefined;
    const { id, kind, ref, name, cents, currency, createdAt } = row.bought;
    const paidAt = (row.paidAt ?? createdAt).toISOString();
    const refunded = row.paymentId ? await refundOf(row.paymentId) : undefined;
    return { id, kind, ref, name, cents, currency, status, paidAt, refunded };
  }

  async function refundOf(paymentId: string): Promise<OwnPurchase["refunded"]> {
    const backs = await db
      .select({ cents: refund.cents, cause: refund.cause })
      .from(refund)
      .where(and(eq(refund.paymentId, paymentId), gt(refund.cents, 0)));
    if (backs.length === 0) return undefined;
    return {
      cents: backs.reduce((sum, { cents }) => sum + cents, 0),
      double: backs.every(({ cause }) => cause.startsWith("double:")),
    };
  }

  return { returned, ownPurchase };
}
