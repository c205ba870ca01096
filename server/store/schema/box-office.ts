/** The store's tables of the box office: holds, orders and tickets. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import { instant } from "./instant-column";
import { event, ticketDefinition } from "./nights";
import { code, salePhase } from "./sale/phases";
import { waitEntry } from "./sale/waiting";

export const reservation = pgTable(
  "reservation",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    status: text("status", { enum: ["PENDING", "CONFIRMED", "CANCELED", "EXPIRED"] }).notNull(),
    /** The fan's `wixUserId`, once they are signed in. */
    userId: text("user_id"),
    /** Our random id of the browser, from the guest cookie. */
    visitorId: text("visitor_id").notNull(),
    /** Sent by the form, so that a second click finds the first hold: one form, one reservation. */
    clientKey: text("client_key").notNull(),
    totalCents: integer("total_cents").notNull(),
    currency: text("currency").notNull(),
    /** When an unpaid hold ends. Queries compare it; no job has to run. */
    expires: instant("expires").notNull(),
    /** `expires_at` of the checkout session being created, set before we ask Stripe, so that parallel clicks agree. */
    checkoutExpires: instant("checkout_expires"),
    checkoutAttempt: integer("checkout_attempt").notNull().default(0),
    checkoutSessionId: text("checkout_session_id").unique(),
    /** When we next ask Stripe about the checkout. Null means now. */
    checkoutAskAt: instant("checkout_ask_at"),
    /** Since when Stripe hasn't answered about a checkout that is over by our clock. */
    checkoutSilentSince: instant("checkout_silent_since"),
    createdAt: instant("created_at").notNull(),
    /** `offer`: made for a waiting list entry. `return`: the same, but for returned tickets instead of stock. */
    origin: text("origin", { enum: ["fan", "offer", "return"] })
      .notNull()
      .default("fan"),
    /** Until when the offer is theirs. If a checkout ends unpaid before that, they have the offer again. */
    offerUntil: instant("offer_until"),
    entryId: uuid("entry_id").references(() => waitEntry.id, { onDelete: "set null" }),
  },
  (t) => [
    index("reservation_entry").on(t.entryId).where(sql`${t.entryId} is not null`),
    unique("reservation_client_key").on(t.visitorId, t.clientKey),
    uniqueIndex("reservation_one_hold")
      .on(t.eventId, sql`coalesce(${t.userId}, ${t.visitorId})`)
      .where(sql`${t.status} = 'PENDING'`),
    index("reservation_event_pending").on(t.eventId, t.expires).where(sql`${t.status} = 'PENDING'`),
    index("reservation_checkout_ask").on(t.checkoutAskAt).where(sql`${t.checkoutExpires} is not null`),
    index("reservation_user").on(t.userId),
    index("reservation_over")
      .on(t.createdAt)
      .where(sql`${t.status} in ('CANCELED', 'EXPIRED') and ${t.checkoutAttempt} = 0`),
  ],
);

/** A line keeps the price, name and policy at the time of holding: what was shown is what is charged. */
export const reservationLine = pgTable(
  "reservation_line",
  {
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id),
    quantity: integer("quantity").notNull(),
    /** Of one ticket, after a promotion code. */
    unitCents: integer("unit_cents").notNull(),
    /** Before a promotion code: the phase's price or the tier's. Null for lines from before there were codes. */
    listCents: integer("list_cents"),
    /** Null: the tier's own sale. */
    phaseId: uuid("phase_id").references(() => salePhase.id),
    name: text("name").notNull(),
    policy: text("policy").notNull(),
    /** The numbers of the seats (see seat_claim) that it holds or held; null for tickets without a seat. */
    seats: integer("seats").array(),
  },
  (t) => [
    primaryKey({ columns: [t.reservationId, t.definitionId] }),
    check("seat_for_each", sql`${t.seats} is null or cardinality(${t.seats}) = ${t.quantity}`),
    check("quantity_positive", sql`${t.quantity} > 0`),
  ],
);

/** The codes of a reservation. Their uses are given back when the hold ends, but never once it is paid. */
export const reservationCode = pgTable(
  "reservation_code",
  {
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    codeId: uuid("code_id")
      .notNull()
      .references(() => code.id),
    /** How many of its seats count for the code. */
    seats: integer("seats").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reservationId, t.codeId] }),
    index("reservation_code_code").on(t.codeId),
    check("code_seats_positive", sql`${t.seats} > 0`),
  ],
);

