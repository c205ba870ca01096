/** The broadcasts and goods that a fan has paid for, and which broadcasts they may watch. */
import { sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { subscription } from "../../store/schema";
import { broadcastsAndGoodsOf, type PaidPurchase } from "../customers/paid-purchases";
import { GRANTS_PREMIUM } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";

/** Ids of broadcasts that were bought or given; `premium`: also those that Premium includes. */
export type WatchableBroadcasts = { nights: string[]; premium: boolean };

export function watchableBroadcasts({ store, clock }: BillingDeps) {
  return {
    /** Broadcasts and goods, from our own books, newest first. */
    bought: async ({ user }: Visitor): Promise<PaidPurchase[]> =>
      user ? broadcastsAndGoodsOf(store.db, user.userId, clock.now()) : [],

    async watchable({ user }: Visitor): Promise<WatchableBroadcasts> {
      if (!user) return { nights: [], premium: false };
      const { userId } = user;
      const rows = await store.prepared<{ id: string | null }>(sql`
        select ppv_id as id from entitlement where user_id = ${userId} and revoked_at is null
        union all select null from ${subscription} where ${subscription.userId} = ${userId} and ${GRANTS_PREMIUM}`);
      return { nights: rows.flatMap(({ id }) => id ?? []), premium: rows.some(({ id }) => id === null) };
    },
  };
}
