/** Tickets that were transferred to a fan. They belong to another fan's order. */
import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { event, ticket } from "../../../store/schema";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import type { BoxOfficeDeps, OrderSummary } from "../box-office-types";
import { mayBeAhead, seatsOfTickets, type WhichNights } from "../orders/fan-orders";
import { seatAnswer } from "../reserving/reservation-answer";

type ReceivedTickets = Pick<
  OrderSummary,
  "eventId" | "eventTitle" | "startDate" | "timeZoneId" | "disputed" | "tickets" | "seats"
>;

export function receivedTickets({ store: { db } }: BoxOfficeDeps) {
  const ofFan = (which?: SQL) =>
    db
      .select({
        eventId: event.id,
        eventTitle: event.title,
        startAt: event.startAt,
        timeZoneId: event.timeZoneId,
        disputed: sql<boolean>`bool_and(${isOrderDisputed(ticket.orderNumber)})`,
        tickets: count(ticket.ticketNumber),
        seats: seatsOfTickets,
      })
      .from(ticket)
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(and(eq(ticket.holderUserId, sql.placeholder("userId")), inArray(ticket.status, ["VALID", "USED"]), which))
      .groupBy(event.id);

  const allOfFan = ofFan().prepare("tickets_received");
  const aheadOfFan = ofFan(mayBeAhead(sql.placeholder("after"))).prepare("tickets_received_ahead");

  /** One row per night, in no particular order; empty for a guest. `after` and `on` are as in `orders`. */
  return async function given({ user }: Visitor, { after, on }: WhichNights = {}): Promise<ReceivedTickets[]> {
    if (!user) return [];
    const rows = on
      ? await ofFan(inArray(event.id, on)).execute({ userId: user.userId })
      : await (after ? aheadOfFan : allOfFan).execute({ userId: user.userId, after });
    return rows.map(({ startAt, seats, ...row }) => ({
      ...row,
      ...(seats.length > 0 && { seats: seats.map(seatAnswer) }),
      startDate: startAt.toISOString(),
    }));
  };
}
