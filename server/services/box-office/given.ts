/** Tickets that somebody gave to a fan: they belong to no order of hers. */
import { and, count, eq, inArray } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { event, ticket } from "../../store/schema";
import type { Office, OrderSummary } from "./types";

export type Given = Pick<OrderSummary, "eventId" | "eventTitle" | "startDate" | "timeZoneId" | "tickets">;

export function givenTo({ store: { db } }: Office) {
  /** One row for each night, in no order; none for a guest. */
  return async function given({ user }: Visitor): Promise<Given[]> {
    if (!user) return [];
    const rows = await db
      .select({ show: event, tickets: count(ticket.ticketNumber) })
      .from(ticket)
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(and(eq(ticket.holderUserId, user.userId), inArray(ticket.status, ["VALID", "USED"])))
      .groupBy(event.id);
    return rows.map(({ show, tickets }) => ({
      eventId: show.id,
      eventTitle: show.title,
      startDate: show.startAt.toISOString(),
      timeZoneId: show.timeZoneId,
      tickets,
    }));
  };
}
