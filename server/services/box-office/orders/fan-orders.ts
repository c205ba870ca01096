/** A visitor's orders, the return from Stripe's page, and the private link to a guest's order. */
import { and, count, desc, eq, inArray, isNull, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SeatWords } from "../../../../app/domain/seating/seat-words";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { event, reservation, ticket, ticketOrder } from "../../../store/schema";
import { notOverAt } from "../../nights/over";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import type { BoxOfficeDeps, OrderSummary, ReturnStatus, Settlement } from "../box-office-types";
import { orderOf } from "../checkout/issue-order";
import type { SettleHold } from "../checkout/settle-hold";
import { heldBy } from "../holds/hold-owner";
import { seatAnswer } from "../reserving/reservation-answer";
import { discountOf } from "./order-discount";
import { mintKey, openedBy, openWithKey } from "./order-keys";

/** Orders of the visitor's account, and those that their keys open. */
export async function ordersVisibleTo(db: Db, visitor: Visitor): Promise<SQL> {
  const keyed = await openedBy(db, visitor);
  return (
    or(
      visitor.user && eq(ticketOrder.userId, visitor.user.userId),
      keyed.length > 0 ? inArray(ticketOrder.orderNumber, keyed) : undefined,
    ) ?? sql`false`
  );
}

/** The account id of a fan without order keys, for whom a prepared statement is enough. */
export const fanWithoutKeys = ({ user, orderKeys }: Visitor): string | undefined =>
  user && Object.keys(orderKeys).length === 0 ? user.userId : undefined;

/** `after` leaves out nights that were over by then; `on` leaves out all nights but these. */
export type WhichNights = { after?: Date; on?: string[] };

/** The night is not over at `now`, or it has been canceled: those stay among the nights to come. */
export const mayBeAhead = (now: Date | Placeholder) => or(notOverAt(now), eq(event.status, "CANCELED"));

/** The numbered seats of a group's valid or used tickets, for a statement with `group by`. */
export const seatsOfTickets = sql<SeatWords[]>`coalesce(
  jsonb_agg(${ticket.seatWords} order by ${ticket.seat})
    filter (where ${ticket.seat} is not null and ${ticket.status} in ('VALID', 'USED')), '[]')`;

export function fanOrders({ store: { db }, clock, report }: BoxOfficeDeps, settle: SettleHold) {
  const ordersWhere = (which: SQL | undefined) =>
    db
      .select({
        orderNumber: ticketOrder.orderNumber,
        eventId: ticketOrder.eventId,
        eventTitle: event.title,
        startAt: event.startAt,
        timeZoneId: event.timeZoneId,
        status: ticketOrder.status,
        disputed: isOrderDisputed(ticketOrder.orderNumber),
        tickets: count(ticket.ticketNumber),
        seats: seatsOfTickets,
        totalCents: ticketOrder.totalCents,
        currency: ticketOrder.currency,
        createdAt: ticketOrder.createdAt,
      })
      .from(ticketOrder)
      .innerJoin(event, eq(event.id, ticketOrder.eventId))
      .leftJoin(
        ticket,
        and(
          eq(ticket.orderNumber, ticketOrder.orderNumber),
          isNull(ticket.holderEmail),
          // A refunded order shows how many tickets it had.
          or(
            inArray(ticket.status, ["VALID", "USED"]),
            and(eq(ticketOrder.status, "REFUNDED"), ne(ticket.status, "TRANSFERRED")),
          ),
        ),
      )
      .where(which)
      .groupBy(ticketOrder.orderNumber, event.id)
      .orderBy(desc(ticketOrder.createdAt));

  const ofFan = eq(ticketOrder.userId, sql.placeholder("userId"));
  const allOfFan = ordersWhere(ofFan).prepare("orders_of_fan");
  const aheadOfFan = ordersWhere(and(ofFan, mayBeAhead(sql.placeholder("after")))).prepare("orders_of_fan_ahead");

  return {
    /** Newest first. With `after`, nights that were over by then may be left out; with `on`, all but these nights. */
    async orders(visitor: Visitor, { after, on }: WhichNights = {}): Promise<OrderSummary[]> {
      // Building a statement takes as long as sending it, and this one is asked for on most pages of a fan.
      const known = on ? undefined : fanWithoutKeys(visitor);
      const rows = known
        ? await (after ? aheadOfFan : allOfFan).execute({ userId: known, after })
        : await ordersWhere(
            and(await ordersVisibleTo(db, visitor), after && mayBeAhead(after), on && inArray(ticketOrder.eventId, on)),
          );
      return rows.map(({ startAt, createdAt, seats, ...order }) => ({
        ...order,
        ...(seats.length > 0 && { seats: seats.map(seatAnswer) }),
        startDate: startAt.toISOString(),
        created: createdAt.toISOString(),
      }));
    },

    /**
     * The outcome of a reservation, for the page that Stripe leads back to. We ask Stripe about the session that we
     * have stored, never about one from the URL. A guest gets a key to the order. Undefined if the reservation belongs
     * to someone else or was never in checkout.
     */
    async returned(visitor: Visitor, reservationId: string): Promise<ReturnStatus | undefined> {
      const mine = await find(visitor, reservationId);
      if (!mine) return undefined;
      const { eventId, checkoutSessionId } = mine;
      const settled = mine.status !== "CONFIRMED" && checkoutSessionId ? await ask(checkoutSessionId) : undefined;

      const order = await orderOf(db, reservationId);
      if (order) {
        const { orderNumber, email, totalCents, currency, createdAt } = order;
        const key = visitor.user && order.userId ? undefined : await keyFor(visitor, orderNumber);
        const discount = await discountOf(db, reservationId);
        const made = { email, totalCents, currency, created: createdAt.toISOString(), discount };
        return { status: "paid", eventId, orderNumber, key, order: made };
      }
      if (settled === "open") return { status: "confirming", eventId };
      if (settled === "refunded") return { status: "refunded", eventId };
      return settled || mine.status === "EXPIRED" ? { status: "ended", eventId } : undefined;
    },

    /** The event of the order behind a private link, or undefined. */
    openOrder: (orderNumber: string, key: string) => openWithKey(db, orderNumber, key),
  };

  async function find(visitor: Visitor, reservationId: string) {
    const [mine] = await db
      .select()
      .from(reservation)
      .where(and(eq(reservation.id, reservationId), heldBy(visitor)));
    return mine;
  }

  async function ask(sessionId: string): Promise<Settlement> {
    try {
      return await settle(sessionId);
    } catch (error) {
      // The fan may have paid. The page says that the payment is being confirmed; webhook or job will settle it.
      report(error, "critical", "settling on return from Stripe");
      return "open";
    }
  }

  /** A new key, unless the visitor has one that opens the order: reloading the page must not create more. */
  async function keyFor(visitor: Visitor, orderNumber: string): Promise<string | undefined> {
    const known = visitor.orderKeys[orderNumber];
    if (known && (await openWithKey(db, orderNumber, known))) return undefined;
    return mintKey(db, orderNumber, clock.now());
  }
}
