/**
 * The one place where money becomes tickets. Whoever calls it (webhook, return page, reconciliation, a click), the
 * session is read again from Stripe; the payment's row, unique by session, makes all but the first caller find the
 * outcome instead of making it.
 */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing, isRefused } from "../../../clients/stripe";
import { enqueueMail, type Outbox } from "../../../mail/outbox";
import { retryOnCollision } from "../../../store/contention";
import type { Db } from "../../../store/open";
import { payment, refund, reservation } from "../../../store/schema";
import { recordAudit } from "../../audit-trail";
import type { Refunds } from "../../refunds/send-refunds";
import type { BoxOfficeParts, Settlement } from "../box-office-types";
import { linesOf } from "../reserving/reservation-lines";
import { releaseSeats, takeSeats } from "../reserving/seat-stock";
import { issueOrder } from "./issue-order";
import { isCalledOff } from "./night-called-off";

export type SettleHold = (checkoutSessionId: string) => Promise<Settlement>;

export function holdSettling(office: BoxOfficeParts, outbox: Outbox, refunds: Refunds): SettleHold {
  const { store, stripe, clock, report, metrics } = office;
  const { db } = store;

  /** Throws when Stripe or the store cannot be reached; then nothing has happened and it can be called again. */
  return async function settle(checkoutSessionId) {
    const session = await read(checkoutSessionId);
    const reservationId = session?.metadata?.reservationId;
    if (!session || !reservationId) return "unknown";
    if (session.payment_status === "paid" || session.payment_status === "no_payment_required") {
      return fulfil(session, reservationId);
    }
    if (session.status !== "expired") return "open";
    await retryOnCollision(() => db.transaction((tx) => end(tx, reservationId, session.id)));
    return "ended";
  };

  async function read(sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
    try {
      return await stripe.checkout.sessions.retrieve(sessionId);
    } catch (error) {
      if (!isMissing(error)) throw error;
      report(error, "critical", "settling a checkout session that Stripe does not know");
      return undefined;
    }
  }

  async function end(tx: Db, reservationId: string, sessionId: string) {
    await releaseSeats(tx, { reservationId, status: "EXPIRED", now: clock.now(), sessionId });
    await stopAsking(tx, reservationId, sessionId);
  }

  /** Without an end of its checkout a reservation is not asked about any more. */
  async function stopAsking(tx: Db, reservationId: string, sessionId: string) {
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

  async function fulfil(session: Stripe.Checkout.Session, reservationId: string) {
    const [hold] = await db.select().from(reservation).where(eq(reservation.id, reservationId));
    if (!hold || session.amount_total !== hold.totalCents || session.currency !== hold.currency.toLowerCase()) {
      const paid = `${session.amount_total} ${session.currency}`;
      const owed = hold ? `${hold.totalCents} ${hold.currency}` : "nothing we know";
      report(new Error(`${session.id} paid ${paid} for ${owed}`), "critical", "payment that fits no reservation");
      return "open";
    }

    const done = await retryOnCollision(() => db.transaction((tx) => pass(tx, session, reservationId)));
    // Only the first look at a payment has a mail to write.
    if (done.mail) metrics?.add("ringside_payments_total", "ticket", done.outcome);
    if (done.refundId) await refunds.payBack(done.refundId);
    if (done.other) await closeOther(done.other);
    if (done.mail) office.later("sending mails", outbox.sendOutbox);
    return done.outcome;
  }

  type Done = { outcome: Settlement; mail: boolean; refundId?: string; other?: string | undefined };

  async function pass(tx: Db, session: Stripe.Checkout.Session, reservationId: string): Promise<Done> {
    const now = clock.now();
    const cents = session.amount_total ?? 0;
    const currency = session.currency ?? "";
    const intent = session.payment_intent;
    const paymentIntentId = (typeof intent === "string" ? intent : intent?.id) ?? null;

    const paid = { kind: "ticket" as const, ref: reservationId, paymentIntentId, cents, currency };
    const [first] = await tx
      .insert(payment)
      .values({ id: randomUUID(), checkoutSessionId: session.id, createdAt: now, ...paid })
      // By session or by intent: of two at the same moment, either may be the one that is noticed first.
      .onConflictDoNothing()
      .returning({ id: payment.id });
    if (!first) {
      await stopAsking(tx, reservationId, session.id);
      return { outcome: await earlier(tx, session.id), mail: false };
    }

    // An order for a night that is being called off would be taken back a moment after the fan has seen it.
    const calledOff = await isCalledOff(tx, reservationId);
    if (calledOff) await releaseSeats(tx, { reservationId, status: "CANCELED", now });
    const hold = calledOff ? undefined : ((await confirm(tx, reservationId)) ?? (await retake(tx, reservationId, now)));
    if (hold) {
      await issueOrder(tx, hold, { ...buyerOf(session), status: "PAID", now });
      const other = hold.checkoutSessionId !== session.id ? (hold.checkoutSessionId ?? undefined) : undefined;
      return { outcome: "paid", mail: true, other };
    }

    await stopAsking(tx, reservationId, session.id);
    // Nothing to send back for a session without payment.
    if (!paymentIntentId) return { outcome: "ended", mail: false };
    const refundId = randomUUID();
    await tx.insert(refund).values({
      id: refundId,
      paymentId: first.id,
      cents,
      reason: "expired",
      cause: `expired:${first.id}`,
      createdAt: now,
    });
    const detail = { reservationId, checkoutSessionId: session.id, cents, currency };
    await recordAudit(tx, { at: now, actor: "box office", action: "payment.late", entity: first.id, detail });
    await enqueueMail(tx, { cause: `refund:${refundId}`, template: "refund", ref: refundId, now });
    return { outcome: "refunded", mail: true, refundId };
  }

  /** Also a hold whose time has run out, as long as nobody has taken its seats: they are still its own. */
  async function confirm(tx: Db, reservationId: string) {
    const [hold] = await tx
      .update(reservation)
      .set({ status: "CONFIRMED", checkoutExpires: null })
      .where(and(eq(reservation.id, reservationId), eq(reservation.status, "PENDING")))
      .returning();
    return hold;
  }

  /** Late money: the hold's seats once more, if they are free. */
  async function retake(tx: Db, reservationId: string, now: Date) {
    const [hold] = await tx.select().from(reservation).where(eq(reservation.id, reservationId)).for("no key update");
    if (!hold || hold.status === "CONFIRMED") return undefined;
    const wanted = await linesOf(tx, reservationId);
    const { rows } = await tx.execute<{ id: string }>(sql`
      with ${takeSeats({ eventId: hold.eventId, now, wishes: [{ id: reservationId, wanted }] })}
      update reservation set status = 'CONFIRMED', checkout_expires = null
      from verdict where reservation.id = verdict.id and verdict.ok
      returning reservation.id`);
    return rows.length > 0 ? hold : undefined;
  }

  async function earlier(tx: Db, sessionId: string): Promise<Settlement> {
    const [late] = await tx
      .select({ id: refund.id })
      .from(payment)
      .innerJoin(refund, and(eq(refund.paymentId, payment.id), eq(refund.reason, "expired")))
      .where(eq(payment.checkoutSessionId, sessionId));
    return late ? "refunded" : "paid";
  }

  /** A hold paid through an earlier session has no use for a later one. */
  async function closeOther(sessionId: string): Promise<void> {
    await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      if (!isRefused(error)) report(error, "critical", "closing a second checkout of a paid hold");
    });
  }
}

function buyerOf(session: Stripe.Checkout.Session) {
  return {
    email: session.customer_details?.email ?? session.customer_email ?? "",
    fullName: session.metadata?.name || session.customer_details?.name || "",
    locale: session.metadata?.locale ?? "en",
  };
}
