/** Reads price tiers and their available seats from the store. */
import { and, eq, inArray, isNull, lte, max, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { LIST_ENDS_MS } from "../../../app/domain/waiting/offer-length";
import type { Db } from "../../store/db";
import { event, eventBench, reservation, reservationLine, ticketDefinition, venueSection } from "../../store/schema";
import { memoizedBy } from "./memoized-by-object";
import { readPhases, type TierPhase } from "./read-phases";

export type Definition = typeof ticketDefinition.$inferSelect & {
  /** Available seats: neither sold nor held. */
  left: number;
  rank: number;
  accessible: boolean;
  /** Of numbered seats: how many are free for all tiers of the zone together, and how many lie side by side at most. */
  leftInZone?: number | undefined;
  longest?: number | undefined;
  /** Of a tier with phases. */
  phases?: TierPhase[] | undefined;
};

/** The tiers of several nights, with the seats of each that an expired hold still keeps from others. */
const statementOn = memoizedBy((db: Db) => {
  const ofThese = (column: AnyPgColumn) => sql`${column} = any (${sql.placeholder("eventIds")}::uuid[])`;
  const ranOut = and(
    eq(reservation.status, "PENDING"),
    lte(reservation.expires, sql.placeholder("now")),
    // A hold in checkout may have been paid, so its seats stay unavailable until Stripe has answered.
    isNull(reservation.checkoutSessionId),
    ofThese(reservation.eventId),
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
  return db
    .select({ definition: ticketDefinition, section: venueSection, lapsed: lapsed.seats, startAt: event.startAt })
    .from(ticketDefinition)
    .innerJoin(event, eq(event.id, ticketDefinition.eventId))
    .leftJoin(venueSection, eq(venueSection.id, ticketDefinition.sectionId))
    .leftJoin(lapsed, eq(lapsed.definitionId, ticketDefinition.id))
    .where(and(eq(ticketDefinition.hidden, false), ofThese(ticketDefinition.eventId)))
    .orderBy(ticketDefinition.orderIndex, ticketDefinition.id)
    .prepare("definitions_of_nights");
});

/**
 * The visible tiers of some events in the operator's order, with the seats left at `now`. `remaining` counts the seats
 * of an expired hold as taken until the next reservation releases them, so they are added here.
 */
export async function readDefinitions(db: Db, now: Date, eventIds: string[]): Promise<Definition[]> {
  // An array literal of PostgreSQL, which both drivers understand.
  const rows = await statementOn(db).execute({ now, eventIds: `{${eventIds.join(",")}}` });
  const seated = rows.filter(({ definition }) => definition.seated).map(({ definition }) => definition.eventId);
  const zones = seated.length > 0 ? await freeInZones(db, [...new Set(seated)]) : new Map<string, FreeInZone>();
  // Tiers of one zone share its seats, so a lapsed hold of one frees them for the others, too.
  const lapsedIn = new Map<string, number>();
  for (const { definition, lapsed: seats } of rows) {
    if (definition.seated) add(lapsedIn, zoneOf(definition), seats ?? 0);
  }
  const onTerms = rows.filter(({ definition }) => definition.onTerms).map(({ definition }) => definition.id);
  const phases = onTerms.length > 0 ? await readPhases(db, now, onTerms) : new Map<string, TierPhase[]>();
  const inZone = (one: Pick<Definition, "eventId" | "sectionId">) =>
    (zones.get(zoneOf(one))?.free ?? 0) + (lapsedIn.get(zoneOf(one)) ?? 0);
  const freeOf = ({ definition, lapsed: seats }: (typeof rows)[number]) =>
    Math.min(
      definition.capacity,
      definition.remaining + (seats ?? 0),
      definition.seated ? inZone(definition) : Number.POSITIVE_INFINITY,
    );
  // The reservation statement keeps these seats back for the waiting list.
  const forTheList = ({ definition, startAt }: (typeof rows)[number], free: number) =>
    definition.waitNeed !== null && definition.waitNeed <= free && now.getTime() < startAt.getTime() - LIST_ENDS_MS;
  const leftOf = (row: (typeof rows)[number]) => {
    const free = freeOf(row);
    return forTheList(row, free) ? 0 : free;
  };
  return rows.map(definitionOf);

  function definitionOf(row: (typeof rows)[number]): Definition {
    const { definition, section } = row;
    return {
      ...definition,
      left: leftOf(row),
      ...(definition.seated && {
        leftInZone: inZone(definition),
        longest: zones.get(zoneOf(definition))?.longest ?? 0,
      }),
      rank: section?.rank ?? definition.orderIndex + 1,
      accessible: section?.accessible ?? false,
      ...(phases.has(definition.id) && { phases: phases.get(definition.id) }),
    };
  }
}

type FreeInZone = { free: number; longest: number };

const zoneOf = ({ eventId, sectionId }: { eventId: string; sectionId: string | null }) => `${eventId}/${sectionId}`;
const add = (sums: Map<string, number>, key: string, n: number) => sums.set(key, (sums.get(key) ?? 0) + n);

/** The seats that are free for everybody, and how many of them lie side by side. */
async function freeInZones(db: Db, eventIds: string[]): Promise<Map<string, FreeInZone>> {
  const rows = await db
    .select({
      eventId: eventBench.eventId,
      sectionId: eventBench.zoneId,
      free: sql<number>`sum(length(translate(${eventBench.free}, 'c1 ', '')))::int`,
      longest: max(eventBench.longest),
    })
    .from(eventBench)
    .where(inArray(eventBench.eventId, eventIds))
    .groupBy(eventBench.eventId, eventBench.zoneId);
  return new Map(rows.map(({ free, longest, ...zone }) => [zoneOf(zone), { free, longest: longest ?? 0 }]));
}
