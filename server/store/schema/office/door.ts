/** The store's tables of the door: passes, scans, and the key that signs a night's list. */
import { type AnyPgColumn, bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { RECORDED_SHOWN } from "../../../../app/domain/door/scan-shown";
import { instant } from "../instant-column";
import { event } from "../nights";

/** A link for door staff, stored as its hash, good for one night. */
export const doorPass = pgTable(
  "door_pass",
  {
    hash: text("hash").primaryKey(),
    /** What scans and the office call it by. */
    id: uuid("id").notNull().unique().defaultRandom(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    /** For example "North door": the door list shows it for each check-in. */
    label: text("label").notNull(),
    /**
     * The night's end when the pass was issued. Only the last release reads it: a pass now ends with its night, even if
     * that is moved. Make it nullable in the next release, and remove it in the one after.
     */
    until: instant("until").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The user name of the member of staff who took it for themselves: it ends with their access. Null for a link. */
    staff: text("staff"),
    /** A lead also searches by name, and lets in again. */
    mode: text("mode", { enum: ["steward", "lead"] })
      .notNull()
      .default("steward"),
    /** Whether it shows the names of guests. */
    names: boolean("names").notNull().default(true),
    /** Whether its phone may hold the night's list, to scan without a network. */
    offline: boolean("offline").notNull().default(true),
    revokedAt: instant("revoked_at"),
    seenAt: instant("seen_at"),
  },
  (t) => [index("door_pass_event").on(t.eventId)],
);

/** Every scan of a ticket that is ours, once. Rows are only added: what was shown at the door stays so. */
export const scan = pgTable(
  "scan",
  {
    /** Made by the phone, so that a scan that is sent twice counts once. */
    id: uuid("id").primaryKey(),
    ticketNumber: text("ticket_number").notNull(),
    /** The night of the pass, which need not be the ticket's. */
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id, { onDelete: "cascade" }),
    passId: uuid("pass_id"),
    /** The label of the pass. */
    gate: text("gate").notNull(),
    /** When the ticket was scanned, by the server's clock as far as the phone knew it. */
    at: instant("at").notNull(),
    /** `again`: let in although it was in already. `undo`: takes back the scan that `undoes` names. */
    mode: text("mode", { enum: ["online", "offline", "again", "undo"] }).notNull(),
    /** What the crew was told. */
    shown: text("shown", { enum: RECORDED_SHOWN }).notNull(),
    /** The version of the phone's list; null if the server was asked. */
    list: bigint("list", { mode: "number" }),
    undoes: uuid("undoes").references((): AnyPgColumn => scan.id),
    /** Why a lead let it in again. */
    reason: text("reason", { enum: ["stamp", "mistake", "other"] }),
    /** The phone's time was in the future, or long before the night. */
    clockOff: boolean("clock_off").notNull().default(false),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [
    index("scan_ticket").on(t.ticketNumber),
    index("scan_event").on(t.eventId, t.at),
    index("scan_undoes").on(t.undoes),
  ],
);

/**
 * A night's Ed25519 key, in base64url. It signs the door phones' list, and the tickets' codes if the office says so.
 */
export const doorKey = pgTable("door_key", {
  eventId: uuid("event_id")
    .primaryKey()
    .references(() => event.id, { onDelete: "cascade" }),
  /** PKCS #8. */
  privateKey: text("private_key").notNull(),
  /** 32 bytes. */
  publicKey: text("public_key").notNull(),
  /** Whether tickets show codes that prove themselves. Printed ones stay good either way. */
  signsCodes: boolean("signs_codes").notNull().default(false),
  createdAt: instant("created_at").notNull(),
});
