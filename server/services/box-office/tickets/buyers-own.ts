import { and, eq, inArray, isNull, type SQL, type SQLWrapper } from "drizzle-orm";
import { ticket } from "../../../store/schema";

/** A ticket in these states still is its holder's. */
export const ADMITS: (typeof ticket.$inferSelect)["status"][] = ["VALID", "USED"];

/** For queries on tickets: those of an order that are still the buyer's own, neither refunded nor transferred. */
export const buyersOwn = (orderNumber: string | SQLWrapper): SQL | undefined =>
  and(eq(ticket.orderNumber, orderNumber), isNull(ticket.holderEmail), inArray(ticket.status, ADMITS));
