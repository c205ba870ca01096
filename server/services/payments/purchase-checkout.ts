/**
 * Buys one thing with its own checkout: one open session per fan and thing, however often the button is clicked and in
 * however many tabs.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, or } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../store/connection/open-store";
import { purchase } from "../../store/schema";
import { retryOnCollision } from "../contention";
import { hasDeletedCustomer } from "../customers/deleted-customer";
import type { BillingDeps, BuyOutcome, CheckoutReturn, PurchaseStatus } from "./billing-types";
import { endPurchase } from "./end-purchase";
import { checkoutEnd, createSession, expireSession, openCheckout, SHORTEST_CHECKOUT_MS } from "./open-checkout";
import { lineItems, type PaymentItem } from "./payment-items";
import { ownedBy } from "./purchase-owner";
import type { PurchaseSettling } from "./settle-purchase";
import { ignoreIfOver } from "./stripe-objects";

export type Purchase = typeof purchase.$inferSelect;
/** A fan, or a guest, has at most one open purchase per `slot`. */
export type PurchaseRequest = Pick<
  Purchase,
  "userId" | "visitorId" | "kind" | "ref" | "slot" | "name" | "cents" | "currency"
>;
/** The parameters of a session, apart from those that all purchases share. */
export type SessionParamsOf = (row: Purchase) => Stripe.Checkout.SessionCreateParams;

/** Runs once per purchase, in the transaction that opens it. If it throws, the purchase is not opened. */
export type OnPurchaseOpened = (tx: Db, row: Purchase) => Promise<void>;

export type StartCheckout = (
  request: PurchaseRequest,
  sessionOf: SessionParamsOf,
  onOpened?: OnPurchaseOpened,
) => Promise<BuyOutcome>;
export type PurchaseCheckouts = ReturnType<typeof purchaseCheckouts>;

export function purchaseCheckouts(
  { store: { db }, stripe, clock }: BillingDeps,
  { settle, settleIntent }: PurchaseSettling,
) {
  /** Throws Stripe's errors; then nothing was charged, and the same click can be made again. */
  const buy: StartCheckout = async (request, sessionOf, onOpened) => {
    const opened = await openCheckout({
      prepare: () => prepare(request, sessionOf, onOpened),
      create: (row: Purchase) => create(row, sessionOf),
      attach,
      abandon: (_, { id }) => expireSession(stripe, id),
    });
    if (!opened) return { outcome: "absent" };
    return "outcome" in opened ? opened.outcome : leadTo(opened.made);
  };

  async function prepare(
    request: PurchaseRequest,
    sessionOf: SessionParamsOf,
    onOpened?: OnPurchaseOpened,
  ): Promise<{ row: Purchase } | { outcome: BuyOutcome } | undefined> {
    const row = await open(request, onOpened);
    if (!row) return undefined;
    if (row.checkoutSessionId) {
      const session = await stripe.checkout.sessions.retrieve(row.checkoutSessionId, { expand: ["customer"] });
      const samePages = pagesOf(session) === pagesOf({ ui_mode: "hosted_page", ...sessionOf(row) });
      const payable = session.status === "open" && !hasDeletedCustomer(session);
      if (payable && samePages && isForRequest(row, request)) return { outcome: leadTo(session) };
    } else if (!row.paymentIntentId) return { row };
    return (await close(row)) === "paid" ? { outcome: { outcome: "owned" } } : undefined;
  }

  /** Makes sure that nobody can pay for it any more, and returns its status. */
  async function close({ checkoutSessionId, paymentIntentId }: Purchase): Promise<PurchaseStatus> {
    if (checkoutSessionId) {
      await expireSession(stripe, checkoutSessionId);
      return settle(checkoutSessionId);
    }
    if (!paymentIntentId) return "ended";
    await stripe.paymentIntents.cancel(paymentIntentId).catch(ignoreIfOver);
    return settleIntent(paymentIntentId);
  }

  /** Finds or opens the purchase of this slot. Ends one that never got a session and is too old for one. */
  async function open(request: PurchaseRequest, onOpened?: OnPurchaseOpened): Promise<Purchase | undefined> {
    const now = clock.now();
    const checkoutExpires = checkoutEnd(now);
    await retryOnCollision(() =>
      db.transaction(async (tx) => {
        const [made] = await tx
          .insert(purchase)
          .values({ ...request, id: randomUUID(), status: "OPEN", checkoutExpires, createdAt: now })
          .onConflictDoNothing()
          .returning();
        if (made) await onOpened?.(tx, made);
      }),
    );
    const [row] = await db
      .select()
      .from(purchase)
      .where(and(ownedBy(request), eq(purchase.slot, request.slot), eq(purchase.status, "OPEN")));
    if (!row || row.checkoutSessionId || row.paymentIntentId) return row;
    const tooOld = row.checkoutExpires.getTime() - now.getTime() < SHORTEST_CHECKOUT_MS;
    if (!tooOld && isForRequest(row, request)) return row;
    await giveUp(row);
    return undefined;
  }

  /** Ends a purchase that has no session or intent yet. */
  async function giveUp({ id }: Purchase): Promise<void> {
    const notAtStripe = and(isNull(purchase.checkoutSessionId), isNull(purchase.paymentIntentId));
    await db.transaction((tx) => endPurchase(tx, id, notAtStripe));
  }

  /** If another tab asked for something else at the same moment, the purchase starts over. */
  const create = (row: Purchase, sessionOf: SessionParamsOf) => {
    const params = sessionOf(row);
    // Stripe repeats its answer about a deleted customer for a day, so another customer needs another key.
    const idempotencyKey = ["purchase", row.id, ...(params.customer ? [params.customer] : [])].join(":");
    return createSession(
      stripe,
      {
        ...params,
        client_reference_id: row.id,
        metadata: { purchaseId: row.id },
        expires_at: Math.floor(row.checkoutExpires.getTime() / 1000),
      },
      { idempotencyKey, forget: () => giveUp(row) },
    );
  };

  async function attach(row: Purchase, { id: sessionId }: Stripe.Checkout.Session): Promise<boolean> {
    const attached = await db
      .update(purchase)
      .set({ checkoutSessionId: sessionId })
      .where(
        and(
          eq(purchase.id, row.id),
          eq(purchase.status, "OPEN"),
          isNull(purchase.paymentIntentId),
          or(isNull(purchase.checkoutSessionId), eq(purchase.checkoutSessionId, sessionId)),
        ),
      )
      .returning({ id: purchase.id });
    return attached.length > 0;
  }

  return { buy, open, close, giveUp };
}

