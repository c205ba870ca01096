/**
 * Pays for a broadcast without Stripe's checkout page: the client confirms the intent, or we charge the fan's saved
 * card. It uses the same purchase as our own page, so only one of the two is open at a time.
 */
import { and, eq, isNull, or } from "drizzle-orm";
import type Stripe from "stripe";
import { PAYMENT_METHOD_TYPE } from "../../../app/domain/limits";
import { isDeclined, isTooLate } from "../../clients/stripe-client";
import { purchase } from "../../store/schema";
import { BROADCAST_ON_SALE, broadcastRequest, type broadcastSales } from "../broadcasts/buy-broadcast";
import type { CustomerOwner } from "../customers/customer-owner";
import { hasDeletedCustomer } from "../customers/deleted-customer";
import type { Customers } from "../customers/stripe-customers";
import type { BillingDeps } from "../payments/billing-types";
import { createOnce, openCheckout } from "../payments/open-checkout";
import {
  isForRequest,
  type Purchase,
  type PurchaseCheckouts,
  type PurchaseRequest,
} from "../payments/purchase-checkout";
import type { PurchaseSettling } from "../payments/settle-purchase";
import { idOf } from "../payments/stripe-objects";
import type { BillingApi } from "./billing-api";
import { intentAnswer } from "./stripe-answers";

const OVER = ["succeeded", "canceled"];
/** Waiting for a card. An intent that waits for the bank or for the money is not confirmed again. */
const WAITING = ["requires_payment_method", "requires_confirmation"];

type PaymentIntentParts = {
  customers: Customers;
  owner: CustomerOwner;
  slots: Omit<PurchaseCheckouts, "buy">;
  settled: PurchaseSettling;
  admission: ReturnType<typeof broadcastSales>["admission"];
};

export function paymentIntentRows(
  deps: BillingDeps,
  { customers, owner, slots, settled, admission }: PaymentIntentParts,
) {
  const { store, stripe, catalogue, siteUrl } = deps;

  const createPaymentIntent: BillingApi["createPaymentIntent"] = async (visitor, { body }) => {
    const { user } = visitor;
    if (!user || (await owner.ownCustomer(visitor, body.customer)) === undefined) return undefined;
    const night = body.ppvId ? await catalogue.payPerView(body.ppvId) : await nextNight();
    if (!night) return undefined;
    if (!BROADCAST_ON_SALE.includes(night.state)) return { refused: "notSold" };
    if (body.amount !== undefined && body.amount !== night.priceCents) return { refused: "amount" };
    if (await admission(visitor, night)) return { refused: "owned" };
    const email = user.emailVerified ? user.email : undefined;
    const { return_url = siteUrl } = body;
    const intent = await customers.withCustomer(visitor, async (customer) => {
      if (!customer) return undefined;
      const made = await intentFor(broadcastRequest(user.userId, night), customer, email);
      return made && made !== "paid" && body.confirm ? confirmed(made, customer, return_url) : made;
    });
    if (!intent) return { refused: "notSold" };
    return intent === "paid" ? { refused: "owned" } : intentAnswer(intent, night.id);
  };

  async function nextNight() {
    const all = await catalogue.payPerViews();
    return all.find(({ state }) => state === "live" || state === "onSale");
  }

  /** The open intent of this purchase, always the same one; undefined if other requests got in first in every round. */
  async function intentFor(
    request: PurchaseRequest,
    customer: string,
    email: string | undefined,
  ): Promise<Stripe.PaymentIntent | "paid" | undefined> {
    const opened = await openCheckout<Purchase, Stripe.PaymentIntent, Stripe.PaymentIntent | "paid">({
      prepare: () => prepare(request),
      create: (row) => create(row, customer, email),
      attach: (row, { id }) => attach(row, id),
      abandon: (row, { id }) => slots.close({ ...row, paymentIntentId: id }),
    });
    return opened && ("outcome" in opened ? opened.outcome : opened.made);
  }

  async function prepare(request: PurchaseRequest) {
    const row = await slots.open(request);
    if (!row) return undefined;
    const begun =
      row.paymentIntentId && (await stripe.paymentIntents.retrieve(row.paymentIntentId, { expand: ["customer"] }));
    const goesOn = begun && !OVER.includes(begun.status) && !hasDeletedCustomer(begun);
    if (goesOn && isForRequest(row, request)) return { outcome: begun };
    if (!begun && !row.checkoutSessionId) return { row };
    return (await slots.close(row)) === "paid" ? { outcome: "paid" as const } : undefined;
  }

  /** If the fan's address was verified after an attempt whose answer was lost, the purchase starts over. */
  function create(row: Purchase, customer: string, email: string | undefined) {
    const wanted = {
      amount: row.cents,
      currency: row.currency.toLowerCase(),
      customer,
      allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
      description: row.name,
      ...(email && { receipt_email: email }),
      metadata: { purchaseId: row.id },
    } satisfies Stripe.PaymentIntentCreateParams;
    const idempotencyKey = `purchase:${row.id}:intent:${customer}`;
    return createOnce(
      () => stripe.paymentIntents.create(wanted, { idempotencyKey }),
      () => slots.giveUp(row),
    );
  }

  async function attach(row: Purchase, paymentIntentId: string): Promise<boolean> {
    const attached = await store.db
      .update(purchase)
      .set({ paymentIntentId })
      .where(
        and(
          eq(purchase.id, row.id),
          eq(purchase.status, "OPEN"),
          isNull(purchase.checkoutSessionId),
          or(isNull(purchase.paymentIntentId), eq(purchase.paymentIntentId, paymentIntentId)),
        ),
      )
      .returning({ id: purchase.id });
    return attached.length > 0;
  }

  /** Charges the saved card. Without one the intent stays as it is, since Stripe needs a card to confirm. */
  async function confirmed(intent: Stripe.PaymentIntent, customer: string, returnUrl: string) {
    const card = WAITING.includes(intent.status) ? await savedCard(customer) : undefined;
    if (!card) return intent;
    try {
      await stripe.paymentIntents.confirm(intent.id, { payment_method: card, return_url: returnUrl });
    } catch (error) {
      // Declined: the answer says so, and the client asks for another card. Too late: another tab confirmed it.
      if (!isDeclined(error) && !isTooLate(error)) throw error;
    }
    const now = await stripe.paymentIntents.retrieve(intent.id);
    if (now.status === "succeeded") await settled.settleIntent(now.id);
    return now;
  }

  /** The customer's default card, else the one saved last. */
  async function savedCard(customer: string): Promise<string | undefined> {
    const [said, cards] = await Promise.all([
      stripe.customers.retrieve(customer),
      stripe.paymentMethods.list({ customer, type: PAYMENT_METHOD_TYPE, limit: 1 }),
    ]);
    const chosen = said.deleted ? null : idOf(said.invoice_settings.default_payment_method);
    return chosen ?? cards.data[0]?.id;
  }

  return { createPaymentIntent };
}
