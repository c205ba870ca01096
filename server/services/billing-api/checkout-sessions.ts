/** Checkout sessions of the product API: for Premium, a broadcast, goods, or saving a card. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { CURRENCY, PAYMENT_METHOD_TYPE } from "../../../app/domain/limits";
import { MOST_PIECES } from "../../../app/domain/shop/basket-limits";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import type { CheckoutSession } from "../../product-api/contract";
import { goodsOrder, purchase } from "../../store/schema";
import type { broadcastSales } from "../broadcasts/buy-broadcast";
import type { CustomerOwner } from "../customers/customer-owner";
import type { Customers } from "../customers/stripe-customers";
import type { goodsSales } from "../goods/buy-goods";
import type { GoodsOutcome } from "../goods/goods-checkout";
import type { WantedPieces } from "../goods/piece-stock";
import type { premiumPlanSales } from "../membership/premium";
import type { BillingDeps, BuyOutcome, CheckoutReturn } from "../payments/billing-types";
import { returnPages } from "../payments/purchase-checkout";
import type { PurchaseSettling } from "../payments/settle-purchase";
import { stripeLocale } from "../payments/stripe-locale";
import { idOf, undefinedIfMissing } from "../payments/stripe-objects";
import type { BillingApi, PurchaseRefusal } from "./billing-api";

type CheckoutSessionParts = {
  customers: Customers;
  owner: CustomerOwner;
  premium: Pick<ReturnType<typeof premiumPlanSales>, "subscribe" | "planOf">;
  buyBroadcast: ReturnType<typeof broadcastSales>["buyBroadcast"];
  buyVariants: ReturnType<typeof goodsSales>["buyVariants"];
  settled: PurchaseSettling;
};
type Paying = { led: BuyOutcome | GoodsOutcome | PurchaseRefusal; ppvId: string | null };
type CheckoutSessionRows = Pick<BillingApi, "createCheckoutSession" | "getCheckoutSession">;

export function checkoutSessionRows(
  deps: BillingDeps,
  { customers, owner, premium, buyBroadcast, buyVariants, settled }: CheckoutSessionParts,
): CheckoutSessionRows {
  const { store, stripe, siteUrl, catalogue } = deps;

  async function subscribe(visitor: Visitor, lines: { price?: string | undefined }[], way: CheckoutReturn) {
    const plan = lines.length < 2 ? await premium.planOf(lines[0]?.price) : undefined;
    return plan ? premium.subscribe(visitor, plan.id, way) : ({ refused: "price" } as const);
  }

  async function watch(visitor: Visitor, ppvId: string, way: CheckoutReturn) {
    return (await catalogue.payPerView(ppvId)) && buyBroadcast(visitor, ppvId, way);
  }

  /** A one-time payment. Its prices are our ids: one broadcast, or pieces of products' variants. */
  async function pay(visitor: Visitor, lines: CheckoutLines, way: CheckoutReturn): Promise<Paying> {
    const wanted = piecesOf(lines);
    const [only, ...more] = wanted;
    if (only?.quantity === 1 && more.length === 0 && (await catalogue.payPerView(only.variantId))) {
      return { led: await buyBroadcast(visitor, only.variantId, way), ppvId: only.variantId };
    }
    for (const { variantId } of wanted) {
      const sold = isGuid(variantId) && (await catalogue.productOfVariant(variantId));
      if (!sold) return { led: { refused: "price" }, ppvId: null };
    }
    if (wanted.length === 0) return { led: { refused: "price" }, ppvId: null };
    if (wanted.some(({ quantity }) => quantity > MOST_PIECES)) return { led: { refused: "quantity" }, ppvId: null };
    return { led: await buyVariants(visitor, wanted, way), ppvId: null };
  }

  async function save(visitor: Visitor, way: CheckoutReturn): Promise<BuyOutcome> {
    const page = `${siteUrl}/profile`;
    return customers.withCustomer(visitor, async (customer) => {
      if (!customer) return { outcome: "absent" };
      const { id, url, client_secret } = await stripe.checkout.sessions.create({
        mode: "setup",
        customer,
        currency: CURRENCY,
        allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
        ...returnPages({ paid: page, canceled: page }, way),
        locale: stripeLocale(visitor.locale),
      });
      return { outcome: "checkout", url: url ?? "", session: { id, client_secret } };
    });
  }

  return {
    async createCheckoutSession(visitor, { body }): Promise<CheckoutSession | PurchaseRefusal | undefined> {
      if (!visitor.user || (await owner.ownCustomer(visitor, body.customer)) === undefined) return undefined;
      const { mode } = body;
      const way: CheckoutReturn = {
        paid: body.return_url,
        canceled: body.cancel_url,
        embedded: body.ui_mode.startsWith("embedded"),
        invoice: body.invoice_creation?.enabled,
      };
      const lines = body.line_items ?? [];
      const paying = mode === "payment" && !body.ppvId ? await pay(visitor, lines, way) : undefined;
      const { ppvId } = paying ?? { ppvId: body.ppvId ?? null };
      const led =
        mode === "setup"
          ? await save(visitor, way)
          : mode === "payment"
            ? paying
              ? paying.led
              : await watch(visitor, ppvId ?? "", way)
            : await subscribe(visitor, lines, way);
      if (!led || "refused" in led) return led;
      if (led.outcome !== "checkout") return { refused: led.outcome === "owned" ? "owned" : "notSold" };
      const { id, client_secret } = led.session;
      const url = led.url || null;
      // Only now: buying may have replaced the customer.
      const customer = (await customers.ensureCustomer(visitor)) ?? null;
      return { ...blank, id, mode, status: "open", payment_status: "unpaid", customer, url, client_secret, ppvId };
    },

    /** S37: an id in a request finds only sessions of the visitor's own customer. */
    async getCheckoutSession(visitor, { query: { id = "" } }) {
      const customer = await owner.ownCustomer(visitor);
      if (!customer || !/^cs_\w+$/.test(id)) return undefined;
      const session = await stripe.checkout.sessions.retrieve(id).catch(undefinedIfMissing);
      if (!session || idOf(session.customer) !== customer) return undefined;
      const became = session.metadata?.purchaseId ? await settled.settle(id) : undefined;
      const [row] = await store.db
        .select({
          kind: purchase.kind,
          ref: purchase.ref,
          status: purchase.status,
          orderNumber: goodsOrder.orderNumber,
        })
        .from(purchase)
        .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
        .where(eq(purchase.checkoutSessionId, id));
      const seen = sessionTold(session);
      // Nothing was bought, although Stripe says that the session is complete.
      const status = became === "trialUsed" ? "expired" : seen.status;
      const order = row?.status === "PAID" && row.orderNumber ? { orderNumber: row.orderNumber, key: null } : null;
      return { ...seen, status, ppvId: row?.kind === "ppv" ? row.ref : null, refunded: became === "refunded", order };
    },
  };
}

type CheckoutLines = { price?: string | undefined; quantity?: number | undefined }[];

/** Pieces by variant: lines of the same variant count together. */
function piecesOf(lines: CheckoutLines): WantedPieces[] {
  const pieces = new Map<string, number>();
  for (const { price = "", quantity = 1 } of lines) {
    const id = price.toLowerCase();
    pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const blank = {
  ...{ subscription: null, reservationId: null, eventId: null, ppvId: null, refunded: false, order: null },
};

/** Stripe's types also allow unknown values. */
const among = <T extends string>(words: T[], said: string | null) => words.find((word) => word === said);

function sessionTold(session: Stripe.Checkout.Session): CheckoutSession {
  const { id, mode, status, payment_status, url, client_secret } = session;
  return {
    ...blank,
    id,
    mode: among(["payment", "setup"], mode) ?? "subscription",
    status: among(["complete", "expired"], status) ?? "open",
    payment_status: among(["paid", "unpaid"], payment_status) ?? "no_payment_required",
    customer: idOf(session.customer) ?? null,
    subscription: idOf(session.subscription) ?? null,
    url,
    client_secret,
  };
}
