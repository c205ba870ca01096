/** Check-in at the door: what a scanned ticket is worth, and admitting its bearer once. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Seat } from "../../../product-api/contract";
import type { Db } from "../../../store/db";
import { event, ticket } from "../../../store/schema";
import type { ActorAt } from "../../audit-trail";
import type { DoorPass } from "../../door/door-passes";
import { isSignedCode } from "../../door/night-key";
import { recordScan } from "../../door/record-scan";
import { entryOfEarlierNumber } from "../../door/scans";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import { offeredUntil } from "../../returns/offered-tickets";
import type { SeatedOfficeDeps } from "../box-office-types";
import { seatAnswer } from "../reserving/reservation-answer";
import { isTicketSignature } from "./ticket-numbers";

/**
 * What the door staff see. `at`: when it was used, or until when a returned ticket is offered to the next fan, who may
 * be paying for it (ISO). A ticket for another night names that night.
 */
export type ScannedTicket = {
  state: "valid" | "used" | "disputed" | "canceled" | "transferred" | "offered" | "otherNight" | "unknown";
  ticketNumber: string;
  name?: string;
  guest?: string;
  /** Its numbered seat. */
  seat?: Seat;
  /** The pass is for one entrance and the seat for another. The ticket still admits. */
  otherEntrance?: boolean;
  eventTitle?: string;
  startDate?: string;
  timeZoneId?: string;
  at?: string;
  /** The gate that let it in. Only for a pass. */
  gate?: string;
};

/** A scan with its outcome. `scanId` names it, if it is recorded. */
export type CheckedIn = ScannedTicket & { admitted: boolean; scanId?: string };

/** Whether a code was made for this ticket. It may be of either kind, whichever the ticket was printed with. */
export async function isGenuineCode(db: Db, one: typeof ticket.$inferSelect, code: string): Promise<boolean> {
  return isTicketSignature(one.secret, one.ticketNumber, code) || isSignedCode(db, one, code);
}

export function checkIns({ store: { db }, clock, plans }: SeatedOfficeDeps) {
  return {
    /**
     * Looks up a scanned ticket without changing it. Only a door pass of that night sees names. There is no code if the
     * crew typed the number.
     */
    async scan(ticketNumber: string, code: string | undefined, pass?: DoorPass): Promise<ScannedTicket> {
      return look(ticketNumber, code, pass);
    },

    /**
     * Admits the bearer, once: a second scan says when the first was. Requires a door pass of that night. A scan with
     * the `id` of an earlier one gets its answer again. `actor`: who scans, if it isn't the pass itself.
     */
    async checkIn(
      pass: DoorPass,
      ticketNumber: string,
      code: string | undefined,
      id: string = randomUUID(),
      actor: ActorAt = { name: pass.label, via: "door" },
    ): Promise<CheckedIn> {
      const before = await look(ticketNumber, code, pass);
      if (before.state === "unknown") return { ...before, admitted: false };
      const now = clock.now();
      const shown = await recordScan(db, {
        ...{ id, ticketNumber, eventId: pass.eventId, passId: pass.id, gate: pass.label, at: now, receivedAt: now },
        ...{
          actor,
          mode: "online",
          shown: before.state === "valid" ? "in" : before.state,
          list: null,
          clockOff: false,
        },
      });
      const after = shown === before.state ? before : await look(ticketNumber, code, pass);
      return { ...after, admitted: shown === "in", scanId: id };
    },
  };

  async function look(
    ticketNumber: string,
    code: string | undefined,
    pass: DoorPass | undefined,
  ): Promise<ScannedTicket> {
    const [row] = await db
      .select({
        ticket,
        rests: isOrderDisputed(ticket.orderNumber),
        offered: offeredUntil,
        title: event.title,
        startAt: event.startAt,
        timeZoneId: event.timeZoneId,
      })
      .from(ticket)
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(eq(ticket.ticketNumber, ticketNumber));
    const genuine = row && (code === undefined ? pass : await isGenuineCode(db, row.ticket, code));
    if (!row || !genuine) return { state: "unknown", ticketNumber };
    const night = { eventTitle: row.title, startDate: row.startAt.toISOString(), timeZoneId: row.timeZoneId };
    const { name, seatWords, eventId } = row.ticket;
    const seat = { ticketNumber, name, ...(seatWords && { seat: seatAnswer(seatWords) }), ...night };
    if (pass && pass.eventId !== row.ticket.eventId) return { state: "otherNight", ticketNumber, ...night };
    const otherEntrance = pass && seatWords && (await isOfOtherEntrance(eventId, pass.label, seatWords.entrance));
    const guest = pass
      ? { ...(pass.names && { guest: row.ticket.guestFullName }), ...(otherEntrance && { otherEntrance }) }
      : {};
    const by = pass && row.ticket.checkedInBy ? { gate: row.ticket.checkedInBy } : {};
    const earlier = row.ticket.status === "VALID" ? await entryOfEarlierNumber(db, row.ticket) : undefined;
    if (earlier)
      return { state: "used", ...seat, ...guest, ...(pass && { gate: earlier.gate }), at: earlier.at.toISOString() };
    switch (row.ticket.status) {
      case "VALID":
        if (row.rests) return { state: "disputed", ...seat };
        if (row.offered) return { state: "offered", ...seat, ...guest, at: row.offered.toISOString() };
        return { state: "valid", ...seat, ...guest };
      case "USED":
        return {
          state: "used",
          ...seat,
          ...guest,
          ...by,
          at: (row.ticket.checkedInAt ?? row.ticket.createdAt).toISOString(),
        };
      case "CANCELED":
        return { state: "canceled", ...seat };
      case "TRANSFERRED":
        return { state: "transferred", ...seat };
    }
  }

  /** A pass whose label isn't an entrance of the plan (a person's name, say) is for all entrances. */
  async function isOfOtherEntrance(eventId: string, label: string, entrance: string): Promise<boolean> {
    const same = (one: string) => one.toLowerCase() === label.trim().toLowerCase();
    if (!entrance || same(entrance)) return false;
    const plan = await plans.recentPlanOf(db, eventId);
    return plan?.sections.some((section) => same(section.entrance)) ?? false;
  }
}
