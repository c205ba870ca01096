/** A fan's orders of goods: what she bought, how far it has come, and what it cost. */
import { and, eq, sql } from "drizzle-orm";
import type { GoodsOrder, GoodsState } from "../../../app/domain/goods-order-view";
import { isGuid } from "../../../app/domain/guid";
import type { Visitor } from "../../ports";
import { goodsOrder, payment, purchase, refund } from "../../store/schema";
import type { BillingDeps, PurchaseStatus } from "./types";

type Look = (checkoutSessionId: string) => Promise<PurchaseStatus | "unreachable">;

export function goodsOrdersOf({ store: { db }, stripe }: BillingDeps, look: Look) {
  async function read({ user }: Visitor, id: string) {
    if (!user || !isGuid(id)) return undefined;
    const [row] = await db
      .select({
        bought: purchase,
        order: goodsOrder,
        backCents: sql<number>`coalesce(sum(${refund.cents}), 0)::int`,
        late: sql<boolean>`coalesce(bool_or(${refund.reason} = 'expired'), false)`,
      })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .leftJoin(payment, eq(payment.ref, sql`${purchase.id}::text`))
      .leftJoin(refund, eq(refund.paymentId, payment.id))
      .where(and(eq(purchase.id, id), eq(purchase.userId, user.userId)))
      .groupBy(purchase.id, goodsOrder.purchaseId);
    return row;
  }

  /** An order of hers; one that is not known to be paid is asked for at Stripe first. Undefined for what is not hers. */
  async function orderOf(visitor: Visitor, id: string): Promise<GoodsOrder | undefined> {
    let row = await read(visitor, id);
    if (row?.bought.status === "OPEN" && row.bought.checkoutSessionId) {
      await look(row.bought.checkoutSessionId);
      row = await read(visitor, id);
    }
    return row && viewOf(row);
  }

  /** Where Stripe shows what was paid; undefined for what is not hers, or not paid. Throws when Stripe cannot be reached. */
  async function goodsReceipt(visitor: Visitor, id: string): Promise<string | undefined> {
    const { checkoutSessionId } = (await read(visitor, id))?.bought ?? {};
    if (!checkoutSessionId) return undefined;
    const { invoice } = await stripe.checkout.sessions.retrieve(checkoutSessionId, { expand: ["invoice"] });
    return (typeof invoice === "object" && invoice?.hosted_invoice_url) || undefined;
  }

  return { goodsOrder: orderOf, goodsReceipt };
}

type Row = {
  bought: typeof purchase.$inferSelect;
  order: typeof goodsOrder.$inferSelect;
  backCents: number;
  late: boolean;
};

function viewOf({ bought, order, backCents, late }: Row): GoodsOrder {
  const { id, cents, currency, createdAt } = bought;
  const { orderNumber, slug, name, choices, shipping, email, address, sentAt } = order;
  return {
    ...{ id, orderNumber, slug, name, choices, shipping, cents, currency, backCents, email, address },
    state: stateOf({ bought, order, late }),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function stateOf({ bought, order, late }: Omit<Row, "backCents">): GoodsState {
  switch (bought.status) {
    case "OPEN":
      return "open";
    case "ENDED":
      return "ended";
    case "PAID":
      return order.sentAt ? "sent" : "sending";
    case "REFUNDED":
      return late ? "late" : "refunded";
  }
}
