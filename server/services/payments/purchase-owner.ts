/** Who a purchase belongs to. Someone else's purchase looks the same as a missing one: neither is found. */
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { purchase } from "../../store/schema";
import type { Purchase } from "./purchase-checkout";

/** The columns of a new purchase: the fan's id, or a guest's from the guest cookie. */
export const newOwner = ({ user, visitorId }: Visitor): Pick<Purchase, "userId" | "visitorId"> =>
  user ? { userId: user.userId, visitorId: null } : { userId: null, visitorId };

/** The purchases of this owner, who has at most one open purchase per slot. */
export const ownedBy = ({ userId, visitorId }: Pick<Purchase, "userId" | "visitorId">): SQL =>
  (userId === null
    ? and(isNull(purchase.userId), eq(purchase.visitorId, visitorId ?? ""))
    : eq(purchase.userId, userId)) ?? sql`false`;

/** Purchases of this visitor: those of the account, and those that this browser made before anyone signed in. */
export function boughtBy(visitor: Visitor): SQL {
  const browser = ownedBy({ userId: null, visitorId: visitor.visitorId });
  return (visitor.user && or(eq(purchase.userId, visitor.user.userId), browser)) ?? browser;
}
