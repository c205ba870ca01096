/** All rows about one fan, newest first: those of the account, and a guest's under an address that is the account's. */
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../../store/db";
import {
  contact,
  event,
  follow,
  follower,
  goodsOrder,
  purchase,
  show,
  subscription,
  ticket,
  ticketOrder,
  waitEntry,
  wrestler,
} from "../../../store/schema";

const MOST_ROWS = 100;
const NIGHT = {
  eventId: event.id,
  title: event.title,
  startAt: event.startAt,
  timeZoneId: event.timeZoneId,
  scheduleTbd: event.scheduleTbd,
};

/** `userId` is absent for a guest, whose rows are found by `emails` alone. */
export function fanRows(db: Db, userId: string | undefined, emails: string[]) {
  const theirs = (user: PgColumn, email: PgColumn): SQL =>
    or(
      userId ? eq(user, userId) : undefined,
      emails.length > 0 ? and(isNull(user), inArray(sql`lower(${email})`, emails)) : undefined,
    ) ?? sql`false`;

  return {
    orders: () =>
      db
        .select({ order: ticketOrder, ...NIGHT })
        .from(ticketOrder)
        .innerJoin(event, eq(event.id, ticketOrder.eventId))
        .where(theirs(ticketOrder.userId, ticketOrder.email))
        .orderBy(desc(ticketOrder.createdAt))
        .limit(MOST_ROWS),

    /** Those of these orders that were not given away, and those that others gave to the fan. */
    tickets: (orderNumbers: string[]) =>
      db
        .select({
          ...{ ticketNumber: ticket.ticketNumber, orderNumber: ticket.orderNumber, name: ticket.name },
          ...{ status: ticket.status, seat: ticket.seatWords, checkedInAt: ticket.checkedInAt, ...NIGHT },
        })
        .from(ticket)
        .innerJoin(event, eq(event.id, ticket.eventId))
        .where(
          or(
            and(isNull(ticket.holderEmail), inArray(ticket.orderNumber, orderNumbers)),
            theirs(ticket.holderUserId, ticket.holderEmail),
          ),
        )
        .orderBy(desc(event.startAt), ticket.ticketNumber)
        .limit(MOST_ROWS),

    purchases: () =>
      db
        .select({ bought: purchase, orderNumber: goodsOrder.orderNumber })
        .from(purchase)
        .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
        .where(and(inArray(purchase.status, ["PAID", "REFUNDED"]), theirs(purchase.userId, goodsOrder.email)))
        .orderBy(desc(purchase.createdAt))
        .limit(MOST_ROWS),

    memberships: async () =>
      userId === undefined
        ? []
        : db.select().from(subscription).where(eq(subscription.userId, userId)).orderBy(desc(subscription.startedAt)),

    letters: () =>
      db
        .select()
        .from(contact)
        .where(theirs(contact.userId, contact.email))
        .orderBy(desc(contact.createdAt))
        .limit(MOST_ROWS),

    follows: () =>
      db
        .select({
          ...{ kind: follow.kind, confirmedAt: follow.confirmedAt, createdAt: follow.createdAt },
          name: sql<string>`coalesce(${wrestler.ringName}, ${show.title}, ${event.title}, ${follow.subject})`,
        })
        .from(follow)
        .innerJoin(follower, eq(follower.id, follow.followerId))
        .leftJoin(wrestler, and(eq(follow.kind, "wrestler"), eq(sql`${wrestler.id}::text`, follow.subject)))
        .leftJoin(show, and(eq(follow.kind, "show"), eq(show.slug, follow.subject)))
        .leftJoin(event, and(eq(follow.kind, "night"), eq(sql`${event.id}::text`, follow.subject)))
        .where(theirs(follower.userId, follower.email))
        .orderBy(desc(follow.createdAt))
        .limit(MOST_ROWS),

    waiting: () =>
      db
        .select({ status: waitEntry.status, quantity: waitEntry.quantity, createdAt: waitEntry.createdAt, ...NIGHT })
        .from(waitEntry)
        .innerJoin(event, eq(event.id, waitEntry.eventId))
        .where(theirs(waitEntry.userId, waitEntry.email))
        .orderBy(desc(waitEntry.createdAt))
        .limit(MOST_ROWS),
  };
}
