/** Who holds a ticket: the order's owner, until it is transferred to another person. */
import { and, eq, inArray, isNull, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { ticket, ticketOrder } from "../../../store/schema";
import { ordersVisibleTo } from "../orders/fan-orders";
import { ticketsOpenedBy } from "../orders/order-keys";

/** A condition on `ticket` joined with `ticket_order`: the tickets that this visitor holds. */
export async function ticketsHeldBy(db: Db, visitor: Visitor): Promise<SQL> {
  const [orders, keyed] = await Promise.all([ordersVisibleTo(db, visitor), ticketsOpenedBy(db, visitor)]);
  return (
    or(
      and(isNull(ticket.holderEmail), orders),
      visitor.user && eq(ticket.holderUserId, visitor.user.userId),
      keyed.length > 0 ? inArray(ticket.ticketNumber, keyed) : undefined,
    ) ?? sql`false`
  );
}

/** The same for a prepared statement about a fan without keys. */
export const ticketsHeldByFan = (userId: Placeholder): SQL =>
  or(and(isNull(ticket.holderEmail), eq(ticketOrder.userId, userId)), eq(ticket.holderUserId, userId)) ?? sql`false`;
