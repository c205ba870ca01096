/** A fan's orders of goods: what she bought, how far it has come, and what it cost. */
import { and, eq, sql } from "drizzle-orm";
import { isGuid } from "../../../app/domain/guid";
import type { Visitor } from "../../ports";
import { type Address, goodsOrder, payment, purchase, refund } from "../../store/schema";
import type { BillingDeps, PurchaseStatus } from "./types";

/**
 * `open`: Stripe has not said yet. `ended`: it was not paid. `late`: it was, when the last one had gone, so the money
 * goes back, as it does when the office takes an order back (`refunded`).
 */
export type GoodsState = "open" | "ended" | "sending" | "sent" | "refunded" | "late";

export type GoodsOrder = {
  id: string;
  orderNumber: string;
  slug: string;
  name: string;
  choices: Record<string, string>;
  /** Whether it goes by post. */
  shipping: boolean;
  cents: number;
  currency: string;
  state: GoodsState;
  email: string | null;
  address: Address | null;
  /** ISO instants. */
  createdAt: string;
  sentAt: string | null;
};

type Look = (checkoutSessionId: string) => Promise<PurchaseStatus | "unreachable">;

export function goodsOrdersOf({ store: { db }, stripe }: BillingDeps, look: Look) {
  async function read({ user }: Visitor, id: string) {
    if (!user || !isGuid(id)) return undefined;
    const [row] = await db
      .select({
        bought: purchase,
        order: goodsOrder,
        late: sql<boolean>`coalesce(${refund.reason} = 'expired', false)`,
      })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .leftJoin(payment, eq(payment.ref, sql`${purchase.id}::text`))
      .leftJoin(refund, and(eq(refund.paymentId, payment.id), eq(refund.reason, "expired")))
      .where(and(eq(purchase.id, id), eq(purchase.userId, user.userId)));
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

type Row = { bought: typeof purchase.$inferSelect; order: typeof goodsOrder.$inferSelect; late: boolean };

function viewOf({ bought, order, late }: Row): GoodsOrder {
  const { id, cents, currency, createdAt } = bought;
  const { orderNumber, slug, name, choices, shipping, email, address, sentAt } = order;
  return {
    ...{ id, orderNumber, slug, name, choices, shipping, cents, currency, email, address },
    state: stateOf({ bought, order, late }),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function stateOf({ bought, order, late }: Row): GoodsState {
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