export const ticketOrder = pgTable(
  "ticket_order",
  {
    orderNumber: text("order_number").primaryKey(),
    reservationId: uuid("reservation_id")
      .notNull()
      .unique()
      .references(() => reservation.id),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    userId: text("user_id"),
    /** Lowercase, from the verified token or from checkout. */
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    locale: text("locale").notNull(),
    status: text("status", { enum: ["FREE", "PAID", "REFUNDED"] }).notNull(),
    totalCents: integer("total_cents").notNull(),
    currency: text("currency").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("ticket_order_user").on(t.userId),
    index("ticket_order_email").on(t.email),
    index("ticket_order_event").on(t.eventId, t.createdAt, t.orderNumber),
    index("ticket_order_created").on(t.createdAt, t.orderNumber),
    // The office types the beginning of a number or an address, or of any word of a name.
    index("ticket_order_number_begins").on(t.orderNumber.op("text_pattern_ops")),
    index("ticket_order_email_begins").on(t.email.op("text_pattern_ops")),
    index("ticket_order_name_words").using("gin", sql`to_tsvector('simple', ${t.fullName})`),
  ],
);

/** Hashes of the 128-bit keys that open a guest's order, or one transferred ticket of it. */
export const orderKey = pgTable(
  "order_key",
  {
    hash: text("hash").primaryKey(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => ticketOrder.orderNumber, { onDelete: "cascade" }),
    ticketNumber: text("ticket_number"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("order_key_order").on(t.orderNumber)],
);

export const ticket = pgTable(
  "ticket",
  {
    /** AAAA-AAAA-BB021 */
    ticketNumber: text("ticket_number").primaryKey(),
    /**
     * 128 random bits in hex. The QR code is the number with an HMAC under this secret, so rotating session secrets
     * voids no ticket.
     */
    secret: text("secret").notNull(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => ticketOrder.orderNumber),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id),
    name: text("name").notNull(),
    /** What is paid for it. After part of a discounted order is refunded, the rest may cost more: see price-kept.ts. */
    priceCents: integer("price_cents").notNull(),
    /** Before a promotion code. Null for tickets from before there were codes. */
    listCents: integer("list_cents"),
    guestFullName: text("guest_full_name").notNull(),
    /** A transferred ticket is void. Its replacement has a number and a secret of its own. */
    status: text("status", { enum: ["VALID", "CANCELED", "USED", "TRANSFERRED"] }).notNull(),
    /** Who the ticket was transferred to, lowercase. The order's owner then has no access to it. */
    holderEmail: text("holder_email"),
    holderUserId: text("holder_user_id"),
    checkedInAt: instant("checked_in_at"),
    /** The label of the door pass that checked it in. */
    checkedInBy: text("checked_in_by"),
    createdAt: instant("created_at").notNull(),
    /** The number that this admission had before its first transfer or return. Null without one. */
    firstNumber: text("first_number"),
    /** The number of its seat; null without one. While it admits someone, a trigger demands the seat's claim. */
    seat: integer("seat"),
    /** The seat's words. A new version of the plan changes those of nights ahead; past nights keep theirs. */
    seatWords: jsonb("seat_words").$type<SeatWords>(),
    /** The transaction that changed the row last, set by a trigger: door phones ask for what changed since. */
    version: bigint("version", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    uniqueIndex("ticket_one_per_seat").on(t.eventId, t.seat).where(sql`${t.status} in ('VALID', 'USED')`),
    check("seat_has_words", sql`(${t.seat} is null) = (${t.seatWords} is null)`),
    index("ticket_order_number").on(t.orderNumber),
    index("ticket_event").on(t.eventId),
    index("ticket_first_number").on(t.firstNumber).where(sql`${t.firstNumber} is not null`),
    index("ticket_holder_user").on(t.holderUserId),
    index("ticket_holder_email").on(t.holderEmail),
    index("ticket_number_begins").on(t.ticketNumber.op("text_pattern_ops")),
    index("ticket_holder_email_begins")
      .on(t.holderEmail.op("text_pattern_ops"))
      .where(sql`${t.holderEmail} is not null`),
    index("ticket_holder_name_words")
      .using("gin", sql`to_tsvector('simple', ${t.guestFullName})`)
      .where(sql`${t.holderEmail} is not null`),
  ],
);
