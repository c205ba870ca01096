/** Buys a product of the shop. One piece is set aside for the fan while the checkout is open. */
import { and, desc, eq, gt } from "drizzle-orm";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import type { Product } from "../../product-api/contract";
import { goodsOrder, purchase } from "../../store/schema";
import { newOrderNumber } from "../box-office/tickets/ticket-numbers";
import type { Customers } from "../customers/stripe-customers";
import type { BillingDeps, BuyOutcome, CheckoutReturn, PurchaseStatus } from "../payments/billing-types";
import { oneTimePayment, type PurchaseCheckouts, returnPages } from "../payments/purchase-checkout";
import { stripeLocale } from "../payments/stripe-locale";
import { takePiece } from "./piece-stock";

/** Countries that we ship to, by ISO 3166 alpha-2. */
const SENT_TO = [
  "US",
  "CA",
  "MX",
  "GB",
  "IE",
  "FR",
  "DE",
  "NL",
  "ES",
  "PT",
  "IT",
  "PL",
  "SE",
  "NO",
  "JP",
  "AU",
] as const;

/** The result of a click on "buy". `owned`: it was paid in the meantime, with its order. `absent`: it is not for sale. */
type GoodsOutcome =
  | Extract<BuyOutcome, { outcome: "checkout" }>
  | { outcome: "owned"; orderId: string }
  | { outcome: "soldOut" | "absent" };

/** A piece that is set aside until its checkout ends at `until` (ISO instant). */
type HeldPiece = { id: string; variantId: string; until: string };

class SoldOut extends Error {}

export function goodsSales(deps: BillingDeps, customers: Customers, purchases: PurchaseCheckouts) {
  const { siteUrl, clock, catalogue } = deps;
  const { db } = deps.store;

  /**
   * Starts the checkout of one piece of a variant. Repeated clicks, also in other tabs, get the same piece and the same
   * checkout. Throws if Stripe cannot be reached; the piece stays set aside for the next click.
   */
  async function buyGoods(
    visitor: Visitor,
    slug: string,
    variantId: string,
    way?: CheckoutReturn,
  ): Promise<GoodsOutcome> {
    const { user, locale } = visitor;
    const product = await catalogue.product(slug);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!user || !product?.visible || !variant) return { outcome: "absent" };
    const customer = await customers.ensureCustomer(visitor);
    if (!customer) return { outcome: "absent" };
    const { name } = product;
    const { choices } = variant;
    const shipping = product.productType === "physical";
    const request = {
      userId: user.userId,
      kind: "shop" as const,
      ref: variantId,
      slot: `shop:${variantId}`,
      name: [name, ...Object.values(choices)].join(", "),
      cents: centsOf(product),
      currency: product.priceData.currency,
    };
    try {
      const buying = await purchases.buy(
        request,
        (row) => ({
          ...oneTimePayment(row, way),
          locale: stripeLocale(locale),
          customer,
          ...(shipping && { shipping_address_collection: { allowed_countries: [...SENT_TO] } }),
          ...returnPages(
            { paid: `${siteUrl}/shop/order/${row.id}?paid`, canceled: `${siteUrl}/shop/${slug}${queryOf(choices)}` },
            way,
          ),
        }),
        async (tx, { id: purchaseId }) => {
          if (!(await takePiece(tx, variantId))) throw new SoldOut();
          const orderNumber = newOrderNumber();
          const chosen = { variantId, slug, name, choices, shipping };
          await tx.insert(goodsOrder).values({ purchaseId, orderNumber, ...chosen, locale, pieceTaken: true });
        },
      );
      if (buying.outcome === "checkout") return buying;
      return buying.outcome === "owned" ? await lastPaid(request) : { outcome: "absent" };
    } catch (error) {
      if (!(error instanceof SoldOut)) throw error;
      return { outcome: "soldOut" };
    }
  }

  async function lastPaid({ userId, slot }: { userId: string; slot: string }): Promise<GoodsOutcome> {
    const [row] = await db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(eq(purchase.userId, userId), eq(purchase.slot, slot), eq(purchase.status, "PAID")))
      .orderBy(desc(purchase.createdAt))
      .limit(1);
    return row ? { outcome: "owned", orderId: row.id } : { outcome: "absent" };
  }

  /** The pieces that are set aside for the visitor. */
  async function heldPieces({ user }: Visitor): Promise<HeldPiece[]> {
    if (!user) return [];
    const rows = await db
      .select({ id: purchase.id, variantId: goodsOrder.variantId, until: purchase.checkoutExpires })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .where(
        and(
          eq(purchase.userId, user.userId),
          eq(purchase.status, "OPEN"),
          eq(goodsOrder.pieceTaken, true),
          gt(purchase.checkoutExpires, clock.now()),
        ),
      );
    return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
  }

  /**
   * Puts a piece back in stock, after closing its checkout. If it was paid at that moment, it stays paid. Undefined if the
   * purchase belongs to someone else. Throws if Stripe cannot be reached; then nothing has changed.
   */
  async function putBack({ user }: Visitor, purchaseId: string): Promise<PurchaseStatus | undefined> {
    if (!user || !isGuid(purchaseId)) return undefined;
    const [row] = await db
      .select()
      .from(purchase)
      .where(and(eq(purchase.id, purchaseId), eq(purchase.userId, user.userId), eq(purchase.kind, "shop")));
    if (!row) return undefined;
    if (row.checkoutSessionId) return purchases.close(row);
    await purchases.giveUp(row);
    return "ended";
  }

  /** The same by the variant alone, for the product API. */
  async function buyVariant(visitor: Visitor, variantId: string, way: CheckoutReturn): Promise<GoodsOutcome> {
    const product = await catalogue.productOfVariant(variantId);
    return product ? buyGoods(visitor, product.slug, variantId, way) : { outcome: "absent" };
  }

  return { buyGoods, buyVariant, heldPieces, putBack };
}

/** The price that the page shows. */
const centsOf = ({ priceCents, discountedCents }: Product) => Math.min(priceCents, discountedCents ?? priceCents);

const queryOf = (choices: Record<string, string>) => {
  const query = new URLSearchParams(choices);
  return query.size > 0 ? `?${query}` : "";
};
