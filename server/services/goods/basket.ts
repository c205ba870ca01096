/** A visitor's basket: its goods, which of them can be bought now, and its one checkout. */
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { MOST_PIECES } from "../../../app/domain/shop/basket-limits";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import type { Product } from "../../product-api/contract";
import { basketLine, goodsLine, goodsOrder, productVariant, purchase } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { boughtBy } from "../payments/purchase-owner";
import { addToBasket, BASKET_SLOT, type BasketRow, basketOwner, basketReader } from "./basket-lines";
import type { GoodsOutcome, OpenGoodsCheckout } from "./goods-checkout";
import { centsOf, digestOf, newLine, sumOf } from "./goods-lines";

/** `count` is how many can be bought now, at `unitCents` each; the visitor wanted `quantity`, and saw `seenCents`. */
export type BasketLine = {
  variantId: string;
  slug: string;
  choices: Record<string, string>;
  shipping: boolean;
  quantity: number;
  count: number;
  unitCents: number;
  seenCents: number;
  currency: string;
};

/** Goods that are set aside while their checkout is open, until `until` (ISO instant). */
export type HeldGoods = { id: string; name: string; cents: number; currency: string; until: string };

export type Basket = {
  lines: BasketLine[];
  /** Lines that are no longer sold at all. */
  gone: number;
  /** Of what can be bought now. */
  cents: number;
  currency: string | undefined;
  /** A digest of what would be bought, and at which prices. */
  seen: string;
  held: HeldGoods[];
};

type OfferedVariant = { product: Product; variant: Product["variants"][number] };

