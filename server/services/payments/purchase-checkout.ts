/**
 * Buying one thing by a checkout of its own: one open session for each thing that she is buying, however often the
 * button is pressed and in however many tabs.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import { isKeyReused, isMissing, isRefused } from "../../clients/stripe";
import type { Db } from "../../store/open";
import { purchase } from "../../store/schema";
import { givePieceBack } from "../goods/piece-stock";
import type { BillingDeps, BuyOutcome, CheckoutReturn, PurchaseStatus } from "./billing-types";
import type { PurchaseSettling } from "./settle-purchase";

/** Stripe refuses a session that ends less than 30 minutes after its creation. */
const CHECKOUT_MS = 31 * 60_000;
const SHORTEST_MS = 30 * 60_000 + 15_000;
const ROUNDS = 4;

export type Purchase = typeof purchase.$inferSelect;
/** `slot` names what cannot be bought twice at a time. */
export type PurchaseRequest = Pick<Purchase, "userId" | "kind" | "ref" | "slot" | "name" | "cents" | "currency">;
/** The session that Stripe is asked for, but for what is the same for all. */
export type SessionParamsOf = (row: Purchase) => Stripe.Checkout.SessionCreateParams;

/** Runs in the transaction that opens a purchase, once for each; where it throws there is none. */
export type OnPurchaseOpened = (tx: Db, row: Purchase) => Promise<void>;

export type StartCheckout = (
  wish: PurchaseRequest,
  sessionOf: SessionParamsOf,
  begin?: OnPurchaseOpened,
) => Promise<BuyOutcome>;
export type PurchaseCheckouts = ReturnType<typeof purchaseCheckouts>;

export function purchaseCheckouts(
  { store: { db }, stripe, clock }: BillingDeps,
  { settle, settleIntent }: PurchaseSettling,
) {
  /** Throws Stripe's errors; then nothing is charged and the same click may be made again. */
  const buy: StartCheckout = async (wish, sessionOf, begin) => {
    // A round is lost only to a step of another tab, or to a session that has come to its end.
    for (let round = 0; round < ROUNDS; round++) {
      const row = await open(wish, begin);
      if (!row) continue;
      if (row.paymentIntentId) {
        if ((await close(row)) === "paid") return { outcome: "owned" };
        continue;
      }
      if (!row.checkoutSessionId) {
        const session = await create(row, sessionOf);
        if (session && (await attach(row, session.id))) return leading(session);
        continue;
      }
      const session = await stripe.checkout.sessions.retrieve(row.checkoutSessionId);
      const leads = leadsTo(session) === leadsTo({ ui_mode: "hosted_page", ...sessionOf(row) });
      if (session.status === "open" && leads && isForRequest(row, wish)) return leading(session);
      if ((await close(row)) === "paid") return { outcome: "owned" };
    }
    return { outcome: "absent" };
  };

  /** Sees to it that nothing can be paid there any more, and tells what became of it. */
  async function close({ checkoutSessionId, paymentIntentId }: Purchase): Promise<PurchaseStatus> {
    if (checkoutSessionId) {
      await expire(checkoutSessionId);
      return settle(checkoutSessionId);
    }
    if (!paymentIntentId) return "ended";
    await stripe.paymentIntents.cancel(paymentIntentId).catch(ifRefused);
    return settleIntent(paymentIntentId);
  }

  /** The open purchase of this slot, made if there is none. One that never got its session is given up when too old. */
  async function open(wish: PurchaseRequest, begin?: OnPurchaseOpened): Promise<Purchase | undefined> {
    const now = clock.now();
    const checkoutExpires = new Date(Math.floor(now.getTime() / 1000) * 1000 + CHECKOUT_MS);
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(purchase)
        .values({ ...wish, id: randomUUID(), status: "OPEN", checkoutExpires, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (made) await begin?.(tx, made);
    });
    const [row] = await db
      .select()
      .from(purchase)
      .where(and(eq(purchase.userId, wish.userId), eq(purchase.slot, wish.slot), eq(purchase.status, "OPEN")));
    if (!row || row.checkoutSessionId || row.paymentIntentId) return row;
    const tooOld = row.checkoutExpires.getTime() - now.getTime() < SHORTEST_MS;
    if (!tooOld && isForRequest(row, wish)) return row;
    await giveUp(row);
    return undefined;
  }

  /** Ends a purchase that Stripe was never told of, or whose answer nobody was given. */
  async function giveUp({ id }: Purchase): Promise<void> {
    const untold = and(isNull(purchase.checkoutSessionId), isNull(purchase.paymentIntentId));
    await db.transaction((tx) => endPurchase(tx, id, untold));
  }

  /** Undefined when another tab has asked for something else at the same instant; the purchase is then begun anew. */
  async function create(row: Purchase, sessionOf: SessionParamsOf): Promise<Stripe.Checkout.Session | undefined> {
    try {
      return await stripe.checkout.sessions.create(
        {
          ...sessionOf(row),
          client_reference_id: row.id,
          metadata: { purchaseId: row.id },
          expires_at: Math.floor(row.checkoutExpires.getTime() / 1000),
          locale: "auto",
        },
        { idempotencyKey: `purchase:${row.id}` },
      );
    } catch (error) {
      if (!isKeyReused(error)) throw error;
      await giveUp(row);
      return undefined;
    }
  }

  async function attach(row: Purchase, sessionId: string): Promise<boolean> {
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
    if (attached.length === 0) await expire(sessionId);
    return attached.length > 0;
  }

  async function expire(sessionId: string): Promise<void> {
    await stripe.checkout.sessions.expire(sessionId).catch(ifRefused);
  }

  return { buy, open, close, giveUp };
}

