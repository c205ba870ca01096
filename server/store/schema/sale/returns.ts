/** The store's table of tickets that fans give to the next in line, at the price they paid. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { reservation, ticket } from "../box-office";
import { instant } from "../instant-column";
import { event, ticketDefinition } from "../nights";

/**
 * The ticket stays valid until somebody has paid. `TAKEN`: a reservation is made for it, which has no lines of its own
 * and takes nothing from the tier. Triggers list the ticket again when that reservation ends, and withdraw it when it
 * stops being valid.
 */
export const ticketReturn = pgTable(
  "ticket_return",
  {
    id: uuid("id").primaryKey(),
    ticketNumber: text("ticket_number")
      .notNull()
      .references(() => ticket.ticketNumber),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id),
    /** What was paid for it, and is paid for it again. */
    priceCents: integer("price_cents").notNull(),
    status: text("status", { enum: ["LISTED", "TAKEN", "SOLD", "WITHDRAWN"] }).notNull(),
    reservationId: uuid("reservation_id").references(() => reservation.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("ticket_return_open").on(t.ticketNumber).where(sql`${t.status} in ('LISTED', 'TAKEN')`),
    index("ticket_return_event").on(t.eventId).where(sql`${t.status} in ('LISTED', 'TAKEN')`),
    index("ticket_return_reservation").on(t.reservationId).where(sql`${t.reservationId} is not null`),
  ],
);
