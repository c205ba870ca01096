/** Buys one piece of a product with one press, and pieces of several variants for the product API. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import { purchase } from "../../store/schema";
import type { BillingDeps, CheckoutReturn, PurchaseStatus } from "../payments/billing-types";
import type { PurchaseCheckouts } from "../payments/purchase-checkout";
import { boughtBy } from "../payments/purchase-owner";
import type { GoodsOutcome, OpenGoodsCheckout } from "./goods-checkout";
import { digestOf, type NewGoodsLine, newLine } from "./goods-lines";
import type { WantedPieces } from "./piece-stock";

/** A piece that is set aside until its checkout ends at `until` (ISO instant). */
type HeldPiece = { id: string; variantId: string; until: string };

export function goodsSales(
  { store: { db }, stripe, clock, catalogue }: BillingDeps,
  openCheckout: OpenGoodsCheckout,
  purchases: PurchaseCheckouts,
) {
  /** Starts the checkout of one piece of a variant. */
  async function buyGoods(
    visitor: Visitor,
    slug: string,
    variantId: string,
    way?: CheckoutReturn,
  ): Promise<GoodsOutcome> {
    const product = await catalogue.product(slug);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product?.visible || !variant) return { outcome: "absent" };
    const wanted = {
      ref: variantId,
      slot: `shop:${variantId}`,
      lines: [newLine(product, variant, 1)],
      // A guest's product page is the same for everybody, so it cannot show what this guest holds.
      canceled: visitor.user ? `/shop/${slug}${queryOf(variant.choices)}` : "/shop/basket",
    };
    return openCheckout(visitor, wanted, way);
  }

  /** The pieces that are set aside for the visitor by a press on "buy". */
  async function heldPieces(visitor: Visitor): Promise<HeldPiece[]> {
    if (!visitor.user) return [];
    const rows = await db
      .select({ id: purchase.id, slot: purchase.slot, variantId: purchase.ref, until: purchase.checkoutExpires })
      .from(purchase)
      .where(
        and(
          boughtBy(visitor),
          eq(purchase.kind, "shop"),
          eq(purchase.status, "OPEN"),
          gt(purchase.checkoutExpires, clock.now()),
        ),
      );
    return rows
      .filter(({ slot, variantId }) => slot === `shop:${variantId}`)
      .map(({ id, variantId, until }) => ({ id, variantId, until: until.toISOString() }));
  }

  /**
   * Puts the pieces of a purchase back in stock, after closing its checkout. If it was paid at that moment, it stays
   * paid. Undefined if the purchase belongs to someone else. Throws if Stripe cannot be reached; then nothing has
   * changed.
   */
  async function putBack(visitor: Visitor, purchaseId: string): Promise<PurchaseStatus | undefined> {
    const row = await ownGoods(visitor, purchaseId);
    if (!row) return undefined;
    if (row.checkoutSessionId) return purchases.close(row);
    await purchases.giveUp(row);
    return "ended";
  }

  /**
   * Where an open checkout continues. Undefined if the purchase is someone else's, or its checkout ended or never
   * began.
   */
  async function resumeGoods(visitor: Visitor, purchaseId: string): Promise<{ url: string } | "paid" | undefined> {
    const row = await ownGoods(visitor, purchaseId);
    if (!row?.checkoutSessionId) return undefined;
    const session = await stripe.checkout.sessions.retrieve(row.checkoutSessionId);
    if (session.status === "open" && session.url) return { url: session.url };
    return session.status === "complete" ? "paid" : undefined;
  }

  async function ownGoods(visitor: Visitor, purchaseId: string) {
    if (!isGuid(purchaseId)) return undefined;
    const [row] = await db
      .select()
      .from(purchase)
      .where(
        and(
          eq(purchase.id, purchaseId),
          boughtBy(visitor),
          eq(purchase.kind, "shop"),
          // Goods beside seats are changed on the seats' page.
          isNull(purchase.reservationId),
        ),
      );
    return row;
  }

  /** For the product API, which names variants alone. One piece is the same purchase as a press on "buy". */
  async function buyVariants(visitor: Visitor, wanted: WantedPieces[], way: CheckoutReturn): Promise<GoodsOutcome> {
    const [only, ...more] = wanted;
    if (only?.quantity === 1 && more.length === 0) {
      const product = await catalogue.productOfVariant(only.variantId);
      return product ? buyGoods(visitor, product.slug, only.variantId, way) : { outcome: "absent" };
    }
    const lines: NewGoodsLine[] = [];
    for (const { variantId, quantity } of wanted) {
      const product = await catalogue.productOfVariant(variantId);
      const variant = product?.variants.find(({ id }) => id === variantId);
      if (!product?.visible || !variant) return { outcome: "absent" };
      lines.push(newLine(product, variant, quantity));
    }
    return openCheckout(visitor, { ref: digestOf(lines), slot: "goods", lines, canceled: "/shop" }, way);
  }

  return { buyGoods, buyVariants, heldPieces, putBack, resumeGoods };
}

const queryOf = (choices: Record<string, string>) => {
  const query = new URLSearchParams(choices);
  return query.size > 0 ? `?${query}` : "";
};
