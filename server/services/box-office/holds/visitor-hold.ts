/** The visitor's hold for an event: seeing it, giving it up, and taking it along when she signs in. */
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { Reservation } from "../../../product-api/contract";
import { reservation, ticket, ticketOrder } from "../../../store/schema";
import type { BoxOfficeParts, EndedHold, Hold } from "../box-office-types";
import type { CheckoutOutcomes } from "../checkout/checkout-outcomes";
import { reservationAnswer } from "../reserving/reservation-answer";
import { linesOf } from "../reserving/reservation-lines";
import { claimHolds } from "./claim-holds";
import { awaitsCheckoutOutcome, heldBy, holdsSeats } from "./hold-owner";
import type { ReleaseHold } from "./release-hold";

/** So long a hold that ran out is still spoken of on the purchase page. */
const ENDED_NOTICE_MS = 60 * 60_000;

export function visitorHolds(office: BoxOfficeParts, checkouts: CheckoutOutcomes, release: ReleaseHold) {
  const {
    store: { db },
    clock,
  } = office;

  async function latest(visitor: Visitor, eventId: string, now: Date) {
    const [row] = await db
      .select()
      .from(reservation)
      .where(
        and(
          eq(reservation.eventId, eventId),
          heldBy(visitor),
          gt(reservation.expires, new Date(now.getTime() - ENDED_NOTICE_MS)),
        ),
      )
      .orderBy(desc(sql`${holdsSeats(now)}`), desc(reservation.createdAt))
      .limit(1);
    return row;
  }

  return {
    /**
     * The open hold, also while Stripe has not said how its checkout ended; or when it ended and what it held, for an
     * hour after its time ran out; or undefined.
     */
    async hold(visitor: Visitor, eventId: string): Promise<Hold | EndedHold | undefined> {
      const now = clock.now();
      let row = await latest(visitor, eventId, now);
      if (row && awaitsCheckoutOutcome(row, now) && (await checkouts.askAboutHold(row.id))) {
        row = await latest(visitor, eventId, now);
      }
      if (!row || row.status === "CONFIRMED" || row.status === "CANCELED") return undefined;
      // Money may still turn up for it, so nobody can say that nothing was charged.
      if (row.status === "EXPIRED" && row.checkoutSessionId && row.checkoutExpires) return undefined;

      const lines = await linesOf(db, row.id);
      if (row.status === "EXPIRED" || (row.expires <= now && !awaitsCheckoutOutcome(row, now))) {
        const held = lines.map(({ definitionId, quantity }) => ({ definitionId, quantity }));
        return { ended: { at: row.expires.toISOString(), lines: held } };
      }
      return {
        reservationId: row.id,
        eventId: row.eventId,
        expires: row.expires.toISOString(),
        heldFrom: row.createdAt.toISOString(),
        checkoutOpen: row.checkoutSessionId !== null,
        lines: lines.map(({ definitionId, name, quantity, unitCents }) => ({
          definitionId,
          name,
          quantity,
          unitCents,
          totalCents: quantity * unitCents,
        })),
        totalCents: row.totalCents,
        currency: row.currency,
      };
    },

    /** One of her reservations, whatever became of it; undefined when it is not hers. */
    async reservation(visitor: Visitor, id: string): Promise<Reservation | undefined> {
      const [row] = await db
        .select()
        .from(reservation)
        .where(and(eq(reservation.id, id), heldBy(visitor)));
      return row && reservationAnswer(row, await linesOf(db, row.id));
    },

    /** Gives the seats back, once however often it is called; a hold that Stripe says is paid becomes tickets instead. */
    async cancel(visitor: Visitor, reservationId: string): Promise<void> {
      const [row] = await db
        .select()
        .from(reservation)
        .where(and(eq(reservation.id, reservationId), heldBy(visitor), eq(reservation.status, "PENDING")));
      if (row) await release(row.id);
    },

    /** On signing in: what this browser held and bought as a guest, and what stands under her verified email, become hers. */
    async claim(visitor: Visitor): Promise<void> {
      const { user, visitorId } = visitor;
      if (!user) return;
      await claimHolds(office, { userId: user.userId, visitorId });
      if (user.emailVerified) {
        await db
          .update(ticket)
          .set({ holderUserId: user.userId })
          .where(and(eq(ticket.holderEmail, user.email.toLowerCase()), isNull(ticket.holderUserId)));
      }
      await db
        .update(ticketOrder)
        .set({ userId: user.userId })
        .where(
          and(
            sql`${user.emailVerified}::boolean`,
            eq(ticketOrder.email, user.email.toLowerCase()),
            isNull(ticketOrder.userId),
          ),
        );
    },
  };
}
