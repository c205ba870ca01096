/** Issues the order and tickets of a confirmed reservation, inside the transaction that confirmed it. */
import { eq } from "drizzle-orm";
import { enqueueMail } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { type reservation, ticket, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { firstNumbers } from "../../returns/first-numbers";
import type { NightPlans } from "../../seating/night-plans";
import { linesOf } from "../reserving/reservation-lines";
import { newOrderNumber, newTicketNumbers, newTicketSecret } from "../tickets/ticket-numbers";

type Buyer = {
  email: string;
  fullName: string;
  locale: string;
  status: "FREE" | "PAID";
  now: Date;
  /** Who gave it away, if nobody bought it. */
  actor?: Actor;
};

/** Writes order, tickets, audit entry and outbox row; returns the order number. A second call for one hold throws. */
export async function issueOrder(
  tx: Db,
  hold: typeof reservation.$inferSelect,
  buyer: Buyer,
  plans: NightPlans,
): Promise<string> {
  const orderNumber = newOrderNumber();
  const { fullName, locale, status, now } = buyer;
  await tx.insert(ticketOrder).values({
    orderNumber,
    reservationId: hold.id,
    eventId: hold.eventId,
    userId: hold.userId,
    email: buyer.email.toLowerCase(),
    fullName,
    locale,
    status,
    totalCents: hold.totalCents,
    currency: hold.currency,
    createdAt: now,
  });

  const lines = await linesOf(tx, hold.id);
  const wordsOf = lines.some(({ seats }) => seats) ? await plans.wordsOf(tx, hold.eventId) : undefined;
  const seats = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({ ...line, seat: line.seats?.[index] ?? null })),
  );
  const numbers = newTicketNumbers(seats.length);
  const firstNumberOf = await firstNumbers(tx, hold.id);
  await tx.insert(ticket).values(
    seats.map((seat, index) => ({
      ticketNumber: numbers[index] ?? "",
      secret: newTicketSecret(),
      orderNumber,
      eventId: hold.eventId,
      definitionId: seat.definitionId,
      name: seat.name,
      priceCents: seat.unitCents,
      listCents: seat.listCents,
      guestFullName: fullName,
      status: "VALID" as const,
      createdAt: now,
      firstNumber: firstNumberOf(seat),
      seat: seat.seat,
      seatWords: seat.seat === null || !wordsOf ? null : wordsOf(seat.seat),
    })),
  );

  await recordAudit(tx, {
    at: now,
    actor: buyer.actor ?? hold.userId ?? "guest",
    action: "order.issued",
    entity: orderNumber,
    detail: { reservationId: hold.id, status, totalCents: hold.totalCents, tickets: seats.length },
  });
  if (buyer.email) await enqueueMail(tx, { cause: `tickets:${hold.id}`, template: "tickets", ref: orderNumber, now });
  return orderNumber;
}

/** The order that a reservation has become. */
export async function orderOf(db: Db, reservationId: string) {
  const [order] = await db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId));
  return order;
}
