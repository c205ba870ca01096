/**
 * Purchases that are still open: Stripe is asked what became of them, in case no webhook has come, and each has an end.
 * They form a queue by the time at which they are next asked about: a row goes to its end when it is taken, so that no
 * number of abandoned ones keeps the others waiting, and the older a row, the more rarely it is asked about.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { goodsOrder, purchase } from "../../store/schema";
import type { BillingDeps } from "./billing-types";
import { endPurchase, type Purchase, type PurchaseCheckouts } from "./purchase-checkout";
import type { PurchaseSettling } from "./settle-purchase";

/** A checkout younger than this is most likely still being typed into. */
const YOUNG_MS = 60_000;
const A_TURN = 250;
/** The next question comes after this part of the row's age. */
const SHARE_OF_AGE = 1 / 8;
/** After so many failures in a row Stripe is taken for unreachable, and the turn ends. */
const FAILURES_IN_A_ROW = 5;
/** An abandoned payment intent is canceled; a checkout session ends by itself after half an hour. */
const INTENT_HOURS = 24;
const HOUR_MS = 60 * 60_000;
/** Purchases that came to nothing are forgotten after this. */
const KEPT_DAYS = 90;

const begun = or(isNotNull(purchase.checkoutSessionId), isNotNull(purchase.paymentIntentId));
const untold = and(isNull(purchase.checkoutSessionId), isNull(purchase.paymentIntentId));

export function openPurchases(
  { store: { db }, clock, report }: BillingDeps,
  { settle, settleIntent }: PurchaseSettling,
  { close }: Pick<PurchaseCheckouts, "close">,
) {
  /** To be called every minute or so, by any number of processes. */
  return async function askAboutOpen(): Promise<void> {
    let failures = 0;
    const rows = await take();
    for (const [n, row] of rows.entries()) {
      if (failures === FAILURES_IN_A_ROW) {
        await putBack(rows.slice(n));
        break;
      }
      try {
        await ask(row);
        failures = 0;
      } catch (error) {
        failures += 1;
        report(error, "critical", "reconciliation");
      }
    }
    await endUntold();
    await forgetEnded();
  };

  /** The rows whose turn it is, the longest waiting first; each is put back in the queue before it is asked about. */
  async function take(): Promise<Purchase[]> {
    const now = clock.now();
    const due = sql`coalesce(${purchase.askAt}, ${purchase.createdAt} + make_interval(secs => ${YOUNG_MS / 1000}))`;
    const ids = db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), begun, lte(due, sql`${now.toISOString()}::timestamptz`)))
      .orderBy(asc(due), asc(purchase.id))
      .limit(A_TURN)
      .for("update", { skipLocked: true });
    const age = sql`${now.toISOString()}::timestamptz - ${purchase.createdAt}`;
    const rows = await db
      .update(purchase)
      // Cut to minutes: what is still young is asked about at every turn.
      .set({ askAt: sql`${now.toISOString()}::timestamptz + date_trunc('minute', (${age}) * ${SHARE_OF_AGE}::float8)` })
      .where(inArray(purchase.id, ids))
      .returning();
    return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  /** Those that nobody has asked about come before those that failed. */
  async function putBack(rows: Purchase[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await db.update(purchase).set({ askAt: null }).where(inArray(purchase.id, ids));
  }

  async function ask(row: Purchase): Promise<void> {
    const { checkoutSessionId, paymentIntentId } = row;
    const ended = row.createdAt.getTime() + INTENT_HOURS * HOUR_MS <= clock.now().getTime();
    if (paymentIntentId && ended) return giveUp(row, eq(purchase.paymentIntentId, paymentIntentId));
    if (paymentIntentId) return void (await settleIntent(paymentIntentId));
    const became = await settle(checkoutSessionId ?? "");
    if (became === "ended" && ended) await end(row.id, eq(purchase.checkoutSessionId, checkoutSessionId ?? ""));
  }

  /** Cancels an abandoned intent at Stripe. One that is paid by now becomes what was bought. */
  async function giveUp(row: Purchase, stillThere: SQL): Promise<void> {
    // Also what Stripe does not know any more: nobody can pay it.
    if ((await close(row)) === "ended") await end(row.id, stillThere);
  }

  function end(id: string, still: SQL | undefined): Promise<void> {
    return db.transaction((tx) => endPurchase(tx, id, still));
  }

  /** Ends what never got as far as Stripe, so that nothing is put aside for it any longer than for a checkout. */
  async function endUntold(): Promise<void> {
    const late = await db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), untold, lt(purchase.checkoutExpires, clock.now())))
      .orderBy(asc(purchase.createdAt))
      .limit(A_TURN);
    for (const { id } of late) await end(id, untold);
  }

  async function forgetEnded(): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * 24 * HOUR_MS);
    const old = db
      .select({ id: purchase.id })
      .from(purchase)
      .where(
        and(
          eq(purchase.status, "ENDED"),
          lt(purchase.createdAt, before),
          sql`not exists (select 1 from ${goodsOrder} where ${goodsOrder.purchaseId} = ${purchase.id})`,
        ),
      )
      .limit(A_TURN);
    await db.delete(purchase).where(inArray(purchase.id, old));
  }
}
