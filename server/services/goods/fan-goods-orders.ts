/** A fan's goods orders: what was bought, its state, and what it cost. */
import { and, asc, eq, gt } from "drizzle-orm";
import type { GoodsOrder, GoodsState } from "../../../app/domain/shop/goods-order-view";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import { goodsOrder, payment, purchase, refund } from "../../store/schema";
import type { BillingDeps, PurchaseStatus } from "../payments/billing-types";

type Look = (checkoutSessionId: string) => Promise<PurchaseStatus | "unreachable">;

export function fanGoodsOrders({ store: { db }, stripe }: BillingDeps, look: Look) {
  async function read({ user }: Visitor, id: string) {
    if (!user || !isGuid(id)) return undefined;
    const [row] = await db
      .select({ bought: purchase, order: goodsOrder })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .where(and(eq(purchase.id, id), eq(purchase.userId, user.userId)));
    if (!row) return undefined;
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
    return { ...row, backs };
  }

  /** One of the fan's orders. We ask Stripe first if it is still open. Undefined if it belongs to someone else. */
  async function orderOf(visitor: Visitor, id: string): Promise<GoodsOrder | undefined> {
    let row = await read(visitor, id);
    if (row?.bought.status === "OPEN" && row.bought.checkoutSessionId) {
      await look(row.bought.checkoutSessionId);
      row = await read(visitor, id);
    }
    return row && viewOf(row);
  }

  /** The URL of Stripe's receipt; undefined if the order is unpaid or someone else's. Throws if Stripe cannot be reached. */
  async function goodsReceipt(visitor: Visitor, id: string): Promise<string | undefined> {
    const { checkoutSessionId } = (await read(visitor, id))?.bought ?? {};
    if (!checkoutSessionId) return undefined;
    const { invoice } = await stripe.checkout.sessions.retrieve(checkoutSessionId, { expand: ["invoice"] });
    return (typeof invoice === "object" && invoice?.hosted_invoice_url) || undefined;
  }

  return { goodsOrder: orderOf, goodsReceipt };
}

type GoodsOrderRow = {
  bought: typeof purchase.$inferSelect;
  order: typeof goodsOrder.$inferSelect;
  backs: Pick<typeof refund.$inferSelect, "id" | "cents" | "reason" | "createdAt" | "returnedAt">[];
};

function viewOf({ bought, order, backs }: GoodsOrderRow): GoodsOrder {
  const { id, cents, currency, createdAt } = bought;
  const { orderNumber, slug, name, choices, shipping, email, address, sentAt } = order;
  return {
    ...{ id, orderNumber, slug, name, choices, shipping, cents, currency, email, address },
    backs: backs
      .filter(({ returnedAt }) => !returnedAt)
      .map(({ id, cents, createdAt }) => ({ id, cents, at: createdAt.toISOString() })),
    state: stateOf({ bought, order, backs }),
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
