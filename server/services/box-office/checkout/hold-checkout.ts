/**
 * Takes a hold to Stripe's hosted checkout, with the goods beside its seats: one session per hold, however often the
 * button is pressed.
 */
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { amount } from "../../../../app/domain/format/money-format";
import { PAYMENT_METHOD_TYPE } from "../../../../app/domain/limits";
import { seatSentence } from "../../../../app/domain/seating/seat-sentence";
import { mailReader } from "../../../mail/mail-reader";
import type { Visitor } from "../../../ports";
import { code, event, reservation, reservationCode } from "../../../store/schema";
import { endGoodsOfHold, type GoodsOfHold, goodsOfHold } from "../../goods/beside-seats/goods-of-hold";
import { goodsItems, shippingOf } from "../../goods/goods-at-stripe";
import {
  checkoutEnd,
  createSession,
  expireSession,
  openCheckout,
  SHORTEST_CHECKOUT_MS,
} from "../../payments/open-checkout";
import { lineItems } from "../../payments/payment-items";
import { stripeLocale } from "../../payments/stripe-locale";
import type { CheckoutPages, PayOutcome, SeatedOfficeDeps } from "../box-office-types";
import { awaitsCheckoutOutcome, type HoldRow, heldBy, holdsSeats } from "../holds/hold-owner";
import { type ReservationLine, seatAnswer } from "../reserving/reservation-answer";
import { linesOf } from "../reserving/reservation-lines";
import { instant } from "../reserving/sql-values";
import { anotherAttempt } from "./another-attempt";
import { issueOrder } from "./issue-order";
import { isCalledOff } from "./night-called-off";
import type { SettleHold } from "./settle-hold";

/** A checkout younger than this is most likely still being filled in. */
const YOUNG_MS = 60_000;

const nightTakesPlace = sql`exists (
  select 1 from ${event} where ${event.id} = ${reservation.eventId} and ${event.status} <> 'CANCELED')`;

/** A returned ticket that was used or taken back cannot be paid for. */
const hasItsReturns = sql`not exists (
  select 1 from ticket_return where ticket_return.reservation_id = ${reservation.id} and ticket_return.status = 'WITHDRAWN')`;

type PayableHold = { hold: HoldRow; goods: GoodsOfHold | undefined };

