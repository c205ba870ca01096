/** Buying a night to watch at home, and who may watch it. */
import { and, eq, isNull } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { entitlement } from "../../store/schema";
import type { PayPerView } from "../catalogue/pay-per-view";
import type { Customers } from "./customers";
import type { Memberships } from "./memberships";
import { type Buy, backTo, paidOnce, type Wish } from "./purchases";
import type { BillingDeps, BuyOutcome, Way } from "./types";

/** Why she may watch, or that she may not. */
export type Admission = "purchase" | "premium" | undefined;

export const SOLD: PayPerView["state"][] = ["onSale", "live", "replay"];

/** What she buys with a night. */
export const wishOf = (userId: string, { id, title, priceCents, currency }: PayPerView): Wish => ({
  userId,
  kind: "ppv",
  ref: id,
  slot: `ppv:${id}`,
  name: title,
  cents: priceCents,
  currency,
});

export function broadcastsOf(deps: BillingDeps, customers: Customers, memberships: Memberships, buy: Buy) {
  const { store, siteUrl, catalogue } = deps;

  /** Whether a fan may watch this broadcast, whatever its hour. */
  async function admission({ user }: Visitor, night: Pick<PayPerView, "id" | "premiumIncluded">): Promise<Admission> {
    if (!user) return undefined;
    const [row] = await store.db
      .select({ id: entitlement.id })
      .from(entitlement)
      .where(and(eq(entitlement.userId, user.userId), eq(entitlement.ppvId, night.id), isNull(entitlement.revokedAt)));
    if (row) return "purchase";
    if (!night.premiumIncluded) return undefined;
    return (await memberships.admits(user.userId)) ? "premium" : undefined;
  }

  /** Leads to the checkout of a night. Throws when Stripe cannot be reached. */
  async function buyBroadcast(visitor: Visitor, ppvId: string, way?: Way): Promise<BuyOutcome> {
    const { user } = visitor;
    const night = await catalogue.payPerView(ppvId);
    if (!user || !night || !SOLD.includes(night.state)) return { outcome: "absent" };
    if (await admission(visitor, night)) return { outcome: "owned" };
    const customer = await customers.ensureCustomer(visitor);
    if (!customer) return { outcome: "absent" };
    const page = `${siteUrl}/pay-per-view/event/${night.id}`;
    return buy(wishOf(user.userId, night), (row) => ({
      ...paidOnce(row, way),
      customer,
      ...backTo({ paid: `${page}?purchase=${row.id}`, canceled: page }, way),
    }));
  }

  return { admission, buyBroadcast };
}