/** Ends an open purchase that fits `still`, and gives back what was put aside for it. */
export async function endPurchase(tx: Db, id: string, still: SQL | undefined): Promise<void> {
  const ended = await tx
    .update(purchase)
    .set({ status: "ENDED" })
    .where(and(eq(purchase.id, id), eq(purchase.status, "OPEN"), still))
    .returning({ id: purchase.id });
  if (ended.length > 0) await givePieceBack(tx, id);
}

type Led = { [of in "ui_mode" | "success_url" | "return_url"]?: string | null | undefined };

/** Two sites may sell the same: each is led back to. */
const leadsTo = ({ ui_mode, success_url, return_url }: Led) => `${ui_mode} ${success_url ?? return_url}`;

/** What has come to its end already, or is not known, needs no end. */
function ifRefused(error: unknown): void {
  if (!isRefused(error) && !isMissing(error)) throw error;
}

const leading = ({ id, url, client_secret }: Stripe.Checkout.Session): BuyOutcome => ({
  outcome: "checkout",
  url: url ?? "",
  session: { id, client_secret },
});

/** Stripe's names of the pages that a checkout leads to: its own page has two, a part of another page has that one. */
export function returnPages(
  ours: { paid: string; canceled: string },
  { paid, canceled, embedded }: CheckoutReturn = {},
) {
  if (embedded) return { ui_mode: "embedded_page", return_url: paid ?? ours.paid } as const;
  return { success_url: paid ?? ours.paid, cancel_url: canceled ?? ours.canceled };
}

/** The session's part of a thing that is paid once. Its invoice says by `purchaseId` what it is for. */
export const oneTimePayment = (
  { id, name, cents, currency }: Purchase,
  { invoice = true }: { invoice?: boolean } = {},
) =>
  ({
    mode: "payment",
    allowed_payment_method_types: ["card"],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name } },
      },
    ],
    ...(invoice && { invoice_creation: { enabled: true, invoice_data: { metadata: { purchaseId: id } } } }),
  }) satisfies Stripe.Checkout.SessionCreateParams;

export const isForRequest = (row: Purchase, wish: PurchaseRequest) =>
  row.ref === wish.ref && row.cents === wish.cents && row.currency === wish.currency;