export function holdCheckout(deps: SeatedOfficeDeps, settle: SettleHold) {
  const { store, stripe, clock, siteUrl } = deps;
  const { db } = store;

  /**
   * The address of the hold's checkout, always the same one while it is open. `done` if there is nothing to pay or it
   * is paid; `ended` if the hold has expired, was canceled, or belongs to someone else. `pages` are the return pages of
   * another site. That site has shown the seats alone, so goods beside them are released. Throws Stripe's errors.
   */
  return async function pay(visitor: Visitor, reservationId: string, pages?: CheckoutPages): Promise<PayOutcome> {
    const opened = await openCheckout({
      prepare: () => prepare(visitor, reservationId, pages),
      create: (row: PayableHold) => create(visitor, row, pages),
      attach,
      abandon: (_, { id }) => expireSession(stripe, id),
    });
    if (!opened) return { outcome: "ended" };
    return "outcome" in opened ? opened.outcome : { outcome: "checkout", url: opened.made.url ?? "" };
  };

  async function prepare(
    visitor: Visitor,
    reservationId: string,
    pages: CheckoutPages | undefined,
  ): Promise<{ row: PayableHold } | { outcome: PayOutcome } | undefined> {
    const hold = await claim(visitor, reservationId);
    if (!hold) return { outcome: await outcomeAfterEnd(visitor, reservationId) };
    if (hold.totalCents === 0) return (await giveAway(visitor, hold)) ? { outcome: { outcome: "done" } } : undefined;
    if (hold.checkoutSessionId) return { outcome: await resume(hold.checkoutSessionId) };
    // Must come after the claim: a later change of the goods starts a new attempt, so this one's session is refused.
    const goods = await goodsOfHold(db, hold.id);
    if (!goods || !pages) return { row: { hold, goods } };
    await letGoodsGo(hold);
    return undefined;
  }

  /** Another site's checkout sells the seats alone. */
  async function letGoodsGo({ id }: HoldRow): Promise<void> {
    await db.transaction(async (tx) => {
      await tx
        .update(reservation)
        .set(anotherAttempt)
        .where(and(eq(reservation.id, id), isNull(reservation.checkoutSessionId)));
      await endGoodsOfHold(tx, id, clock.now());
    });
  }

  /**
   * Stores the session's end before Stripe is asked, so that parallel clicks ask for the very same session under the
   * same key. An attempt that never got an answer is replaced once its end has come too near.
   */
  async function claim(visitor: Visitor, reservationId: string): Promise<HoldRow | undefined> {
    const now = clock.now();
    const soonest = new Date(now.getTime() + SHORTEST_CHECKOUT_MS);
    const isNewAttempt = sql`${reservation.checkoutSessionId} is null
      and (${reservation.checkoutExpires} is null or ${reservation.checkoutExpires} < ${instant(soonest)})`;
    const [hold] = await db
      .update(reservation)
      .set({
        checkoutAttempt: sql`case when ${isNewAttempt} then ${reservation.checkoutAttempt} + 1
          else ${reservation.checkoutAttempt} end`,
        checkoutExpires: sql`case when ${isNewAttempt} then ${instant(checkoutEnd(now))}
          else ${reservation.checkoutExpires} end`,
      })
      .where(and(eq(reservation.id, reservationId), heldBy(visitor), holdsSeats(now), nightTakesPlace, hasItsReturns))
      .returning();
    return hold;
  }

  /** A fan who signs in between two clicks requests a different session under the same key: the attempt starts over. */
  async function create(visitor: Visitor, row: PayableHold, pages: CheckoutPages | undefined) {
    const { id, checkoutAttempt } = row.hold;
    const sameAttempt = and(
      eq(reservation.id, id),
      eq(reservation.checkoutAttempt, checkoutAttempt),
      isNull(reservation.checkoutSessionId),
    );
    return createSession(stripe, await sessionFor(visitor, row, pages), {
      idempotencyKey: `${id}:${checkoutAttempt}`,
      forget: async () => void (await db.update(reservation).set({ checkoutExpires: null }).where(sameAttempt)),
    });
  }

  async function sessionFor(
    visitor: Visitor,
    { hold, goods }: PayableHold,
    pages: CheckoutPages | undefined,
  ): Promise<Stripe.Checkout.SessionCreateParams> {
    const lines = await linesOf(db, hold.id);
    const [show] = await db.select({ title: event.title }).from(event).where(eq(event.id, hold.eventId));
    const seatsOf = lines.some(({ seats }) => seats) ? await seatsInWords(visitor, hold) : () => "";
    const discountOf = await discountInWords(visitor, hold, lines);
    const { user } = visitor;
    return {
      mode: "payment",
      locale: stripeLocale(visitor.locale),
      allowed_payment_method_types: [PAYMENT_METHOD_TYPE],
      line_items: lineItems(hold.currency, [
        ...lines.map((line) => ({
          quantity: line.quantity,
          cents: line.unitCents,
          name: line.name,
          description: [show?.title, seatsOf(line), discountOf(line)].filter(Boolean).join(" · "),
        })),
        ...goodsItems(goods?.lines ?? []),
      ]),
      ...shippingOf(goods?.lines ?? []),
      client_reference_id: hold.id,
      metadata: {
        ...{ reservationId: hold.id, locale: visitor.locale, name: user?.name.slice(0, 200) ?? "" },
        // Not `purchaseId`: the release before goods beside seats would settle it as goods alone.
        ...(goods && { goodsId: goods.bought.id }),
      },
      ...(user?.emailVerified && { customer_email: user.email }),
      success_url: pages?.paid ?? `${siteUrl}/tickets/details/${hold.eventId}?reservation=${hold.id}`,
      cancel_url: pages?.canceled ?? `${siteUrl}/tickets/event/${hold.eventId}`,
      ...(pages?.invoice && { invoice_creation: { enabled: true } }),
      expires_at: Math.floor((hold.checkoutExpires ?? clock.now()).getTime() / 1000),
    };
  }

  async function seatsInWords(visitor: Visitor, hold: HoldRow) {
    const wordsOf = await deps.plans.wordsOf(db, hold.eventId);
    const { t, language } = await mailReader(visitor.locale);
    return ({ seats }: ReservationLine) =>
      seatSentence(
        (seats ?? []).map((seat) => seatAnswer(wordsOf(seat))),
        t.seat,
        language,
      );
  }

  /** "instead of 149.00, SPRING". Stripe gets net prices: its own coupons are counted at payment, not at the hold. */
  async function discountInWords(visitor: Visitor, hold: HoldRow, lines: ReservationLine[]) {
    if (lines.every(({ unitCents, listCents }) => unitCents === listCents)) return () => "";
    const [promo] = await db
      .select({ code: code.text })
      .from(reservationCode)
      .innerJoin(code, eq(code.id, reservationCode.codeId))
      .where(and(eq(reservationCode.reservationId, hold.id), eq(code.kind, "promo")));
    const { t, language } = await mailReader(visitor.locale);
    return ({ unitCents, listCents }: ReservationLine) =>
      unitCents === listCents
        ? ""
        : t.codes("insteadOf", { price: amount(listCents, hold.currency, language), code: promo?.code ?? "" });
  }

  /**
   * Stores the session if the hold still has its seats and no other attempt has begun. Hold and session then end
   * together, except for an offer.
   */
  async function attach({ hold }: PayableHold, { id: sessionId, url }: Stripe.Checkout.Session): Promise<boolean> {
    if (!url) return false;
    const now = clock.now();
    const attached = await db
      .update(reservation)
      .set({
        checkoutSessionId: sessionId,
        // An offer outlasts a checkout that begins early: if the fan doesn't pay, the offer still stands.
        expires: sql`greatest(${reservation.checkoutExpires}, ${reservation.offerUntil})`,
        checkoutAskAt: new Date(now.getTime() + YOUNG_MS),
        checkoutSilentSince: null,
      })
      .where(
        and(
          eq(reservation.id, hold.id),
          holdsSeats(now),
          nightTakesPlace,
          eq(reservation.checkoutAttempt, hold.checkoutAttempt),
          or(isNull(reservation.checkoutSessionId), eq(reservation.checkoutSessionId, sessionId)),
        ),
      )
      .returning({ id: reservation.id });
    return attached.length > 0;
  }

  async function resume(sessionId: string): Promise<PayOutcome> {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === "open" && session.url) return { outcome: "checkout", url: session.url };
    const settled = await settle(sessionId);
    return settled === "paid" || settled === "open" ? { outcome: "done" } : { outcome: "ended" };
  }

  /** A free hold becomes an order at once, without Stripe. */
  async function giveAway(visitor: Visitor, hold: HoldRow): Promise<boolean> {
    const now = clock.now();
    const issued = await db.transaction(async (tx) => {
      if (await isCalledOff(tx, hold.id)) return false;
      const [confirmed] = await tx
        .update(reservation)
        .set({ status: "CONFIRMED", checkoutExpires: null })
        .where(and(eq(reservation.id, hold.id), holdsSeats(now)))
        .returning();
      if (!confirmed) return false;
      const { user, locale } = visitor;
      const email = user?.emailVerified ? user.email : "";
      await issueOrder(tx, confirmed, { email, fullName: user?.name ?? "", locale, status: "FREE", now }, deps.plans);
      return true;
    });
    if (issued) deps.outbox.sendSoon();
    return issued;
  }

  /** The outcome of a click that comes after the hold's end. */
  async function outcomeAfterEnd(visitor: Visitor, reservationId: string): Promise<PayOutcome> {
    const [row] = await db
      .select()
      .from(reservation)
      .where(and(eq(reservation.id, reservationId), heldBy(visitor)));
    if (row?.checkoutSessionId && awaitsCheckoutOutcome(row, clock.now())) return resume(row.checkoutSessionId);
    return { outcome: row?.status === "CONFIRMED" ? "done" : "ended" };
  }
}
