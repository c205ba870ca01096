/** The visitor's hold for an event: seeing it, giving it up, and taking it along when she signs in. */
import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Reservation } from "../../product-api/contract";
import { reservation, ticket, ticketOrder } from "../../store/schema";
import { reservationAnswer } from "./answer";
import { again } from "./busy";
import type { CloseCheckout } from "./checkout";
import { linesOf } from "./lines";
import { alive, hers } from "./owner";
import { releaseSeats } from "./seats";
import type { EndedHold, Hold, Office } from "./types";

/** So long a hold that ran out is still spoken of on the purchase page. */
const ENDED_NOTICE_MS = 60 * 60_000;

export function holding({ store: { db }, clock }: Office, closeCheckout: CloseCheckout) {
  return {
    /** The open hold; or when it ended and what it held, for an hour after its time ran out; or undefined. */
    async hold(visitor: Visitor, eventId: string): Promise<Hold | EndedHold | undefined> {
      const now = clock.now();
      const [row] = await db
        .select()
        .from(reservation)
        .where(
          and(
            eq(reservation.eventId, eventId),
            hers(visitor),
            gt(reservation.expires, new Date(now.getTime() - ENDED_NOTICE_MS)),
          ),
        )
        .orderBy(desc(sql`${alive(now)}`), desc(reservation.createdAt))
        .limit(1);
      if (!row || row.status === "CONFIRMED" || row.status === "CANCELED") return undefined;

      const lines = await linesOf(db, row.id);
      if (row.status === "EXPIRED" || row.expires <= now) {
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
        .where(and(eq(reservation.id, id), hers(visitor)));
      return row && reservationAnswer(row, await linesOf(db, row.id));
    },

    /** Gives the seats back, once however often it is called; a hold that Stripe says is paid becomes tickets instead. */
    async cancel(visitor: Visitor, reservationId: string): Promise<void> {
      const [row] = await db
        .select()
        .from(reservation)
        .where(and(eq(reservation.id, reservationId), hers(visitor), eq(reservation.status, "PENDING")));
      if (!row) return;
      if (row.checkoutSessionId && (await closeCheckout(row.id, row.checkoutSessionId)) === "paid") return;
      await again(() => releaseSeats(db, { reservationId, status: "CANCELED", now: clock.now() }));
    },

    /** On signing in: what this browser held and bought as a guest, and what stands under her verified email, become hers. */
    async claim(visitor: Visitor): Promise<void> {
      const { user, visitorId } = visitor;
      if (!user) return;
      const holds = db.$with("holds").as(
        db
          .update(reservation)
          .set({ userId: user.userId })
          .where(
            and(
              eq(reservation.visitorId, visitorId),
              isNull(reservation.userId),
              inArray(reservation.status, ["PENDING", "EXPIRED", "CANCELED"]),
            ),
          )
          .returning({ id: reservation.id }),
      );
      if (user.emailVerified) {
        await db
          .update(ticket)
          .set({ holderUserId: user.userId })
          .where(and(eq(ticket.holderEmail, user.email.toLowerCase()), isNull(ticket.holderUserId)));
      }
      await db
        .with(holds)
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
