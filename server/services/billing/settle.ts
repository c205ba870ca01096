/**
 * The one place where a checkout of billing becomes what was bought. Whoever calls it (webhook, return page, a click,
 * reconciliation), the session is read again from Stripe, and only the first caller makes the outcome.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, lt } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe";
import type { Db } from "../../store/open";
import { entitlement, payment, purchase, refund } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import { type Because, note } from "../box-office/settle";
import type { Memberships } from "./memberships";
import type { Purchase } from "./purchases";
import type { BillingDeps, PurchaseStatus } from "./types";

export type Settle = (checkoutSessionId: string, because?: Because) => Promise<PurchaseStatus>;

/** A checkout younger than this is most likely still being typed into. */
const YOUNG_MS = 60_000;
const AT_ONCE = 100;

export function settling(deps: BillingDeps, memberships: Memberships, refunds: Pick<BoxOffice, "payBack">) {
  const { store, stripe, clock, report } = deps;
  const { db } = store;

  /** Throws when Stripe or the store cannot be reached; then nothing has happened and it can be called again. */
  const settle: Settle = async (checkoutSessionId, because) => {
    const session = await read(checkoutSessionId);
    const purchaseId = session?.metadata?.purchaseId;
    const [row] = purchaseId ? await db.select().from(purchase).where(eq(purchase.id, purchaseId)) : [];
    if (!session || !row) return "ended";
    if (session.status === "expired") return end(row, session, because);
    if (session.status !== "complete") return "open";
    if (session.mode === "subscription") return join(row, session, because);
    if (session.payment_status !== "paid") return "open";
    return own(row, session, because);
  };

  async function read(sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
    try {
      return await stripe.checkout.sessions.retrieve(sessionId);
    } catch (error) {
      if (!isMissing(error)) throw error;
      report(error, "critical", "settling a purchase that Stripe does not know");
      return undefined;
    }
  }

  async function end(row: Purchase, session: Stripe.Checkout.Session, because: Because | undefined) {
    await db.transaction(async (tx) => {
      await note(tx, because, clock.now());
      await tx
        .update(purchase)
        .set({ status: "ENDED" })
        .where(and(eq(purchase.id, row.id), eq(purchase.status, "OPEN"), eq(purchase.checkoutSessionId, session.id)));
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

  async function own(row: Purchase, session: Stripe.Checkout.Session, because: Because | undefined) {
    if (session.amount_total !== row.cents || session.currency !== row.currency.toLowerCase()) {
      const paid = `${session.amount_total} ${session.currency}`;
      report(new Error(`${session.id} paid ${paid} for ${row.cents} ${row.currency}`), "critical", "odd payment");
      return "open" as const;
    }
    const done = await db.transaction((tx) => pass(tx, row, session, because));
    if (done.refundId) await refunds.payBack(done.refundId);
    return done.outcome;
  }

  type Done = { outcome: PurchaseStatus; refundId?: string };

  async function pass(tx: Db, row: Purchase, session: Stripe.Checkout.Session, because?: Because): Promise<Done> {
    const now = clock.now();
    const intent = session.payment_intent;
    const paymentIntentId = (typeof intent === "string" ? intent : intent?.id) ?? null;
    await note(tx, because, now);
    const [first] = await tx
      .insert(payment)
      .values({
        id: randomUUID(),
        kind: row.kind === "shop" ? "shop" : "ppv",
        ref: row.id,
        checkoutSessionId: session.id,
        paymentIntentId,
        cents: row.cents,
        currency: row.currency.toLowerCase(),
        createdAt: now,
      })
      .onConflictDoNothing({ target: payment.checkoutSessionId })
      .returning({ id: payment.id });
    if (!first) {
      const [known] = await tx.select({ status: purchase.status }).from(purchase).where(eq(purchase.id, row.id));
      return { outcome: known?.status === "REFUNDED" ? "refunded" : "paid" };
    }

    const granted = await tx
      .insert(entitlement)
      .values({
        id: randomUUID(),
        userId: row.userId,
        ppvId: row.ref,
        source: "purchase",
        paymentId: first.id,
        grantedAt: now,
      })
      // An entitlement that was revoked with its money comes back with new money.
      .onConflictDoUpdate({
        target: [entitlement.userId, entitlement.ppvId, entitlement.source],
        set: { paymentId: first.id, grantedAt: now, revokedAt: null, revokeReason: null },
        setWhere: isNotNull(entitlement.revokedAt),
      })
      .returning({ id: entitlement.id });
    if (granted.length > 0) {
      await tx.update(purchase).set({ status: "PAID" }).where(eq(purchase.id, row.id));
      return { outcome: "paid" };
    }

    // Two checkouts of one night, paid in two tabs: the second has bought nothing.
    const refundId = randomUUID();
    await tx.update(purchase).set({ status: "REFUNDED" }).where(eq(purchase.id, row.id));
    await tx.insert(refund).values({
      id: refundId,
      paymentId: first.id,
      cents: row.cents,
      reason: "requested",
      cause: `double:${first.id}`,
      createdAt: now,
    });
    return { outcome: "refunded", refundId };
  }

  /** Asks Stripe about checkouts whose webhook has not come. */
  async function reconcile(): Promise<void> {
    const young = new Date(clock.now().getTime() - YOUNG_MS);
    const open = await db
      .select({ id: purchase.id, sessionId: purchase.checkoutSessionId })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), isNotNull(purchase.checkoutSessionId), lt(purchase.createdAt, young)))
      .orderBy(purchase.createdAt)
      .limit(AT_ONCE);
    for (const { sessionId } of open) {
      if (sessionId) await settle(sessionId).catch((error: unknown) => report(error, "critical", "reconciliation"));
    }
  }

  return { settle, reconcile };
}