type ShownPages = { [of in "ui_mode" | "success_url" | "return_url" | "locale"]?: string | null | undefined };

/**
 * Another site may sell the same thing with its own return pages, and a fan may choose another language: both need
 * another session.
 */
const pagesOf = ({ ui_mode, success_url, return_url, locale }: ShownPages) =>
  `${ui_mode} ${success_url ?? return_url} ${locale}`;

const leadTo = ({ id, url, client_secret }: Stripe.Checkout.Session): BuyOutcome => ({
  outcome: "checkout",
  url: url ?? "",
  session: { id, client_secret },
});

/** Stripe's parameters for the pages after a checkout. Stripe's hosted page has two; an embedded one has one. */
export function returnPages(
  ours: { paid: string; canceled: string },
  { paid, canceled, embedded }: CheckoutReturn = {},
) {
  if (embedded) return { ui_mode: "embedded_page", return_url: paid ?? ours.paid } as const;
  return { success_url: paid ?? ours.paid, cancel_url: canceled ?? ours.canceled };
}

/** Session parameters for a one-time payment of one thing. */
export const oneTimePayment = (row: Purchase, way?: CheckoutReturn) =>
  paymentFor(row, [{ name: row.name, cents: row.cents, quantity: 1 }], way);

/** Session parameters for a one-time payment. Its invoice names the purchase in `purchaseId`. */
export const paymentFor = (
  { id, currency }: Purchase,
  items: PaymentItem[],
  { invoice = true }: Pick<CheckoutReturn, "invoice"> = {},
) =>
  ({
    mode: "payment",
    allowed_payment_method_types: ["card"],
    line_items: lineItems(currency, items),
    ...(invoice && { invoice_creation: { enabled: true, invoice_data: { metadata: { purchaseId: id } } } }),
  }) satisfies Stripe.Checkout.SessionCreateParams;

export const isForRequest = (row: Purchase, request: PurchaseRequest) =>
  row.ref === request.ref && row.cents === request.cents && row.currency === request.currency;
