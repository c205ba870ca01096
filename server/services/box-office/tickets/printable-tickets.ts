/** Tickets as they are shown and printed, and the check of their QR code. */
import { and, asc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { doorKey, reservationLine, ticket, ticketOrder } from "../../../store/schema";
import { type CodeSigner, signerWith, signsCodesOf } from "../../door/night-key";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import type { BoxOfficeDeps, PrintableTicket } from "../box-office-types";
import { fanWithoutKeys } from "../orders/fan-orders";
import { seatAnswer } from "../reserving/reservation-answer";
import { isGenuineCode } from "./check-in";
import { ticketsHeldBy, ticketsHeldByFan } from "./ticket-holder";
import { checkInUrl, ticketQr } from "./ticket-qr";

export function printableTickets({ store: { db }, siteUrl }: BoxOfficeDeps) {
  const ofNight = (eventId: string | Placeholder, held: SQL | undefined) =>
    db
      .select({
        ticket,
        rests: isOrderDisputed(ticket.orderNumber),
        order: ticketOrder,
        policy: reservationLine.policy,
        key: doorKey,
      })
      .from(ticket)
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .innerJoin(
        reservationLine,
        and(
          eq(reservationLine.reservationId, ticketOrder.reservationId),
          eq(reservationLine.definitionId, ticket.definitionId),
        ),
      )
      .leftJoin(doorKey, signsCodesOf(eventId))
      .where(and(eq(ticket.eventId, eventId), held))
      .orderBy(asc(ticketOrder.createdAt), asc(ticket.ticketNumber));

  // Building this statement takes as long as sending it.
  const ofFan = ofNight(sql.placeholder("eventId"), ticketsHeldByFan(sql.placeholder("userId"))).prepare(
    "tickets_of_fan",
  );

  return {
    /**
     * All tickets of this visitor for an event. Canceled and transferred tickets are included and marked. A ticket
     * whose payment is disputed counts as canceled until the bank decides, and is marked. A transferred ticket belongs
     * to its new holder alone.
     */
    async tickets(visitor: Visitor, eventId: string): Promise<PrintableTicket[]> {
      const fan = fanWithoutKeys(visitor);
      const rows = fan
        ? await ofFan.execute({ eventId, userId: fan })
        : await ofNight(eventId, await ticketsHeldBy(db, visitor));
      const key = rows[0]?.key;
      const sign = key ? signerWith(key) : undefined;
      return Promise.all(rows.map((row) => printable(row, sign)));
    },

    /** Whether the code is genuine. Whether the ticket admits anyone depends on its status. */
    async verifyTicket(ticketNumber: string, code: string): Promise<boolean> {
      const [row] = await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber));
      return row !== undefined && isGenuineCode(db, row, code);
    },
  };

  async function printable(
    row: {
      ticket: typeof ticket.$inferSelect;
      rests: boolean;
      order: typeof ticketOrder.$inferSelect;
      policy: string;
    },
    sign: CodeSigner | undefined,
  ): Promise<PrintableTicket> {
    const { ticketNumber, status, checkedInAt } = row.ticket;
    const url = checkInUrl(siteUrl, row.ticket, sign);
    return {
      ticketNumber,
      orderNumber: row.ticket.orderNumber,
      ticketDefinitionId: row.ticket.definitionId,
      name: row.ticket.name,
      priceCents: row.ticket.priceCents,
      currency: row.order.currency,
      free: row.ticket.priceCents === 0,
      policy: row.policy,
      orderStatus: row.order.status,
      orderFullName: row.order.fullName,
      guestFullName: row.ticket.guestFullName,
      checkIn: checkedInAt && { created: checkedInAt.toISOString() },
      checkInUrl: url,
      canceled: status === "CANCELED" || row.rests,
      disputed: row.rests && status !== "CANCELED",
      transferred: status === "TRANSFERRED",
      eventId: row.ticket.eventId,
      ...(row.ticket.seatWords && { seat: seatAnswer(row.ticket.seatWords) }),
      qrSvg: await ticketQr(url),
    };
  }
}
