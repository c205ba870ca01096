/** The store's tables of what is sold besides tickets: goods, broadcasts, Premium. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";
import { event } from "./nights";
import type { PhotoOf } from "./picture";
import { translations } from "./translations";

export const product = pgTable("product", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  category: text("category").notNull(),
  ribbon: text("ribbon"),
  priceCents: integer("price_cents").notNull(),
  discountedCents: integer("discounted_cents"),
  currency: text("currency").notNull(),
  /** `item` is a kind of app/ui/art/merch; `cast` as in Picture. */
  art: jsonb("art").$type<{ seed: string; item: string; ink?: string; cast?: string } & PhotoOf>().notNull(),
  options: jsonb("options").$type<{ name: string; choices: string[] }[]>().notNull().default([]),
  translations: translations(),
  shipping: boolean("shipping").notNull().default(true),
  visible: boolean("visible").notNull().default(true),
  sortIndex: integer("sort_index").notNull(),
});

/** What can be bought of a product: one row per combination of its options, or a single row. */
export const productVariant = pgTable(
  "product_variant",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id),
    sku: text("sku").notNull().unique(),
    choices: jsonb("choices").$type<Record<string, string>>().notNull(),
    /** Null if unlimited: a gift card, a digital program. */
    capacity: integer("capacity"),
    remaining: integer("remaining"),
  },
  (t) => [
    index("product_variant_product").on(t.productId),
    check("variant_never_oversold", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.capacity}`),
  ],
);

/** A broadcast. Its state (announced, on sale, live, replay, closed) follows from its dates. */
export const ppvEvent = pgTable("ppv_event", {
  id: uuid("id").primaryKey(),
  eventId: uuid("event_id").references(() => event.id),
  title: text("title").notNull(),
  description: text("description").notNull(),
  poster: jsonb("poster").$type<{ seed: string; layout?: string; ink?: string; kicker?: string } & PhotoOf>().notNull(),
  translations: translations(),
  priceCents: integer("price_cents").notNull(),
  currency: text("currency").notNull(),
  saleStart: instant("sale_start").notNull(),
  liveStart: instant("live_start").notNull(),
  liveEnd: instant("live_end").notNull(),
  /** Null if the replay stays. */
  replayUntil: instant("replay_until"),
  premiumIncluded: boolean("premium_included").notNull().default(false),
  /** ISO 3166 alpha-2. Null if unrestricted. */
  allowedCountries: jsonb("allowed_countries").$type<string[]>(),
  blockedCountries: jsonb("blocked_countries").$type<string[]>(),
  /** How many devices may watch at once. */
  maxConcurrent: integer("max_concurrent").notNull().default(2),
  /** The film's folder, known only to the playback gate. */
  streamKey: text("stream_key").notNull(),
});

export const premiumPlan = pgTable("premium_plan", {
  /** Also identifies the plan in requests: `monthly`, `yearly`. */
  id: text("id").primaryKey(),
  interval: text("interval", { enum: ["month", "year"] }).notNull(),
  priceCents: integer("price_cents").notNull(),
  currency: text("currency").notNull(),
  trialDays: integer("trial_days").notNull(),
  sortIndex: integer("sort_index").notNull(),
});
