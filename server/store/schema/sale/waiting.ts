/** The store's tables of the waiting list: who waits for seats of a night, and the keys in their mails. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";
import { event } from "../nights";

/** One for each night and address. A fan who joins again uses the same row, with a new place. */
export const waitEntry = pgTable(
  "wait_entry",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id, { onDelete: "cascade" }),
    /**
     * `UNCONFIRMED`: a guest hasn't confirmed the address yet. `OFFERED`: a reservation with this `entry_id` is theirs.
     * `MISSED`: two offers passed unanswered. `OVER`: the night or its sale.
     */
    status: text("status", {
      enum: ["UNCONFIRMED", "WAITING", "OFFERED", "BOUGHT", "LEFT", "MISSED", "OVER"],
    }).notNull(),
    /** Lower case; where mails go. `emailKey` is the same without what many mail services ignore. */
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    userId: text("user_id"),
    locale: text("locale").notNull(),
    quantity: integer("quantity").notNull(),
    /** Fewer seats are fine, too. */
    fewer: boolean("fewer").notNull(),
    /** The tiers that are fine, the preferred one first. */
    tiers: uuid("tiers").array().notNull(),
    /** How many offers have passed unanswered. */
    missed: integer("missed").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** Decides the order. Null until confirmed; a missed offer sets it anew. */
    joinedAt: instant("joined_at"),
    endedAt: instant("ended_at"),
  },
  (t) => [
    unique("wait_entry_one_each").on(t.eventId, t.emailKey),
    index("wait_entry_order").on(t.eventId, t.joinedAt, t.id).where(sql`${t.status} in ('WAITING', 'OFFERED')`),
    index("wait_entry_user").on(t.userId),
    index("wait_entry_email").on(t.email),
    index("wait_entry_ended").on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index("wait_entry_unconfirmed").on(t.createdAt).where(sql`${t.status} = 'UNCONFIRMED'`),
    check("wait_entry_seats", sql`${t.quantity} > 0 and cardinality(${t.tiers}) > 0`),
    check("wait_entry_joined", sql`${t.status} not in ('WAITING', 'OFFERED') or ${t.joinedAt} is not null`),
  ],
);

/** Hashes of the 128-bit keys in the mails, which confirm an address, accept an offer and leave the list. */
export const waitKey = pgTable(
  "wait_key",
  {
    hash: text("hash").primaryKey(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => waitEntry.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("wait_key_entry").on(t.entryId)],
);
