/** What door and office see of a night while guests are let in: counts, double entries, and guests by name. */
import { and, asc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { LEAST_LETTERS } from "../../../app/domain/door/door-limits";
import type { Clock } from "../../process/clock";
import type { Seat } from "../../product-api/contract";
import type { Store } from "../../store/db";
import { event, scan, ticket } from "../../store/schema";
import { seatAnswer } from "../box-office/reserving/reservation-answer";
import type { DoorPass } from "./door-passes";
import { letIn } from "./scans";

const MOST_FOUND = 10;
const MOST_DOUBLES = 200;
const HOUR_MS = 60 * 60_000;

type DoorCounts = { inside: number; sold: number; gate: number };
type FoundGuest = { ticketNumber: string; name: string; tier: string; seat: Seat | undefined; used: boolean };
/** A ticket that was let in more than once, or although it was canceled or transferred. */
type DoubleEntry = {
  ticketNumber: string;
  status: (typeof ticket.$inferSelect)["status"];
  entries: { id: string; at: Date; gate: string; clockOff: boolean }[];
};
type DoorNight = { id: string; title: string; startAt: Date; endAt: Date; timeZoneId: string };

const DOOR_NIGHT = {
  id: event.id,
  title: event.title,
  startAt: event.startAt,
  endAt: event.endAt,
  timeZoneId: event.timeZoneId,
};

export function nightAtDoor({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** `gate`: let in by passes with this label. */
    async doorCounts({ eventId, label }: Pick<DoorPass, "eventId" | "label">): Promise<DoorCounts> {
      const [all] = await db
        .select({
          inside: sql<number>`(count(*) filter (where ${ticket.status} = 'USED'))::int`,
          sold: sql<number>`(count(*) filter (where ${ticket.status} in ('VALID', 'USED')))::int`,
        })
        .from(ticket)
        .where(eq(ticket.eventId, eventId));
      const [mine] = await db
        .select({ gate: sql<number>`count(distinct ${scan.ticketNumber})::int` })
        .from(scan)
        .where(and(eq(scan.eventId, eventId), eq(scan.gate, label), letIn));
      return { inside: all?.inside ?? 0, sold: all?.sold ?? 0, gate: mine?.gate ?? 0 };
    },

    /** Tickets let in by each gate, the busiest first. */
    gateCounts: (eventId: string): Promise<{ gate: string; count: number }[]> =>
      db
        .select({ gate: scan.gate, count: sql<number>`count(distinct ${scan.ticketNumber})::int` })
        .from(scan)
        .where(and(eq(scan.eventId, eventId), letIn))
        .groupBy(scan.gate)
        .orderBy(sql`2 desc`, asc(scan.gate)),

    /** Tickets with more than one entry, and those let in although they admit nobody; `gate`: those of one gate. */
    async doubleEntries(eventId: string, gate?: string): Promise<DoubleEntry[]> {
      const rows = await db
        .select({
          id: scan.id,
          ticketNumber: scan.ticketNumber,
          at: scan.at,
          gate: scan.gate,
          clockOff: scan.clockOff,
          status: ticket.status,
        })
        .from(scan)
        .innerJoin(ticket, eq(ticket.ticketNumber, scan.ticketNumber))
        .where(
          and(
            eq(scan.eventId, eventId),
            inArray(scan.mode, ["online", "offline"]),
            letIn,
            sql`(${ticket.status} <> 'USED' or (
              select count(*) from scan o where o.ticket_number = ${scan.ticketNumber} and o.event_id = ${scan.eventId}
                and o.shown = 'in' and o.mode in ('online', 'offline')
                and not exists (select 1 from scan u where u.undoes = o.id)) > 1)`,
          ),
        )
        .orderBy(asc(scan.at))
        .limit(MOST_DOUBLES);
      const byTicket = new Map<string, DoubleEntry>();
      for (const { ticketNumber, status, ...entry } of rows) {
        const known = byTicket.get(ticketNumber) ?? { ticketNumber, status, entries: [] };
        known.entries.push(entry);
        byTicket.set(ticketNumber, known);
      }
      return [...byTicket.values()].filter(({ entries }) => !gate || entries.some((one) => one.gate === gate));
    },

    /** For a lead: guests by part of the name or number. A pass without names finds numbers only. */
    async findGuests(pass: DoorPass, text: string): Promise<FoundGuest[]> {
      const words = text.trim();
      if (pass.mode !== "lead" || words.length < LEAST_LETTERS) return [];
      const part = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
      const number = ilike(ticket.ticketNumber, part);
      const rows = await db
        .select({
          ticketNumber: ticket.ticketNumber,
          name: ticket.guestFullName,
          tier: ticket.name,
          seat: ticket.seatWords,
          status: ticket.status,
        })
        .from(ticket)
        .where(
          and(
            eq(ticket.eventId, pass.eventId),
            inArray(ticket.status, ["VALID", "USED"]),
            pass.names ? or(number, ilike(ticket.guestFullName, part)) : number,
          ),
        )
        .orderBy(asc(ticket.guestFullName), asc(ticket.ticketNumber))
        .limit(MOST_FOUND);
      return rows.map(({ status, name, seat, ...rest }) => ({
        ...rest,
        seat: seat ? seatAnswer(seat) : undefined,
        name: pass.names ? name : "",
        used: status === "USED",
      }));
    },

    /** Nights whose doors may be open now: they begin within a day, and haven't ended. */
    async nightsOfToday(): Promise<DoorNight[]> {
      const now = clock.now();
      const rows = await db
        .select(DOOR_NIGHT)
        .from(event)
        .where(
          and(
            sql`${event.endAt} > ${now.toISOString()}::timestamptz`,
            sql`${event.startAt} < ${new Date(now.getTime() + 24 * HOUR_MS).toISOString()}::timestamptz`,
            inArray(event.status, ["SCHEDULED", "POSTPONED"]),
            eq(event.scheduleTbd, false),
          ),
        )
        .orderBy(asc(event.startAt));
      return rows;
    },

    /** The night of a pass. */
    async doorNight(eventId: string): Promise<DoorNight | undefined> {
      const [row] = await db.select(DOOR_NIGHT).from(event).where(eq(event.id, eventId));
      return row;
    },
  };
}
