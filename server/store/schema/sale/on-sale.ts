/** The store's tables of the line for an opening: the sale, the places in its line, and the turns. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Control } from "../../../../app/domain/line/admission-rate";
import { instant } from "../instant-column";
import { event } from "../nights";

/** The beacon in the public record: none, or which one was promised and its value. */
export type DrawBeacon = { url: string; round: number; value?: string };

export const onSale = pgTable(
  "on_sale",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id, { onDelete: "cascade" }),
    /** The phase of the sale that it opens. Null: the whole sale. */
    phaseId: uuid("phase_id"),
    /** `planned` by the office; `auto` started by itself under load; `off` forbids that. */
    mode: text("mode", { enum: ["off", "planned", "auto"] }).notNull(),
    access: text("access", { enum: ["anyone", "account"] })
      .notNull()
      .default("anyone"),
    joinsAt: instant("joins_at").notNull(),
    opensAt: instant("opens_at").notNull(),
    turnMinutes: integer("turn_minutes").notNull().default(10),
    /** The office's maximum of entries a second. */
    maxRate: doublePrecision("max_rate"),
    /** Signs places and hides whose they are. Empty once the places are forgotten. */
    secret: text("secret").notNull(),
    /** Ed25519, for receipts. */
    signKey: text("sign_key").notNull(),
    publicKey: text("public_key").notNull(),
    seed: text("seed").notNull(),
    commitment: text("commitment").notNull(),
    beacon: jsonb("beacon").$type<DrawBeacon>(),
    /** The next place's number. */
    joined: integer("joined").notNull().default(0),
    /** How many had joined at the opening; null before. */
    drawn: integer("drawn"),
    /** When their order was known: with a beacon, some seconds later. */
    drawnAt: instant("drawn_at"),
    /** Ranks below this one are called. */
    serving: integer("serving").notNull().default(0),
    /** Places called a second, smoothed, for estimates. */
    pace: doublePrecision("pace").notNull().default(0),
    control: jsonb("control").$type<Control>(),
    halted: boolean("halted").notNull().default(false),
    /** When the line became empty. */
    emptySince: instant("empty_since"),
    soldOutAt: instant("sold_out_at"),
    endedAt: instant("ended_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("on_sale_one_line").on(t.eventId).where(sql`${t.endedAt} is null`),
    index("on_sale_event").on(t.eventId),
    check("on_sale_serving", sql`${t.serving} >= 0 and ${t.serving} <= ${t.joined}`),
    check("on_sale_drawn", sql`${t.drawn} is null or ${t.drawn} between 0 and ${t.joined}`),
    check("on_sale_turn", sql`${t.turnMinutes} between 1 and 60`),
  ],
);

/** A place in line. It names nobody: `subject` is a hash under the sale's secret. */
export const place = pgTable(
  "place",
  {
    saleId: uuid("sale_id")
      .notNull()
      .references(() => onSale.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    subject: text("subject").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.saleId, t.number] }), uniqueIndex("place_subject").on(t.saleId, t.subject)],
);

/** A turn. Without a number, its fan was there before the line started. */
export const admission = pgTable(
  "admission",
  {
    id: uuid("id").primaryKey(),
    saleId: uuid("sale_id")
      .notNull()
      .references(() => onSale.id, { onDelete: "cascade" }),
    number: integer("number"),
    rank: integer("rank"),
    visitorId: text("visitor_id").notNull(),
    userId: text("user_id"),
    enteredAt: instant("entered_at").notNull(),
    until: instant("until").notNull(),
    /** How often it was prolonged, and which try it is. */
    prolonged: smallint("prolonged").notNull().default(0),
    round: smallint("round").notNull().default(1),
    /**
     * When the place was called and how much later its fan came, in slices (app/domain/line/admission-rate). Null for
     * latecomers.
     */
    slice: integer("slice"),
    after: smallint("after"),
  },
  (t) => [
    uniqueIndex("admission_number").on(t.saleId, t.number),
    index("admission_entered").on(t.saleId, t.enteredAt),
    index("admission_slice").on(t.saleId, t.slice),
    index("admission_visitor").on(t.visitorId),
    index("admission_user").on(t.userId),
    foreignKey({
      columns: [t.saleId, t.number],
      foreignColumns: [place.saleId, place.number],
      name: "admission_of_a_place",
    }),
    check("admission_has_rank", sql`(${t.number} is null) = (${t.rank} is null)`),
  ],
);
