/** The store's tables of nights: shows, venues, events, and the tickets that are sold for them. */
import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";
import type { PhotoOf, Picture } from "./picture";
import { seatingPlan } from "./seating";
import { translations } from "./translations";

export const eventCategory = pgTable("event_category", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull().unique(),
  kind: text("kind", { enum: ["tour", "residency", "ppv", "special"] }).notNull(),
  description: text("description").notNull(),
  sortIndex: integer("sort_index").notNull(),
  hidden: boolean("hidden").notNull().default(false),
});

export const show = pgTable("show", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  tagline: text("tagline").notNull(),
  description: text("description").notNull(),
  categoryId: uuid("category_id").references(() => eventCategory.id),
  /** Where a residency plays. A touring show has no hall of its own. */
  venueId: uuid("venue_id").references((): AnyPgColumn => venue.id),
  isResidency: boolean("is_residency").notNull().default(false),
  runtimeMinutes: integer("runtime_minutes").notNull().default(165),
  ageNote: text("age_note").notNull().default(""),
  faq: jsonb("faq").$type<{ question: string; answer: string }[]>().notNull().default([]),
  art: jsonb("art").$type<Picture>().notNull().default({ seed: "" }),
  translations: translations(),
});

export const venue = pgTable("venue", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  street: text("street").notNull(),
  city: text("city").notNull(),
  region: text("region").notNull(),
  postalCode: text("postal_code").notNull(),
  country: text("country").notNull(),
  lat: text("lat").notNull(),
  lng: text("lng").notNull(),
  /** An IANA time zone. Local times use its offset at the event's own date. */
  timeZoneId: text("time_zone_id").notNull(),
  accessibilityNote: text("accessibility_note").notNull(),
  parkingNote: text("parking_note").notNull(),
});

export const venueSection = pgTable("venue_section", {
  id: uuid("id").primaryKey(),
  venueId: uuid("venue_id")
    .notNull()
    .references(() => venue.id),
  code: text("code").notNull(),
  label: text("label").notNull(),
  /** 1 is nearest to the ring. */
  rank: integer("rank").notNull(),
  viewNote: text("view_note").notNull(),
  accessible: boolean("accessible").notNull().default(false),
});

/** One bout of a card, in running order. `participants` are its sides, two or more, each a list of wrestler ids. */
export type Bout = {
  order: number;
  title: string;
  stipulation: string;
  participants: string[][];
  championship?: string;
  result?: { winner: number };
};

export const event = pgTable(
  "event",
  {
    id: uuid("id").primaryKey(),
    /** 6 to 8 characters without 0, O, 1, I. */
    shortCode: text("short_code").notNull().unique(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    about: text("about").notNull(),
    /** DRAFT and POSTPONED are ours; the API has SCHEDULED, STARTED, ENDED, CANCELED. STARTED and ENDED are derived. */
    status: text("status", { enum: ["SCHEDULED", "CANCELED", "DRAFT", "POSTPONED"] }).notNull(),
    showId: uuid("show_id").references(() => show.id),
    venueId: uuid("venue_id").references(() => venue.id),
    /** Without one, the night has no numbered seats. */
    seatingPlanId: uuid("seating_plan_id").references((): AnyPgColumn => seatingPlan.id),
    categoryIds: jsonb("category_ids").$type<string[]>().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    doorsAt: instant("doors_at").notNull(),
    /** True until the date is decided. `startAt` is then only used for sorting. */
    scheduleTbd: boolean("schedule_tbd").notNull().default(false),
    timeZoneId: text("time_zone_id").notNull(),
    card: jsonb("card").$type<Bout[]>().notNull(),
    /** Seeds the generated poster; `layout` and `ink` as in app/ui/art. */
    poster: jsonb("poster")
      .$type<{ seed: string; layout?: string; ink?: string; kicker?: string } & PhotoOf>()
      .notNull(),
    registrationType: text("registration_type", { enum: ["TICKETS", "EXTERNAL", "NO_REGISTRATION"] }).notNull(),
    externalUrl: text("external_url"),
    ticketLimitPerOrder: integer("ticket_limit_per_order").notNull(),
    currency: text("currency").notNull(),
    previousStartAt: instant("previous_start_at"),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    revision: integer("revision").notNull().default(1),
    translations: translations(),
  },
  (t) => [index("event_start").on(t.startAt)],
);

export const ticketDefinition = pgTable(
  "ticket_definition",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    sectionId: uuid("section_id").references(() => venueSection.id),
    name: text("name").notNull(),
    description: text("description").notNull(),
    policy: text("policy").notNull(),
    priceCents: integer("price_cents").notNull(),
    limitPerCheckout: integer("limit_per_checkout").notNull(),
    orderIndex: integer("order_index").notNull(),
    capacity: integer("capacity").notNull(),
    /**
     * Seats neither sold nor held. An expired hold still counts as taken here until the next reservation takes its
     * seats back; readers add those seats by comparing `reservation.expires` with the time.
     */
    remaining: integer("remaining").notNull(),
    /** Seats sold elsewhere or not for sale: taken from the start, without tickets here. */
    allotted: integer("allotted").notNull().default(0),
    saleStart: instant("sale_start").notNull(),
    saleEnd: instant("sale_end").notNull(),
    hidden: boolean("hidden").notNull().default(false),
    /** Sold by seat, from its section's benches. Both its capacity and the free seats limit it. */
    seated: boolean("seated").notNull().default(false),
    /**
     * Has phases or promotion codes, so only the statement that applies them sells it. Triggers set this, nothing
     * unsets it.
     */
    onTerms: boolean("on_terms").notNull().default(false),
    /**
     * The fewest seats that an entry of the waiting list would take of it. If this many are free, they are for the list
     * and not for walk-ups. Null if nobody waits.
     */
    waitNeed: integer("wait_need"),
  },
  (t) => [
    index("ticket_definition_event").on(t.eventId),
    check("never_oversold", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.capacity}`),
    check("price_not_negative", sql`${t.priceCents} >= 0`),
    check("seats_lie_in_a_section", sql`not ${t.seated} or ${t.sectionId} is not null`),
    check("allotted_within", sql`${t.allotted} >= 0 and ${t.allotted} <= ${t.capacity}`),
  ],
);
