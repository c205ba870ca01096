/** A visitor's goods orders: what was bought, its state, and what it cost. */
import { and, asc, eq, gt } from "drizzle-orm";
import type { GoodsOrder, GoodsState } from "../../../app/domain/shop/goods-order-view";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import { goodsLine, goodsOrder, payment, purchase, refund } from "../../store/schema";
import type { BillingDeps, PurchaseStatus } from "../payments/billing-types";
import { boughtBy } from "../payments/purchase-owner";
import { paidBeside } from "./beside-seats/goods-of-hold";
import { goodsOrderWithKey, holdsGoodsKey } from "./goods-keys";

type Look = (checkoutSessionId: string) => Promise<PurchaseStatus | "unreachable">;

export function fanGoodsOrders({ store: { db }, stripe }: BillingDeps, look: Look) {
  /** The visitor's own order, or one that their key opens. */
  async function read(visitor: Visitor, id: string): Promise<GoodsOrderRow | undefined> {
    if (!isGuid(id)) return undefined;
    const mine = (await holdsGoodsKey(db, visitor, id)) ? undefined : boughtBy(visitor);
    const [row] = await db
      .select({ bought: purchase, order: goodsOrder })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .where(and(eq(purchase.id, id), mine));
    if (!row) return undefined;
    const lines = await db.select().from(goodsLine).where(eq(goodsLine.purchaseId, id)).orderBy(goodsLine.position);
    const backs = await db
      .select({
        id: refund.id,
        cents: refund.cents,
        reason: refund.reason,
        createdAt: refund.createdAt,
        returnedAt: refund.returnedAt,
      })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(and(eq(payment.ref, row.bought.id), gt(refund.cents, 0)))
      .orderBy(asc(refund.createdAt));
    return { ...row, lines, backs };
  }

  /** One of the visitor's orders. We ask Stripe first if it is still open. Undefined if it belongs to someone else. */
  async function orderOf(visitor: Visitor, id: string): Promise<GoodsOrder | undefined> {
    let row = await read(visitor, id);
    if (row?.bought.status === "OPEN" && row.bought.checkoutSessionId) {
      await look(row.bought.checkoutSessionId);
      row = await read(visitor, id);
    }
    return row && viewOf(row);
  }

  /** What the visitor paid for together with these seats; undefined without any. */
  async function goodsBeside(visitor: Visitor, reservationId: string): Promise<GoodsOrder | undefined> {
    const [beside] = await db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(paidBeside(reservationId), boughtBy(visitor)))
      .limit(1);
    const row = beside && (await read(visitor, beside.id));
    return row && viewOf(row);
  }

  /** The URL of Stripe's receipt; undefined if there is none or the order is someone else's. Throws without Stripe. */
  async function goodsReceipt(visitor: Visitor, id: string): Promise<string | undefined> {
    const { checkoutSessionId } = (await read(visitor, id))?.bought ?? {};
    if (!checkoutSessionId) return undefined;
    const { invoice } = await stripe.checkout.sessions.retrieve(checkoutSessionId, { expand: ["invoice"] });
    return (typeof invoice === "object" && invoice?.hosted_invoice_url) || undefined;
  }

  return {
    goodsOrder: orderOf,
    goodsBeside,
    goodsReceipt,
    /** The number of the order behind a private link, or undefined. */
    openGoodsOrder: async (id: string, key: string) => (isGuid(id) ? goodsOrderWithKey(db, id, key) : undefined),
  };
}

type GoodsOrderRow = {
  bought: typeof purchase.$inferSelect;
  order: typeof goodsOrder.$inferSelect;
  lines: (typeof goodsLine.$inferSelect)[];
  backs: Pick<typeof refund.$inferSelect, "id" | "cents" | "reason" | "createdAt" | "returnedAt">[];
};

function viewOf(row: GoodsOrderRow): GoodsOrder {
  const { id, cents, currency, createdAt } = row.bought;
  const { orderNumber, name, shipping, email, address, sentAt, carrier, tracking } = row.order;
  return {
    ...{ id, orderNumber, name, shipping, cents, currency, email, address, carrier, tracking },
    lines: row.lines.map(({ variantId, slug, name, choices, quantity, unitCents, refunded }) => ({
      ...{ variantId, slug, name, choices, quantity, unitCents, refunded },
    })),
    backs: row.backs
      .filter(({ returnedAt }) => !returnedAt)
      .map(({ id, cents, createdAt }) => ({ id, cents, at: createdAt.toISOString() })),
    state: stateOf(row),
    receipt: row.bought.reservationId === null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function stateOf({ bought, order, backs }: GoodsOrderRow): GoodsState {
  switch (bought.status) {
    case "OPEN":
      return "open";
    case "ENDED":
      return "ended";
    case "PAID":
      return order.sentAt ? "sent" : "sending";
    case "REFUNDED":
      if (backs.some(({ returnedAt }) => returnedAt)) return "returned";
      return backs.some(({ reason }) => reason === "expired") ? "late" : "refunded";
  }
}
