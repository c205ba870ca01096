/** What a payment for a hold does: it becomes an order with tickets, or goes back if the seats are gone. */
import { and, eq, isNotNull, sql, TransactionRollbackError } from "drizzle-orm";
import type Stripe from "stripe";
import { isInvalidRequest } from "../../../clients/stripe-client";
import { enqueueMail } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { payment, refund, reservation, ticketDefinition } from "../../../store/schema";
import { recordAudit } from "../../audit-trail";
import type { PaymentOutcome, PaymentSale } from "../../payments/settle-payment";
import type { Refunds } from "../../refunds";
import { releaseReturns, sellReturns } from "../../returns/sell-returns";
import { noteLatePurchase, releaseOtherOffers } from "../../waiting/late-purchase";
import type { SeatedOfficeDeps } from "../box-office-types";
import type { HoldRow } from "../holds/hold-owner";
import { linesOf } from "../reserving/reservation-lines";
import { releaseSeats, takeSeats } from "../reserving/seat-stock";
import { issueOrder } from "./issue-order";
import { isCalledOff } from "./night-called-off";

export function ticketSale(
  { stripe, report, outbox, plans, refunds }: SeatedOfficeDeps & { refunds: Pick<Refunds, "send"> },
  session: Stripe.Checkout.Session,
  reservationId: string,
  hold: HoldRow | undefined,
): PaymentSale {
  return {
    kind: "ticket",
    ref: reservationId,
    price: hold && { cents: hold.totalCents, currency: hold.currency },
    mismatch: "payment that fits no reservation",

    async fulfill(tx, _, now) {
      // An order for a night that is being called off would be refunded a moment after the fan has seen it.
      if (await isCalledOff(tx, reservationId)) {
        await releaseSeats(tx, { reservationId, status: "CANCELED", now });
        return undefined;
      }
      const confirmed = (await confirm(tx, reservationId)) ?? (await retakeSeats(tx, reservationId, now));
      if (!confirmed) return undefined;
      const sold = confirmed.origin === "return" ? await sellReturns(tx, confirmed, now) : [];
      if (!sold) {
        await releaseReturns(tx, reservationId);
        return undefined;
      }
      await issueOrder(tx, confirmed, { ...buyerOf(session), status: "PAID", now }, plans);
      const other = confirmed.checkoutSessionId;
      return {
        async afterCommit() {
          for (const refundId of sold) await refunds.send(refundId);
          if (other && other !== session.id) await closeOtherSession(other);
        },
      };
    },

    async refuse(tx, paymentId) {
      await stopAsking(tx, reservationId, session.id);
      return { reason: "expired", cause: `expired:${paymentId}` };
    },

    async mailRefund(tx, { paymentId, refundId }, now) {
      const { id: checkoutSessionId, currency } = session;
      const detail = { reservationId, checkoutSessionId, cents: hold?.totalCents, currency };
      await recordAudit(tx, { at: now, actor: "box office", action: "payment.late", entity: paymentId, detail });
      await enqueueMail(tx, { cause: `refund:${refundId}`, template: "refund", ref: refundId, now });
    },

    async settledBefore(tx) {
      await stopAsking(tx, reservationId, session.id);
      return outcomeOf(tx, session.id);
    },

    onSettled: outbox.sendSoon,
  };

  /** A hold that was paid through an earlier session does not need a later one. */
  async function closeOtherSession(sessionId: string): Promise<void> {
    await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      if (!isInvalidRequest(error)) report(error, "critical", "closing a second checkout of a paid hold");
    });
  }
}

/** A reservation without a checkout end is not asked about any more. */
export async function stopAsking(tx: Db, reservationId: string, sessionId: string): Promise<void> {
  await tx
    .update(reservation)
    .set({ checkoutExpires: null })
    .where(
      and(
        eq(reservation.id, reservationId),
        eq(reservation.checkoutSessionId, sessionId),
        isNotNull(reservation.checkoutExpires),
      ),
    );
}

/** Also confirms a hold that has expired while nobody else took its seats: it still has them. */
async function confirm(tx: Db, reservationId: string): Promise<HoldRow | undefined> {
  const [hold] = await tx
    .update(reservation)
    .set({ status: "CONFIRMED", checkoutExpires: null })
    .where(and(eq(reservation.id, reservationId), eq(reservation.status, "PENDING")))
    .returning();
  return hold;
}

/** Takes the seats of an ended hold once more, if they are free: its money came late. */
async function retakeSeats(tx: Db, reservationId: string, now: Date): Promise<HoldRow | undefined> {
  const [hold] = await tx.select().from(reservation).where(eq(reservation.id, reservationId)).for("no key update");
  // Returned tickets went to the next in line, or are listed again.
  if (!hold || hold.status === "CONFIRMED" || hold.origin === "return") return undefined;
  if (!hold.entryId) return (await take(tx, hold, now)) ? hold : undefined;
  // The fan may have been offered these same seats again. That offer is released if they can be retaken, else it stays.
  const done = tx.transaction(async (attempt) => {
    await releaseOtherOffers(attempt, hold, now);
    const bought = await take(attempt, hold, now);
    if (!bought) attempt.rollback();
    await noteLatePurchase(attempt, hold, bought ?? 0, now);
    return hold;
  });
  return done.catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return undefined;
    throw error;
  });
}

/** How many seats it has now; undefined if they are not free. */
async function take(tx: Db, hold: HoldRow, now: Date): Promise<number | undefined> {
  const { id, eventId } = hold;
  const lines = await linesOf(tx, id);
  // The very seats that were paid for, in their phase and with their codes, or none.
  const wanted = lines.map(({ seats, ...line }) => ({ ...line, ...(seats && { seats }) }));
  const seated = lines.some(({ seats }) => seats);
  const terms = (await isOnTerms(tx, eventId)) ? "settled" : undefined;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ${takeSeats({ eventId, now, requests: [{ id, wanted }], seated, terms })}
    update reservation set status = 'CONFIRMED', checkout_expires = null
    from verdict where reservation.id = verdict.id and verdict.ok
    returning reservation.id`);
  return rows.length > 0 ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : undefined;
}

/** Whether a tier of the night is on terms. */
export async function isOnTerms(tx: Db, eventId: string): Promise<boolean> {
  const [row] = await tx
    .select({ onTerms: sql<boolean>`bool_or(${ticketDefinition.onTerms})` })
    .from(ticketDefinition)
    .where(eq(ticketDefinition.eventId, eventId));
  return row?.onTerms ?? false;
}

async function outcomeOf(tx: Db, sessionId: string): Promise<PaymentOutcome> {
  const [late] = await tx
    .select({ id: refund.id })
    .from(payment)
    .innerJoin(refund, and(eq(refund.paymentId, payment.id), eq(refund.reason, "expired")))
    .where(and(eq(payment.checkoutSessionId, sessionId), eq(payment.kind, "ticket")));
  return late ? "refunded" : "paid";
}

function buyerOf(session: Stripe.Checkout.Session) {
  return {
    email: session.customer_details?.email ?? session.customer_email ?? "",
    fullName: session.metadata?.name || session.customer_details?.name || "",
    locale: session.metadata?.locale ?? "en",
  };
}
