/** What the office sees of a night's waiting list and its returned tickets, and closing the list. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { reservation, ticketReturn, waitEntry } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { lockedStock, noteNeeds } from "./night-stock";

export type WaitingDesk = ReturnType<typeof waitingDesk>;

export function waitingDesk({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Entries that wait or have an offer, in their order. */
    async entries(eventId: string) {
      return db
        .select({
          id: waitEntry.id,
          status: waitEntry.status,
          email: waitEntry.email,
          quantity: waitEntry.quantity,
          fewer: waitEntry.fewer,
          missed: waitEntry.missed,
          joinedAt: waitEntry.joinedAt,
          // Named in full: a column of the only table is written without its table, and would be the reservation's.
          until: sql<Date | null>`(
            select expires from ${reservation} where entry_id = wait_entry.id and status = 'PENDING')`.mapWith(
            reservation.expires,
          ),
        })
        .from(waitEntry)
        .where(and(eq(waitEntry.eventId, eventId), inArray(waitEntry.status, ["WAITING", "OFFERED"])))
        .orderBy(asc(waitEntry.joinedAt), asc(waitEntry.id));
    },

    /** Tickets that were given back, also those that were sold or withdrawn. */
    returns: (eventId: string) =>
      db.select().from(ticketReturn).where(eq(ticketReturn.eventId, eventId)).orderBy(asc(ticketReturn.createdAt)),

    /** Ends all entries without an offer; offers that are out stay valid. Returns how many ended. */
    async close(eventId: string, actor: Actor): Promise<number> {
      const now = clock.now();
      return db.transaction(async (tx) => {
        await lockedStock(tx, eventId, now);
        const ended = await tx
          .update(waitEntry)
          .set({ status: "OVER", endedAt: now })
          .where(and(eq(waitEntry.eventId, eventId), inArray(waitEntry.status, ["WAITING", "UNCONFIRMED"])))
          .returning({ id: waitEntry.id });
        await noteNeeds(tx, eventId);
        const detail = { entries: ended.length };
        await recordAudit(tx, { at: now, actor, action: "waiting.closed", entity: eventId, detail });
        return ended.length;
      });
    },
  };
}
