/** Checkout sessions of the product API: for Premium, a broadcast, or saving a card. */
import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { CURRENCY, PAYMENT_METHOD_TYPE } from "../../../app/domain/limits";
import type { Visitor } from "../../ports";
import type { CheckoutSession } from "../../product-api/contract";
import { purchase } from "../../store/schema";
import type { broadcastSales } from "../broadcasts/buy-broadcast";
import type { CustomerOwner } from "../customers/customer-owner";
import type { Customers } from "../customers/stripe-customers";
import type { premiumPlanSales } from "../membership/premium";
import type { BillingDeps, BuyOutcome, CheckoutReturn } from "../payments/billing-types";
import { returnPages } from "../payments/purchase-checkout";
import type { PurchaseSettling } from "../payments/settle-purchase";
import { idOf, undefinedIfMissing } from "../payments/stripe-objects";
import type { BillingApi, PurchaseRefusal } from "./billing-api";

type CheckoutSessionParts = {
  customers: Customers;
  owner: CustomerOwner;
  premium: Pick<ReturnType<typeof premiumPlanSales>, "subscribe" | "planOf">;
  buyBroadcast: ReturnType<typeof broadcastSales>["buyBroadcast"];
  settled: PurchaseSettling;
};
type CheckoutSessionRows = Pick<BillingApi, "createCheckoutSession" | "getCheckoutSession">;

export function checkoutSessionRows(
  deps: BillingDeps,
  { customers, owner, premium, buyBroadcast, settled }: CheckoutSessionParts,
): CheckoutSessionRows {
  const { store, stripe, siteUrl, catalogue } = deps;

  async function subscribe(visitor: Visitor, lines: { price?: string | undefined }[], way: CheckoutReturn) {
    const plan = lines.length < 2 ? await premium.planOf(lines[0]?.price) : undefined;
    return plan ? premium.subscribe(visitor, plan.id, way) : ({ refused: "price" } as const);
  }

  async function watch(visitor: Visitor, ppvId: string, way: CheckoutReturn) {
    return (await catalogue.payPerView(ppvId)) && buyBroadcast(visitor, ppvId, way);
  }

  async function save(customer: string, way: CheckoutReturn): Promise<BuyOutcome> {
    const page = `${siteUrl}/profile`;
    const { id, url, client_secret } = await stripe.checkout.sessions.create({
      mode: "setup",
      customer,
      currency: CURRENCY,
      allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
      ...returnPages({ paid: page, canceled: page }, way),
      locale: "auto",
    });
    return { outcome: "checkout", url: url ?? "", session: { id, client_secret } };
  }

  return {
    async createCheckoutSession(visitor, { body }): Promise<CheckoutSession | PurchaseRefusal | undefined> {
      if (!visitor.user || (await owner.ownCustomer(visitor, body.customer)) === undefined) return undefined;
      const customer = await customers.ensureCustomer(visitor);
      if (!customer) return undefined;
      const { mode, ppvId = null } = body;
      const way: CheckoutReturn = {
        paid: body.return_url,
        canceled: body.cancel_url,
        embedded: body.ui_mode.startsWith("embedded"),
        invoice: body.invoice_creation?.enabled,
      };
      const led =
        mode === "setup"
          ? await save(customer, way)
          : mode === "payment"
            ? await watch(visitor, ppvId ?? "", way)
            : await subscribe(visitor, body.line_items ?? [], way);
      if (!led || "refused" in led) return led;
      if (led.outcome !== "checkout") return { refused: led.outcome === "owned" ? "owned" : "notSold" };
      const { id, client_secret } = led.session;
      const url = led.url || null;
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
        .select()
        .from(purchase)
        .where(and(eq(purchase.checkoutSessionId, id), eq(purchase.kind, "ppv")));
      const seen = sessionTold(session);
      // Nothing was bought, although Stripe says that the session is complete.
      const status = became === "trialUsed" ? "expired" : seen.status;
      return { ...seen, status, ppvId: row?.ref ?? null, refunded: became === "refunded" };
    },
  };
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
