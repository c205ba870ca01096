/** Brings a hold, and goods beside it, in line with its checkout session. Each call reads the session from Stripe. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { purchase, reservation } from "../../../store/schema";
import { retryOnCollision } from "../../contention";
import { endGoodsOfHold } from "../../goods/beside-seats/goods-of-hold";
import { goodsSale } from "../../goods/goods-sale";
import { recipientOf } from "../../payments/goods-recipient";
import { paymentSettling } from "../../payments/settle-payment";
import { idIn, idOf, retrieveOrReport } from "../../payments/stripe-objects";
import type { Refunds } from "../../refunds";
import type { SeatedOfficeDeps, Settlement } from "../box-office-types";
import { releaseSeats } from "../reserving/seat-stock";
import { stopAsking, ticketSale } from "./ticket-sale";

export type SettleHold = (checkoutSessionId: string) => Promise<Settlement>;

const UNKNOWN = "settling a checkout session that Stripe does not know";

export function holdSettling(deps: SeatedOfficeDeps, refunds: Pick<Refunds, "send">): SettleHold {
  const { store, stripe, clock, report } = deps;
  const { db } = store;
  const settlePayment = paymentSettling(deps, refunds);

  /** Throws if Stripe or the store cannot be reached; then nothing has happened, and the caller can try again. */
  return async function settle(checkoutSessionId) {
    const session = await retrieveOrReport(report, UNKNOWN, () => stripe.checkout.sessions.retrieve(checkoutSessionId));
    const reservationId = idIn(session?.metadata, "reservationId");
    if (!session || !reservationId) return "unknown";
    if (session.payment_status === "paid" || session.payment_status === "no_payment_required") {
      const [hold] = await db.select().from(reservation).where(eq(reservation.id, reservationId));
      const goodsId = idIn(session.metadata, "goodsId");
      const [goods] = goodsId ? await db.select().from(purchase).where(eq(purchase.id, goodsId)) : [];
      if (hold && goodsId && !goods)
        throw new Error(`${session.id} paid for goods ${goodsId}, which are not in our books`);
      const { id, payment_intent: intent, amount_total: cents, currency } = session;
      const paid = { checkoutSessionId: id, paymentIntentId: idOf(intent) ?? null, cents, currency };
      const seats = ticketSale({ ...deps, refunds }, session, reservationId, hold);
      return settlePayment(paid, seats, goods && goodsSale(goods, recipientOf(session)));
    }
    if (session.status !== "expired") return "open";
    await retryOnCollision(() => db.transaction((tx) => end(tx, reservationId, session.id)));
    return "ended";
  };

  async function end(tx: Db, reservationId: string, sessionId: string): Promise<void> {
    // An offer may last for a day; goods wait no longer than a checkout.
    if (await fallBack(tx, reservationId, sessionId)) return endGoodsOfHold(tx, reservationId, clock.now());
    await releaseSeats(tx, { reservationId, status: "EXPIRED", now: clock.now(), sessionId });
    await stopAsking(tx, reservationId, sessionId);
  }

  /** An offer that wasn't paid stays an offer until its own end. */
  async function fallBack(tx: Db, reservationId: string, sessionId: string): Promise<boolean> {
    const offers = await tx
      .update(reservation)
      .set({
        ...{ checkoutSessionId: null, checkoutExpires: null, checkoutAskAt: null, checkoutSilentSince: null },
        expires: sql`${reservation.offerUntil}`,
      })
      .where(
        and(
          eq(reservation.id, reservationId),
          eq(reservation.status, "PENDING"),
          eq(reservation.checkoutSessionId, sessionId),
          gt(reservation.offerUntil, clock.now()),
        ),
      )
      .returning({ id: reservation.id });
    return offers.length > 0;
  }
}
