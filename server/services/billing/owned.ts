/** What of billing is a fan's own: what she has paid, and which nights at home are hers to watch. */
import { and, eq, isNull } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { entitlement } from "../../store/schema";
import { type Bought, boughtBy } from "./bought";
import type { Memberships } from "./memberships";
import type { BillingDeps } from "./types";

/** Nights that she bought or was given, by id; `premium`: also those that Premium includes. */
export type Watchable = { nights: string[]; premium: boolean };

export function owning({ store: { db }, clock }: BillingDeps, { admits }: Memberships) {
  return {
    /** By our own books, newest first. */
    bought: async ({ user }: Visitor): Promise<Bought[]> => (user ? boughtBy(db, user.userId, clock.now()) : []),

    async watchable({ user }: Visitor): Promise<Watchable> {
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
