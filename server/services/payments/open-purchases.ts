/**
 * Asks Stripe about open purchases, in case a webhook never arrived, and ends abandoned ones. The rows form a queue by
 * the time of the next question. A row goes to the end of the queue when it is taken, so abandoned purchases cannot
 * block the others, and the older a row, the less often we ask.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { goodsOrder, purchase } from "../../store/schema";
import type { BillingDeps } from "./billing-types";
import { endPurchase } from "./end-purchase";
import type { Purchase, PurchaseCheckouts } from "./purchase-checkout";
import type { PurchaseSettling } from "./settle-purchase";

/** A checkout younger than this is most likely still being filled in. */
const YOUNG_MS = 60_000;
const ROWS_PER_RUN = 250;
/** The next question comes after this fraction of the row's age. */
const SHARE_OF_AGE = 1 / 8;
/** After this many failures in a row we assume that Stripe is unreachable, and end the run. */
const FAILURES_IN_A_ROW = 5;
/** We cancel a payment intent that was abandoned for this long. A checkout session expires after half an hour. */
const INTENT_HOURS = 24;
const HOUR_MS = 60 * 60_000;
/** We delete purchases that ended without a payment after this. */
const KEPT_DAYS = 90;

const begun = or(isNotNull(purchase.checkoutSessionId), isNotNull(purchase.paymentIntentId));
const notAtStripe = and(
  isNull(purchase.checkoutSessionId),
  isNull(purchase.paymentIntentId),
  isNull(purchase.reservationId),
);

export function openPurchases(
  { store: { db }, clock, report }: BillingDeps,
  { settle, settleIntent }: PurchaseSettling,
  { close }: Pick<PurchaseCheckouts, "close">,
) {
  /** Call it every minute or so, from any number of processes. */
  return async function askAboutOpen(stopped?: AbortSignal): Promise<void> {
    let failures = 0;
    const rows = await take();
    for (const [n, row] of rows.entries()) {
      if (failures === FAILURES_IN_A_ROW || stopped?.aborted) {
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
    await endNotAtStripe();
    await forgetEnded();
  };

  /** Takes the rows that are due, and reschedules each before we ask about it. */
  async function take(): Promise<Purchase[]> {
    const now = clock.now();
    const due = sql`coalesce(${purchase.askAt}, ${purchase.createdAt} + make_interval(secs => ${YOUNG_MS / 1000}))`;
    const ids = db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), begun, lte(due, sql`${now.toISOString()}::timestamptz`)))
      .orderBy(asc(due), asc(purchase.id))
      .limit(ROWS_PER_RUN)
      .for("update", { skipLocked: true });
    const age = sql`${now.toISOString()}::timestamptz - ${purchase.createdAt}`;
    const rows = await db
      .update(purchase)
      // Truncated to minutes, so that we ask about a young purchase at every run.
      .set({ askAt: sql`${now.toISOString()}::timestamptz + date_trunc('minute', (${age}) * ${SHARE_OF_AGE}::float8)` })
      .where(inArray(purchase.id, ids))
      .returning();
    return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  /** Rows that we did not get to come before those that failed. */
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

  /** Cancels an abandoned intent at Stripe. If it was paid just now, it is settled instead. */
  async function giveUp(row: Purchase, stillThere: SQL): Promise<void> {
    // Also if Stripe does not know it any more, since nobody can pay it then.
    if ((await close(row)) === "ended") await end(row.id, stillThere);
  }

  async function end(id: string, still: SQL | undefined): Promise<void> {
    await db.transaction((tx) => endPurchase(tx, id, still));
  }

  /** Ends purchases that never reached Stripe, so that their piece is set aside no longer than for a checkout. */
  async function endNotAtStripe(): Promise<void> {
    const late = await db
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(eq(purchase.status, "OPEN"), notAtStripe, lt(purchase.checkoutExpires, clock.now())))
      .orderBy(asc(purchase.createdAt))
      .limit(ROWS_PER_RUN);
    for (const { id } of late) await end(id, notAtStripe);
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
      .limit(ROWS_PER_RUN);
    await db.delete(purchase).where(inArray(purchase.id, old));
  }
}
