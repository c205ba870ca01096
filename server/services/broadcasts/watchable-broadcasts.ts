/** What a fan has paid for, and which broadcasts they may watch. */
import { and, eq, isNull } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { entitlement } from "../../store/schema";
import { type PaidPurchase, paidPurchasesOf } from "../customers/paid-purchases";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";

/** Ids of broadcasts that were bought or given; `premium`: also those that Premium includes. */
export type WatchableBroadcasts = { nights: string[]; premium: boolean };

export function watchableBroadcasts({ store: { db }, clock }: BillingDeps, { admits }: Memberships) {
  return {
    /** From our own books, newest first. */
    bought: async ({ user }: Visitor): Promise<PaidPurchase[]> =>
      user ? paidPurchasesOf(db, user.userId, clock.now()) : [],

    async watchable({ user }: Visitor): Promise<WatchableBroadcasts> {
      if (!user) return { nights: [], premium: false };
      const [rows, premium] = await Promise.all([
        db
          .select({ id: entitlement.ppvId })
          .from(entitlement)
          .where(and(eq(entitlement.userId, user.userId), isNull(entitlement.revokedAt))),
        admits(user.userId),
      ]);
      return { nights: rows.map(({ id }) => id), premium };
    },
  };
}
