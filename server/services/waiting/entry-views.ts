/** Entries as their fans see them: the place in line, and the offer if there is one. */
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { event, reservation, waitEntry } from "../../store/schema";
import type { Hold } from "../box-office/box-office-types";
import type { HoldRow } from "../box-office/holds/hold-owner";
import { seatAnswer } from "../box-office/reserving/reservation-answer";
import { linesOf } from "../box-office/reserving/reservation-lines";
import { entriesOf, mayOpen } from "./entry-access";
import type { EntryAccess, WaitingDeps } from "./wait-types";

export type EntryView = {
  id: string;
  eventId: string;
  title: string;
  /** ISO instants. */
  startDate: string;
  timeZoneId: string;
  status: (typeof waitEntry.$inferSelect)["status"];
  quantity: number;
  fewer: boolean;
  tiers: string[];
  email: string;
  /** 1 is next. Only while it waits. */
  position: number | undefined;
  offer: EntryOffer | undefined;
};
export type EntryOffer = {
  reservationId: string;
  until: string;
  lines: Hold["lines"];
  totalCents: number;
  currency: string;
};

const ALIVE = ["UNCONFIRMED", "WAITING", "OFFERED"] as const;

export function entryViews({ store: { db }, clock, plans }: Pick<WaitingDeps, "store" | "clock" | "plans">) {
  const ahead = sql<number>`(
    select count(*)::int from wait_entry as other
    where other.event_id = ${waitEntry.eventId} and other.status = 'WAITING'
      and (other.joined_at, other.id) < (${waitEntry.joinedAt}, ${waitEntry.id}))`;

  async function view(which: SQL | undefined): Promise<EntryView[]> {
    const rows = await db
      .select({ entry: waitEntry, title: event.title, startAt: event.startAt, timeZoneId: event.timeZoneId, ahead })
      .from(waitEntry)
      .innerJoin(event, eq(event.id, waitEntry.eventId))
      .where(which)
      .orderBy(desc(waitEntry.createdAt));
    return Promise.all(
      rows.map(async ({ entry, title, startAt, timeZoneId, ahead: before }) => ({
        ...{ id: entry.id, eventId: entry.eventId, title, startDate: startAt.toISOString(), timeZoneId },
        ...{ status: entry.status, quantity: entry.quantity, fewer: entry.fewer, tiers: entry.tiers },
        email: entry.email,
        position: entry.status === "WAITING" ? before + 1 : undefined,
        offer: await offerOf(entry.id),
      })),
    );
  }

  async function offerOf(entryId: string): Promise<EntryOffer | undefined> {
    const [row]: HoldRow[] = await db
      .select()
      .from(reservation)
      .where(and(eq(reservation.entryId, entryId), eq(reservation.status, "PENDING")));
    if (!row || row.expires <= clock.now()) return undefined;
    const rows = await linesOf(db, row.id);
    const wordsOf = rows.some(({ seats }) => seats) ? await plans.wordsOf(db, row.eventId) : undefined;
    const lines = rows.map(({ policy, seats, ...line }) => ({
      ...line,
      totalCents: line.quantity * line.unitCents,
      ...(seats && wordsOf && { seats: seats.map((seat) => seatAnswer(wordsOf(seat))) }),
    }));
    const { id: reservationId, expires, totalCents, currency } = row;
    return { reservationId, until: expires.toISOString(), lines, totalCents, currency };
  }

  return {
    /** Undefined if it doesn't exist or belongs to someone else. */
    async waitEntry(visitor: Visitor, access: EntryAccess): Promise<EntryView | undefined> {
      if (!(await mayOpen(db, visitor, access))) return undefined;
      return (await view(eq(waitEntry.id, access.entryId)))[0];
    },

    /** The fan's entries that still wait or have an offer, of all nights or of one. Empty for a guest. */
    async waitEntries(visitor: Visitor, eventId?: string): Promise<EntryView[]> {
      const own = entriesOf(visitor);
      if (!own) return [];
      return view(
        and(own, inArray(waitEntry.status, [...ALIVE]), eventId ? eq(waitEntry.eventId, eventId) : undefined),
      );
    },

    /** How many wait for a night. */
    async waitingFor(eventId: string): Promise<number> {
      const [row] = await db
        .select({ n: sql<number>`count(*)::int` })
        .from(waitEntry)
        .where(and(eq(waitEntry.eventId, eventId), inArray(waitEntry.status, ["WAITING", "OFFERED"])));
      return row?.n ?? 0;
    },
  };
}
