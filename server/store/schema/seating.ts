/** The store's tables of reserved seats: the plan of a hall, a night's benches, and who has each seat. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import type { CompiledBench } from "../../../app/domain/seating/compiled-plan";
import type { SeatingPlan } from "../../../app/domain/seating/seating-plan";
import { instant } from "./instant-column";
import { event, venue, venueSection } from "./nights";

/** `benches` is the compiled `source` (app/domain/seating): it keeps each bench's number over the plan's versions. */
export const seatingPlan = pgTable("seating_plan", {
  id: uuid("id").primaryKey(),
  venueId: uuid("venue_id")
    .notNull()
    .references(() => venue.id),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  version: integer("version").notNull(),
  source: jsonb("source").$type<SeatingPlan>().notNull(),
  benches: jsonb("benches").$type<CompiledBench[]>().notNull(),
});

/**
 * A night's seats, one row per unbroken run. `base` has one character per seat: `0`, `a` accessible, `c` companion, a
 * space for a gap. `free` is the same, with `1` for every claimed seat; triggers keep it up to date.
 */
export const eventBench = pgTable(
  "event_bench",
  {
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    bench: integer("bench").notNull(),
    section: text("section").notNull(),
    zoneId: uuid("zone_id")
      .notNull()
      .references(() => venueSection.id),
    /** The best is the lowest. */
    rank: integer("rank").notNull(),
    /** The position with the best view, which may lie between two seats or beyond the bench. */
    mid: real("mid").notNull(),
    base: text("base").notNull(),
    free: text("free").notNull(),
    /** How many free seats lie side by side, at most. */
    longest: integer("longest").notNull().generatedAlwaysAs(sql`longest_run(free)`),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.bench] }),
    index("event_bench_section").on(t.eventId, t.section),
    index("event_bench_best").on(t.eventId, t.zoneId, t.rank, t.longest).where(sql`${t.longest} > 0`),
    check("bench_number", sql`${t.bench} > 0`),
    check("bench_length", sql`length(${t.base}) between 1 and 99 and length(${t.free}) = length(${t.base})`),
  ],
);

/** Who has a seat for the night: a reservation or the office. `seat` is its bench times 100 plus its position there. */
export const seatClaim = pgTable(
  "seat_claim",
  {
    eventId: uuid("event_id").notNull(),
    seat: integer("seat").notNull(),
    reservationId: uuid("reservation_id"),
    definitionId: uuid("definition_id"),
    /** `guest`: kept for a guest of the house. `blocked`: not for sale. `killed`: cannot be used. */
    why: text("why", { enum: ["guest", "blocked", "killed"] }),
    note: text("note"),
    /** When a guest's seat goes on sale if nobody fetched it. */
    until: instant("until"),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.seat] }),
    index("seat_claim_reservation").on(t.reservationId).where(sql`${t.reservationId} is not null`),
    index("seat_claim_until").on(t.eventId, t.until).where(sql`${t.until} is not null`),
    check("claim_has_one_owner", sql`(${t.reservationId} is null) <> (${t.why} is null)`),
    check("claim_of_a_tier", sql`(${t.reservationId} is null) = (${t.definitionId} is null)`),
  ],
);
