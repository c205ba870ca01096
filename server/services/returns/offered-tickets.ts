/** Returned tickets that are offered to a fan, who may be paying for them. */
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { reservation, ticket, ticketReturn } from "../../store/schema";

/** For a transaction that has locked the ticket. */
export async function isOffered(tx: Db, ticketNumber: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ticketReturn.id })
    .from(ticketReturn)
    .where(and(eq(ticketReturn.ticketNumber, ticketNumber), eq(ticketReturn.status, "TAKEN")))
    .for("share");
  return rows.length > 0;
}

/** For queries on tickets: until when the offer lasts; null if there is none. */
export const offeredUntil = sql<Date | null>`(
  select ${reservation.expires} from ${ticketReturn} join ${reservation} on ${reservation.id} = ${ticketReturn.reservationId}
  where ${ticketReturn.ticketNumber} = ${ticket.ticketNumber} and ${ticketReturn.status} = 'TAKEN')`.mapWith(
  reservation.expires,
);
