/** Tickets that were transferred to a fan. They belong to another fan's order. */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { event, ticket } from "../../../store/schema";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import type { BoxOfficeDeps, OrderSummary } from "../box-office-types";

type ReceivedTickets = Pick<
  OrderSummary,
  "eventId" | "eventTitle" | "startDate" | "timeZoneId" | "disputed" | "tickets"
>;

export function receivedTickets({ store: { db } }: BoxOfficeDeps) {
  /** One row per night, in no particular order; empty for a guest. */
  return async function given({ user }: Visitor): Promise<ReceivedTickets[]> {
    if (!user) return [];
    const rows = await db
      .select({
        show: event,
        rests: sql<boolean>`bool_and(${isOrderDisputed(ticket.orderNumber)})`,
        tickets: count(ticket.ticketNumber),
      })
      .from(ticket)
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(and(eq(ticket.holderUserId, user.userId), inArray(ticket.status, ["VALID", "USED"])))
      .groupBy(event.id);
    return rows.map(({ show, rests, tickets }) => ({
      eventId: show.id,
      eventTitle: show.title,
      startDate: show.startAt.toISOString(),
      timeZoneId: show.timeZoneId,
      disputed: rests,
      tickets,
    }));
  };
}
