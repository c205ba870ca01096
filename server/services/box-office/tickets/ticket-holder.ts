/** Whose ticket it is: the order's owner, until it was given to somebody else. */
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/open";
import { ticket } from "../../../store/schema";
import { ordersVisibleTo } from "../orders/fan-orders";
import { ticketsOpenedBy } from "../orders/order-keys";

/** A condition on `ticket` joined with its `ticket_order`: those that this visitor holds and may use. */
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
