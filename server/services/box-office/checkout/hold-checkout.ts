/** Leading a hold to Stripe's hosted checkout: one session per hold, however often the button is pressed. */
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { PAYMENT_METHOD_TYPE } from "../../../../app/domain/limits";
import { isKeyReused, isRefused } from "../../../clients/stripe";
import type { Outbox } from "../../../mail/outbox";
import type { Visitor } from "../../../ports";
import { event, reservation } from "../../../store/schema";
import type { BoxOfficeParts, CheckoutPages, PayOutcome } from "../box-office-types";
import { awaitsCheckoutOutcome, heldBy, holdsSeats } from "../holds/hold-owner";
import { linesOf } from "../reserving/reservation-lines";
import { instant } from "../reserving/seat-stock";
import { issueOrder } from "./issue-order";
import { isCalledOff } from "./night-called-off";
import type { SettleHold } from "./settle-hold";

/** Stripe refuses a session that ends less than 30 minutes after its creation. */
export const CHECKOUT_MINUTES = 31;
const SHORTEST_CHECKOUT_MS = 30 * 60_000 + 15_000;
/** A checkout younger than this is most likely still being typed into. */
const YOUNG_MS = 60_000;
const ROUNDS = 4;

const takesPlace = sql`exists (
  select 1 from ${event} where ${event.id} = ${reservation.eventId} and ${event.status} <> 'CANCELED')`;

type Hold = typeof reservation.$inferSelect;

