/** The store's tables of phases and codes: who may buy from when, at which price, and how often. */
import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";
import { event, ticketDefinition } from "../nights";

/**
 * A part of a night's sale. A fan buys in the first phase, in order, that is open to them and has enough seats left, at
 * its price. After all of them comes the tier's own sale: everyone, at its own price and times.
 */
export const salePhase = pgTable(
  "sale_phase",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id, { onDelete: "cascade" }),
    /** For the office. */
    name: text("name").notNull(),
    /** `code`: fans with an access code for this phase. */
    audience: text("audience", { enum: ["everyone", "premium", "code"] }).notNull(),
    startAt: instant("start_at").notNull(),
    /** Exclusive. */
    endAt: instant("end_at").notNull(),
    orderIndex: integer("order_index").notNull(),
  },
  (t) => [index("sale_phase_event").on(t.eventId), check("phase_ends_after_its_start", sql`${t.startAt} < ${t.endAt}`)],
);

/** What a phase sells of a tier. Without counts it sells as long as there are seats. */
export const phaseTier = pgTable(
  "phase_tier",
  {
    phaseId: uuid("phase_id")
      .notNull()
      .references(() => salePhase.id, { onDelete: "cascade" }),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id, { onDelete: "cascade" }),
    /** Null: the tier's own price. */
    priceCents: integer("price_cents"),
    capacity: integer("capacity"),
    /** Neither sold nor held in this phase. A refunded ticket doesn't come back. */
    remaining: integer("remaining"),
  },
  (t) => [
    primaryKey({ columns: [t.phaseId, t.definitionId] }),
    index("phase_tier_definition").on(t.definitionId),
    check("phase_price_not_negative", sql`${t.priceCents} >= 0`),
    check("phase_is_counted", sql`(${t.capacity} is null) = (${t.remaining} is null)`),
    check("phase_never_oversold", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.capacity}`),
  ],
);

/** An access code opens a phase. A promotion code lowers the price of the tiers in `code_tier`. */
export const code = pgTable(
  "code",
  {
    id: uuid("id").primaryKey(),
    /** Upper case. */
    text: text("text").notNull().unique(),
    kind: text("kind", { enum: ["access", "promo"] }).notNull(),
    phaseId: uuid("phase_id").references((): AnyPgColumn => salePhase.id, { onDelete: "cascade" }),
    startAt: instant("start_at").notNull(),
    /** Exclusive. */
    endAt: instant("end_at").notNull(),
    /** How many orders may use it, and for how many seats. Null: any number. */
    uses: integer("uses"),
    usesLeft: integer("uses_left"),
    seats: integer("seats"),
    seatsLeft: integer("seats_left"),
    /** How many orders of one fan. */
    perBuyer: integer("per_buyer"),
    /** Lower case: only a fan with this verified address may use it. */
    email: text("email"),
    /** Off the price of each ticket, rounded half up. */
    percent: integer("percent"),
    centsPerTicket: integer("cents_per_ticket"),
    /** Spread over the tickets, each share rounded up. */
    centsPerOrder: integer("cents_per_order"),
    /** It needs at least this many seats of its tiers. */
    minimumSeats: integer("minimum_seats").notNull().default(1),
    stoppedAt: instant("stopped_at"),
    /** The name under which the office made many at once. */
    batch: text("batch"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("code_batch").on(t.batch).where(sql`${t.batch} is not null`),
    index("code_phase").on(t.phaseId).where(sql`${t.phaseId} is not null`),
    check("code_ends_after_its_start", sql`${t.startAt} < ${t.endAt}`),
    check("access_opens_a_phase", sql`(${t.kind} = 'access') = (${t.phaseId} is not null)`),
    check(
      "promo_has_one_discount",
      sql`num_nonnulls(${t.percent}, ${t.centsPerTicket}, ${t.centsPerOrder}) = (case when ${t.kind} = 'promo' then 1 else 0 end)`,
    ),
    check(
      "discount_is_positive",
      sql`${t.percent} between 1 and 100 and ${t.centsPerTicket} > 0 and ${t.centsPerOrder} > 0`,
    ),
    check("uses_are_counted", sql`(${t.uses} is null) = (${t.usesLeft} is null)`),
    check("seats_are_counted", sql`(${t.seats} is null) = (${t.seatsLeft} is null)`),
    check("code_never_overused", sql`${t.usesLeft} >= 0 and ${t.usesLeft} <= ${t.uses}`),
    check("code_seats_never_overused", sql`${t.seatsLeft} >= 0 and ${t.seatsLeft} <= ${t.seats}`),
    check("code_minimums", sql`${t.minimumSeats} >= 1 and ${t.perBuyer} >= 1`),
    check("code_is_upper_case", sql`${t.text} = upper(${t.text}) and ${t.text} <> ''`),
  ],
);

/** The tiers whose price a promotion code lowers. */
export const codeTier = pgTable(
  "code_tier",
  {
    codeId: uuid("code_id")
      .notNull()
      .references(() => code.id, { onDelete: "cascade" }),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.codeId, t.definitionId] }), index("code_tier_definition").on(t.definitionId)],
);