export function baskets({ store: { db }, clock, catalogue }: BillingDeps, openCheckout: OpenGoodsCheckout) {
  const basketRows = basketReader(db);

  /** A variant that is sold, with its product. */
  async function soldAs(variantId: string): Promise<OfferedVariant | undefined> {
    const product = await catalogue.productOfVariant(variantId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    return product?.visible && variant ? { product, variant } : undefined;
  }

  async function read(visitor: Visitor) {
    const rows = await basketRows(basketOwner(visitor));
    const [found, left] = await Promise.all([
      Promise.all(rows.map(({ variantId }) => soldAs(variantId))),
      leftFor(visitor, rows),
    ]);
    const offered = rows.flatMap((row, n) => {
      const sold = found[n];
      const most = left.get(row.variantId);
      return sold && most !== undefined ? [{ row, ...sold, count: Math.min(row.quantity, most) }] : [];
    });
    return { rows, offered };
  }

  /** How many pieces of each variant the visitor could buy: those in stock, and those in their basket's checkout. */
  async function leftFor(visitor: Visitor, rows: BasketRow[]): Promise<Map<string, number>> {
    const ids = rows.map(({ variantId }) => variantId);
    if (ids.length === 0) return new Map();
    const [variants, own] = await Promise.all([
      db.select().from(productVariant).where(inArray(productVariant.id, ids)),
      db
        .select({ variantId: goodsLine.variantId, taken: goodsLine.taken })
        .from(goodsLine)
        .innerJoin(purchase, eq(purchase.id, goodsLine.purchaseId))
        .where(and(boughtBy(visitor), eq(purchase.status, "OPEN"), eq(purchase.slot, BASKET_SLOT))),
    ]);
    const taken = new Map(own.map((one) => [one.variantId, one.taken]));
    return new Map(
      variants.map(({ id, remaining }) => [id, remaining === null ? MOST_PIECES : remaining + (taken.get(id) ?? 0)]),
    );
  }

  async function heldGoods(visitor: Visitor): Promise<HeldGoods[]> {
    const rows = await db
      .select({ bought: purchase, name: goodsOrder.name })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .where(
        and(
          boughtBy(visitor),
          eq(purchase.status, "OPEN"),
          isNull(purchase.reservationId),
          gt(purchase.checkoutExpires, clock.now()),
        ),
      )
      .orderBy(purchase.checkoutExpires);
    return rows.map(({ bought: { id, cents, currency, checkoutExpires }, name }) => ({
      ...{ id, name, cents, currency },
      until: checkoutExpires.toISOString(),
    }));
  }

  const buyable = (offered: Awaited<ReturnType<typeof read>>["offered"]) =>
    offered.flatMap(({ product, variant, count }) => (count > 0 ? [newLine(product, variant, count)] : []));

  async function basket(visitor: Visitor): Promise<Basket> {
    const [{ rows, offered }, held] = await Promise.all([read(visitor), heldGoods(visitor)]);
    const lines = offered.map(({ row, product, variant, count }) => ({
      ...{ variantId: row.variantId, slug: product.slug, choices: variant.choices, count },
      ...{ quantity: row.quantity, seenCents: row.seenCents, unitCents: centsOf(product) },
      shipping: product.productType === "physical",
      currency: product.priceData.currency,
    }));
    const wanted = buyable(offered);
    const [{ currency } = {}] = wanted;
    return { lines, gone: rows.length - lines.length, cents: sumOf(wanted), currency, seen: digestOf(wanted), held };
  }

  /** The variants in the basket of which a piece can be bought now. */
  const buyableVariants = async (visitor: Visitor): Promise<string[]> =>
    buyable((await read(visitor)).offered).map(({ variantId }) => variantId);

  /** Adds a piece. `full`: no room for another line. `soldOut`: none is left for this visitor. */
  async function addGoods(
    visitor: Visitor,
    slug: string,
    variantId: string,
  ): Promise<"added" | "full" | "soldOut" | "absent"> {
    const product = await catalogue.product(slug);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product?.visible || !variant) return "absent";
    const [now] = await db.select().from(productVariant).where(eq(productVariant.id, variantId));
    if (!now) return "absent";
    if (now.remaining === 0) return "soldOut";
    const added = { owner: basketOwner(visitor), variantId, quantity: 1, seenCents: centsOf(product) };
    return (await addToBasket(db, { ...added, addedAt: clock.now() })) ? "added" : "full";
  }

  /** Sets how many pieces of a variant the visitor wants; 0 removes the line. False if there is no such line. */
  async function changeBasket(visitor: Visitor, variantId: string, quantity: number): Promise<boolean> {
    if (!isGuid(variantId)) return false;
    const line = and(eq(basketLine.owner, basketOwner(visitor)), eq(basketLine.variantId, variantId));
    if (quantity <= 0) return (await db.delete(basketLine).where(line).returning()).length > 0;
    const sold = await soldAs(variantId);
    const set = { quantity: Math.min(quantity, MOST_PIECES), ...(sold && { seenCents: centsOf(sold.product) }) };
    return (await db.update(basketLine).set(set).where(line).returning()).length > 0;
  }

  /** Removes the lines that are no longer sold. */
  async function forgetGone(visitor: Visitor): Promise<void> {
    const { rows, offered } = await read(visitor);
    const known = new Set(offered.map(({ row }) => row.variantId));
    const gone = rows.map(({ variantId }) => variantId).filter((id) => !known.has(id));
    if (gone.length === 0) return;
    const owner = eq(basketLine.owner, basketOwner(visitor));
    await db.delete(basketLine).where(and(owner, inArray(basketLine.variantId, gone)));
  }

  /**
   * Starts the checkout of what can be bought now. `seen` is what the visitor's page showed; `changed` if it is
   * something else by now, so that nobody pays another sum than they saw. Throws if Stripe cannot be reached.
   */
  async function payBasket(
    visitor: Visitor,
    seen: string,
  ): Promise<GoodsOutcome | { outcome: "changed" } | { outcome: "empty" }> {
    const lines = buyable((await read(visitor)).offered);
    if (lines.length === 0) return { outcome: "empty" };
    const ref = digestOf(lines);
    if (seen !== ref) return { outcome: "changed" };
    return openCheckout(visitor, { slot: BASKET_SLOT, ref, lines, canceled: "/shop/basket" });
  }

  return { basket, buyableVariants, addGoods, changeBasket, forgetGone, payBasket };
}
