/**
 * The one place where a payment of billing becomes what was bought. Whoever calls it (webhook, return page, a click,
 * reconciliation), the session or the intent is read again from Stripe, and only the first caller makes the outcome.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe";
import type { Db } from "../../store/open";
import { entitlement, payment, purchase, refund } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import { enqueue } from "../box-office/outbox";
import { type Because, note } from "../box-office/settle";
import { tellOfRefund } from "./goods-refunds";
import type { Memberships } from "./memberships";
import { type Buyer, sellPiece } from "./pieces";
import { endPurchase, type Purchase } from "./purchases";
import type { BillingDeps, PurchaseStatus } from "./types";

export type Settle = (id: string, because?: Because) => Promise<PurchaseStatus>;
/** By the id of a checkout session, and by that of a payment intent which no session made. */
export type Settled = { settle: Settle; settleIntent: Settle };
/** What Stripe says was paid, and how. */
type Paid = {
  checkoutSessionId: string | null;
  paymentIntentId: string | null;
  cents: number | null;
  currency: string | null;
  /** Who and where she is, as far as a checkout asked for it. */
  buyer: Buyer;
};

/** A checkout younger than this is most likely still being typed into. */
const YOUNG_MS = 60_000;
const AT_ONCE = 100;

export function settling(deps: BillingDeps, memberships: Memberships, refunds: Pick<BoxOffice, "payBack">) {
  const { store, stripe, clock, report } = deps;
  const { db } = store;

  /** Throws when Stripe or the store cannot be reached; then nothing has happened and it can be called again. */
  const settle: Settle = async (checkoutSessionId, because) => {
    const session = await read(() => stripe.checkout.sessions.retrieve(checkoutSessionId));
    const row = session && (await purchaseOf(session));
    if (!session || !row) return "ended";
    if (session.status === "expired") return end(row, because, eq(purchase.checkoutSessionId, session.id));
    if (session.status !== "complete") return "open";
    if (session.mode === "subscription") return join(row, session, because);
    if (session.payment_status !== "paid") return "open";
    const { id, payment_intent: intent, amount_total: cents, currency } = session;
    const paymentIntentId = (typeof intent === "string" ? intent : intent?.id) ?? null;
    const paid = { checkoutSessionId: id, paymentIntentId, cents, currency, buyer: buyerOf(session) };
    return own(row, paid, because);
  };

  const settleIntent: Settle = async (paymentIntentId, because) => {
    const intent = await read(() => stripe.paymentIntents.retrieve(paymentIntentId));
    const row = intent && (await purchaseOf(intent));
    if (!intent || !row) return "ended";
    if (intent.status === "canceled") return end(row, because, eq(purchase.paymentIntentId, intent.id));
    if (intent.status !== "succeeded") return "open";
    const { amount_received: cents, currency, receipt_email: email } = intent;
    const paid = { checkoutSessionId: null, paymentIntentId, cents, currency, buyer: { email, address: null } };
    return own(row, paid, because);
  };

  async function purchaseOf({ metadata }: Stripe.Checkout.Session | Stripe.PaymentIntent) {
    const id = metadata?.purchaseId;
    const [row] = id ? await db.select().from(purchase).where(eq(purchase.id, id)) : [];
    return row;
  }

  async function read<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (!isMissing(error)) throw error;
      report(error, "critical", "settling a purchase that Stripe does not know");
      return undefined;
    }
  }

  /** Ends an open purchase that `there` still names what has ended. */
  async function end(row: Purchase, because: Because | undefined, there: SQL) {
    await db.transaction(async (tx) => {
      await note(tx, because, clock.now());
      await endPurchase(tx, row.id, there);
    });
    return "ended" as const;
  }

  /** The subscription is read first: whoever is told "paid" finds her membership. */
  async function join(row: Purchase, session: Stripe.Checkout.Session, because: Because | undefined) {
    const { subscription } = session;
    const id = typeof subscription === "string" ? subscription : subscription?.id;
    if (id) await memberships.look(id);
    await db.transaction(async (tx) => {
      await note(tx, because, clock.now());
      await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
    });
    return "paid" as const;
  }

  async function own(row: Purchase, paid: Paid, because: Because | undefined) {
    if (paid.cents !== row.cents || paid.currency !== row.currency.toLowerCase()) {
      const odd = `${paid.checkoutSessionId ?? paid.paymentIntentId} paid ${paid.cents} ${paid.currency}`;
      report(new Error(`${odd} for ${row.cents} ${row.currency}`), "critical", "odd payment");
      return "open" as const;
    }
    const done = await db.transaction((tx) => pass(tx, row, paid, because));
    if (done.refundId) await refunds.payBack(done.refundId);
    return done.outcome;
  }

  type Done = { outcome: PurchaseStatus; refundId?: string };

  async function pass(tx: Db, row: Purchase, paid: Paid, because?: Because): Promise<Done> {
    const now = clock.now();
    await note(tx, because, now);
    const [first] = await tx
      .insert(payment)
      .values({
        id: randomUUID(),
        kind: row.kind === "shop" ? "shop" : "ppv",
        ref: row.id,
        checkoutSessionId: paid.checkoutSessionId,
        paymentIntentId: paid.paymentIntentId,
        cents: row.cents,
        currency: row.currency.toLowerCase(),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: payment.id });
    if (!first) {
      const [known] = await tx.select({ status: purchase.status }).from(purchase).where(eq(purchase.id, row.id));
      return { outcome: known?.status === "REFUNDED" ? "refunded" : "paid" };
    }

    const goods = row.kind === "shop";
    const granted = goods ? await sellPiece(tx, row.id, paid.buyer) : await grant(tx, row, first.id, now);
    if (granted) {
      await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
      if (goods) await enqueue(tx, { cause: `goods:${row.id}`, template: "goods", ref: row.id, now });
      else await enqueue(tx, { cause: `night_paid:${row.id}`, template: "night_paid", ref: row.id, now });
      return { outcome: "paid" };
    }

    // Two checkouts of one night, paid in two tabs: the second has bought nothing. Or the last piece has gone.
    const refundId = randomUUID();
    await tx.update(purchase).set({ status: "REFUNDED" }).where(eq(purchase.id, row.id));
    await tx.insert(refund).values({
      id: refundId,
      paymentId: first.id,
      cents: row.cents,
      reason: goods ? "expired" : "requested",
      cause: `${goods ? "expired" : "double"}:${first.id}`,
      createdAt: now,
    });
    if (goods) await tellOfRefund(tx, row.id, now);
    return { outcome: "refunded", refundId };
  }

  /** The right to watch a night; false when she has it already. */
  async function grant(tx: Db, row: Purchase, paymentId: string, now: Date): Promise<boolean> {
    const granted = await tx
      .insert(entitlement)
      .values({
        id: randomUUID(),
        userId: row.userId,
        ppvId: row.ref,
        source: "purchase",
        paymentId,
        grantedAt: now,
      })
      // An entitlement that was revoked with its money comes back with new money.
      .onConflictDoUpdate({
        target: [entitlement.userId, entitlement.ppvId, entitlement.source],
        set: { paymentId, grantedAt: now, revokedAt: null, revokeReason: null },
        setWhere: isNotNull(entitlement.revokedAt),
      })
      .returning({ id: entitlement.id });
    return granted.length > 0;
  }

  /** Asks Stripe about payments whose webhook has not come. */
  async function reconcile(): Promise<void> {
    const young = new Date(clock.now().getTime() - YOUNG_MS);
    const open = await db
      .select({ sessionId: purchase.checkoutSessionId, intentId: purchase.paymentIntentId })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), begun, lt(purchase.createdAt, young)))
      .orderBy(purchase.createdAt)
      .limit(AT_ONCE);
    for (const { sessionId, intentId } of open) {
      const settled = sessionId ? settle(sessionId) : settleIntent(intentId ?? "");
      await settled.catch((error: unknown) => report(error, "critical", "reconciliation"));
    }
    await endUntold();
  }

  /** Ends what never got as far as Stripe, so that nothing is put aside for it any longer than for a checkout. */
  async function endUntold(): Promise<void> {
    const untold = not(begun);
    const late = await db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), untold, lt(purchase.checkoutExpires, clock.now())))
      .limit(AT_ONCE);
    for (const { id } of late) await db.transaction((tx) => endPurchase(tx, id, untold));
  }

  return { settle, settleIntent, reconcile };
}

/** Stripe has been told of it. */
const begun = sql`coalesce(${purchase.checkoutSessionId}, ${purchase.paymentIntentId}) is not null`;

function buyerOf({ customer_details, collected_information }: Stripe.Checkout.Session): Buyer {
  const { name, address } = collected_information?.shipping_details ?? {};
  const { line1, line2, city, state, postal_code: postalCode, country } = address ?? {};
  const parts = { name, line1, line2, city, state, postalCode, country };
  const said = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  return { email: customer_details?.email ?? null, address: address ? said : null };
}
