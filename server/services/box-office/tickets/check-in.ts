/** Check-in at the door: what a scanned ticket is worth, and admitting its bearer once. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, not } from "drizzle-orm";
import type { Seat } from "../../../product-api/contract";
import { doorPass, event, ticket } from "../../../store/schema";
import { recordAudit } from "../../audit-trail";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import { offeredUntil } from "../../returns/offered-tickets";
import type { SeatedOfficeDeps } from "../box-office-types";
import { seatAnswer } from "../reserving/reservation-answer";
import { isTicketSignature } from "./ticket-numbers";

type DoorPass = { eventId: string; label: string };

/** What the door staff see. `at`: when it was used, or until when a returned ticket is
 * offered to the next fan, who may be paying for it (ISO). A ticket for another night names that night. */
export type ScannedTicket = {
  state: "valid" | "used" | "disputed" | "canceled" | "transferred" | "offered" | "otherNight" | "unknown";
  ticketNumber: string;
  name?: string;
  guest?: string;
  /** Its numbered seat. */
  seat?: Seat;
  /** The pass is of one entrance, and the seat of another. It admits nevertheless. */
  otherEntrance?: boolean;
  eventTitle?: string;
  startDate?: string;
  timeZoneId?: string;
  at?: string;
};

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

export function checkIns({ store: { db }, clock, plans }: SeatedOfficeDeps) {
  return {
    /** The key of a link for the door staff; it expires with the night. Undefined if there is no such event. */
    async issueDoorPass(eventId: string, label: string): Promise<string | undefined> {
      const now = clock.now();
      const [night] = await db.select({ endAt: event.endAt }).from(event).where(eq(event.id, eventId));
      if (!night) return undefined;
      const key = randomBytes(16).toString("base64url");
      await db.insert(doorPass).values({ hash: hashOf(key), eventId, label, until: night.endAt, createdAt: now });
      return key;
    },

    /** The door pass of a key, until its night ends. */
    async doorPass(key: string): Promise<DoorPass | undefined> {
      const [row] = await db
        .select({ eventId: doorPass.eventId, label: doorPass.label })
        .from(doorPass)
        .where(and(eq(doorPass.hash, hashOf(key)), gt(doorPass.until, clock.now())));
      return row;
    },

    /** Looks at a scanned ticket without changing it. Only a door pass of that night sees names. */
    async scan(ticketNumber: string, signature: string, pass?: DoorPass): Promise<ScannedTicket> {
      return look(ticketNumber, signature, pass);
    },

    /** Admits the bearer, once: a second scan says when the first was. Requires a door pass of that night. */
    async checkIn(
      pass: DoorPass,
      ticketNumber: string,
      signature: string,
    ): Promise<ScannedTicket & { admitted: boolean }> {
      const before = await look(ticketNumber, signature, pass);
      if (before.state !== "valid") return { ...before, admitted: false };
      const now = clock.now();
      const admitted = await db.transaction(async (tx) => {
        const [row] = await tx
          .update(ticket)
          .set({ status: "USED", checkedInAt: now, checkedInBy: pass.label })
          .where(
            and(
              eq(ticket.ticketNumber, ticketNumber),
              eq(ticket.status, "VALID"),
              not(isOrderDisputed(ticket.orderNumber)),
              isNull(offeredUntil),
            ),
          )
          .returning({ number: ticket.ticketNumber });
        if (!row) return false;
        await recordAudit(tx, { at: now, actor: pass.label, action: "ticket.used", entity: ticketNumber, detail: {} });
        return true;
      });
      return { ...(await look(ticketNumber, signature, pass)), admitted };
    },
  };

  async function look(ticketNumber: string, signature: string, pass: DoorPass | undefined): Promise<ScannedTicket> {
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
    if (!row || !isTicketSignature(row.ticket.secret, ticketNumber, signature))
      return { state: "unknown", ticketNumber };
    const night = { eventTitle: row.title, startDate: row.startAt.toISOString(), timeZoneId: row.timeZoneId };
    const { name, seatWords, eventId } = row.ticket;
    const seat = { ticketNumber, name, ...(seatWords && { seat: seatAnswer(seatWords) }), ...night };
    if (pass && pass.eventId !== row.ticket.eventId) return { state: "otherNight", ticketNumber, ...night };
    const otherEntrance = pass && seatWords && (await isOfOtherEntrance(eventId, pass.label, seatWords.entrance));
    const guest = pass ? { guest: row.ticket.guestFullName, ...(otherEntrance && { otherEntrance }) } : {};
    switch (row.ticket.status) {
      case "VALID":
        if (row.rests) return { state: "disputed", ...seat };
        if (row.offered) return { state: "offered", ...seat, ...guest, at: row.offered.toISOString() };
        return { state: "valid", ...seat, ...guest };
      case "USED":
        return { state: "used", ...seat, ...guest, at: (row.ticket.checkedInAt ?? row.ticket.createdAt).toISOString() };
      case "CANCELED":
        return { state: "canceled", ...seat };
      case "TRANSFERRED":
        return { state: "transferred", ...seat };
    }
  }

  /** A pass whose label is no entrance of the plan, such as a person's name, is of all entrances. */
  async function isOfOtherEntrance(eventId: string, label: string, entrance: string): Promise<boolean> {
    const same = (one: string) => one.toLowerCase() === label.trim().toLowerCase();
    if (!entrance || same(entrance)) return false;
    const plan = await plans.recentPlanOf(db, eventId);
    return plan?.sections.some((section) => same(section.entrance)) ?? false;
  }
}
