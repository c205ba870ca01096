/** The visitor's hold for an event: show it, cancel it, and move it to the account when they sign in. */
import { and, desc, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { areTogether } from "../../../../app/domain/seating/together";
import type { Visitor } from "../../../ports";
import type { Reservation } from "../../../product-api/contract";
import { reservation, ticket, ticketOrder } from "../../../store/schema";
import { goodsOfReservation, type ShownGoods } from "../../goods/beside-seats/goods-of-hold";
import { articleOf } from "../../goods/goods-lines";
import type { EndedHold, GoodsBeside, Hold, SeatedOfficeDeps } from "../box-office-types";
import type { CheckoutOutcomes } from "../checkout/checkout-outcomes";
import { reservationAnswer, seatAnswer } from "../reserving/reservation-answer";
import { codesOfReservation, linesOf, linesOfReservation } from "../reserving/reservation-lines";
import { claimHolds } from "./claim-holds";
import { awaitsCheckoutOutcome, heldBy, heldByThem, holdsSeats } from "./hold-owner";
import type { ReleaseHold } from "./release-hold";

/** How long the purchase page mentions an expired hold. */
const ENDED_NOTICE_MS = 60 * 60_000;

const besideView = ({ ref, cents, lines }: ShownGoods): GoodsBeside => ({
  lines: lines.map((line) => ({
    ...{ variantId: line.variantId, article: articleOf(line), quantity: line.quantity },
    totalCents: line.quantity * line.unitCents,
  })),
  cents,
  seen: ref,
});

export function visitorHolds(office: SeatedOfficeDeps, checkouts: CheckoutOutcomes, release: ReleaseHold) {
  const {
    store: { db },
    clock,
    plans,
  } = office;

  // Building and planning this statement takes longer than running it, and every purchase page asks for it.
  const latestHold = db
    .select({
      ...getTableColumns(reservation),
      ...{ lines: linesOfReservation, codes: codesOfReservation, goods: goodsOfReservation },
    })
    .from(reservation)
    .where(
      and(
        eq(reservation.eventId, sql.placeholder("eventId")),
        heldByThem({ visitorId: sql.placeholder("visitorId"), userId: sql.placeholder("userId") }),
        gt(reservation.expires, sql.placeholder("endedAfter")),
      ),
    )
    .orderBy(desc(sql`${holdsSeats(sql.placeholder("now"))}`), desc(reservation.createdAt))
    .limit(1)
    .prepare("latest_hold");

  async function latest({ visitorId, user }: Visitor, eventId: string, now: Date) {
    const endedAfter = new Date(now.getTime() - ENDED_NOTICE_MS);
    const [row] = await latestHold.execute({ eventId, visitorId, userId: user?.userId ?? null, endedAfter, now });
    return row;
  }

  return {
    /**
     * The open hold, also while we wait for Stripe to say how its checkout ended. For an hour after it expired: when it
     * ended, and what it held. Otherwise undefined.
     */
    async hold(visitor: Visitor, eventId: string): Promise<Hold | EndedHold | undefined> {
      const now = clock.now();
      let row = await latest(visitor, eventId, now);
      if (row && awaitsCheckoutOutcome(row, now) && (await checkouts.askAboutHold(row.id))) {
        row = await latest(visitor, eventId, now);
      }
      if (!row || row.status === "CONFIRMED" || row.status === "CANCELED") return undefined;
      // It may still turn out to be paid, so the page must not say that nothing was charged.
      if (row.status === "EXPIRED" && row.checkoutSessionId && row.checkoutExpires) return undefined;

      const { lines, goods } = row;
      if (row.status === "EXPIRED" || (row.expires <= now && !awaitsCheckoutOutcome(row, now))) {
        const held = lines.map(({ definitionId, quantity }) => ({ definitionId, quantity }));
        return { ended: { at: row.expires.toISOString(), lines: held } };
      }
      const seats = lines.flatMap((line) => line.seats ?? []);
      const wordsOf = seats.length > 0 ? await plans.wordsOf(db, row.eventId) : undefined;
      return {
        reservationId: row.id,
        eventId: row.eventId,
        expires: row.expires.toISOString(),
        heldFrom: row.createdAt.toISOString(),
        checkoutOpen: row.checkoutSessionId !== null,
        lines: lines.map(({ definitionId, name, quantity, unitCents, listCents, seats }) => ({
          definitionId,
          name,
          quantity,
          unitCents,
          listCents,
          totalCents: quantity * unitCents,
          ...(seats && wordsOf && { seats: seats.map((seat) => seatAnswer(wordsOf(seat))) }),
        })),
        together: areTogether(seats),
        codes: row.codes,
        totalCents: row.totalCents,
        currency: row.currency,
        ...(row.offerUntil && { offered: true }),
        ...(goods && { goods: besideView(goods) }),
      };
    },

    /** A reservation of this visitor, in any status; undefined if it belongs to someone else. */
    async reservation(visitor: Visitor, id: string): Promise<Reservation | undefined> {
      const [row] = await db
        .select()
        .from(reservation)
        .where(and(eq(reservation.id, id), heldBy(visitor)));
      return row && reservationAnswer(row, await linesOf(db, row.id), await plans.wordsOf(db, row.eventId));
    },

    /** Gives the seats back, once. A hold that Stripe says is paid becomes tickets instead. */
    async cancel(visitor: Visitor, reservationId: string): Promise<void> {
      const [row] = await db
        .select()
        .from(reservation)
        .where(and(eq(reservation.id, reservationId), heldBy(visitor), eq(reservation.status, "PENDING")));
      if (row) await release(row.id);
    },

    /**
     * On sign-in: the fan gets the holds that this browser made as a guest, and the orders and tickets of their
     * verified email.
     */
    async claim(visitor: Visitor): Promise<void> {
      const { user, visitorId } = visitor;
      if (!user) return;
      if (!visitor.newBrowser) await claimHolds(office, { userId: user.userId, visitorId });
      if (!user.emailVerified) return;
      const [{ userId }, email] = [user, user.email.toLowerCase()];
      const given = db
        .update(ticket)
        .set({ holderUserId: userId })
        .where(and(eq(ticket.holderEmail, email), isNull(ticket.holderUserId)))
        .returning({ number: ticket.ticketNumber });
      await db
        .with(db.$with("given").as(given))
        .update(ticketOrder)
        .set({ userId })
        .where(and(eq(ticketOrder.email, email), isNull(ticketOrder.userId)));
    },
  };
}
