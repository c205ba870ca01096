/**
 * One checkout for pieces of one or several variants. All of them are set aside while the checkout is open, or none if
 * there are too few of any.
 */
import { and, desc, eq } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { purchase } from "../../store/schema";
import type { Customers } from "../customers/stripe-customers";
import type { BillingDeps, BuyOutcome, CheckoutReturn } from "../payments/billing-types";
import {
  type Purchase,
  type PurchaseCheckouts,
  type PurchaseRequest,
  paymentFor,
  returnPages,
} from "../payments/purchase-checkout";
import { newOwner, ownedBy } from "../payments/purchase-owner";
import { stripeLocale } from "../payments/stripe-locale";
import { goodsItems, shippingOf } from "./goods-at-stripe";
import { type NewGoodsLine, totalOf } from "./goods-lines";
import { SoldOut, takeGoods } from "./take-goods";

/**
 * The result of a click on "buy". `owned`: it was paid in the meantime, with its order. `soldOut`: too few are left of
 * these variants. `absent`: it is not for sale.
 */
export type GoodsOutcome =
  | Extract<BuyOutcome, { outcome: "checkout" }>
  | { outcome: "owned"; orderId: string }
  | { outcome: "soldOut"; variants: string[] }
  | { outcome: "absent" };

type GoodsRequest = Pick<PurchaseRequest, "slot" | "ref"> & {
  /** At least one, of different variants. */
  lines: NewGoodsLine[];
  /** Path of the page to which Stripe leads back if the visitor does not pay. */
  canceled: string;
};

export type OpenGoodsCheckout = ReturnType<typeof goodsCheckouts>;

export function goodsCheckouts({ store, siteUrl }: BillingDeps, customers: Customers, purchases: PurchaseCheckouts) {
  const { db } = store;

  /**
   * Repeated clicks, also in other tabs, get the same pieces and the same checkout while `ref` stays the same. Throws
   * if Stripe cannot be reached; the pieces stay set aside for the next click.
   */
  return (visitor: Visitor, wanted: GoodsRequest, way?: CheckoutReturn): Promise<GoodsOutcome> =>
    customers.withCustomer(visitor, (customer) => open(visitor, customer, wanted, way));

  async function open(
    visitor: Visitor,
    customer: string | undefined,
    wanted: GoodsRequest,
    way: CheckoutReturn | undefined,
  ): Promise<GoodsOutcome> {
    const { lines, slot, ref } = wanted;
    const [first] = lines;
    if (!first || lines.some(({ currency }) => currency !== first.currency)) return { outcome: "absent" };
    if (visitor.user && !customer) return { outcome: "absent" };
    const request: PurchaseRequest = {
      ...newOwner(visitor),
      ...{ kind: "shop", ref, slot },
      ...totalOf(lines),
      currency: first.currency,
    };
    const items = goodsItems(lines);
    const { locale } = visitor;
    try {
      const buying = await purchases.buy(
        request,
        (row) => ({
          ...paymentFor(row, items, way),
          locale: stripeLocale(locale),
          ...(customer && { customer }),
          ...shippingOf(lines),
          ...returnPages({ paid: `${siteUrl}/shop/order/${row.id}?paid`, canceled: siteUrl + wanted.canceled }, way),
        }),
        (tx, { id }) => takeGoods(tx, id, lines, locale),
      );
      if (buying.outcome === "checkout") return buying;
      return buying.outcome === "owned" ? await lastPaid(request) : { outcome: "absent" };
    } catch (error) {
      if (!(error instanceof SoldOut)) throw error;
      return { outcome: "soldOut", variants: error.variants };
    }
  }

  async function lastPaid(request: Pick<Purchase, "userId" | "visitorId" | "slot">): Promise<GoodsOutcome> {
    const [row] = await db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(ownedBy(request), eq(purchase.slot, request.slot), eq(purchase.status, "PAID")))
      .orderBy(desc(purchase.createdAt))
      .limit(1);
    return row ? { outcome: "owned", orderId: row.id } : { outcome: "absent" };
  }
}
