/**
 * One checkout for pieces of one or several variants. All of them are set aside while the checkout is open, or none if
 * there are too few of any.
 */
import { and, desc, eq } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { goodsLine, goodsOrder, purchase } from "../../store/schema";
import { newOrderNumber } from "../box-office/tickets/ticket-numbers";
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
import { articleOf, type NewGoodsLine, sumOf, titleOf, wordsOf } from "./goods-lines";
import { takePieces } from "./piece-stock";

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

/** Rolls back the transaction that opens the purchase. */
class SoldOut extends Error {
  constructor(readonly variants: string[]) {
    super("Too few pieces are left");
  }
}

export type OpenGoodsCheckout = ReturnType<typeof goodsCheckouts>;

export function goodsCheckouts({ store, siteUrl }: BillingDeps, customers: Customers, purchases: PurchaseCheckouts) {
  const { db } = store;

  /**
   * Repeated clicks, also in other tabs, get the same pieces and the same checkout while `ref` stays the same. Throws if
   * Stripe cannot be reached; the pieces stay set aside for the next click.
   */
  return async function open(visitor: Visitor, wanted: GoodsRequest, way?: CheckoutReturn): Promise<GoodsOutcome> {
    const { lines, slot, ref } = wanted;
    const [first] = lines;
    if (!first || lines.some(({ currency }) => currency !== first.currency)) return { outcome: "absent" };
    const customer = await customers.ensureCustomer(visitor);
    if (visitor.user && !customer) return { outcome: "absent" };
    const shipping = lines.some((line) => line.shipping);
    const request: PurchaseRequest = {
      ...newOwner(visitor),
      ...{ kind: "shop", ref, slot },
      name: lines.map(wordsOf).join("; "),
      cents: sumOf(lines),
      currency: first.currency,
    };
    const items = lines.map((line) => ({ name: articleOf(line), cents: line.unitCents, quantity: line.quantity }));
    const { locale } = visitor;
    try {
      const buying = await purchases.buy(
        request,
        (row) => ({
          ...paymentFor(row, items, way),
          locale: stripeLocale(locale),
          ...(customer && { customer }),
          ...(shipping && { shipping_address_collection: { allowed_countries: [...SENT_TO] } }),
          ...returnPages({ paid: `${siteUrl}/shop/order/${row.id}?paid`, canceled: siteUrl + wanted.canceled }, way),
        }),
        async (tx, { id: purchaseId }) => {
          const short = await takePieces(tx, lines);
          if (short.length > 0) throw new SoldOut(short);
          const { slug, choices } = first;
          const order = { orderNumber: newOrderNumber(), slug, name: titleOf(lines), choices, shipping, locale };
          await tx.insert(goodsOrder).values({ ...order, purchaseId, pieceTaken: true });
          await tx.insert(goodsLine).values(
            lines.map(({ currency: _, ...line }, index) => ({
              ...{ ...line, purchaseId, position: index + 1, taken: line.quantity },
            })),
          );
        },
      );
      if (buying.outcome === "checkout") return buying;
      return buying.outcome === "owned" ? await lastPaid(request) : { outcome: "absent" };
    } catch (error) {
      if (!(error instanceof SoldOut)) throw error;
      return { outcome: "soldOut", variants: error.variants };
    }
  };

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
