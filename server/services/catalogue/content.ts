/** What the catalogue reads from the store: events with their halls and wrestlers, and price tiers with their seats. */
import { and, asc, eq, inArray, lte, ne, sql, sum } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../store/db";
import {
  event,
  reservation,
  reservationLine,
  ticketDefinition,
  venue,
  venueSection,
  wrestler,
} from "../../store/schema";

export type Definition = typeof ticketDefinition.$inferSelect & {
  /** Seats that can be had: neither sold nor in a hold that is alive. */
  left: number;
  rank: number;
  accessible: boolean;
};
export type Night = { event: typeof event.$inferSelect; venue: typeof venue.$inferSelect | null };
export type Content = {
  readAt: Date;
  /** Changes with every change of what is read here. */
  stamp: string;
  nights: Night[];
  wrestlers: Map<string, typeof wrestler.$inferSelect>;
};

/** Every event but drafts, by date. With `before`, nothing is read again while nothing has changed. */
export async function readContent(db: Db, now: Date, before?: Content): Promise<Content> {
  const stamp = await readStamp(db);
  if (before?.stamp === stamp) return { ...before, readAt: now };
  const [nights, roster] = await Promise.all([
    db
      .select()
      .from(event)
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(ne(event.status, "DRAFT"))
      .orderBy(asc(event.startAt), event.id),
    db.select().from(wrestler),
  ]);
  return { readAt: now, stamp, nights, wrestlers: new Map(roster.map((one) => [one.id, one])) };
}

/** PostgreSQL notes in each row which transaction wrote it, so a change made by hand is seen, too. */
async function readStamp(db: Db): Promise<string> {
  const of = (table: PgTable) => sql`(select count(*) || '/' || sum(xmin::text::bigint) from ${table})`;
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select concat_ws(' ', ${of(event)}, ${of(venue)}, ${of(wrestler)}) as stamp`,
  );
  return rows[0]?.stamp ?? "";
}

/**
 * The visible tiers of some events in the operator's order, with the seats left at `now`. `remaining` still
 * counts the seats of a hold that ran out as taken until somebody reserves, so they are added here.
 */
export async function readDefinitions(db: Db, now: Date, eventIds: string[]): Promise<Definition[]> {
  const ranOut = and(
    eq(reservation.status, "PENDING"),
    lte(reservation.expires, now),
    inArray(reservation.eventId, eventIds),
  );
  const lapsed = db
    .select({
      definitionId: reservationLine.definitionId,
      seats: sum(reservationLine.quantity).mapWith(Number).as("seats"),
    })
    .from(reservationLine)
    .innerJoin(reservation, eq(reservation.id, reservationLine.reservationId))
    .where(ranOut)
    .groupBy(reservationLine.definitionId)
    .as("lapsed");
  const visible = and(eq(ticketDefinition.hidden, false), inArray(ticketDefinition.eventId, eventIds));
  const rows = await db
    .select({ definition: ticketDefinition, section: venueSection, lapsed: lapsed.seats })
    .from(ticketDefinition)
    .leftJoin(venueSection, eq(venueSection.id, ticketDefinition.sectionId))
    .leftJoin(lapsed, eq(lapsed.definitionId, ticketDefinition.id))
    .where(visible)
    .orderBy(ticketDefinition.orderIndex, ticketDefinition.id);
  return rows.map(({ definition, section, lapsed: seats }) => ({
    ...definition,
    left: Math.min(definition.capacity, definition.remaining + (seats ?? 0)),
    rank: section?.rank ?? definition.orderIndex + 1,
    accessible: section?.accessible ?? false,
  }));
}
