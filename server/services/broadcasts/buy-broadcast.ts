/** Buys a broadcast, and decides who may watch it. */
import { and, eq, isNull } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { entitlement } from "../../store/schema";
import type { PayPerView } from "../catalogue/pay-per-view";
import type { Customers } from "../customers/stripe-customers";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps, BuyOutcome, CheckoutReturn } from "../payments/billing-types";
import { oneTimePayment, type PurchaseRequest, returnPages, type StartCheckout } from "../payments/purchase-checkout";
import { stripeLocale } from "../payments/stripe-locale";

/** Why a fan may watch; undefined if they may not. */
type Admission = "purchase" | "premium" | undefined;

export const BROADCAST_ON_SALE: PayPerView["state"][] = ["onSale", "live", "replay"];

/** The purchase request for a broadcast. */
export const broadcastRequest = (userId: string, { id, title, priceCents, currency }: PayPerView): PurchaseRequest => ({
  userId,
  visitorId: null,
  kind: "ppv",
  ref: id,
  slot: `ppv:${id}`,
  name: title,
  cents: priceCents,
  currency,
});

export function broadcastSales(deps: BillingDeps, customers: Customers, memberships: Memberships, buy: StartCheckout) {
  const { store, siteUrl, catalogue } = deps;

  /** Whether a fan may watch this broadcast, regardless of the time. */
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

  /** Starts the checkout of a broadcast. Throws if Stripe cannot be reached. */
  async function buyBroadcast(visitor: Visitor, ppvId: string, way?: CheckoutReturn): Promise<BuyOutcome> {
    const { user } = visitor;
    const night = await catalogue.payPerView(ppvId);
    if (!user || !night || !BROADCAST_ON_SALE.includes(night.state)) return { outcome: "absent" };
    if (await admission(visitor, night)) return { outcome: "owned" };
    const page = `${siteUrl}/pay-per-view/event/${night.id}`;
    return customers.withCustomer(visitor, async (customer) => {
      if (!customer) return { outcome: "absent" };
      return buy(broadcastRequest(user.userId, night), (row) => ({
        ...oneTimePayment(row, way),
        locale: stripeLocale(visitor.locale),
        customer,
        ...returnPages({ paid: `${page}?purchase=${row.id}`, canceled: page }, way),
      }));
    });
  }

  return { admission, buyBroadcast };
}
