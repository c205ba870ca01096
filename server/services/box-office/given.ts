/** Tickets that somebody gave to a fan: they belong to no order of hers. */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { event, ticket } from "../../store/schema";
import { orderRests } from "./disputed";
import type { Office, OrderSummary } from "./types";

export type Given = Pick<OrderSummary, "eventId" | "eventTitle" | "startDate" | "timeZoneId" | "disputed" | "tickets">;

export function givenTo({ store: { db } }: Office) {
  /** One row for each night, in no order; none for a guest. */
  return async function given({ user }: Visitor): Promise<Given[]> {
    if (!user) return [];
    const rows = await db
      .select({
        show: event,
        rests: sql<boolean>`bool_and(${orderRests(ticket.orderNumber)})`,
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
