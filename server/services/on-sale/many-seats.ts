/** Buyers who have more seats of a night than one buyer should: reported to the office, and nothing else. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { emailKey } from "../../../app/domain/waiting/email-key";
import type { Store } from "../../store/db";
import { ticket, ticketOrder } from "../../store/schema";

export type ManySeats = { by: "account" | "email"; who: string; seats: number; orders: string[] };

/**
 * Accounts and email addresses with more than `limit` valid seats of the night, the most seats first. An address counts
 * without what mail services ignore. Given-away tickets count for the buyer.
 */
export async function manySeats({ db }: Store, eventId: string, limit: number): Promise<ManySeats[]> {
  const orders = await db
    .select({
      number: ticketOrder.orderNumber,
      userId: ticketOrder.userId,
      email: ticketOrder.email,
      seats: sql<number>`count(*)::int`,
    })
    .from(ticketOrder)
    .innerJoin(ticket, and(eq(ticket.orderNumber, ticketOrder.orderNumber), inArray(ticket.status, ["VALID", "USED"])))
    .where(eq(ticketOrder.eventId, eventId))
    .groupBy(ticketOrder.orderNumber);
  const buyers = new Map<string, ManySeats>();
  const add = (by: ManySeats["by"], who: string, { number, seats }: (typeof orders)[number]) => {
    const known = buyers.get(`${by} ${who}`) ?? { by, who, seats: 0, orders: [] };
    buyers.set(`${by} ${who}`, { ...known, seats: known.seats + seats, orders: [...known.orders, number] });
  };
  for (const order of orders) {
    if (order.userId) add("account", order.userId, order);
    add("email", emailKey(order.email), order);
  }
  return [...buyers.values()].filter(({ seats }) => seats > limit).sort((a, b) => b.seats - a.seats);
}
