/** Checkout sessions for whoever asks over the product API: Premium, a night to watch at home, or a card to be saved. */
import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { CURRENCY, PAYMENT_METHOD_TYPE } from "../../../app/domain/limits";
import type { Visitor } from "../../ports";
import type { CheckoutSession } from "../../product-api/contract";
import { purchase } from "../../store/schema";
import type { Bills, Refusal } from "./bills";
import type { broadcastsOf } from "./broadcasts";
import type { Customers } from "./customers";
import { idOf } from "./origins";
import type { Owner } from "./owner";
import type { premiumOf } from "./premium";
import { backTo } from "./purchases";
import type { Settled } from "./settle";
import { absent } from "./subscriptions";
import type { BillingDeps, BuyOutcome, Way } from "./types";

type Parts = {
  customers: Customers;
  owner: Owner;
  premium: Pick<ReturnType<typeof premiumOf>, "subscribe" | "planOf">;
  buyBroadcast: ReturnType<typeof broadcastsOf>["buyBroadcast"];
  settled: Settled;
};
type Rows = Pick<Bills, "createCheckoutSession" | "getCheckoutSession">;

export function sessionsOf(deps: BillingDeps, { customers, owner, premium, buyBroadcast, settled }: Parts): Rows {
  const { store, stripe, siteUrl, catalogue } = deps;

  async function subscribe(visitor: Visitor, lines: { price?: string | undefined }[], way: Way) {
    const plan = lines.length < 2 ? await premium.planOf(lines[0]?.price) : undefined;
    return plan ? premium.subscribe(visitor, plan.id, way) : ({ refused: "price" } as const);
  }

  async function watch(visitor: Visitor, ppvId: string, way: Way) {
    return (await catalogue.payPerView(ppvId)) && buyBroadcast(visitor, ppvId, way);
  }

  async function save(customer: string, way: Way): Promise<BuyOutcome> {
    const page = `${siteUrl}/profile`;
    const { id, url, client_secret } = await stripe.checkout.sessions.create({
      mode: "setup",
      customer,
      currency: CURRENCY,
      allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
      ...backTo({ paid: page, canceled: page }, way),
      locale: "auto",
    });
    return { outcome: "checkout", url: url ?? "", session: { id, client_secret } };
  }

  return {
    async createCheckoutSession(visitor, { body }): Promise<CheckoutSession | Refusal | undefined> {
      if (!visitor.user || (await owner.hers(visitor, body.customer)) === undefined) return undefined;
      const customer = await customers.ensureCustomer(visitor);
      if (!customer) return undefined;
      const { mode, ppvId = null } = body;
      const way: Way = {
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

    /** S37: an id from a request finds nothing but a session of her own customer. */
    async getCheckoutSession(visitor, { query: { id = "" } }) {
      const customer = await owner.hers(visitor);
      if (!customer || !/^cs_\w+$/.test(id)) return undefined;
      const session = await stripe.checkout.sessions.retrieve(id).catch(absent);
      if (!session || idOf(session.customer) !== customer) return undefined;
      const became = session.metadata?.purchaseId ? await settled.settle(id) : undefined;
      const [row] = await store.db
        .select()
        .from(purchase)
        .where(and(eq(purchase.checkoutSessionId, id), eq(purchase.kind, "ppv")));
      const seen = sessionTold(session);
      // The client is told that nothing was bought, whatever Stripe says of the checkout itself.
      const status = became === "trialUsed" ? "expired" : seen.status;
      return { ...seen, status, ppvId: row?.ref ?? null, refunded: became === "refunded" };
    },
  };
}

const blank = {
  ...{ subscription: null, reservationId: null, eventId: null, ppvId: null, refunded: false, order: null },
};

/** Stripe's types let a word be any other, too. */
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