export function holdCheckout(office: BoxOfficeParts, settle: SettleHold, outbox: Outbox) {
  const { store, stripe, clock, siteUrl } = office;
  const { db } = store;

  /**
   * The address of the hold's checkout, always the same one while that is open; `done` when there is nothing to pay
   * or it is paid; `ended` when the hold has run out, is canceled, or is not hers. `wishes` lead her back to other
   * pages than our own. Throws Stripe's errors.
   */
  return async function pay(visitor: Visitor, reservationId: string, wishes?: CheckoutPages): Promise<PayOutcome> {
    // A round is lost only to somebody else's step: a parallel click, a cancel, a sign-in.
    for (let round = 0; round < ROUNDS; round++) {
      const hold = await claim(visitor, reservationId);
      if (!hold) return await ending(visitor, reservationId);
      if (hold.totalCents === 0) {
        if (await giveAway(visitor, hold)) return { outcome: "done" };
      } else if (hold.checkoutSessionId) {
        return resume(hold.checkoutSessionId);
      } else {
        const session = await create(visitor, hold, wishes);
        if (session?.url && (await attach(hold, session.id))) return { outcome: "checkout", url: session.url };
        if (session) await abandon(session.id);
      }
    }
    return { outcome: "ended" };
  };

  /**
   * Writes down when the session will end before Stripe is asked, so that parallel clicks ask for the very same thing
   * under the same key. An attempt that never came to an answer is replaced once its end has become too near.
   */
  async function claim(visitor: Visitor, reservationId: string): Promise<Hold | undefined> {
    const now = clock.now();
    const end = new Date(Math.floor(now.getTime() / 1000) * 1000 + CHECKOUT_MINUTES * 60_000);
    const soonest = new Date(now.getTime() + SHORTEST_CHECKOUT_MS);
    const anew = sql`${reservation.checkoutSessionId} is null
      and (${reservation.checkoutExpires} is null or ${reservation.checkoutExpires} < ${instant(soonest)})`;
    const [hold] = await db
      .update(reservation)
      .set({
        checkoutAttempt: sql`case when ${anew} then ${reservation.checkoutAttempt} + 1
          else ${reservation.checkoutAttempt} end`,
        checkoutExpires: sql`case when ${anew} then ${instant(end)} else ${reservation.checkoutExpires} end`,
      })
      .where(and(eq(reservation.id, reservationId), heldBy(visitor), holdsSeats(now), takesPlace))
      .returning();
    return hold;
  }

  async function create(
    visitor: Visitor,
    hold: Hold,
    wishes: CheckoutPages | undefined,
  ): Promise<Stripe.Checkout.Session | undefined> {
    try {
      return await stripe.checkout.sessions.create(await sessionFor(visitor, hold, wishes), {
        idempotencyKey: `${hold.id}:${hold.checkoutAttempt}`,
      });
    } catch (error) {
      if (!isKeyReused(error)) throw error;
      // She signed in between two clicks, so the second asks for something else. Nobody was given the first address.
      await db
        .update(reservation)
        .set({ checkoutExpires: null })
        .where(
          and(
            eq(reservation.id, hold.id),
            eq(reservation.checkoutAttempt, hold.checkoutAttempt),
            isNull(reservation.checkoutSessionId),
          ),
        );
      return undefined;
    }
  }

  async function sessionFor(
    visitor: Visitor,
    hold: Hold,
    wishes: CheckoutPages | undefined,
  ): Promise<Stripe.Checkout.SessionCreateParams> {
    const lines = await linesOf(db, hold.id);
    const [show] = await db.select({ title: event.title }).from(event).where(eq(event.id, hold.eventId));
    const { user } = visitor;
    return {
      mode: "payment",
      allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
      line_items: lines.map((line) => ({
        quantity: line.quantity,
        price_data: {
          currency: hold.currency.toLowerCase(),
          unit_amount: line.unitCents,
          product_data: { name: line.name, ...(show && { description: show.title }) },
        },
      })),
      client_reference_id: hold.id,
      metadata: { reservationId: hold.id, locale: visitor.locale, name: user?.name.slice(0, 200) ?? "" },
      ...(user?.emailVerified && { customer_email: user.email }),
      success_url: wishes?.paid ?? `${siteUrl}/tickets/details/${hold.eventId}?reservation=${hold.id}`,
      cancel_url: wishes?.canceled ?? `${siteUrl}/tickets/event/${hold.eventId}`,
      ...(wishes?.invoice && { invoice_creation: { enabled: true } }),
      expires_at: Math.floor((hold.checkoutExpires ?? clock.now()).getTime() / 1000),
      locale: "auto",
    };
  }

  /** Hold and session get one end, if the hold still lives and nobody has begun another attempt. */
  async function attach(hold: Hold, sessionId: string): Promise<boolean> {
    const now = clock.now();
    const attached = await db
      .update(reservation)
      .set({
        checkoutSessionId: sessionId,
        expires: sql`${reservation.checkoutExpires}`,
        checkoutAskAt: new Date(now.getTime() + YOUNG_MS),
        checkoutSilentSince: null,
      })
      .where(
        and(
          eq(reservation.id, hold.id),
          holdsSeats(now),
          takesPlace,
          eq(reservation.checkoutAttempt, hold.checkoutAttempt),
          or(isNull(reservation.checkoutSessionId), eq(reservation.checkoutSessionId, sessionId)),
        ),
      )
      .returning({ id: reservation.id });
    return attached.length > 0;
  }

  async function abandon(sessionId: string): Promise<void> {
    await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }

  async function resume(sessionId: string): Promise<PayOutcome> {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === "open" && session.url) return { outcome: "checkout", url: session.url };
    const settled = await settle(sessionId);
    return settled === "paid" || settled === "open" ? { outcome: "done" } : { outcome: "ended" };
  }

  /** A total of nothing is an order at once; Stripe never hears of it. */
  async function giveAway(visitor: Visitor, hold: Hold): Promise<boolean> {
    const now = clock.now();
    const given = await db.transaction(async (tx) => {
      if (await isCalledOff(tx, hold.id)) return false;
      const [mine] = await tx
        .update(reservation)
        .set({ status: "CONFIRMED", checkoutExpires: null })
        .where(and(eq(reservation.id, hold.id), holdsSeats(now)))
        .returning();
      if (!mine) return false;
      const { user, locale } = visitor;
      const email = user?.emailVerified ? user.email : "";
      await issueOrder(tx, mine, { email, fullName: user?.name ?? "", locale, status: "FREE", now });
      return true;
    });
    if (given) office.later("sending mails", outbox.sendOutbox);
    return given;
  }

  /** What a press on the button finds that came after the hold's end. */
  async function ending(visitor: Visitor, reservationId: string): Promise<PayOutcome> {
    const [row] = await db
      .select()
      .from(reservation)
      .where(and(eq(reservation.id, reservationId), heldBy(visitor)));
    if (row?.checkoutSessionId && awaitsCheckoutOutcome(row, clock.now())) return resume(row.checkoutSessionId);
    return { outcome: row?.status === "CONFIRMED" ? "done" : "ended" };
  }
}
