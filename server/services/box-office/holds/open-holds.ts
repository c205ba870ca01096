/** A visitor's unpaid holds, for all nights. */
import { and, eq, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { event, reservation, reservationLine } from "../../../store/schema";
import type { BoxOfficeDeps } from "../box-office-types";
import { heldBy, holdsSeats } from "./hold-owner";

export type OpenHold = {
  eventId: string;
  title: string;
  seats: number;
  /** ISO instant; `timeZoneId` is the venue's. */
  expires: string;
  timeZoneId: string;
};

export function openHolds({ store: { db }, clock }: BoxOfficeDeps) {
  /** The one that expires next comes first. */
  return async function holds(visitor: Visitor): Promise<OpenHold[]> {
    const rows = await db
      .select({
        eventId: event.id,
        title: event.title,
        timeZoneId: event.timeZoneId,
        expires: reservation.expires,
        seats: sql<number>`sum(${reservationLine.quantity})::int`,
      })
      .from(reservation)
      .innerJoin(event, eq(event.id, reservation.eventId))
      .innerJoin(reservationLine, eq(reservationLine.reservationId, reservation.id))
      .where(and(heldBy(visitor), holdsSeats(clock.now())))
      .groupBy(reservation.id, event.id)
      .orderBy(reservation.expires);
    return rows.map(({ expires, ...row }) => ({ ...row, expires: expires.toISOString() }));
  };
}
